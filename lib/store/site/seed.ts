/** The archives that ship with the program: in a new store, or one of them for an administrator. */
import { encodeTime } from "ulid";
import { NOBODY } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import type { TourInput } from "../../model/tour/tour.ts";
import type { WordsChange } from "../../model/tour/words/words.ts";
import { changeWords, showWords } from "../words/change_words.ts";
import { createTour } from "../tours/tours.ts";
import { Tours } from "../records/tours.ts";

/**
 * An archive that ships with the program, its time of creation, and its words in other languages.
 */
export type SeedTour = { input: TourInput; createdAt: Date; words?: SeedWords[] };

/** The words of an archive in a language, as a translator would send them. */
export type SeedWords = { language: string; change: WordsChange };

/** Whether the store has never had a tour or a user. */
export async function isNewStore(kv: Deno.Kv): Promise<boolean> {
  for (const prefix of [Tours.root, ["tour_trash"], ["users"]]) {
    for await (const _ of kv.list({ prefix }, { limit: 1 })) return false;
  }
  return true;
}

/** Stores `tours`, owned by nobody, in a new store; returns how many it stored. */
export async function seedTours(kv: Deno.Kv, tours: SeedTour[]): Promise<number> {
  if (!await isNewStore(kv)) return 0;
  const stored = await Promise.all(tours.map((tour, index) => storeSeed(kv, tour, { index })));
  return stored.filter(({ isNew }) => isNew).length;
}

/**
 * Stores a tour. Its id is made of its time and its place in a list, so that two calls at once
 * store it once.
 */
export async function storeSeed(
  kv: Deno.Kv,
  { input, createdAt, words = [] }: SeedTour,
  { index = 0, userId = NOBODY }: { index?: number; userId?: string },
): Promise<{ id: string; isNew: boolean }> {
  const id = encodeTime(createdAt.getTime(), 10) + String(index).padStart(16, "0");
  try {
    await createTour(kv, input, { userId, now: createdAt, id });
    const saver = { by: { id: userId, isAdmin: true }, now: createdAt };
    for (const { language, change } of words) {
      await changeWords(kv, { tourId: id, language }, change, saver);
      await showWords(kv, { tourId: id, language }, saver);
    }
    return { id, isNew: true };
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return { id, isNew: false };
    throw error;
  }
}
