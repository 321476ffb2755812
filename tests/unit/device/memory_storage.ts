/** Storage for tests, in memory. */
import { createMemoryStorage, type KeyValueStorage } from "../../../lib/device/storage.ts";

/** A storage that begins with `entries`; `full` makes it refuse to take anything. */
export function memoryStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { full: boolean } {
  const memory = createMemoryStorage();
  for (const [key, value] of Object.entries(entries)) memory.setItem(key, value);
  return {
    ...memory,
    full: false,
    setItem(key, value) {
      if (this.full) throw new DOMException("Full", "QuotaExceededError");
      memory.setItem(key, value);
    },
  };
}
