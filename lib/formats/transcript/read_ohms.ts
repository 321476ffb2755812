/**
 * Reads the transcript and the index of an OHMS interview.
 *
 * Source: Louie B. Nunn Center, OHMS: `<sync>1:|12(3)|25(7)` means that minute 1 begins in line 12.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { texts } from "../../texts/texts.ts";
import { children, localName, textOf } from "../xml.ts";
import { linesOf, type RawCue, type RawTranscript } from "./raw_cue.ts";
import { readPlain } from "./read_plain.ts";
import { isVtt, readVtt } from "./read_vtt.ts";
import type { RawChapter } from "../chapters/fit_chapters.ts";

const t = texts("reading");

/** The record of an OHMS file, alone or in a `ROOT`; undefined for other XML. */
export const ohmsRecord = (root: XmlElement): XmlElement | undefined =>
  [root, ...children(root, "record")].find((record) =>
    localName(record) === "record" &&
    ["transcript", "vtt_transcript", "index"].some((name) => children(record, name).length > 0)
  );

/** Version 6 has the transcript as WebVTT, earlier ones as lines with a time for each minute. */
export function readOhms(record: XmlElement, language: string): RawTranscript {
  const chapters = chaptersIn(record);
  const vtt = textOf(record, "vtt_transcript")?.trim() ?? "";
  const read = isVtt(vtt) ? readOhmsVtt(vtt) : readLines(record, language);
  return { ...read, ...chapters.length > 0 && { chapters } };
}

/** OHMS marks the beginning and the end of the transcript with notes. */
function readOhmsVtt(vtt: string): RawTranscript {
  const { notes = "", ...read } = readVtt(vtt);
  const own = notes.split("\n\n").filter((note) =>
    !/^TRANSCRIPTION (BEGIN|END)$/.test(note.trim())
  );
  return { ...read, notes: own.join("\n\n") || undefined };
}

/** What OHMS writes where an interview has no transcript. */
const NONE = /^\s*no transcript\.?\s*$/i;

function readLines(record: XmlElement, language: string): RawTranscript {
  const text = textOf(record, "transcript") ?? "";
  if (NONE.test(text)) return { cues: [], leftOut: [] };
  const [speech, footnotes = ""] = text.split("[[footnotes]]");
  const lines = linesOf(speech.replace(FOOTNOTE, "\ue000$2\ue001$1"));
  const { minutes, starts } = readSync(textOf(record, "sync") ?? "");
  const { cues, leftOut } = starts.length === 0
    ? readPlain(lines.join("\n"), language)
    : { cues: byMinutes(lines, starts, minutes, language), leftOut: [t("timesByMinute")] };
  return withFootnotes({ cues, leftOut }, footnotes);
}

/** A footnote's number, with the end of the sentence before it, which it would hide. */
const FOOTNOTE =
  /([.!?]?["”’)]{0,3})[ \t]{0,3}\[\[footnote\]\]\s{0,9}(\d{1,4})\s{0,9}\[\[\/footnote\]\]/g;

/** The same while sentences are cut, between two letters that no text has. */
const MARK = /\ue000(\d{1,4})\ue001/g;

/** The marks of footnotes are no speech; each footnote becomes a note with its sentence. */
function withFootnotes({ cues, leftOut }: RawTranscript, footnotes: string): RawTranscript {
  const sentences = new Map<number, string>();
  const plain = cues.map((cue) => {
    const text = cue.text.replace(MARK, "");
    for (const [, number] of cue.text.matchAll(MARK)) sentences.set(Number(number), text.trim());
    return { ...cue, text };
  });
  const notes = [...footnotes.matchAll(/\[\[note\]\](.*?)\[\[\/note\]\]/gs)].map(([, note], i) => {
    const sentence = sentences.get(i + 1);
    return `${sentence ? `“${sentence}”: ` : ""}${note.trim()}`;
  });
  return { cues: plain, leftOut, ...notes.length > 0 && { notes: notes.join("\n\n") } };
}

/** The sentences of each minute, whose time is divided among them. */
function byMinutes(lines: string[], starts: number[], minutes: number, language: string): RawCue[] {
  const bounds = [0, ...starts, lines.length];
  let speaker: string | undefined;
  let count = 0;
  return bounds.slice(0, -1).flatMap((from, i) => {
    if (count > MAX_CUES) return [];
    const { cues } = readPlain(lines.slice(from, bounds[i + 1]).join("\n"), language);
    // Minutes begin in the middle of sentences.
    const next = cues.findIndex((cue) => cue.speaker);
    const spoken = cues.map((cue, n) =>
      speaker && (next < 0 || n < next) ? { speaker, ...cue } : cue
    );
    speaker = spoken.at(-1)?.speaker ?? speaker;
    count += spoken.length;
    return spread(spoken, i * minutes * 60_000, minutes * 60_000);
  });
}

/** The points of the index, with a place where its coordinates can be read. */
function chaptersIn(record: XmlElement): RawChapter[] {
  const points = children(record, "index").flatMap((index) => children(index, "point"));
  return points.map((point) => {
    const part = (name: string) => textOf(point, name)?.trim() ?? "";
    const [lat, lng] = part("gps").split(/[,\s]+/).map(Number);
    const isPlaced = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    const keywords = [...part("keywords").split(";"), ...part("subjects").split(";")]
      .map((word) => word.trim()).filter(Boolean);
    const name = part("gps_text");
    return {
      at: Number(part("time")) * 1000,
      title: part("title") || part("partial_transcript"),
      synopsis: part("synopsis"),
      ...keywords.length > 0 && { keywords },
      ...isPlaced && part("gps") &&
        { place: { lat, lng, ...name && { name: name.slice(0, 200) } } },
    };
  });
}

/** The minutes between two marks, and their lines (from 0), in order. */
function readSync(sync: string): { minutes: number; starts: number[] } {
  const minutes = Number(/^\s*(\d{1,3})\s*:/.exec(sync)?.[1] ?? 1) || 1;
  const lines = sync.slice(sync.indexOf(":") + 1).split("|").slice(0, 2000)
    .flatMap((mark) => /^\s*(\d{1,7})\(\d{1,5}\)/.exec(mark)?.[1] ?? []).map(Number);
  const isInOrder = lines.every((line, i) => i === 0 || lines[i - 1] <= line);
  return { minutes, starts: isInOrder ? lines.map((line) => Math.max(0, line - 1)) : [] };
}

/** Divides the time among the sentences by their number of letters. */
function spread(cues: RawCue[], from: number, length: number): RawCue[] {
  const letters = cues.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return cues.map((cue) => {
    const start = from + Math.floor(length * before / letters);
    before += cue.text.length;
    return {
      ...cue,
      start,
      end: Math.max(start + 1, from + Math.floor(length * before / letters)),
    };
  });
}
