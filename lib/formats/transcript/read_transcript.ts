/** Reads a transcript from a file or a pasted text in any format. */
import { canonicalTag } from "../../model/text/language.ts";
import { Transcript, type TranscriptSource } from "../../model/tour/transcript.ts";
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { parseRoot } from "../xml.ts";
import type { RawTranscript } from "./raw_cue.ts";
import { ohmsRecord, readOhms } from "./read_ohms.ts";
import { readPlain } from "./read_plain.ts";
import { isSrt, readSrt } from "./read_srt.ts";
import { isVtt, readVtt } from "./read_vtt.ts";
import { fitTranscript } from "./fit_transcript.ts";

/** `fileName` is for messages; `language` is the stop's, and the file's own takes precedence. */
type ReadOptions = { fileName?: string; language: string };

/** `leftOut` has lines for people about differences from the file. */
type ReadTranscript = { transcript: Transcript; leftOut: string[] } | { problem: string };

/** Longest text that is read, in UTF-16 units: some 30 hours of speech. */
const MAX_TEXT = 2_000_000;

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
 * assert.ok("transcript" in read && read.transcript.cues[0].speaker === "Mae");
 * ```
 */
export function readTranscript(text: string, { fileName, language }: ReadOptions): ReadTranscript {
  const name = fileName ? `“${fileName}”` : "The text";
  if (text.length > MAX_TEXT) {
    const size = (text.length / 1e6).toFixed(1);
    return { problem: `${name} has ${size} million characters. The limit is ${MAX_TEXT / 1e6}.` };
  }
  if (!isVtt(text) && isBinary(text)) {
    return { problem: `${name} isn’t a text. Save it as plain text or WebVTT.` };
  }
  const tag = canonicalTag(language) ?? "und";
  const found = find(text.replace(/^\ufeff/, ""), tag);
  if (typeof found === "string") return { problem: `${name} can’t be read: ${found}` };
  const { cues, leftOut, notes } = fitTranscript(found.raw);
  if (cues.length === 0) return { problem: `${name} has no words to read.` };
  if (cues.length > MAX_CUES) {
    const most = MAX_CUES.toLocaleString("en-US");
    return { problem: `${name} has more than ${most} sentences, the limit for one stop.` };
  }
  const read = Transcript.safeParse({
    language: canonicalTag(found.raw.language ?? "") ?? tag,
    source: found.source,
    notes,
    cues,
  });
  if (!read.success) return { problem: `${name}: ${read.error.issues[0].message}.` };
  return { transcript: read.data, leftOut };
}

/** The content of the text, by its beginning; or why it cannot be read. */
function find(text: string, language: string): Found | string {
  if (isVtt(text)) return { source: "imported", raw: readVtt(text) };
  if (/^\s*<(\?xml|[a-z])/i.test(text)) {
    const root = parseRoot(text.trimStart());
    if (typeof root === "string") return root;
    const record = ohmsRecord(root);
    if (!record) return "it is XML, but not of OHMS. Save it as WebVTT.";
    return { source: "imported", raw: readOhms(record, language) };
  }
  if (isSrt(text)) return { source: "imported", raw: readSrt(text) };
  return { source: "typed", raw: readPlain(text, language) };
}

/** The first bytes of formatted files: RTF, and zip (Word). */
const OTHER_FILES = ["{\\rtf", "PK\u0003\u0004", "%PDF"];

/** True for a binary file: more than one character in fifty is a control character. */
function isBinary(text: string): boolean {
  // deno-lint-ignore no-control-regex
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return OTHER_FILES.some((begin) => text.startsWith(begin)) || odd > 3 && odd * 50 > text.length;
}
