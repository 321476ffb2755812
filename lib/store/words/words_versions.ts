/**
 * Earlier versions of a language: each that visitors have seen, and what an import, a translation
 * by a class, or a version that was brought back has replaced.
 */
import type { Tour } from "../../model/tour/tour.ts";
import { inPlace, unitsOf } from "../../model/tour/words/units.ts";
import type { Translation } from "../../model/tour/words/in_words.ts";
import type { WordsDifferences } from "../../model/tour/words/versions.ts";
import { setParts } from "../kv/parts.ts";
import {
  TourWords,
  WordsMedia,
  WordsParts,
  type WordsRecord,
  WordsVersions,
} from "../records/words.ts";
import { listWords, readWords } from "./read_words.ts";

/** Most versions of one language that are kept: one more removes the oldest. */
export const MAX_VERSIONS = 20;

/** A language of an archive. */
export type Place = { tourId: string; language: string };

/** Whether a revision is one of those that are kept. */
export async function isVersion(
  kv: Deno.Kv,
  { tourId, language }: Place,
  revision: number,
): Promise<boolean> {
  return (await WordsVersions.get(kv, tourId, language, revision)).value !== null;
}

/**
 * Adds to `operation`, which replaces the last words of a language, that these are kept as a
 * version, and the removal of the oldest beyond `MAX_VERSIONS`. The one that visitors see stays.
 */
export async function keepVersion(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  { language, revision, shown, updatedAt, updatedBy }: WordsRecord,
): Promise<void> {
  operation.set(WordsVersions.key(tourId, language, revision), { updatedAt, updatedBy });
  const kept = await listRevisions(kv, { tourId, language });
  const excess = kept.length + 1 - MAX_VERSIONS;
  if (excess <= 0) return;
  for (const old of kept.filter((one) => one !== shown).slice(0, excess)) {
    removeVersion(operation, { tourId, language }, old);
  }
}

/** Adds the removal of all kept versions of a language to `operation`. */
export async function removeVersions(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  place: Place,
): Promise<void> {
  for (const revision of await listRevisions(kv, place)) removeVersion(operation, place, revision);
}

function removeVersion(operation: Deno.AtomicOperation, place: Place, revision: number): void {
  operation.delete(WordsVersions.key(place.tourId, place.language, revision));
  removeRevision(operation, place, revision);
}

/** Adds the removal of a revision's words to `operation`. */
export function removeRevision(
  operation: Deno.AtomicOperation,
  { tourId, language }: Place,
  revision: number,
): void {
  setParts(operation, WordsParts.prefix(tourId, language, revision), []);
  operation.delete(WordsMedia.key(tourId, language, revision));
}

/** The oldest first. */
async function listRevisions(kv: Deno.Kv, { tourId, language }: Place): Promise<number[]> {
  const entries = await Array.fromAsync(WordsVersions.list(kv, [tourId, language]));
  return entries.map(({ key }) => Number(key.at(-1)));
}

/** The kept versions of a language with their words, the newest first. */
export async function readVersions(kv: Deno.Kv, { tourId, language }: Place) {
  const entries = await Array.fromAsync(WordsVersions.list(kv, [tourId, language]));
  return await Promise.all(
    entries.reverse().map(async ({ key, value }) => {
      const revision = Number(key.at(-1));
      return { ...value, ...await readWords(kv, tourId, { language, revision }) };
    }),
  );
}

/** The words of an archive's languages: the last saved, and as `before` the kept versions. */
export async function readAllVersions(kv: Deno.Kv, tourId: string) {
  const all = await listWords(kv, tourId);
  return await Promise.all(all.map(async (record) => ({
    last: await readWords(kv, tourId, record),
    before: await readVersions(kv, { tourId, language: record.language }),
  })));
}

/**
 * The kept versions of a language, the newest first, with how many texts and transcripts of `tour`
 * have changed since.
 */
export async function listVersions(kv: Deno.Kv, tour: Tour, language: string) {
  const versions = await readVersions(kv, { tourId: tour.id, language });
  const now = await readNow(kv, tour.id, language);
  return versions.map((then) => {
    const { words, transcripts } = differences(tour, { then, now });
    // The length of a recording changes with it, and is not counted.
    const isSeen = ({ key }: { key: string }) => !key.endsWith(":audioDuration");
    const differing = words.filter(isSeen).length + transcripts.length;
    const { updatedAt, updatedBy, revision } = then;
    return { updatedAt, updatedBy, revision, differing };
  });
}

/** What has changed since a kept version; null for a version that is not kept. */
export async function compareVersion(
  kv: Deno.Kv,
  tour: Tour,
  { language, revision }: { language: string; revision: number },
): Promise<WordsDifferences | null> {
  if (!await isVersion(kv, { tourId: tour.id, language }, revision)) return null;
  const [then, now] = await Promise.all([
    readWords(kv, tour.id, { language, revision }),
    readNow(kv, tour.id, language),
  ]);
  return differences(tour, { then, now });
}

async function readNow(kv: Deno.Kv, tourId: string, language: string): Promise<Translation> {
  const { value } = await TourWords.get(kv, tourId, language);
  return value ? await readWords(kv, tourId, value) : { language, revision: 0, words: {} };
}

function differences(
  tour: Tour,
  { then, now }: { then: Translation; now: Translation },
): WordsDifferences {
  const placed = inPlace(tour, then.words);
  const present = unitsOf(tour, now.words);
  const words = unitsOf(tour, then.words).flatMap(({ key, text, translation }, i) =>
    translation === present[i].translation ? [] : [{
      key,
      text,
      ...translation !== undefined && { then: translation, of: placed[key].of },
      ...present[i].translation !== undefined && { now: present[i].translation },
    }]
  );
  const transcripts = tour.audioStops.flatMap(({ id }) => {
    const [old, last] = [then.transcripts?.[id], now.transcripts?.[id]];
    return JSON.stringify(old) === JSON.stringify(last)
      ? []
      : [{ stopId: id, ...old && { then: old }, ...last && { now: last } }];
  });
  return { words, transcripts };
}
