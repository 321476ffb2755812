/** How much waits to be sent, for pages that do not send it. */
import { OUTBOX_KEY } from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";

/** The number of changes to the progress of anybody on this device that wait. Never throws. */
export function countUnsent(storage: Pick<KeyValueStorage, "getItem"> | undefined): number {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? "[]");
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0;
  }
}
