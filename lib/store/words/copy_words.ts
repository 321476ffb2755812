/** The languages of an archive in a copy of it. */
import { countWords, unitsOf } from "../../model/tour/words/units.ts";
import { mutate } from "../kv/atomic.ts";
import { setParts, toParts } from "../kv/parts.ts";
import { countSavedBytes } from "../limits/saved_bytes.ts";
import { noteMediaUsers } from "../media/media_users.ts";
import { keepMedia, setMediaUses } from "../media/media_uses.ts";
import type { Actor } from "../people/tour_actor.ts";
import { TourWords, WordsMedia, WordsParts, type WordsRecord } from "../records/words.ts";
import { getTour } from "../tours/tours.ts";
import { listWords, readWords } from "./read_words.ts";

const NONE = new Uint8Array();

/**
 * Gives a copy of an archive the last saved words of its languages; those that visitors see as they
 * were saved last are shown in the copy, too. One step for each language, since they do not all fit
 * into one. May be called again: languages that the copy has stay as they are.
 *
 * @throws {Problem} 429 when too much was saved within a day; 503 when too many write at once.
 */
export async function copyWords(
  kv: Deno.Kv,
  from: string,
  { tourId, by, now }: { tourId: string; by: Actor; now: Date },
): Promise<void> {
  const all = await listWords(kv, from);
  if (all.length === 0) return;
  const copy = await getTour(kv, tourId);
  if (copy === null) return;
  for (const { language, revision, shown, card } of all) {
    const { words, transcripts } = await readWords(kv, from, { language, revision });
    const parts = toParts({ words, ...transcripts && { transcripts } }, "words");
    const uses = (await WordsMedia.get(kv, from, language, revision)).value ?? NONE;
    await mutate(async () => {
      const entry = await TourWords.get(kv, tourId, language);
      if (entry.value !== null) return { result: undefined };
      const operation = kv.atomic().check(entry);
      await countSavedBytes(kv, operation, by.id, { parts, now });
      await noteMediaUsers(kv, tourId, uses, null, now.toISOString());
      await keepMedia(kv, uses);
      const record: WordsRecord = {
        language,
        revision: 1,
        ...shown === revision && { shown: 1, ...card && { card } },
        updatedAt: now.toISOString(),
        updatedBy: by.id,
        counts: countWords(unitsOf(copy.tour, words)),
      };
      operation.set(entry.key, record);
      setParts(operation, WordsParts.prefix(tourId, language, 1), parts);
      setMediaUses(operation, WordsMedia.key(tourId, language, 1), uses);
      return { operation, result: undefined };
    });
  }
}
