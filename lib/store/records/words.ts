/** Archives in other languages: their words by revision, and what visitors see of them. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { LanguageTag } from "../../model/text/language_tag.ts";
import { Counts } from "../../model/tour/words/words.ts";
import { Collection } from "../kv/collection.ts";
import { Bytes, Count, Positive, Time } from "../kv/fields.ts";
import { MEDIA_USES } from "./media.ts";
import { tourTraces } from "./tours.ts";

/**
 * A language of an archive. `shown` is the revision that visitors see, `card` what lists say of the
 * archive in it, as far as that is translated.
 */
export const WordsRecord = z.object({
  language: z.string(),
  revision: Positive,
  shown: Positive.optional(),
  card: z.strictObject({ title: z.string().optional(), description: z.string().optional() })
    .optional(),
  updatedAt: Time,
  updatedBy: Id,
  /** Of the last save; the original may have changed since. */
  counts: Counts,
});
export type WordsRecord = z.infer<typeof WordsRecord>;

const what = "words of an archive that is not there";
const whatOfVersion = "a version of a language that is not there";

/** The languages of an archive. */
export const TourWords = new Collection("tour_words", [Id, LanguageTag], WordsRecord, {
  within: { keys: (_, id) => tourTraces(id), what },
});

/** A kept version of a language: when it was last saved, and by whom. */
export const WordsVersion = z.object({ updatedAt: Time, updatedBy: Id });

/** The versions that are kept besides the last; the one that visitors see may be among them. */
export const WordsVersions = new Collection(
  "tour_words_versions",
  [Id, LanguageTag, Positive],
  WordsVersion,
  { within: { keys: (_, id, language) => [TourWords.key(id, language)], what: whatOfVersion } },
);

/** The parts that hold the words of a revision: the last, the shown one and kept versions. */
export const WordsParts = new Collection(
  "tour_words_parts",
  [Id, LanguageTag, Positive, Count],
  Bytes,
  { within: { keys: (_, id) => tourTraces(id), what } },
);

/** The files that the words of a revision name: their recordings. */
export const WordsMedia = new Collection(
  [MEDIA_USES, "words"],
  [Id, LanguageTag, Positive],
  Bytes,
  { kind: "index", within: { keys: (_, id) => tourTraces(id), what } },
);
