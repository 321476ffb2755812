/**
 * What a stop says with times of its recording, cut to a part of that and put together again. Times
 * are milliseconds; they count from the start of what the stop plays.
 */
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import type { Cue, Transcript } from "../../../../lib/model/tour/transcript.ts";
import type { StopValues } from "../values.ts";

export type Story = Pick<StopValues, "transcript" | "chapters" | "things">;

/** A part of a recording, in the time of the whole; a whole one ends at infinity. */
export type Part = { from: number; to: number };

export const WHOLE: Part = { from: 0, to: Infinity };

type Times = { from?: number; to?: number };

/** What a part lacks, in the time of the whole recording. */
export type LeftOut = {
  cues: Cue[];
  chapters: Chapter[];
  /** The transcript's other properties, if all of its sentences are outside of the part. */
  about?: Omit<Transcript, "cues">;
  /** Where the first sentence and chapter began and the last sentence ended, if they are cut. */
  edges: { start?: number; chapter?: number; end?: number };
  /** The times of pictures that the part changed, by more than its start. */
  times: Map<string, { was: Times; now: Times }>;
};

/** A chapter that begins so little before a part still begins it. */
const NEARLY = 1_000;

/** The part of a story of the whole recording, in the part's time, and the rest. */
export function cutStory(whole: Story, part: Part): { inside: Story; leftOut: LeftOut } {
  const leftOut: LeftOut = { cues: [], chapters: [], edges: {}, times: new Map() };
  const inside: Story = {
    transcript: cutTranscript(whole.transcript, part, leftOut),
    chapters: cutChapters(whole.chapters, part, leftOut),
    things: cutThings(whole.things, part, leftOut),
  };
  return { inside, leftOut };
}

/** Puts the sentences and chapters outside of the part back beside those of the part. */
export function joinStory(story: Story, part: Part, leftOut?: LeftOut): Story {
  const { transcript, chapters, things } = story;
  const about = transcript ?? leftOut?.about;
  const cues = joinCues(transcript?.cues ?? [], part, leftOut);
  const own = (chapters ?? []).map((chapter, i) => ({
    ...chapter,
    at: i === 0 && chapter.at === 0 ? leftOut?.edges.chapter ?? part.from : chapter.at + part.from,
  }));
  const all = [...own, ...leftOut?.chapters ?? []].sort((a, b) => a.at - b.at);
  return {
    transcript: about && cues.length > 0 ? { ...about, cues } : undefined,
    chapters: all.length > 0 ? all : undefined,
    things: things?.map((thing) => {
      const { was, now } = leftOut?.times.get(thing.id) ?? {};
      const isKept = now?.from === thing.from && now?.to === thing.to;
      return withTimes(thing, was && isKept ? was : moved(thing, part.from));
    }),
  };
}

function cutTranscript(
  transcript: Transcript | undefined,
  part: Part,
  leftOut: LeftOut,
): Transcript | undefined {
  if (!transcript) return undefined;
  const { cues, ...about } = transcript;
  const isIn = cuesWithin(cues, part);
  leftOut.cues = cues.filter((_, i) => !isIn[i]);
  const own = cues.filter((_, i) => isIn[i]).map((cue) => {
    if (cue.start === undefined || cue.end === undefined) return cue;
    if (cue.start < part.from) leftOut.edges.start ??= cue.start;
    if (cue.end > part.to) leftOut.edges.end = cue.end;
    return {
      ...cue,
      start: Math.max(cue.start, part.from) - part.from,
      end: Math.min(cue.end, part.to) - part.from,
    };
  });
  if (own.length > 0) return { ...about, cues: own };
  leftOut.about = about;
  return undefined;
}

/**
 * For each sentence, whether at least half of it is in the part. One without times goes with the
 * sentence before it, or with the first that has times; without any times all are in the part.
 */
function cuesWithin(cues: readonly Cue[], part: Part): boolean[] {
  const known = cues.map(({ start, end }) =>
    start === undefined || end === undefined
      ? undefined
      : 2 * (Math.min(end, part.to) - Math.max(start, part.from)) >= end - start
  );
  return carried(known, known.find((isIn) => isIn !== undefined) ?? true);
}

/** Fills each missing value with the one before it, and missing ones at the start with `first`. */
function carried<T>(values: readonly (T | undefined)[], first: T): T[] {
  let last = first;
  return values.map((value) => last = value ?? last);
}

function joinCues(cues: readonly Cue[], part: Part, leftOut: LeftOut | undefined): Cue[] {
  const { start, end } = leftOut?.edges ?? {};
  const lastEnd = part.to - part.from;
  const first = cues.findIndex((cue) => cue.start === 0);
  const last = cues.findLastIndex((cue) => cue.end === lastEnd);
  const own = cues.map((cue, i) => {
    if (cue.start === undefined || cue.end === undefined) return cue;
    return {
      ...cue,
      start: i === first && start !== undefined ? start : cue.start + part.from,
      end: i === last && end !== undefined ? end : cue.end + part.from,
    };
  });
  const keyed = (list: readonly Cue[]) => {
    const starts = list.map((cue) => cue.start);
    const keys = carried(starts, starts.find((one) => one !== undefined) ?? part.from);
    return list.map((cue, i) => ({ cue, key: keys[i] }));
  };
  return [...keyed(leftOut?.cues ?? []), ...keyed(own)].sort((a, b) => a.key - b.key)
    .map(({ cue }) => cue);
}

function cutChapters(
  chapters: readonly Chapter[] = [],
  { from, to }: Part,
  leftOut: LeftOut,
): Chapter[] | undefined {
  const first = chapters.findLastIndex(({ at }) => at <= from && at >= from - NEARLY);
  const isIn = ({ at }: Chapter, i: number) => i === first || at > from && at < to;
  leftOut.chapters = chapters.filter((chapter, i) => !isIn(chapter, i));
  leftOut.edges.chapter = chapters[first]?.at;
  const own = chapters.filter(isIn)
    .map((chapter) => ({ ...chapter, at: Math.max(0, chapter.at - from) }));
  return own.length > 0 ? own : undefined;
}

/** All pictures stay; one that is shown outside of the part has no time in it. */
function cutThings(
  things: Story["things"],
  { from, to }: Part,
  { times }: LeftOut,
): Story["things"] {
  const begins = (things ?? []).flatMap((thing) => thing.from ?? []).sort((a, b) => a - b);
  return things?.map((thing) => {
    if (thing.from === undefined) return thing;
    const { from: was, to: end } = thing;
    const isOver = (end ?? begins.find((begin) => begin > was) ?? Infinity) <= from;
    const now = isOver || was >= to ? {} : {
      from: Math.max(0, was - from),
      to: end === undefined ? undefined : Math.min(end, to) - from,
    };
    const isPlain = was >= from && was < to && (end === undefined || end <= to);
    if (!isPlain) times.set(thing.id, { was: { from: was, to: end }, now });
    return withTimes(thing, now);
  });
}

const moved = ({ from, to }: Times, by: number): Times => ({
  from: from === undefined ? undefined : from + by,
  to: to === undefined ? undefined : to + by,
});

function withTimes<T extends Times>({ from: _, to: __, ...thing }: T, { from, to }: Times) {
  return { ...thing, ...from !== undefined && { from }, ...to !== undefined && { to } };
}
