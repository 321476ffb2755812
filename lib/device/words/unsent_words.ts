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

/**
 * The place of somebody's words in a language of an archive; for a pupil, of a submission.
 */
export const placeOf = (userId: string, id: string, language: string): string =>
  `${userId}:${id}:${language}`;

type Parts = { records: Records<UnsentWords>; now?: () => number };

export type KeptWords = ReturnType<typeof createKeptWords>;

/** The words in `records`. Its functions never reject. */
export function createKeptWords({ records, now = Date.now }: Parts) {
  /** Lists those that are wanted, and deletes expired ones. */
  async function listWhere(isWanted: (words: UnsentWords) => boolean): Promise<UnsentWords[]> {
    try {
      const isExpired = ({ at }: UnsentWords) => now() - at > LIFETIME;
      const all = await records.list();
      for (const { id } of all.filter(isExpired)) await records.remove(id);
      return all.filter((words) => isWanted(words) && !isExpired(words));
    } catch {
      return [];
    }
  }
  return {
    /** The words of one place. */
    list: (place: string) => listWhere((words) => words.place === place),
    /** The words of one person, in all places. */
    listOf: (userId: string) => listWhere(({ place }) => place.startsWith(`${userId}:`)),
    /** False if the device does not store it. */
    put: (words: UnsentWords): Promise<boolean> => records.put(words).then(() => true, () => false),
    remove: (id: string): Promise<void> => records.remove(id).catch(() => {}),
  };
}

let instance: KeptWords | undefined;

/** The words in this browser. Browser only. */
export const getKeptWords = (): KeptWords =>
  instance ??= createKeptWords({ records: patient(deviceRecords<UnsentWords>("words")) });
