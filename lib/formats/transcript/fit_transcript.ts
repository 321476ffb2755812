/** Makes the sentences of a file fit the limits and the order of a transcript. */
import type { Cue } from "../../model/tour/transcript.ts";
import { MAX_CUE_TEXT, MAX_TRANSCRIPT_NOTES } from "../../model/tour/transcript_limits.ts";
import { cutText, fitText } from "../../model/text/unfit_text.ts";
import { texts } from "../../texts/texts.ts";
import type { RawCue, RawTranscript } from "./raw_cue.ts";

const t = texts("reading");

/** A day, in milliseconds. */
const MAX_TIME = 24 * 3600 * 1000;
const MAX_SPEAKER = 120;
const MAX_LINE = 200;

type Fit = { cues: Cue[]; notes?: string; leftOut: string[] };

/** The sentences in order, each within the limit; changes are added to `leftOut`. */
export function fitTranscript({ cues, notes = "", leftOut }: RawTranscript): Fit {
  const said = new Set(leftOut);
  const fit = cues.flatMap((cue) => fitCue(cue, said));
  const text = fitText(notes).trim();
  if (text.length > MAX_TRANSCRIPT_NOTES) {
    said.add(t("notesCut", { most: MAX_TRANSCRIPT_NOTES }));
  }
  return {
    cues: inOrder(fit, said),
    notes: cutText(text, MAX_TRANSCRIPT_NOTES) || undefined,
    leftOut: [...said],
  };
}

function fitCue({ id, start, end, speaker, text, settings }: RawCue, said: Set<string>): Cue[] {
  const isTimed = start !== undefined && end !== undefined;
  const hasTimes = isTimed && start < end && end <= MAX_TIME;
  if (isTimed && !hasTimes) {
    said.add(t("endBeforeStart"));
  }
  const who = fitText(speaker ?? "").trim();
  if (who.length > MAX_SPEAKER) said.add(t("speakersCut"));
  const line = (text = "") => {
    const fit = fitText(text).trim();
    if (fit.length <= MAX_LINE && !fit.includes("-->")) return fit || undefined;
    said.add(t("settingsLeft"));
    return undefined;
  };
  const pieces = cutLong(fitText(text).trim());
  if (pieces.length > 1) said.add(t("sentencesCut"));
  return pieces.map((text, i) => ({
    ...i === 0 && { id: line(id) },
    ...hasTimes && timesOf(i, pieces.length, { start, end }),
    speaker: cutText(who, MAX_SPEAKER) || undefined,
    text,
    settings: line(settings),
  }));
}

/** The time of one of several pieces; the whole time if there are more pieces than milliseconds. */
function timesOf(i: number, count: number, { start, end }: { start: number; end: number }) {
  const length = end - start;
  if (length < count) return { start, end };
  const at = (n: number) => start + Math.floor(length * n / count);
  return { start: at(i), end: at(i + 1) };
}

/** Cuts a text, at spaces where possible, into pieces of a sentence's length. */
function cutLong(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > MAX_CUE_TEXT) {
    const piece = cutText(text.slice(from, from + MAX_CUE_TEXT + 1), MAX_CUE_TEXT);
    const space = piece.lastIndexOf(" ");
    const length = space > MAX_CUE_TEXT / 2 ? space : piece.length;
    pieces.push(text.slice(from, from + length).trim());
    from += length;
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== "");
}

/** Sorted by their starts; a sentence without times stays behind the one before it. */
function inOrder(cues: Cue[], said: Set<string>): Cue[] {
  let start = 0;
  let isOrdered = true;
  const placed = cues.map((cue) => {
    if (cue.start !== undefined) {
      isOrdered &&= start <= cue.start;
      start = cue.start;
    }
    return { cue, start };
  });
  if (isOrdered) return cues;
  said.add(t("timesBackwards"));
  return placed.sort((a, b) => a.start - b.start).map(({ cue }) => cue);
}
