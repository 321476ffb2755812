/** The database in which pages and service worker share what is handed over. */
import { within } from "../model/within.ts";
import { type DatabaseShape, inTransaction } from "./database.ts";
import { type HandedOver, type HandedOverStore, takeBack } from "./handed_over.ts";
import { getLocalStorage } from "./storage.ts";
import { HANDED_OVER_DATABASE } from "./storage_keys.ts";

const RECORDS = "records";
const KEY = "handed-over";
const DATABASE: DatabaseShape = { name: HANDED_OVER_DATABASE, stores: { [RECORDS]: {} } };

/** The browser's own; looked up at each call, since some refuse the mere mention. */
export const handedOverStore: HandedOverStore = {
  read: () => run("readonly", (records) => records.get(KEY)) as Promise<HandedOver | undefined>,
  write: async (handedOver) => void await run("readwrite", (all) => all.put(handedOver, KEY)),
  remove: async () => void await run("readwrite", (records) => records.delete(KEY)),
};

/**
 * `takeBack` of this browser, for ten seconds at most: what waits for it is not to wait for ever.
 * Pages only.
 */
export const takeBackHere = (): Promise<void> => {
  const parts = { storage: getLocalStorage(), store: handedOverStore, locks: navigator.locks };
  return within(SENDING, () => takeBack(parts)).catch(console.warn);
};

/** How long the device may take, in milliseconds; and the worker, which may be sending. */
const [PATIENCE, SENDING] = [5000, 10_000];

function run<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const running = () => inTransaction(DATABASE, mode, (store) => work(store(RECORDS)));
  return within(PATIENCE, running) as Promise<T>;
}
