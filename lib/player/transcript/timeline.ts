/** Which sentence of a transcript is spoken at a time. Pure functions, without DOM. */
import type { Cue } from "../../model/tour/transcript.ts";

/** From `at` (ms) on, the sentence with the index `cue` is spoken; none if undefined. */
type Change = { at: number; cue: number | undefined };

/** The changes of a recording, by time. */
export type Timeline = readonly Change[];

/** A pause up to this length in ms belongs to the sentence before it, to avoid flickering. */
const SHORT_PAUSE = 1500;

/**
 * Makes the timeline of sentences whose starts do not go backwards. Of overlapping sentences the
 * last one counts. Sentences without times are never spoken.
 */
export function timelineOf(cues: readonly Pick<Cue, "start" | "end">[]): Timeline {
  const changes: Change[] = [];
  /** The sentences under way, the last one on top. */
  const open: { cue: number; end: number }[] = [];

  function add(at: number, cue: number | undefined): void {
    const last = changes.at(-1);
    const isShortPause = last?.cue === undefined && last && at - last.at <= SHORT_PAUSE;
    // A sentence that was over at once, or a pause that counts as part of the sentence before it.
    if (last?.at === at || isShortPause) changes.pop();
    if (changes.at(-1)?.cue !== cue) changes.push({ at, cue });
  }

  /** Ends sentences that are over at `time`; the one below continues. */
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

/** The number of changes at or before `ms`, by binary search. */
function countUntil(timeline: Timeline, ms: number): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeline[middle].at <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the sentence that is spoken at `ms`; undefined in a pause, and before the first. */
export const cueAt = (timeline: Timeline, ms: number): number | undefined =>
  timeline[countUntil(timeline, ms) - 1]?.cue;

/** The time (ms) of the next sentence after `ms`; undefined without one. */
export const nextChange = (timeline: Timeline, ms: number): number | undefined =>
  timeline[countUntil(timeline, ms)]?.at;
