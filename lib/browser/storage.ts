/** Local storage, and what stands in for it. */
import type { KeyValueStorage } from "../audio/playback_storage.ts";

/** Local storage, where the browser allows it: one that does not throws at the mere mention. */
export function storageOf(): Storage | undefined {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps things in memory, until the page is left. */
export function noStore(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
