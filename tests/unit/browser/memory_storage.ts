/** Storage for tests, in memory. */
import type { KeyValueStorage } from "../../../lib/browser/storage.ts";

/** A storage that begins with `kept`; `full` makes it refuse to take anything. */
export function memoryStorage(
  kept: Record<string, string> = {},
): KeyValueStorage & { full: boolean } {
  const values = new Map(Object.entries(kept));
  return {
    full: false,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException("Full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}
