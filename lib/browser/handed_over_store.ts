/** The database in which pages and service worker share what is handed over. */
import { type HandedOver, type HandedOverStore, takeBack } from "./handed_over.ts";
import { getLocalStorage } from "./storage.ts";
import { HANDED_OVER_DATABASE } from "./storage_keys.ts";

const RECORDS = "records";
const KEY = "handed-over";

/** The browser's own; looked up at each call, since some refuse the mere mention. */
export const handedOverStore: HandedOverStore = {
  read: () => run("readonly", (records) => records.get(KEY)) as Promise<HandedOver | undefined>,
  write: async (handedOver) => void await run("readwrite", (all) => all.put(handedOver, KEY)),
  remove: async () => void await run("readwrite", (records) => records.delete(KEY)),
};

/** `takeBack` of this browser. Pages only. */
export const takeBackHere = (): Promise<void> =>
  takeBack({ storage: getLocalStorage(), store: handedOverStore, locks: navigator.locks });

function run<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(HANDED_OVER_DATABASE, 1);
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
