/** The chapters in the file of a recording: frames of an MP3, or a list in an M4A or MP4. */
import { fitChapters, type RawChapter, type ReadChapters } from "./fit_chapters.ts";
import { id3Chapters, id3Length } from "./id3_chapters.ts";
import { mp4Chapters } from "./mp4_chapters.ts";

/** Most bytes of the part of a file that has its chapters, and pictures. */
const MAX_BYTES = 32 * 1024 * 1024;

/** None for a file without chapters, and for one that is damaged. Never throws. */
export async function fileChapters(file: Blob): Promise<ReadChapters> {
  const raw = await readRaw(file).catch(() => []);
  return fitChapters(raw);
}

async function readRaw(file: Blob): Promise<RawChapter[]> {
  const head = await bytesOf(file, 0, 16);
  const tag = id3Length(head);
  if (tag > 0) return tag <= MAX_BYTES ? id3Chapters(await bytesOf(file, 0, tag)) : [];
  const isMp4 = new TextDecoder("latin1").decode(head.subarray(4, 8)) === "ftyp";
  const moov = isMp4 ? await findBox(file, "moov") : undefined;
  return moov ? mp4Chapters(moov) : [];
}

/** The content of a box at the top level of an MP4 file. */
async function findBox(file: Blob, wanted: string): Promise<Uint8Array | undefined> {
  for (let at = 0; at + 16 <= file.size;) {
    const head = new DataView((await bytesOf(file, at, at + 16)).buffer);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((i) => head.getUint8(i)));
    const short = head.getUint32(0);
    const size = short === 1 ? Number(head.getBigUint64(8)) : short || file.size - at;
    if (size < 8) return undefined;
    if (name === wanted) {
      return size <= MAX_BYTES
        ? await bytesOf(file, at + (short === 1 ? 16 : 8), at + size)
        : undefined;
    }
    at += size;
  }
}

const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());
