/** Translations of archives, as translators send them and as they are stored. */
import { LanguageTag } from "../../text/language_tag.ts";
import { z } from "../../zod.ts";
import { MAX_STOPS } from "../stop_limits.ts";
import { Transcript } from "../transcript.ts";
import { MAX_TEXT, WORD_STATES } from "./units.ts";

/** The place of words, such as ":title", or "{stop}:things:{thing}:caption". */
const Key = z.string().regex(/^[\w-]{0,64}(:[\w-]{1,64}){1,4}$/);

/** Most texts of one change: those of an archive with 500 stops and their pictures. */
const MAX_CHANGED = 20_000;

const Of = z.string().regex(/^[0-9a-z]{11}$/);

/** The stored words of a language. */
export const StoredTranslation = z.object({
  words: z.record(Key, z.strictObject({ text: z.string(), of: Of })),
  transcripts: z.record(z.string(), Transcript).optional(),
});

/**
 * Translated words, of which an empty text removes the translation. `of` is the hash of the
 * original that was translated, by default the present one. `was` is the translation that the
 * change began from: where somebody has changed it since, nothing is saved.
 */
export const ChangedWords = z.array(z.strictObject({
  key: Key,
  text: z.string().trim().max(MAX_TEXT),
  of: Of.optional(),
  was: z.string().max(MAX_TEXT).optional(),
})).max(MAX_CHANGED);
export type ChangedWords = z.infer<typeof ChangedWords>;

/**
 * What a translator changes: words, and transcripts of recordings that were made in this language;
 * null removes one.
 */
export const WordsChange = z.strictObject({
  words: ChangedWords.default([]),
  transcripts: z.array(z.strictObject({
    stopId: z.string().regex(/^[\w-]{1,64}$/),
    transcript: Transcript.nullable(),
  })).max(MAX_STOPS).default([]),
  /** Keeps the words as they are before the change, because it may replace many at once. */
  keepsBefore: z.boolean().optional(),
});
export type WordsChange = z.infer<typeof WordsChange>;

/** The number of words, of those translated, of those of an older text, and of recordings. */
export const Counts = z.strictObject({
  all: z.int().min(0),
  translated: z.int().min(0),
  changed: z.int().min(0),
  recordings: z.int().min(0),
});

/**
 * A language of an archive: `shown` is the revision that visitors see, missing while it is not
 * shown. Times are ISO 8601.
 */
export const LanguageOfTour = z.strictObject({
  language: LanguageTag,
  revision: z.int().min(1),
  shown: z.int().min(1).optional(),
  updatedAt: z.iso.datetime(),
  counts: Counts,
});
export type LanguageOfTour = z.infer<typeof LanguageOfTour>;

/** Words as a translator gets them; `at` is the time of a sentence or a chapter in milliseconds. */
export const WordsUnit = z.strictObject({
  key: z.string(),
  stopId: z.string().optional(),
  label: z.string(),
  kind: z.string(),
  longest: z.int().optional(),
  at: z.int().optional(),
  text: z.string(),
  of: Of,
  state: z.enum(WORD_STATES),
  translation: z.string().optional(),
});
export type WordsUnit = z.infer<typeof WordsUnit>;

/** Most languages of an archive besides its own. */
export const MAX_LANGUAGES = 20;
