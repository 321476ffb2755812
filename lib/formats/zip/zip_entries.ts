/**
 * The entries of a zip file, unpacked one by one with a limit. The sizes in a directory may be
 * wrong, and `unzipSync` of fflate unpacks to the end, however long that is (its `Unzip` mistakes
 * marks inside a recording for the end).
 *
 * Source: .ZIP File Format Specification 6.3, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16, and 4.5.3.
 */
import { Inflate } from "fflate";

/**
 * An entry in the directory: its name (bytes as Latin-1), the time of its file's last change, its
 * packed size, and its claimed unpacked size.
 */
export type PackedEntry = {
  name: string;
  modified: Date;
  method: number;
  packed: Uint8Array;
  size: number;
};

/** More entries than this are refused: an archive has 6,000 files, a drive's folder more. */
const MAX_ENTRIES = 50_000;

/** "See the extra field", instead of a size or an offset. */
const ELSEWHERE = 0xffffffff;

const END = 0x06054b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;

/** Bytes of the end of a directory without a comment; a comment has at most 65,535. */
const END_BYTES = 22;

/** Bytes of an entry that are inflated in one step, at first and at most. */
const STEP = { first: 256, most: 16 * 1024 };

/** A zip file has more entries than are read. */
export class TooManyEntries extends Error {}

/** The entries in a zip file's directory. Throws an Error for a damaged one. */
export function* zipEntries(bytes: Uint8Array): Generator<PackedEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number) => view.getUint32(at, true);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => Number(view.getBigUint64(at, true));
  let { at, count } = directoryOf();
  if (count > MAX_ENTRIES) throw new TooManyEntries();
  for (; count > 0; count--) {
    if (number(at) !== ENTRY) throw new Error("The directory of a zip file is damaged");
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((field) => short(at + field));
    const extra = at + 46 + nameBytes;
    const [size, packedBytes, offset] = sizesOf(at, extra, extra + extraBytes);
    const start = offset + 30 + short(offset + 26) + short(offset + 28);
    const packed = bytes.subarray(start, start + packedBytes);
    if (packed.length < packedBytes) throw new Error("An entry of a zip file is cut off");
    const name = String.fromCharCode(...bytes.subarray(at + 46, extra));
    if (short(at + 8) & 1) throw new Error("An entry of a zip file is locked by a password");
    const modified = dateOf(short(at + 14), short(at + 12));
    yield { name, modified, method: short(at + 10), packed, size };
    at = extra + extraBytes + noteBytes;
  }

  function directoryOf() {
    let end = bytes.length - END_BYTES;
    const first = Math.max(0, end - 0xffff);
    while (end >= first && number(end) !== END) end--;
    if (end < first) throw new Error("A zip file has no directory");
    const found = { at: number(end + 16), count: short(end + 10) };
    if (found.at !== ELSEWHERE && found.count !== 0xffff) return found;
    const end64 = long(end - 12);
    if (number(end64) !== END_64) throw new Error("The directory of a zip file is damaged");
    return { at: long(end64 + 48), count: long(end64 + 32) };
  }

  /** Unpacked bytes, packed bytes, and where the entry begins. */
  function sizesOf(entry: number, extra: number, end: number): number[] {
    const sizes = [24, 20, 42].map((field) => number(entry + field));
    for (let at = extra; at + 4 <= end; at += 4 + short(at + 2)) {
      if (short(at) !== 1) continue;
      let value = at + 4;
      return sizes.map((size) => {
        if (size !== ELSEWHERE) return size;
        value += 8;
        return long(value - 8);
      });
    }
    return sizes;
  }
}

/** A date and a time of MS-DOS, taken as this device's local time. */
const dateOf = (date: number, time: number) =>
  new Date(
    1980 + (date >> 9),
    (date >> 5 & 15) - 1,
    date & 31,
    time >> 11,
    time >> 5 & 63,
    2 * (time & 31),
  );

/**
 * The content of an entry, cut at its claimed size. `onUnpacked` gets the number of bytes of each
 * step, and may throw. Throws an Error for a damaged entry.
 */
export function unpackEntry(
  { method, packed, size }: PackedEntry,
  onUnpacked: (bytes: number) => void,
): Uint8Array {
  if (method === 0) {
    onUnpacked(packed.length);
    return packed.slice(0, size);
  }
  if (method !== 8) throw new Error(`An entry of a zip file is packed by method ${method}`);
  const content = new Uint8Array(size);
  let at = 0;
  const inflate = new Inflate((part) => {
    onUnpacked(part.length);
    content.set(part.subarray(0, size - at), at);
    at = Math.min(size, at + part.length);
  });
  let step = STEP.first;
  for (let from = 0; from < packed.length && at < size; step = Math.min(2 * step, STEP.most)) {
    const next = packed.subarray(from, from + step);
    from += step;
    inflate.push(next, from >= packed.length);
  }
  if (at < size) throw new Error("An entry of a zip file is cut off");
  return content;
}
