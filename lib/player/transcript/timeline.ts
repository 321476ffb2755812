/** Which sentence of a transcript sounds at a time. Pure functions, without DOM. */
import type { Cue } from "../../model/tour/transcript.ts";

/** From `at` (ms) on, the sentence `cue` (its index) sounds; none where it is undefined. */
type Change = { at: number; cue: number | undefined };

/** The changes of a recording, by time. */
export type Timeline = readonly Change[];

/**
 * A pause up to so many ms belongs to the sentence before it: the light would flicker between
 * sentences, and the eye loses its line.
 */
const SHORT_PAUSE = 1500;

/**
 * Makes the timeline of sentences whose starts do not go backwards. Where two sound at once, it is
 * the one that began last. Sentences without times never sound.
 */
export function timelineOf(cues: readonly Pick<Cue, "start" | "end">[]): Timeline {
  const changes: Change[] = [];
  /** What sounds, the sentence that began last on top. */
  const open: { cue: number; end: number }[] = [];

  function add(at: number, cue: number | undefined): void {
    const last = changes.at(-1);
    const isShortPause = last?.cue === undefined && last && at - last.at <= SHORT_PAUSE;
    // A sentence that was over at once, or a pause that counts as part of the sentence before it.
    if (last?.at === at || isShortPause) changes.pop();
    if (changes.at(-1)?.cue !== cue) changes.push({ at, cue });
  }

  /** Ends what is over at `time`; the sentence below it goes on. */
  function endUntil(time: number): void {
    while (open.length > 0 && open.at(-1)!.end <= time) {
      const { end } = open.pop()!;
      while (open.length > 0 && open.at(-1)!.end <= end) open.pop();
      add(end, open.at(-1)?.cue);
    }
  }

  cues.forEach(({ start, end }, cue) => {
    if (start === undefined || end === undefined) return;
    endUntil(start);
    open.push({ cue, end });
    add(start, cue);
  });
  endUntil(Infinity);
  return changes;
}

/** How many changes lie at or before `ms`: a binary search. */
function countUntil(timeline: Timeline, ms: number): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeline[middle].at <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the sentence that sounds at `ms`; undefined in a pause, and before the first. */
export const cueAt = (timeline: Timeline, ms: number): number | undefined =>
  timeline[countUntil(timeline, ms) - 1]?.cue;

/** When (ms) another sentence sounds next, after `ms`; undefined when none does. */
export const nextChange = (timeline: Timeline, ms: number): number | undefined =>
  timeline[countUntil(timeline, ms)]?.at;
