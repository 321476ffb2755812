/** Transactions of IndexedDB as promises. */

/** A database, and its object stores with their options. */
export type DatabaseShape = {
  name: string;
  stores: Readonly<Record<string, IDBObjectStoreParameters>>;
  /** "strict": what is stored survives a crash of the machine; browsers that lack it ignore it. */
  durability?: IDBTransactionDurability;
};

/** Uses the stores of a transaction, and returns the request with its result. */
type Work = (store: (name: string) => IDBObjectStore) => IDBRequest;

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
  const database = await open(shape);
  try {
    return await transact(database, shape, mode, work);
  } finally {
    database.close();
  }
}

/**
 * Returns a function like `inTransaction` whose database stays open, so that a call begins its
 * transaction at once: a page that is being left cannot wait. It closes when somebody deletes it.
 */
export function keepOpen(shape: DatabaseShape) {
  let opened: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  async function reopen(): Promise<IDBDatabase> {
    const database = await (opening ??= open(shape).finally(() => opening = undefined));
    const forget = () => void (opened = undefined);
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return opened = database;
  }

  return async (mode: IDBTransactionMode, work: Work): Promise<unknown> => {
    try {
      if (opened) return await transact(opened, shape, mode, work);
    } catch (error) {
      // The connection is gone, without an event: WebKit, after a time in the background.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    }
    return await transact(await reopen(), shape, mode, work);
  };
}

function open({ name, stores }: DatabaseShape): Promise<IDBDatabase> {
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

/** Rejects with errors of `work`, which in an event handler would be lost. */
function transact(
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
