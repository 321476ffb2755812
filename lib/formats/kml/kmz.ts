/** Unpacks the map of a KMZ file, which is a zip archive with a KML document. */
import { Unzip, UnzipInflate } from "fflate";

/** Most bytes of an unpacked document: a small archive may unpack to more than the memory holds. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Most files of an archive that are examined. */
const MAX_FILES = 5000;

/** Packed bytes per step, which unpack to at most some 16 MB. */
const STEP = 16 * 1024;

/**
 * The document of an archive, or why it cannot be read, for people; and the names of its other
 * files.
 */
type KmzContent = { document: Uint8Array; others: string[] } | { message: string };

/** True for bytes that begin as a zip archive does. */
export const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

class TooLarge extends Error {}

/** Unpacks only the first KML document of an archive. Never throws. */
export function unpackKmz(bytes: Uint8Array): KmzContent {
  const parts: Uint8Array[] = [];
  const others: string[] = [];
  let [size, files] = [0, 0];
  let document: string | undefined;
  let isWhole = false;
  const unzip = new Unzip((file) => {
    if (++files > MAX_FILES) throw new TooLarge();
    if (document !== undefined || !/\.kml$/i.test(file.name)) {
      if (!file.name.endsWith("/")) others.push(file.name);
      return;
    }
    document = file.name;
    file.ondata = (error, part, final) => {
      if (error) throw error;
      size += part.length;
      if (size > MAX_BYTES) throw new TooLarge();
      parts.push(part);
      isWhole = final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      unzip.push(bytes.slice(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    if (error instanceof TooLarge) {
      return { message: "The zip file is too large. The limit for the map in it is 16 MiB" };
    }
    if (!isWhole) return { message: "The zip file is damaged and can’t be unpacked" };
  }
  if (document === undefined) return { message: whyNoMap(others) };
  if (!isWhole) return { message: "The zip file is damaged and can’t be unpacked" };
  return { document: concat(parts, size), others };
}

/** Spreadsheets (Excel, LibreOffice) and recorders' exports are zip archives, too. */
const whyNoMap = (files: string[]) =>
  files.some((name) => name === "xl/workbook.xml" || name === "content.xml")
    ? "A spreadsheet can’t be imported directly: save it as CSV (UTF-8), and import that file"
    : files.some((name) => /\.(mp3|m4a|wav|jpe?g|heic)$/i.test(name))
    ? "This zip file has recordings or pictures, and no archive: create a blank archive, and choose " +
      "the file under “Add recordings and photos” there"
    : "This zip file has no map (KML) in it";

function concat(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
