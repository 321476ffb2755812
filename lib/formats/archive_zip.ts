/**
 * An archive with its recordings and pictures as one zip file: `archive.json`, which is the export
 * to JSON, and each file that the program stores under its path on the server, such as
 * `media/{hash}.mp3`.
 */
import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { parseMediaName } from "../model/media.ts";
import { counted } from "./report.ts";

const DOCUMENT = "archive.json";

/** Most bytes of `archive.json`, and of all files together, unpacked. */
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;
const MAX_BYTES = 600 * 1024 * 1024;

/** Most files of an archive: twice as many as 1,000 stops with a picture in two sizes have. */
const MAX_FILES = 6000;

/** Files by their paths on the server, such as "/media/{hash}.mp3". */
export type ArchiveFiles = Map<string, Uint8Array>;

/**
 * The bytes of an archive, in parts; `document` is the text of `archive.json`. Files are stored as
 * they are: sound and pictures are compressed already.
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

/** What an archive contains, or why it cannot be read, for people. */
export type UnpackedArchive = { document: Uint8Array; files: ArchiveFiles } | { message: string };

/**
 * Unpacks an archive, which may have been packed again with a folder around it; undefined for a zip
 * file that is none. Never throws.
 */
export function unpackArchive(bytes: Uint8Array): UnpackedArchive | undefined {
  try {
    const document = documentOf(bytes);
    if (!document) return undefined;
    const folder = document.name.slice(0, -DOCUMENT.length);
    const files: ArchiveFiles = new Map();
    let [size, packed, count] = [0, 0, 0];
    const unpacked = unzipSync(bytes, {
      filter({ name, originalSize, size: packedSize }) {
        if (!name.startsWith(`${folder}media/`)) return false;
        if (!parseMediaName(name.slice(folder.length + "media/".length))) return false;
        size += originalSize;
        if (size > MAX_BYTES || ++count > MAX_FILES) throw new TooLarge();
        packed += packedSize;
        if (packed > bytes.length) throw new Error("Entries share the same bytes");
        return true;
      },
    });
    for (const [name, content] of Object.entries(unpacked)) {
      files.set(`/${name.slice(folder.length)}`, content);
    }
    return { document: document.content, files };
  } catch (error) {
    const limit = `${counted(MAX_FILES, "file")} and ${MAX_BYTES / 1024 / 1024} MiB`;
    return error instanceof TooLarge
      ? { message: `The archive is too large: ${limit} at most can be read` }
      : { message: "The archive is damaged, and cannot be unpacked" };
  }
}

class TooLarge extends Error {}

/** The `archive.json` that lies in the fewest folders. */
function documentOf(bytes: Uint8Array): { name: string; content: Uint8Array } | undefined {
  let name: string | undefined;
  unzipSync(bytes, {
    filter(file) {
      const isDocument = file.name === DOCUMENT || file.name.endsWith(`/${DOCUMENT}`);
      const isSystem = file.name.startsWith("__MACOSX/");
      if (!isDocument || isSystem) return false;
      if (name === undefined || depth(file.name) < depth(name)) name = file.name;
      return false;
    },
  });
  if (name === undefined) return undefined;
  const unpacked = unzipSync(bytes, {
    filter(file) {
      if (file.name !== name) return false;
      if (file.originalSize > MAX_DOCUMENT_BYTES) throw new TooLarge();
      return true;
    },
  });
  return { name, content: unpacked[name] };
}

const depth = (name: string) => name.split("/").length;
