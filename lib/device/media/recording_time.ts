/**
 * When a recording was made, from its container: M4A, and the WAV of field recorders. MP3, Ogg and
 * WebM have no such field.
 */
import { atomAt, findPart, partsOf, readView, riffChunkAt, textAt } from "./file_parts.ts";

/** From 1904, the epoch of MP4, to 1970, in seconds. */
const EPOCH = 2_082_844_800;

/** WAV, and its kinds for more than 4 GB (EBU Tech 3306, ITU-R BS.2088). */
const RIFFS = ["RIFF", "RF64", "BW64"];

/** Milliseconds since 1970; undefined for a file without a time. Rejects when reading fails. */
export async function readRecordingTime(file: Blob): Promise<number | undefined> {
  const head = await readView(file, 0, 12);
  if (textAt(head, 4, 4) === "ftyp") return await timeOfMp4(file);
  const isWave = RIFFS.includes(textAt(head, 0, 4)) && textAt(head, 8, 4) === "WAVE";
  return isWave ? await timeOfWave(file) : undefined;
}

/** The time is in the movie header (8.2.2); 0 means unknown. */
async function timeOfMp4(file: Blob): Promise<number | undefined> {
  const movie = await findPart("moov", partsOf(file, { start: 0, end: file.size }, atomAt));
  const header = movie && await findPart("mvhd", partsOf(file, movie, atomAt));
  if (!header) return undefined;
  const view = await readView(file, header.start, 12);
  if (view.byteLength < 12) return undefined;
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  return seconds > EPOCH ? (seconds - EPOCH) * 1000 : undefined;
}

/** The "bext" chunk of broadcast waves (EBU Tech 3285) has the time of the recorder's clock. */
async function timeOfWave(file: Blob): Promise<number | undefined> {
  const bext = await findPart("bext", partsOf(file, { start: 12, end: file.size }, riffChunkAt));
  if (!bext) return undefined;
  const [DATE, TIME] = [320, 330];
  const view = await readView(file, bext.start, TIME + 8);
  const [day, clock] = [textAt(view, DATE, 10), textAt(view, TIME, 8)]
    .map((text) => text.split(/\D/).map(Number));
  const [year, month, date] = day;
  const time = new Date(year, month - 1, date, ...clock).getTime();
  return year > 1980 && clock.length === 3 && Number.isFinite(time) ? time : undefined;
}
