/** The length of an MP3, by counting its frames, whatever a header claims. */
import { walkFrames } from "../../formats/mp3/walk_frames.ts";

/** The result; `layer` is missing without frames. */
type Mp3Length = {
  seconds: number;
  layer?: number;
  /** Bytes of the frames, and of tags between them. */
  sound: number;
  tags: number;
};

/** Counts the frames that `walkFrames` finds. */
export async function measureMp3(
  content: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<Mp3Length> {
  const found: Mp3Length = { seconds: 0, sound: 0, tags: 0 };
  await walkFrames(content, {
    onFrame({ layer, samples, rate, length }) {
      found.layer ??= layer;
      found.seconds += samples / rate;
      found.sound += length;
    },
    onTag: (bytes) => void (found.tags += bytes),
  });
  return found;
}
