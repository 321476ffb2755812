/** Reads a transcript from a file or a pasted text in any format. */
import { canonicalTag } from "../../model/text/language.ts";
import type { Chapter } from "../../model/tour/chapters.ts";
import { Transcript, type TranscriptSource } from "../../model/tour/transcript.ts";
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { number, ONE_DECIMAL } from "../../texts/formats.ts";
import { texts } from "../../texts/texts.ts";
import { fitChapters } from "../chapters/fit_chapters.ts";
import { decodeText, type Encoding } from "../decode_text.ts";
import { refusalOf } from "../recognize/file_kinds.ts";
import { recognizeBytes } from "../recognize/recognize_bytes.ts";
import { recognizeText } from "../recognize/recognize_text.ts";
import { fitTranscript } from "./fit_transcript.ts";
import type { RawTranscript } from "./raw_cue.ts";
import { ohmsRecord, readOhms } from "./read_ohms.ts";
import { readPlain } from "./read_plain.ts";
import { readSpeechJson, readTimedTable } from "./read_rows.ts";
import { readSbv, readSrt } from "./read_srt.ts";
import { readElan, readTtml } from "./read_timed_xml.ts";
import { hasTurns, readTurns } from "./read_turns.ts";
import { isVtt, readVtt } from "./read_vtt.ts";
import { tidied } from "./tidy_cues.ts";
import { wordText } from "./word_text.ts";

const t = texts("reading");
const inFiles = texts("files");
const inImports = texts("imports");

/** `fileName` is for messages; `language` is the stop's, and the file's own takes precedence. */
type ReadOptions = { fileName?: string; language: string };

/**
 * A transcript, chapters, or both; `leftOut` has lines for people about differences from the file.
 */
export type ReadTranscript =
  | { transcript?: Transcript; chapters?: Chapter[]; leftOut: string[] }
  | { problem: string };

/** Longest text that is read, in UTF-16 units: some 30 hours of speech. */
const MAX_TEXT = 2_000_000;

/** No text within that limit has more bytes in any encoding. */
const MAX_BYTES = 3 * MAX_TEXT;

type Found = { source: TranscriptSource; raw: RawTranscript };

/**
 * The transcript in a text, or one line with the reason why it cannot be read. Never throws.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { readTranscript } from "./read_transcript.ts";
 *
 * const file = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Mae>The mill stood here.\n";
 * const read = readTranscript(file, { language: "en" });
 * assert.ok("transcript" in read && read.transcript?.cues[0].speaker === "Mae");
 * ```
 */
export function readTranscript(text: string, { fileName, language }: ReadOptions): ReadTranscript {
  const name = nameOf(fileName, t("theText"));
  if (text.length > MAX_TEXT) {
    const size = number(text.length / 1e6, ONE_DECIMAL);
    return { problem: t("tooManyCharacters", { name, size, most: MAX_TEXT / 1e6 }) };
  }
  if (!isVtt(text) && isBinary(text)) {
    return { problem: t("isNoText", { name }) };
  }
  const tag = canonicalTag(language) ?? "und";
  const found = find(text, tag);
  if (typeof found === "string") return { problem: t("cantBeRead", { name, reason: found }) };
  const { source, raw } = found;
  const { chapters, leftOut: lost } = fitChapters(raw.chapters ?? []);
  const { cues, leftOut, notes } = fitTranscript(raw);
  const about = { ...chapters.length > 0 && { chapters }, leftOut: [...leftOut, ...lost] };
  if (cues.length === 0) {
    return chapters.length > 0 ? about : { problem: t("noWords", { name }) };
  }
  if (cues.length > MAX_CUES) {
    return { problem: t("tooManySentences", { name, most: MAX_CUES }) };
  }
  const read = Transcript.safeParse({
    language: canonicalTag(raw.language ?? "") ?? tag,
    source: raw.isMachine ? "machine" : source,
    notes,
    cues,
  });
  if (!read.success) {
    return { problem: t("refused", { name, reason: read.error.issues[0].message }) };
  }
  return { transcript: read.data, ...about };
}

type FileOptions = ReadOptions & { encoding?: Encoding };

/** The same for the bytes of a file, and its encoding if it is a guess. */
export function readTranscriptFile(
  bytes: Uint8Array,
  { encoding, ...options }: FileOptions,
): ReadTranscript & { guessed?: Encoding } {
  const name = nameOf(options.fileName, t("theFile"));
  const kind = recognizeBytes(bytes);
  if (kind === "word") {
    const text = wordText(bytes);
    return text === undefined
      ? { problem: t("isDamaged", { name }) }
      : readTranscript(text, options);
  }
  if (kind) return { problem: t("cantBeRead", { name, reason: refusalOf(kind) }) };
  // Its letters would take seconds to tell apart.
  if (bytes.length > MAX_BYTES) {
    const size = number(bytes.length / 1e6, ONE_DECIMAL);
    return { problem: t("tooManyMegabytes", { name, size, most: MAX_TEXT / 1e6 }) };
  }
  const { text, guessed, broken = 0 } = decodeText(bytes, encoding);
  const read = readTranscript(text, options);
  if ("problem" in read) return read;
  const lost = broken > 0 ? [inImports("lettersLost", { count: broken })] : [];
  return { ...read, leftOut: [...read.leftOut, ...lost], ...guessed && { guessed } };
}

/** The name of a file in a sentence. */
const nameOf = (fileName: string | undefined, unnamed: string): string =>
  fileName ? inFiles("quoted", { name: fileName }) : unnamed;

/** The content of the text, by its kind; or why it cannot be read, without a period at the end. */
function find(text: string, language: string): Found | string {
  const found = recognizeText(text);
  if ("problem" in found) return found.problem;
  const imported = (raw: RawTranscript, isCaptions?: boolean): Found => ({
    source: "imported",
    raw: tidied(raw, { isCaptions }),
  });
  switch (found.kind) {
    case "vtt":
      return imported(readVtt(found.text), /^Kind: *captions/m.test(found.text.slice(0, 200)));
    case "srt":
      return imported(readSrt(found.text));
    case "sbv":
      return imported(readSbv(found.text));
    case "ohms":
      return imported(readOhms(ohmsRecord(found.root)!, language));
    case "elan":
      return imported(readElan(found.root));
    case "ttml":
      return imported(readTtml(found.root));
    case "speechJson":
      return imported({ ...readSpeechJson(found.data), isMachine: true });
    case "timedTable":
      return imported(readTimedTable(found.text));
    case "text":
      return hasTurns(found.text)
        ? imported(readTurns(found.text, language))
        : { source: "typed", raw: readPlain(found.text, language) };
    case "empty":
      return { source: "typed", raw: { cues: [], leftOut: [] } };
    default:
      return refusalOf(found.kind);
  }
}

/** True for a binary file: more than one character in fifty is a control character. */
function isBinary(text: string): boolean {
  // deno-lint-ignore no-control-regex
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return text.startsWith("PK\u0003\u0004") || odd > 3 && odd * 50 > text.length;
}
