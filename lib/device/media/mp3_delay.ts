/** The silence that an MP3 encoder puts before a recording, in a file of this device. */
import { DECODER_DELAY, INFO_BYTES, readInfo } from "../../formats/mp3/info_frame.ts";
import { readView, textAt } from "./file_parts.ts";

/** How many decoded samples of an MP3 are before its recording; 0 where the file does not say. */
export async function delayOf(file: Blob): Promise<number> {
  let at = 0;
  let view = await readView(file, 0, INFO_BYTES);
  while (textAt(view, 0, 3) === "ID3" && view.byteLength >= 10) {
    // Its size has seven bits in each byte.
    at += 10 + [6, 7, 8, 9].reduce((size, i) => size * 128 + view.getUint8(i), 0);
    view = await readView(file, at, INFO_BYTES);
  }
  const silence = readInfo(new Uint8Array(view.buffer))?.silence;
  return silence ? silence.delay + DECODER_DELAY : 0;
}
