/** Transactions of IndexedDB as promises. */

/** A database, and its object stores with their options. */
export type DatabaseShape = {
  name: string;
  stores: Readonly<Record<string, IDBObjectStoreParameters>>;
  /** "strict": a stored value survives a crash of the machine; browsers that lack it ignore it. */
  durability?: IDBTransactionDurability;
};

/** Uses the stores of a transaction, and returns the request with its result. */
export type Work = (store: (name: string) => IDBObjectStore) => IDBRequest;

/**
 * Runs `work` in a transaction over all stores; resolves to the result of the request that it
 * returns, once everything is stored. Rejects if the browser refuses, and with errors of `work`.
 * May never settle: in WebKit's private sessions a transaction that stores a Blob can hang.
 */
export async function inTransaction(
  shape: DatabaseShape,
  mode: IDBTransactionMode,
  work: Work,
): Promise<unknown> {
  const database = await openDatabase(shape);
  try {
    return await transact(database, shape, mode, work);
  } finally {
    database.close();
  }
}

/** Opens a database, and makes it if it is not there. */
export function openDatabase({ name, stores }: DatabaseShape): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) {
        opening.result.createObjectStore(store, options);
      }
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** Does `work` in an open database; rejects with its errors, which no event handler loses. */
export function transact(
  database: IDBDatabase,
  { stores, durability }: DatabaseShape,
  mode: IDBTransactionMode,
  work: Work,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(Object.keys(stores), mode, { durability });
    transaction.onabort = () => reject(transaction.error);
    const request = work((store) => transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
  });
}
