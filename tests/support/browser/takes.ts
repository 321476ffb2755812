/** A device that stores takes, and pages that record on it. */
import { createTakes, type Takes } from "../../../lib/device/takes/takes.ts";
import type { Take, TakeStore } from "../../../lib/device/takes/take_store.ts";

/** What outlives pages: a database in memory. `isFull` lets it refuse what is written. */
export function memoryTakeStore() {
  const records = new Map<string, Take>();
  const pieces = new Map<string, ArrayBuffer[]>();
  const store: TakeStore = {
    list: () => Promise.resolve([...records.values()]),
    write(take, from, added) {
      if (device.isFull) return Promise.reject(new DOMException("Full", "QuotaExceededError"));
      records.set(take.id, structuredClone(take));
      pieces.set(take.id, [...(pieces.get(take.id) ?? []).slice(0, from), ...added]);
      return Promise.resolve();
    },
    read: (id) => Promise.resolve(pieces.get(id) ?? []),
    remove(id) {
      records.delete(id);
      pieces.delete(id);
      return Promise.resolve();
    },
  };
  const device = { store, records, pieces, isFull: false };
  return device;
}

type Page = { userId?: string; now?: number; store?: TakeStore; locks?: LockManager };

/** A page on the device: its takes, once what earlier pages left is known. */
export async function takesOf(
  device: ReturnType<typeof memoryTakeStore>,
  { userId, now, store = device.store, locks }: Page = {},
): Promise<Takes> {
  const takes = createTakes({ store, userId: () => userId, now: () => now ?? Date.now(), locks });
  await takes.ready;
  return takes;
}

export const STOP = { target: "create", stopId: "mill", name: "Recording", type: "audio/webm" };

/** The text of a take whose pieces are texts. */
export const textOf = async (takes: Takes, id: string) => await (await takes.read(id))?.text();

export const piece = (text: string) => new Blob([text], { type: "audio/webm" });
