/** The browser's key-value storages, and replacements for missing ones. */

/** The part of `Storage` that most of the program uses. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Local storage, or undefined if the browser refuses it. Never throws. */
export const getLocalStorage = (): Storage | undefined => ifAllowed(() => localStorage);

/** Session storage, or undefined if the browser refuses it. Never throws. */
export const getSessionStorage = (): Storage | undefined => ifAllowed(() => sessionStorage);

/** A refused storage throws at the access, is null, or throws at the first use. */
function ifAllowed(mention: () => Storage): Storage | undefined {
  try {
    const storage = mention();
    storage.getItem("");
    return storage;
  } catch {
    return undefined;
  }
}

/** A storage in memory, which is lost with the page. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
