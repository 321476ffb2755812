/** The database that pages and service worker share. */
import { within } from "../model/within.ts";
import { type DatabaseShape, inTransaction } from "./database.ts";
import type { FormCopies } from "./forms/form_copies.ts";
import { type HandedOver, type HandedOverStore, takeBack } from "./handed_over.ts";
import { getLocalStorage } from "./storage.ts";
import { HANDED_OVER_DATABASE } from "./storage_keys.ts";

const RECORDS = "records";
const KEY = "handed-over";
const DATABASE: DatabaseShape = { name: HANDED_OVER_DATABASE, stores: { [RECORDS]: {} } };

/** The browser's own; looked up at each call, because some browsers throw at the access. */
export const handedOverStore: HandedOverStore = {
  read: () => run("readonly", (records) => records.get(KEY)) as Promise<HandedOver | undefined>,
  write: async (handedOver) => void await run("readwrite", (all) => all.put(handedOver, KEY)),
  remove: async () => void await run("readwrite", (records) => records.delete(KEY)),
};

/**
 * `takeBack` of this browser, for ten seconds at most, so that its callers never wait for ever.
 * Pages only.
 */
export const takeBackHere = (): Promise<void> => {
  const parts = {
    storage: getLocalStorage(),
    copies,
    store: handedOverStore,
    locks: navigator.locks,
  };
  return within(SENDING, () => takeBack(parts)).catch(console.warn);
};

/** The copies of forms, whose code visitors' pages load only where a draft was handed over. */
const copies: Pick<FormCopies, "change"> = {
  async change(id, change) {
    const { getFormCopies } = await import("./forms/form_copy_database.ts");
    await getFormCopies().change(id, change);
  },
};

/** The time limit of the device, and of a worker that may be sending, in milliseconds. */
const [PATIENCE, SENDING] = [5000, 10_000];

function run<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const running = () => inTransaction(DATABASE, mode, (store) => work(store(RECORDS)));
  return within(PATIENCE, running) as Promise<T>;
}
