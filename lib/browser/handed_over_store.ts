/** The database in which pages and service worker share what is handed over. */
import type { HandedOver, HandedOverStore } from "./handed_over.ts";

const DATABASE = "unsent";
const RECORDS = "records";
const KEY = "handed-over";

/** The browser's own; looked up at each call, since some refuse the mere mention. */
export const handedOverStore: HandedOverStore = {
  read: () => run("readonly", (records) => records.get(KEY)) as Promise<HandedOver | undefined>,
  write: async (handedOver) => void await run("readwrite", (all) => all.put(handedOver, KEY)),
  remove: async () => void await run("readwrite", (records) => records.delete(KEY)),
};

function run<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(RECORDS);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(RECORDS, mode);
      const request = work(transaction.objectStore(RECORDS));
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => resolve(request.result);
      // It closes once the transaction is over.
      database.close();
    };
  });
}
