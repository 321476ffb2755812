/** What waits on this device: records of several kinds and their files, in one database. */
import { createPatientAsker } from "../patient_asker.ts";
import { WAITING_DATABASE } from "../storage_keys.ts";
import { moveOld } from "./old_data.ts";

/** Each is an object store, so that a large file of one kind delays no record of another. */
export const KINDS = [
  "comments",
  "forms",
  "progress",
  "shared",
  "stories",
  "takes",
  "uploads",
  "words",
] as const;

export type Kind = typeof KINDS[number];

/** Names sort as texts; undefined removes a file. */
export type FileChanges<F> = Readonly<Record<string, F | undefined>>;

/** The records of a kind. Each function rejects if the browser refuses its storage. */
export type Records<T extends { id: string }, F = Blob> = {
  list(): Promise<T[]>;
  read(id: string): Promise<T | undefined>;
  /**
   * Stores a record in place of the one with its id, and changes its files, in one step. Begins at
   * once: a page that is being left cannot wait.
   */
  put(record: T, files?: FileChanges<F>): Promise<void>;
  /** Replaces or removes a record in one step. */
  change(id: string, change: (record: T | undefined) => T | undefined): Promise<void>;
  /** Removes a record with its files. */
  remove(id: string): Promise<void>;
  readFile(id: string, name: string): Promise<F | undefined>;
  /** All files of a record, in the order of their names. */
  readFiles(id: string): Promise<F[]>;
  /** Calls `listener` with the id of a record that another tab has changed, until it is ended. */
  onChange(listener: (id: string) => void): () => void;
};

const FILES = "files";

/** The browser's own records. What older versions of the program have left is moved here first. */
export function deviceRecords<T extends { id: string }, F = Blob>(kind: Kind): Records<T, F> {
  const tell = (id: string) => otherTabs()?.postMessage({ kind, id });
  const records: Records<T, F> = {
    list: () => run("readonly", [kind], (all) => all.getAll()),
    read: (id) => run("readonly", [kind], (all) => all.get(id)),
    async put(record, changes = {}) {
      const changed = Object.entries(changes);
      await run("readwrite", changed.length > 0 ? [kind, FILES] : [kind], (all, files) => {
        for (const [name, file] of changed) {
          const key = [kind, record.id, name];
          if (file) files.put(file, key);
          else files.delete(key);
        }
        const request = all.put(record);
        // WebKit commits before it has written a file that was put just now, and loses it.
        return changed.length > 0 ? request : atOnce(request);
      });
      tell(record.id);
    },
    async change(id, change) {
      await run("readwrite", [kind], (all) => {
        const found: IDBRequest<T | undefined> = all.get(id);
        found.onsuccess = () => {
          const next = change(found.result);
          if (next) all.put(next);
          else if (found.result) all.delete(id);
        };
        return found;
      });
      tell(id);
    },
    async remove(id) {
      await run("readwrite", [kind, FILES], (all, files) => {
        files.delete(filesOf(kind, id));
        return atOnce(all.delete(id));
      });
      tell(id);
    },
    readFile: (id, name) => run("readonly", [FILES], (files) => files.get([kind, id, name])),
    readFiles: (id) => run("readonly", [FILES], (files) => files.getAll(filesOf(kind, id))),
    onChange(listener) {
      const hear = ({ data }: MessageEvent) => {
        if (data.kind === kind) listener(data.id);
      };
      otherTabs()?.addEventListener("message", hear);
      return () => otherTabs()?.removeEventListener("message", hear);
    },
  };
  const moved =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) => async (...args: A) => {
      await moveOld(kind, records as unknown as Parameters<typeof moveOld>[1]);
      return await call(...args);
    };
  const { list, read, change } = records;
  return { ...records, list: moved(list), read: moved(read), change: moved(change) };
}

let channel: BroadcastChannel | undefined;

const otherTabs = () =>
  "BroadcastChannel" in globalThis ? channel ??= new BroadcastChannel(WAITING_DATABASE) : undefined;

/** Removes all records of these kinds with their files. */
export async function clearRecords(kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) {
    await run("readwrite", [kind, FILES], (all, files) => {
      files.delete(filesOf(kind));
      return all.clear();
    });
  }
}

/** The time limit of the device for any call, in milliseconds. */
const PATIENCE = 5000;

/**
 * Like `records`, but its functions reject with TimedOut when the device does not answer within
 * `ms` milliseconds: in WebKit's private sessions a transaction can hang. `onAnswer` is called once
 * it has answered after all.
 */
export function patient<T extends { id: string }, F>(
  records: Records<T, F>,
  { ms = PATIENCE, onAnswer }: { ms?: number; onAnswer?: () => void } = {},
): Records<T, F> {
  const ask = createPatientAsker(ms, onAnswer);
  type Call = (...args: unknown[]) => Promise<unknown>;
  const calls = Object.entries(records as unknown as Record<string, Call>)
    .map(([name, call]) => [name, (...args: unknown[]) => ask(() => call(...args))]);
  return { ...Object.fromEntries(calls), onChange: records.onChange };
}

/** The range of the keys of a record's files, or of a kind's: arrays sort after all texts. */
const filesOf = (...key: string[]) => IDBKeyRange.bound(key, [...key, []]);

/** Commits without waiting for the answer, which a page that is being left never hears. */
function atOnce<R>(request: IDBRequest<R>): IDBRequest<R> {
  request.transaction!.commit();
  return request;
}

let opened: IDBDatabase | undefined;
let opening: Promise<IDBDatabase> | undefined;

type Work<R> = (...stores: IDBObjectStore[]) => IDBRequest<R>;

/** Resolves to the result of the request that `work` returns, once everything is stored. */
async function run<R>(mode: IDBTransactionMode, stores: string[], work: Work<R>): Promise<R> {
  try {
    if (opened) return await transact(opened, mode, stores, work);
  } catch (error) {
    // The connection is gone, without an event: WebKit, after a time in the background.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
  }
  return await transact(await reopen(), mode, stores, work);
}

/** The database stays open, so that a call begins its transaction at once. */
async function reopen(): Promise<IDBDatabase> {
  const database = await (opening ??= openDatabase().finally(() => opening = undefined));
  const forget = () => void (opened = undefined);
  database.onclose = forget;
  database.onversionchange = () => {
    forget();
    database.close();
  };
  return opened = database;
}

/** Opens the database as it is, and once more to add kinds that older versions did not have. */
async function openDatabase(): Promise<IDBDatabase> {
  const database = await openVersion();
  if (KINDS.every((kind) => database.objectStoreNames.contains(kind))) return database;
  database.close();
  return await openVersion(database.version + 1);
}

function openVersion(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(WAITING_DATABASE, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of [...KINDS, FILES]) {
        if (result.objectStoreNames.contains(name)) continue;
        result.createObjectStore(name, name === FILES ? undefined : { keyPath: "id" });
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

/** "strict": what is stored survives a crash of the machine; browsers that lack it ignore it. */
function transact<R>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  stores: string[],
  work: Work<R>,
): Promise<R> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, mode, { durability: "strict" });
    transaction.onabort = () => reject(transaction.error);
    const request = work(...stores.map((name) => transaction.objectStore(name)));
    transaction.oncomplete = () => resolve(request.result);
  });
}
