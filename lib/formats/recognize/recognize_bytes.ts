/** Tells what the bytes of a file are, unless they are a text. */
import { zipEntries } from "../zip/zip_entries.ts";
import type { FileKind } from "./file_kinds.ts";

/** The kind of a file that is no text; undefined for a text in any encoding. Never throws. */
export function recognizeBytes(bytes: Uint8Array): FileKind | undefined {
  if (isZip(bytes)) return zipKind(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  if (head.startsWith("%PDF-")) return "pdf";
  // A text may begin with the same letters, such as "FORM" or "BM".
  if (!isBinary(bytes)) return undefined;
  const found = SIGNATURES.find(([begin, , at = 0]) => head.startsWith(begin, at));
  return found?.[1] ?? (isMpegAudio(bytes) ? "recording" : "binary");
}

/** True for bytes that begin as a zip archive does. */
export const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** The first bytes as windows-1252, and their place. Source: each format's specification. */
const SIGNATURES: [begin: string, kind: FileKind, at?: number][] = [
  ["ÐÏ\u0011à", "oldOffice"],
  ["SQLite format 3\0", "database"],
  ["\0\u0001\0\0Standard", "database"],
  ["\0\0'\n\0\0", "shapefile"],
  [".FIT", "fit", 8],
  ["7z¼¯", "packed"],
  ["Rar!", "packed"],
  ["\u001f‹", "packed"],
  ["BZh", "packed"],
  ["ID3", "recording"],
  ["OggS", "recording"],
  ["fLaC", "recording"],
  ["RIFF", "recording"],
  ["RF64", "recording"],
  ["BW64", "recording"],
  ["FORM", "recording"],
  ["caff", "recording"],
  ["#!AMR", "recording"],
  ["\u001aEß£", "recording"],
  ["0&²u", "recording"],
  ["ftyphei", "picture", 4],
  ["ftypmif", "picture", 4],
  ["ftypavif", "picture", 4],
  ["ftyp", "recording", 4],
  ["ÿØÿ", "picture"],
  ["‰PNG", "picture"],
  ["GIF8", "picture"],
  ["II*\0", "picture"],
  ["MM\0*", "picture"],
  ["BM", "picture"],
  ["MZ", "program"],
  ["\u007fELF", "program"],
];

/** A frame of MPEG audio without a tag: eleven ones, then a layer that exists. */
const isMpegAudio = ([first, second]: Uint8Array): boolean =>
  first === 0xff && second !== 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 &&
  second !== 0xfe;

/** More than one control character in fifty, except in UTF-16, where every other byte may be 0. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  const isMarked = head[0] === 0xff && head[1] === 0xfe || head[0] === 0xfe && head[1] === 0xff;
  if (isMarked) return false;
  const controls = head.filter((byte) => byte > 0 && byte < 32 && !TEXT_CONTROLS.includes(byte));
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length);
  return (controls.length + Math.min(...zeros)) * 50 > head.length && head.length > 8;
}

/** Tab, line feed, vertical tab, form feed, carriage return, and the end of a file in DOS. */
const TEXT_CONTROLS = [9, 10, 11, 12, 13, 26];

/** By a file that each such zip file has; the first that is there decides. */
const MEMBERS: [RegExp, FileKind][] = [
  [/(^|\/)archive\.json$/, "archiveZip"],
  [/^word\/document\.xml$/, "word"],
  [/^xl\/workbook\.(xml|bin)$/, "excel"],
  [/^ppt\/presentation\.xml$/, "slides"],
  [/^content\.xml$/, "ods"],
  [/^Index\/Document\.iwa$|^Index\.zip$/, "pages"],
  [/\.kml$/i, "kmz"],
  [/\.shp$/i, "shapefile"],
  [/\.(mp3|m4a|wav|ogg|opus|flac|aac|jpe?g|png|webp|heic)$/i, "mediaZip"],
];

function zipKind(bytes: Uint8Array): FileKind {
  try {
    const names = Array.from(zipEntries(bytes), ({ name }) => name);
    const type = new TextDecoder("latin1").decode(bytes.subarray(30, 110));
    if (type.includes("opendocument.text")) return "odt";
    if (type.includes("opendocument.spreadsheet")) return "ods";
    if (type.includes("opendocument.presentation")) return "slides";
    return MEMBERS.find(([member]) => names.some((name) => member.test(name)))?.[1] ?? "zip";
  } catch {
    // The readers of archives and maps say what is wrong with it.
    return "archiveZip";
  }
}
