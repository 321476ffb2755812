/** The database of uploads in this browser: their records, and the files until they are sent. */
import { type DatabaseShape, inTransaction } from "../database.ts";
import { createPatientAsker } from "../patient_asker.ts";
import { UPLOADS_DATABASE } from "../storage_keys.ts";
import type { UploadRecord } from "./upload_record.ts";

/** The key of an upload's file: the chosen one, or number n of those to send. */
export type BlobName = "source" | 0 | 1;

/** The files to store with a record; undefined removes one. */
export type BlobChanges = Partial<Record<BlobName, Blob | undefined>>;

/** The storage of uploads. Each function rejects if the browser refuses its storage. */
export type UploadStore = {
  list(): Promise<UploadRecord[]>;
  read(id: string): Promise<UploadRecord | undefined>;
  /** Stores a record, and changes its files, in one step. */
  write(record: UploadRecord, blobs?: BlobChanges): Promise<void>;
  readBlob(id: string, name: BlobName): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
};

const RECORDS = "records";
const BLOBS = "blobs";
const NAMES: BlobName[] = ["source", 0, 1];

const DATABASE: DatabaseShape = {
  name: UPLOADS_DATABASE,
  stores: { [RECORDS]: { keyPath: "id" }, [BLOBS]: {} },
};

const run = (mode: IDBTransactionMode, work: Parameters<typeof inTransaction>[2]) =>
  inTransaction(DATABASE, mode, work);

const keyOf = (id: string, name: BlobName) => `${id}/${name}`;

/** The browser's own; looked up at each call, because some browsers throw at the access. */
export const uploadStore: UploadStore = {
  list: () => run("readonly", (of) => of(RECORDS).getAll()) as Promise<UploadRecord[]>,
  read: (id) => run("readonly", (of) => of(RECORDS).get(id)) as Promise<UploadRecord | undefined>,
  async write(record, blobs = {}) {
    await run("readwrite", (of) => {
      for (const name of NAMES) {
        const blob = blobs[name];
        if (blob) of(BLOBS).put(blob, keyOf(record.id, name));
        else if (name in blobs) of(BLOBS).delete(keyOf(record.id, name));
      }
      return of(RECORDS).put(record);
    });
  },
  readBlob: (id, name) =>
    run("readonly", (of) => of(BLOBS).get(keyOf(id, name))) as Promise<Blob | undefined>,
  async remove(id) {
    await run("readwrite", (of) => {
      for (const name of NAMES) of(BLOBS).delete(keyOf(id, name));
      return of(RECORDS).delete(id);
    });
  },
};

/** The time limit of the device for any call, in milliseconds. */
const PATIENCE = 5000;

/**
 * Like `store`, but its functions reject with TimedOut when the device does not answer within
 * seconds, as a WebKit database in a private session may never do. `onAnswer` is called once it has
 * answered after all.
 */
export function createPatientStore(store: UploadStore, onAnswer: () => void): UploadStore {
  const ask = createPatientAsker(PATIENCE, onAnswer);
  return {
    list: () => ask(() => store.list()),
    read: (id) => ask(() => store.read(id)),
    write: (record, blobs) => ask(() => store.write(record, blobs)),
    readBlob: (id, name) => ask(() => store.readBlob(id, name)),
    remove: (id) => ask(() => store.remove(id)),
  };
}
