/** Reads archives in other languages. */
import type { Tour } from "../../model/tour/tour.ts";
import { inWords, type Translation } from "../../model/tour/words/in_words.ts";
import { readParts } from "../kv/parts.ts";
import { getTour } from "../tours/tours.ts";
import { TourWords, WordsParts, type WordsRecord } from "../records/words.ts";

/** The words of a revision as they are stored. */
type Stored = Omit<Translation, "language" | "revision">;

/** All languages of an archive, by their tags. */
export const listWords = (kv: Deno.Kv, tourId: string): Promise<WordsRecord[]> =>
  TourWords.values(kv, tourId);

/** The words of a revision; without any where it is gone. */
export async function readWords(
  kv: Deno.Kv,
  tourId: string,
  { language, revision }: { language: string; revision: number },
): Promise<Translation> {
  const stored = await readParts(kv, WordsParts.prefix(tourId, language, revision));
  return { language, revision, ...stored as Stored ?? { words: {} } };
}

/** The languages that visitors see an archive in, besides its own. */
export async function listShownLanguages(kv: Deno.Kv, tourId: string): Promise<string[]> {
  const all = await listWords(kv, tourId);
  return all.filter(({ shown }) => shown !== undefined).map(({ language }) => language);
}

/** The archive as visitors see it in a language; as it is where it is not shown in that. */
export async function shownIn(kv: Deno.Kv, tour: Tour, language: string): Promise<Tour> {
  const { value } = await TourWords.get(kv, tour.id, language);
  if (!value?.shown) return tour;
  return inWords(tour, await readWords(kv, tour.id, { language, revision: value.shown }));
}

/** An archive as it was written, and in each language that visitors see it in. */
export async function readInAllLanguages(kv: Deno.Kv, tourId: string): Promise<Tour[]> {
  const tour = (await getTour(kv, tourId))?.tour;
  return tour ? [tour, ...await inAllLanguages(kv, tour)] : [];
}

/** The archive in each language that visitors see it in, besides its own. */
export async function inAllLanguages(kv: Deno.Kv, tour: Tour): Promise<Tour[]> {
  const languages = await listShownLanguages(kv, tour.id);
  return await Promise.all(languages.map((language) => shownIn(kv, tour, language)));
}
