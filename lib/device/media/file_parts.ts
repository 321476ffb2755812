/** The parts of a file: atoms of MP4 (ISO/IEC 14496-12, 4.2), or chunks of RIFF, AIFF and CAF. */

/** A part, from `start` to `end` in bytes; its header is before it. */
export type Part = { name: string; start: number; end: number };

/** A limit, because a damaged file may claim any number of parts. */
const MAX_PARTS = 1000;

/** Reads the header at `at`: where its part begins, and the bytes until the next header. */
export type PartAt = (view: DataView, at: number) => { name: string; from: number; size: number };

export const atomAt: PartAt = (view, at) => {
  const [size, name] = [view.getUint32(0), textAt(view, 4, 4)];
  if (size === 1) return { name, from: at + 16, size: Number(view.getBigUint64(8)) };
  return { name, from: at + 8, size: size === 0 ? Infinity : size };
};

/** Chunks begin at even offsets; the sizes of RIFF are little-endian, those of AIFF are not. */
const chunkAt = (isLittle: boolean): PartAt => (view, at) => {
  const size = view.getUint32(4, isLittle);
  return { name: textAt(view, 0, 4), from: at + 8, size: 8 + size + size % 2 };
};
export const riffChunkAt = chunkAt(true);
export const aiffChunkAt = chunkAt(false);

/** The last chunk of a CAF may be of size -1: it goes on to the end of the file. */
export const cafChunkAt: PartAt = (view, at) => {
  const size = Number(view.getBigInt64(4));
  return { name: textAt(view, 0, 4), from: at + 12, size: size === -1 ? Infinity : 12 + size };
};

/** The parts between two offsets, as far as their headers can be read. */
export async function* partsOf(
  file: Blob,
  { start, end }: Omit<Part, "name">,
  partAt: PartAt,
): AsyncGenerator<Part> {
  for (let at = start, count = 0; at + 16 <= end && count < MAX_PARTS; count++) {
    const { name, from, size } = partAt(await readView(file, at, 16), at);
    if (size < 8) return;
    yield { name, start: from, end: Math.min(end, at + size) };
    at += size;
  }
}

/** The first part of that name. */
export async function findPart(
  name: string,
  parts: AsyncGenerator<Part>,
): Promise<Part | undefined> {
  for await (const part of parts) if (part.name === name) return part;
  return undefined;
}

/** Up to `length` bytes of a file. */
export const readView = async (file: Blob, at: number, length: number) =>
  new DataView(await file.slice(at, at + length).arrayBuffer());

/** Bytes as Latin-1; fewer where the view ends. */
export const textAt = (view: DataView, at: number, length: number): string =>
  Array.from(
    { length: Math.max(0, Math.min(length, view.byteLength - at)) },
    (_, i) => String.fromCharCode(view.getUint8(at + i)),
  ).join("");
