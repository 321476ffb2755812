/** The entries of the outbox, as stored on the device. Uses zod: load it on demand. */
import { z } from "../model/zod.ts";
import { Id } from "../model/id.ts";
import { ProgressPatch } from "../model/tour/progress.ts";
import { OUTBOX_KEY } from "../device/storage_keys.ts";
import type { KeyValueStorage } from "../device/storage.ts";

const Entry = z.object({
  userId: Id,
  tourId: Id,
  /** Missing until the server has returned the record's id. */
  progressId: Id.optional(),
  /** If missing, the tour begins or continues. */
  patch: ProgressPatch.optional(),
  /** The tour begins anew, whatever the server has. */
  anew: z.literal(true).optional(),
});

/** One waiting request: a tour begins, or its progress changes. */
export type OutboxEntry = z.infer<typeof Entry>;

/** The list of all users' entries. No call throws. */
type OutboxEntries = ReturnType<typeof createOutboxEntries>;

/** Reads and writes the entries in `store`; those that it refuses are lost with the page. */
export function createOutboxEntries(store: KeyValueStorage) {
  let unstored: OutboxEntry[] = [];

  return {
    /** All entries, the oldest first. Invalid ones are left out. */
    read: (): OutboxEntry[] => [...readStored(store), ...unstored],
    /** Replaces all entries; returns whether they were stored. */
    write(entries: OutboxEntry[]): boolean {
      try {
        if (entries.length === 0) store.removeItem(OUTBOX_KEY);
        else store.setItem(OUTBOX_KEY, JSON.stringify(entries));
        unstored = [];
        return true;
      } catch (cause) {
        console.warn("Progress cannot be stored until it is sent; it is lost on a reload", cause);
        const stored = readStored(store);
        unstored = entries.filter((entry) => !stored.some((other) => isSame(entry, other)));
        return false;
      }
    },
  };
}

/** True when two entries are equal. */
export const isSame = (a: OutboxEntry, b: OutboxEntry): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function readStored(store: KeyValueStorage): OutboxEntry[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(OUTBOX_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => Entry.safeParse(entry).data ?? []);
  } catch {
    return [];
  }
}
