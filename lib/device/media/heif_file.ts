/**
 * HEIC photographs of phones, in the file format HEIF.
 *
 * Source: ISO/IEC 23008-12, annex B.4.1, for the brands.
 */

/** Bytes of the beginning of a file, with its brand. */
const HEAD = 12;

const BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Whether a file is HEIF by its brand, whatever its name. */
export async function isHeif(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return textAt(head, 4) === "ftyp" && BRANDS.includes(textAt(head, 8));
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.slice(at, at + 4));

/** The longest list of brands that exifr accepts, in bytes, and one that it accepts. */
const [LONGEST_LIST, SHORT_LIST] = [50, 24];

/**
 * The same bytes with a list of brands that exifr accepts: it refuses the longer one of phones
 * since 2024 (https://github.com/MikeKovarik/exifr/issues/138). The rest becomes a box without a
 * meaning, so that all offsets stay the same. Changes `bytes`.
 */
export function withShortBrands(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length < HEAD || textAt(bytes, 4) !== "ftyp") return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(0);
  if (size <= LONGEST_LIST || size > bytes.length) return bytes;
  const write = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at);
  view.setUint32(0, SHORT_LIST);
  write("mif1heic", 16);
  view.setUint32(SHORT_LIST, size - SHORT_LIST);
  write("free", SHORT_LIST + 4);
  return bytes;
}
