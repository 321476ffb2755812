/** An archive in another language than the one in which it was written. Without zod. */
import { isWithheld } from "../../consent/closed.ts";
import type { Thing } from "../../media/thing.ts";
import { coverFields } from "../../media/with_things.ts";
import { omit } from "../fields/field.ts";
import type { Stop } from "../stop.ts";
import type { Tour } from "../tour.ts";
import type { Transcript } from "../transcript.ts";
import { mapWords } from "./map_words.ts";
import { findWords, type TranslatedWords } from "./units.ts";

/**
 * The words of an archive in another language: `transcripts`, by the ids of the stops, are those of
 * recordings that were made in this language. `revision` counts what was saved.
 */
export type Translation = {
  language: string;
  revision: number;
  words: TranslatedWords;
  transcripts?: Record<string, Transcript>;
};

/**
 * The archive with its translated words. What is not translated stays as it is, with its language.
 * A story without a recording in this language keeps the original one, and the times of the
 * transcript are those of that. Chapters and pictures have their times in a recording of its own if
 * its sentences correspond to the original's, and none otherwise. The placeholder of a story that
 * is not released stays as it is.
 */
export function inWords(tour: Tour, { language, revision, words, transcripts }: Translation): Tour {
  const find = findWords(words);
  const changed = mapWords(tour, (one) => find(one)?.text ?? one.text);
  const stopAt = (i: number): Stop =>
    isWithheld(tour.audioStops[i]) ? tour.audioStops[i] : stopIn(
      changed.audioStops[i],
      tour.audioStops[i],
      {
        language,
        original: tour.audioStops[i].language ?? tour.language,
        transcript: transcripts?.[tour.audioStops[i].id],
      },
    );
  return {
    ...changed,
    ...coverFields(changed.things),
    ...isTold(changed, tour) && { language },
    translation: { language, of: tour.language ?? "", revision, titles: titlesOf(tour, changed) },
    audioStops: tour.audioStops.map((_, i) => stopAt(i)),
  };
}

/** The titles of `tour` that are others in `changed`. */
function titlesOf(tour: Tour, changed: Tour): Record<string, string> {
  const pairs = [{ id: "", title: tour.title, now: changed.title }];
  tour.audioStops.forEach(({ id, title }, i) =>
    pairs.push({ id, title, now: changed.audioStops[i].title })
  );
  return Object.fromEntries(
    pairs.filter(({ title, now }) => title !== now).map(({ id, title }) => [id, title]),
  );
}

const isTold = (now: Told, before: Told): boolean =>
  now.title !== before.title || now.description !== before.description;

type Told = Pick<Stop, "title" | "description">;

type InLanguage = { language: string; original?: string; transcript?: Transcript };

function stopIn(stop: Stop, before: Stop, { language, original, transcript }: InLanguage): Stop {
  const isSpoken = stop.audioUrl !== before.audioUrl;
  const cues = stop.transcript?.cues ?? [];
  const isRead = cues.some(({ text }, i) => text !== before.transcript?.cues[i].text);
  const told = {
    ...stop,
    ...coverFields(stop.things),
    language: isTold(stop, before) ? language : original,
    ...!isSpoken && { spokenIn: before.transcript?.language ?? original },
    ...isRead && stop.transcript && { transcript: { ...stop.transcript, language } },
  };
  if (!isSpoken) return told;
  const timeOf = transcript && timesIn(before.transcript, transcript);
  return {
    ...omit(told, ["audioFrom", "audioTo", "chapters", "transcript"]),
    ...told.things && { things: told.things.map((thing) => thingAt(thing, timeOf)) },
    ...timeOf && told.chapters && {
      chapters: told.chapters.map(({ at, ...chapter }) => ({ ...chapter, at: timeOf(at) })),
    },
    ...transcript && { transcript },
    ...!transcript && isRead && { transcript: withoutTimes(told.transcript!) },
  } as Stop;
}

/** Gives the time of another recording, in milliseconds, for one of the original. */
type TimeOf = (ms: number) => number;

/** By sentences that correspond to each other; undefined where these differ, or have no times. */
function timesIn(from: Transcript | undefined, { cues: to }: Transcript): TimeOf | undefined {
  const cues = from?.cues ?? [];
  const pairs = cues.flatMap(({ start, end }, i) => {
    const other = to[i];
    return start === undefined || other?.start === undefined
      ? []
      : [{ start, length: end! - start, to: other.start, lasts: other.end! - other.start }];
  });
  if (pairs.length === 0 || pairs.length !== cues.length || cues.length !== to.length) return;
  return (ms) => {
    const at = pairs.findLast(({ start }) => start <= ms) ?? pairs[0];
    const part = Math.max(0, Math.min(1, (ms - at.start) / at.length));
    return Math.round(at.to + part * at.lasts);
  };
}

function thingAt({ from, to, ...thing }: Thing, timeOf: TimeOf | undefined): Thing {
  return {
    ...thing,
    ...timeOf && from !== undefined && { from: timeOf(from) },
    ...timeOf && to !== undefined && { to: timeOf(to) },
  };
}

const withoutTimes = (transcript: Transcript): Transcript => ({
  ...transcript,
  source: "typed",
  cues: transcript.cues.map(({ start: _, end: __, ...cue }) => cue),
});
