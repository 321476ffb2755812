/**
 * When a recording was made, from its container: M4A, and the WAV of field recorders. MP3, Ogg and
 * WebM have no such field.
 */

/** A part of a file: an atom of MP4 (ISO/IEC 14496-12, 4.2), or a chunk of RIFF. */
type Part = { name: string; start: number; end: number };

/** A limit, because a damaged file may claim any number of parts. */
const MAX_PARTS = 1000;

/** From 1904, the epoch of MP4, to 1970, in seconds. */
const EPOCH = 2_082_844_800;

/** Milliseconds since 1970; undefined for a file without a time. Rejects when reading fails. */
export async function readRecordingTime(file: Blob): Promise<number | undefined> {
  const head = await read(file, 0, 12);
  if (textAt(head, 4, 4) === "ftyp") return await timeOfMp4(file);
  const isWave = textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 4) === "WAVE";
  return isWave ? await timeOfWave(file) : undefined;
}

/** The time is in the movie header (8.2.2); 0 means unknown. */
async function timeOfMp4(file: Blob): Promise<number | undefined> {
  const movie = await find("moov", partsOf(file, { start: 0, end: file.size }, atomAt));
  const header = movie && await find("mvhd", partsOf(file, movie, atomAt));
  if (!header) return undefined;
  const view = await read(file, header.start, 12);
  if (view.byteLength < 12) return undefined;
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  return seconds > EPOCH ? (seconds - EPOCH) * 1000 : undefined;
}

/** The "bext" chunk of broadcast waves (EBU Tech 3285) has the time of the recorder's clock. */
async function timeOfWave(file: Blob): Promise<number | undefined> {
  const bext = await find("bext", partsOf(file, { start: 12, end: file.size }, chunkAt));
  if (!bext) return undefined;
  const [DATE, TIME] = [320, 330];
  const view = await read(file, bext.start, TIME + 8);
  const [day, clock] = [textAt(view, DATE, 10), textAt(view, TIME, 8)]
    .map((text) => text.split(/\D/).map(Number));
  const [year, month, date] = day;
  const time = new Date(year, month - 1, date, ...clock).getTime();
  return year > 1980 && clock.length === 3 && Number.isFinite(time) ? time : undefined;
}

type PartAt = (view: DataView, at: number) => { name: string; from: number; size: number };

const atomAt: PartAt = (view, at) => {
  const [size, name] = [view.getUint32(0), textAt(view, 4, 4)];
  if (size === 1) return { name, from: at + 16, size: Number(view.getBigUint64(8)) };
  return { name, from: at + 8, size: size === 0 ? Infinity : size };
};

/** Chunks begin at even offsets. */
const chunkAt: PartAt = (view, at) => {
  const size = view.getUint32(4, true);
  return { name: textAt(view, 0, 4), from: at + 8, size: 8 + size + size % 2 };
};

async function* partsOf(
  file: Blob,
  { start, end }: Omit<Part, "name">,
  partAt: PartAt,
): AsyncGenerator<Part> {
  for (let at = start, count = 0; at + 16 <= end && count < MAX_PARTS; count++) {
    const { name, from, size } = partAt(await read(file, at, 16), at);
    if (size < 8) return;
    yield { name, start: from, end: Math.min(end, at + size) };
    at += size;
  }
}

async function find(name: string, parts: AsyncGenerator<Part>): Promise<Part | undefined> {
  for await (const part of parts) if (part.name === name) return part;
  return undefined;
}

const read = async (file: Blob, at: number, length: number) =>
  new DataView(await file.slice(at, at + length).arrayBuffer());

const textAt = (view: DataView, at: number, length: number): string =>
  Array.from(
    { length: Math.max(0, Math.min(length, view.byteLength - at)) },
    (_, i) => String.fromCharCode(view.getUint8(at + i)),
  ).join("");
