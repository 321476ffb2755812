/** An archive in another language than the one in which it was written. Without zod. */
import { isWithheld } from "../../consent/closed.ts";
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
 * transcript are those of that; a recording of its own has neither the times of the chapters nor
 * of the pictures of the original. The placeholder of a story that is not released stays as it is.
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
    translation: { language, of: tour.language ?? "", revision },
    audioStops: tour.audioStops.map((_, i) => stopAt(i)),
  };
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
  return {
    ...omit(told, ["audioFrom", "audioTo", "chapters", "transcript"]),
    ...told.things && { things: told.things.map((thing) => omit(thing, ["from", "to"])) },
    ...transcript && { transcript },
    ...!transcript && isRead && { transcript: withoutTimes(told.transcript!) },
  } as Stop;
}

const withoutTimes = (transcript: Transcript): Transcript => ({
  ...transcript,
  source: "typed",
  cues: transcript.cues.map(({ start: _, end: __, ...cue }) => cue),
});
