/** Reads the translation of an archive from a file: XLIFF 2 or a table. */
import { nameOfLanguage } from "../../model/text/language_names.ts";
import { language as readersLanguage, texts } from "../../texts/texts.ts";
import { decodeText } from "../decode_text.ts";
import { recognizeBytes } from "../recognize/recognize_bytes.ts";
import { fileEntry } from "../report.ts";
import { localName, parseRoot } from "../xml.ts";
import { type PresentWords, type ReadWords, takeWords } from "./take_words.ts";
import type { WordsInFile } from "./words_file.ts";
import { readWordsTable } from "./words_table.ts";
import { readXliff } from "./xliff_read.ts";

const t = texts("wordFiles");

/** Most bytes of a file: several times the words of the largest archive. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The changes that a file makes to the translation of an archive into `language`, of which `units`
 * are stored, and a report of what does not fit. The content decides the kind of file. Never
 * throws.
 */
export function readWordsFile(bytes: Uint8Array, present: PresentWords): ReadWords {
  const read = inFile(bytes);
  if (typeof read === "string") return { words: [], report: [fileEntry("note", read)] };
  const { language: found } = read;
  if (found !== undefined && baseOf(found) !== baseOf(present.language)) {
    const name = (tag: string) => nameOfLanguage(tag, readersLanguage());
    const message = t("otherLanguage", { found: name(found), wanted: name(present.language) });
    return { words: [], report: [fileEntry("note", message)] };
  }
  return takeWords(read.found, present);
}

/** A language without its script and region, which programs add. */
const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0];

/** The words, or why they cannot be read. */
function inFile(bytes: Uint8Array): WordsInFile | string {
  if (bytes.length > MAX_BYTES || recognizeBytes(bytes) !== undefined) return t("noWordsFile");
  const text = decodeText(bytes).text.replace(/^\ufeff/, "");
  if (!/^\s*<[?!a-z]/i.test(text)) return readWordsTable(text) ?? t("noWordsFile");
  const root = parseRoot(text.trimStart());
  if (typeof root === "string") return root;
  if (localName(root) !== "xliff") return t("noWordsFile");
  const { version = "" } = root.attributes;
  return version.startsWith("2.") ? readXliff(root) : t("otherXliff", { version });
}
