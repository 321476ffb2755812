/** Comments that were typed and not sent yet, on this device. */
import { deviceRecords, patient, type Records } from "../../../lib/device/queue/records.ts";

/** How long a text stays after the last letter, in milliseconds: 30 days. */
const LIFETIME = 30 * 24 * 3600 * 1000;

/**
 * A text, when it was typed (milliseconds since 1970), and the key under which it was sent, if it
 * was: the answer may have been lost. `id` names the box.
 */
export type KeptText = { id: string; text: string; at: number; key?: string };

type Parts = { records: Records<KeptText>; now?: () => number };

/** The texts in `records`. Its functions never reject. */
export function createKeptTexts({ records, now = Date.now }: Parts) {
  /** All texts; removes those past their lifetime. */
  async function list(): Promise<KeptText[]> {
    const isExpired = ({ at }: KeptText) => now() - at > LIFETIME;
    const all = await records.list();
    for (const { id } of all.filter(isExpired)) await records.remove(id);
    return all.filter((kept) => !isExpired(kept));
  }
  return {
    /** The text of a box; undefined without one. */
    read: (box: string): Promise<KeptText | undefined> =>
      list().then((all) => all.find(({ id }) => id === box), () => undefined),
    /** Stores the text of a box; a blank one is removed. False if the device does not store it. */
    async write(box: string, text: string, key?: string): Promise<boolean> {
      try {
        if (text.trim() === "") await records.remove(box);
        else await records.put({ id: box, text, at: now(), key });
        return true;
      } catch {
        return false;
      }
    },
  };
}

let instance: ReturnType<typeof createKeptTexts> | undefined;

/** The texts in this browser. Browser only. */
export const getKeptTexts = () =>
  instance ??= createKeptTexts({ records: patient(deviceRecords<KeptText>("comments")) });

/** The box of comments: who types in it, in which archive, and for which comment. */
export type CommentPlace = { userId: string; tourId: string; box: string };

export const boxOf = ({ userId, tourId, box }: CommentPlace) => `${userId}:${tourId}:${box}`;
