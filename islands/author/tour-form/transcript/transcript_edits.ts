/**
 * Edits of a transcript's sentences, from one state to the next. Times keep the model's rules:
 * starts in order, and each end after its start.
 */
import type { Cue } from "../../../../lib/model/tour/transcript.ts";
import { MAX_CUE_TEXT, MAX_CUES } from "../../../../lib/model/tour/transcript_limits.ts";

/** A sentence. `uncertain`: the aligner doubts its times, and nobody has confirmed them since. */
export type Sentence = Cue & { uncertain?: true };

/** A part of the recording, in milliseconds. */
export type Span = { start: number; end: number };
export type TimedSentence = Sentence & Span;

/** `extraSpeech`: where the recording has speech that the text lacks. */
export type Sentences = {
  readonly sentences: readonly Sentence[];
  readonly extraSpeech: readonly Span[];
};

/** `at` is the index of a sentence; times are milliseconds, `caret` is an offset in its text. */
export type Edit =
  & { at: number }
  & (
    | { kind: "text"; text: string }
    | { kind: "speaker"; speaker: string }
    | { kind: "start"; time: number }
    | { kind: "end"; time: number }
    | { kind: "split"; caret: number }
    | { kind: "merge" }
    | { kind: "remove" }
  );

/** The shortest sentence after a boundary is moved, in milliseconds. */
export const SHORTEST = 100;

/** The initial length of a sentence without times, in milliseconds. */
const GUESS = 2000;

/** The latest time in a transcript, in milliseconds. */
const LATEST = 24 * 60 * 60 * 1000;

export const isTimed = (cue: Sentence | undefined): cue is TimedSentence =>
  cue?.start !== undefined && cue.end !== undefined;

/** The state after an edit; the same state where the edit is impossible or changes nothing. */
export function applyEdit(state: Sentences, edit: Edit): Sentences {
  const { sentences } = state;
  const cue = sentences[edit.at];
  if (!cue) return state;
  const changed = change(sentences, cue, edit);
  return changed === sentences ? state : { ...state, sentences: changed };
}

type List = readonly Sentence[];

/** `toSpliced`, which Chrome 109 lacks. */
const spliced = (list: List, at: number, count: number, ...added: Sentence[]): List => [
  ...list.slice(0, at),
  ...added,
  ...list.slice(at + count),
];

function change(list: List, cue: Sentence, edit: Edit): List {
  const { at } = edit;
  switch (edit.kind) {
    case "text":
      return edit.text === cue.text ? list : spliced(list, at, 1, { ...cue, text: edit.text });
    case "speaker":
      return withSpeaker(list, at, edit.speaker);
    case "start":
      return isTimed(cue) ? moveStart(list, at, cue, edit.time) : place(list, at, edit.time);
    case "end":
      return isTimed(cue) ? moveEnd(list, at, cue, edit.time) : list;
    case "split":
      return split(list, at, edit.caret);
    case "merge":
      return merge(list, at);
    case "remove":
      return spliced(list, at, 1);
  }
}

function withSpeaker(list: List, at: number, speaker: string): List {
  const { speaker: before = "", ...cue } = list[at];
  if (speaker === before) return list;
  return spliced(list, at, 1, speaker.trim() === "" ? cue : { ...cue, speaker });
}

/** The nearest sentence with times from `at` on, in steps of `by`. */
function timedFrom(list: List, at: number, by: 1 | -1): [number, TimedSentence | undefined] {
  for (let i = at + by; i >= 0 && i < list.length; i += by) {
    const cue = list[i];
    if (isTimed(cue)) return [i, cue];
  }
  return [-1, undefined];
}

/** `time`, limited to both; the present value (`now`) is always allowed. */
function clamp(time: number, now: number, lowest: number, highest: number): number {
  const whole = Math.round(time);
  return Math.max(Math.min(now, lowest), Math.min(Math.max(now, highest), whole));
}

/** An end that touched the start, or that the start passes, moves along. */
function moveStart(list: List, at: number, cue: TimedSentence, time: number): List {
  const [before, previous] = timedFrom(list, at, -1);
  const [, next] = timedFrom(list, at, 1);
  const start = clamp(
    time,
    cue.start,
    previous ? previous.start + SHORTEST : 0,
    Math.min(cue.end - SHORTEST, next?.start ?? LATEST),
  );
  if (start === cue.start) return settled(list, at);
  const moved = spliced(list, at, 1, { ...without(cue), start });
  const follows = previous && previous.end <= cue.start &&
    (previous.end === cue.start || previous.end > start);
  return follows ? spliced(moved, before, 1, { ...previous, end: start }) : moved;
}

/** The start of the next sentence moves along if it touched; otherwise the end stops there. */
function moveEnd(list: List, at: number, cue: TimedSentence, time: number): List {
  const [after, next] = timedFrom(list, at, 1);
  const touches = next?.start === cue.end;
  const overlaps = next !== undefined && next.start < cue.end;
  const highest = !next || overlaps ? LATEST : touches ? lastStart(list, after, next) : next.start;
  const end = clamp(time, cue.end, cue.start + SHORTEST, highest);
  if (end === cue.end) return settled(list, at);
  const moved = spliced(list, at, 1, { ...without(cue), end });
  return touches ? spliced(moved, after, 1, { ...next, start: end }) : moved;
}

/** The latest start of a timed sentence: before its end, and not after the next one's. */
function lastStart(list: List, at: number, cue: TimedSentence): number {
  const [, next] = timedFrom(list, at, 1);
  return Math.min(cue.end - SHORTEST, next?.start ?? LATEST);
}

/** Gives times to a sentence without any, between its neighbours. */
function place(list: List, at: number, time: number): List {
  const [before, previous] = timedFrom(list, at, -1);
  const [, next] = timedFrom(list, at, 1);
  const lowest = previous ? previous.start + SHORTEST : 0;
  const highest = (next?.start ?? LATEST) - SHORTEST;
  if (lowest > highest) return list;
  const start = Math.max(lowest, Math.min(highest, Math.round(time)));
  const end = Math.min(start + GUESS, next?.start ?? LATEST);
  const placed = spliced(list, at, 1, { ...without(list[at]), start, end });
  return previous && previous.end > start
    ? spliced(placed, before, 1, { ...previous, end: start })
    : placed;
}

/** A moved boundary is certain, even if it hits a limit. */
const settled = (list: List, at: number): List =>
  list[at].uncertain ? spliced(list, at, 1, without(list[at])) : list;

function without<T extends Sentence>({ uncertain: _, ...cue }: T): Omit<T, "uncertain"> {
  return cue;
}

/** The time is divided between both parts by their letters. */
function split(list: List, at: number, caret: number): List {
  const { id, ...cue } = list[at];
  const first = cue.text.slice(0, caret).trim();
  const second = cue.text.slice(caret).trim();
  if (first === "" || second === "" || list.length >= MAX_CUES) return list;
  const named = id === undefined ? {} : { id };
  if (!isTimed(cue)) {
    return spliced(list, at, 1, { ...named, ...cue, text: first }, { ...cue, text: second });
  }
  const { start, end } = cue;
  if (end - start < 2) return list;
  const [, next] = timedFrom(list, at, 1);
  const part = first.length / (first.length + second.length);
  const wanted = Math.round(start + (end - start) * part);
  const middle = Math.max(start + 1, Math.min(wanted, end - 1));
  // If the next one plays at the same time, the second part must not start after it.
  const cut = Math.min(middle, next?.start ?? middle);
  if (cut <= start) return list;
  return spliced(
    list,
    at,
    1,
    { ...named, ...cue, text: first, end: cut },
    { ...cue, text: second, start: cut },
  );
}

/** Scripts without spaces between sentences. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？」]$/u;

export const joinTexts = (a: string, b: string): string =>
  UNSPACED.test(a.trimEnd()) ? a.trimEnd() + b.trimStart() : `${a.trimEnd()} ${b.trimStart()}`;

function merge(list: List, at: number): List {
  const [a, b] = [list[at], list[at + 1]];
  if (!b) return list;
  const text = joinTexts(a.text, b.text).trim();
  if (text.length > MAX_CUE_TEXT) return list;
  const [first, second] = [isTimed(a) ? a : b, isTimed(b) ? b : a];
  const times = isTimed(first) && isTimed(second)
    ? { start: first.start, end: Math.max(first.end, second.end) }
    : {};
  const speaker = a.speaker ?? b.speaker;
  const { speaker: _, ...rest } = { ...b, ...a };
  return spliced(list, at, 2, { ...rest, ...(speaker ? { speaker } : {}), ...times, text });
}
