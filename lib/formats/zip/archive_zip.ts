/**
 * An archive with its recordings and pictures as one zip file: `archive.json`, which is the export
 * to JSON, and each file that the program stores under its path on the server, such as
 * `media/{hash}.mp3`.
 */
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { parseMediaName } from "../../model/media/media.ts";
import { texts } from "../../texts/texts.ts";
import { RELEASES_ENTRY } from "./release_entries.ts";
import { type PackedEntry, TooManyEntries, unpackEntry, zipEntries } from "./zip_entries.ts";

const t = texts("imports");

const DOCUMENT = "archive.json";

/** Most bytes of `archive.json`, which has all languages, and of all files together, unpacked. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 600 * 1024 * 1024;

/** Most files of an archive: twice as many as 1,000 stops with pictures in two sizes. */
const MAX_FILES = 6000;

/** Files by their paths on the server, such as "/media/{hash}.mp3". */
export type ArchiveFiles = Map<string, Uint8Array>;

/**
 * The bytes of an archive, in parts; `document` is the text of `archive.json`. Files are not
 * compressed, because sound and pictures already are.
 */
export function packArchive(document: string, files: ArchiveFiles, now: Date): Uint8Array[] {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const add = (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    entry.mtime = now;
    zip.add(entry);
    entry.push(bytes, true);
  };
  add(new ZipDeflate(DOCUMENT), new TextEncoder().encode(document));
  for (const [path, bytes] of files) add(new ZipPassThrough(path.slice(1)), bytes);
  zip.end();
  return parts;
}

/** The content of an archive, or why it cannot be read, for people. */
type UnpackedArchive =
  | { document: Uint8Array; files: ArchiveFiles; hasReleases: boolean }
  | { message: string };

/**
 * Unpacks an archive, which may have been packed again with a folder around it; undefined for other
 * zip files. Never throws.
 */
export function unpackArchive(bytes: Uint8Array): UnpackedArchive | undefined {
  try {
    const entries = Array.from(zipEntries(bytes));
    const document = documentOf(entries);
    if (!document) return undefined;
    if (document.size > MAX_DOCUMENT_BYTES) throw new TooLarge();
    const folder = `${document.name.slice(0, -DOCUMENT.length)}media/`;
    const chosen = entries.filter(({ name }) =>
      name.startsWith(folder) && parseMediaName(name.slice(folder.length))
    );
    const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
    if (chosen.length > MAX_FILES || sum(chosen.map(({ size }) => size)) > MAX_BYTES) {
      throw new TooLarge();
    }
    if (sum(chosen.map(({ packed }) => packed.length)) > bytes.length) {
      throw new Error("Entries share the same bytes");
    }
    // Unpacked bytes are counted as well, because entries may claim fewer.
    let left = MAX_BYTES + MAX_DOCUMENT_BYTES;
    const onUnpacked = (count: number) => {
      left -= count;
      if (left < 0) throw new TooLarge();
    };
    const content = unpackEntry(document, onUnpacked);
    const files: ArchiveFiles = new Map();
    for (const entry of chosen) {
      const path = `/media/${entry.name.slice(folder.length)}`;
      files.set(path, unpackEntry(entry, onUnpacked));
    }
    const releases = document.name.slice(0, -DOCUMENT.length) + RELEASES_ENTRY.slice(1);
    return { document: content, files, hasReleases: entries.some(({ name }) => name === releases) };
  } catch (error) {
    return error instanceof TooLarge || error instanceof TooManyEntries
      ? { message: t("zipTooLarge", { files: MAX_FILES, limit: MAX_BYTES / 1024 / 1024 }) }
      : { message: t("zipDamaged") };
  }
}

class TooLarge extends Error {}

/** The `archive.json` in the fewest folders. */
function documentOf(entries: PackedEntry[]): PackedEntry | undefined {
  let found: PackedEntry | undefined;
  for (const entry of entries) {
    const { name } = entry;
    const isDocument = name === DOCUMENT || name.endsWith(`/${DOCUMENT}`);
    if (!isDocument || name.startsWith("__MACOSX/")) continue;
    if (!found || depth(name) < depth(found.name)) found = entry;
  }
  return found;
}

const depth = (name: string) => name.split("/").length;
