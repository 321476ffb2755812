/** Transactions of IndexedDB as promises. */

/** A database, and its object stores with their options. */
export type DatabaseShape = {
  name: string;
  stores: Readonly<Record<string, IDBObjectStoreParameters>>;
};

/**
 * Runs `work` in a transaction over all stores; resolves to the result of the request that it
 * returns, once everything is stored. Rejects if the browser refuses, and with errors of `work`.
 * May never settle: in WebKit's private sessions a transaction that stores a Blob can hang.
 */
export function inTransaction(
  { name, stores }: DatabaseShape,
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) {
        opening.result.createObjectStore(store, options);
      }
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const transaction = database.transaction(Object.keys(stores), mode);
        transaction.onabort = () => reject(transaction.error);
        const request = work((store) => transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
      } catch (error) {
        reject(error); // An error in an event handler would be lost.
      } finally {
        // It closes once the transaction is over.
        database.close();
      }
    };
  });
}
