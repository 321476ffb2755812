/** The recordings and pictures in a zip file from a recorder, a phone or a drive. */
import { texts } from "../../texts/texts.ts";
import { decodeText } from "../decode_text.ts";
import { type PackedEntry, TooManyEntries, unpackEntry, zipEntries } from "./zip_entries.ts";

const t = texts("imports");

/** Most files that are unpacked: a recording and a picture for each of 500 stops. */
const MAX_FILES = 1000;

/** Most bytes of all of them together, unpacked. */
const MAX_BYTES = 600 * 1024 * 1024;

/** A file without its folders; `modified` is in milliseconds since 1970, by the device's clock. */
export type UnpackedFile = { name: string; modified: number; bytes: Uint8Array<ArrayBuffer> };

/** The wanted files, and the names of the others; or why it cannot be read, for people. */
export type ZipFiles = { files: UnpackedFile[]; others: string[] } | { message: string };

/** Files that systems add to zip files. */
const ADDED = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/** Unpacks the files of a zip file whose names `isWanted` accepts. Never rejects. */
export async function unpackFiles(
  zip: Blob,
  isWanted: (name: string) => boolean,
): Promise<ZipFiles> {
  try {
    // Sound is packed to nearly its own size.
    if (zip.size > MAX_BYTES) throw new TooLarge();
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const entries = Array.from(zipEntries(bytes), (entry) => ({ entry, path: pathOf(entry) }))
      .filter(({ path }) => !ADDED.test(path))
      .map(({ entry, path }) => ({ entry, name: path.slice(path.lastIndexOf("/") + 1), path }));
    if (entries.some(({ name }) => name === "archive.json")) return { message: t("zipIsArchive") };
    const wanted = entries.filter(({ name }) => isWanted(name));
    let left = MAX_BYTES;
    const take = (count: number) => {
      left -= count;
      if (left < 0) throw new TooLarge();
    };
    if (wanted.length > MAX_FILES) throw new TooLarge();
    // The claimed size of an entry is allocated at once, so it must be within the limit.
    if (wanted.reduce((sum, { entry }) => sum + entry.size, 0) > MAX_BYTES) throw new TooLarge();
    if (wanted.reduce((sum, { entry }) => sum + entry.packed.length, 0) > bytes.length) {
      throw new Error("Entries share the same bytes");
    }
    return {
      files: wanted.map(({ entry, name }) => ({
        name,
        modified: entry.modified.getTime(),
        bytes: unpackEntry(entry, take) as Uint8Array<ArrayBuffer>,
      })),
      others: entries.filter(({ name }) => !isWanted(name)).map(({ name }) => name),
    };
  } catch (error) {
    return {
      message: error instanceof TooLarge || error instanceof TooManyEntries
        ? t("unpackInParts", { files: MAX_FILES, limit: MAX_BYTES / 1024 / 1024 })
        : t("zipLocked"),
    };
  }
}

class TooLarge extends Error {}

/** Names are UTF-8 in most zip files, with or without the flag. */
const pathOf = ({ name }: PackedEntry) =>
  decodeText(Uint8Array.from(name, (letter) => letter.charCodeAt(0))).text.replaceAll("\\", "/");
