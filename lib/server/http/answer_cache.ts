/** A cache of answers with a size limit; the least recently used go first. */
import type { StoredAnswer } from "./stored_answer.ts";

/**
 * An answer, the revision that it shows (null for files, which do not change), and when the latest
 * reading began that found this revision, on the clock of `KnownContent`.
 */
type CachedAnswer = { answer: StoredAnswer; revision: string | null; seenAt?: number };

type AnswerCache = {
  get(key: string): CachedAnswer | undefined;
  set(key: string, cached: CachedAnswer): void;
  /** Updates the size of an answer that got a compressed body. */
  weigh(key: string): void;
  /** Bytes of memory of all answers. */
  size(): number;
};

/** Makes an empty cache for `maxBytes` bytes. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const entries = new Map<string, CachedAnswer & { weight: number }>();
  let total = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.weight;
  }

  function add(key: string, cached: CachedAnswer): void {
    // Keys come from clients.
    const weight = cached.answer.size() + 2 * key.length;
    entries.set(key, { ...cached, weight });
    total += weight;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A Map keeps the order of insertion: the latest is last.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, cached) {
      remove(key);
      add(key, cached);
    },
    weigh(key) {
      const entry = entries.get(key);
      if (!entry || entry.answer.size() + 2 * key.length === entry.weight) return;
      remove(key);
      add(key, entry);
    },
    size: () => total,
  };
}
