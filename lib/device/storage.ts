/** The browser's key-value storages, and what replaces them where there is none. */

/** As much of `Storage` as most of the program uses. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Local storage, or undefined where the browser refuses it. Never throws. */
export const getLocalStorage = (): Storage | undefined => ifAllowed(() => localStorage);

/** Session storage, or undefined where the browser refuses it. Never throws. */
export const getSessionStorage = (): Storage | undefined => ifAllowed(() => sessionStorage);

/** A storage that is refused throws at the mere mention, is null, or throws at its first use. */
function ifAllowed(mention: () => Storage): Storage | undefined {
  try {
    const storage = mention();
    storage.getItem("");
    return storage;
  } catch {
    return undefined;
  }
}

/** A storage in memory: what it holds is lost with the page. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
