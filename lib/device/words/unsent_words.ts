/** Translations that were typed and not sent yet, on this device. */
import { deviceRecords, patient, type Records } from "../queue/records.ts";

/** How long words stay after the last letter, in milliseconds: 30 days. */
const LIFETIME = 30 * 24 * 3600 * 1000;

/**
 * The translation of one text. `id` is `place` and `key`; `of` is the hash of the original, `was`
 * the saved translation before it. `tried` is what was sent without an answer: the server may have
 * it. `at` is in milliseconds since 1970.
 */
export type UnsentWords = {
  id: string;
  place: string;
  key: string;
  text: string;
  of: string;
  was: string;
  tried?: string;
  at: number;
};

/** The place of somebody's words in a language of an archive. */
export const placeOf = (userId: string, tourId: string, language: string): string =>
  `${userId}:${tourId}:${language}`;

type Parts = { records: Records<UnsentWords>; now?: () => number };

export type KeptWords = ReturnType<typeof createKeptWords>;

/** The words in `records`. Its functions never reject. */
export function createKeptWords({ records, now = Date.now }: Parts) {
  return {
    /** Those of a place; removes all past their lifetime. */
    async list(place: string): Promise<UnsentWords[]> {
      try {
        const isExpired = ({ at }: UnsentWords) => now() - at > LIFETIME;
        const all = await records.list();
        for (const { id } of all.filter(isExpired)) await records.remove(id);
        return all.filter((words) => words.place === place && !isExpired(words));
      } catch {
        return [];
      }
    },
    /** False if the device does not store it. */
    put: (words: UnsentWords): Promise<boolean> => records.put(words).then(() => true, () => false),
    remove: (id: string): Promise<void> => records.remove(id).catch(() => {}),
  };
}

let instance: KeptWords | undefined;

/** The words in this browser. Browser only. */
export const getKeptWords = (): KeptWords =>
  instance ??= createKeptWords({ records: patient(deviceRecords<UnsentWords>("words")) });
