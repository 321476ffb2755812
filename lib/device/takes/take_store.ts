/** The database of takes in this browser: what the microphone has given, in pieces. */
import { type DatabaseShape, inTransaction } from "../database.ts";
import { createPatientAsker } from "../patient_asker.ts";
import { TAKES_DATABASE } from "../storage_keys.ts";

/** What was recorded for a stop. `startedAt` is in milliseconds since 1970. */
export type Take = {
  id: string;
  /** The form of the stop: NEW_ARCHIVE, or the id of the archive. */
  target: string;
  stopId: string;
  /** Whose it is; missing for somebody who had not signed in. */
  userId?: string;
  /** What an upload that is made of it is called. */
  name: string;
  startedAt: number;
  /** How much of it is there, in seconds. */
  seconds: number;
  /** The media type of its pieces. */
  type: string;
  /** Its author has ended it: it was not interrupted. */
  isFinished?: true;
  /** The upload that was made of it, until that is stored itself. */
  uploadId?: string;
};

/** Where takes are stored. Each function rejects where the browser refuses its storage. */
export type TakeStore = {
  list(): Promise<Take[]>;
  /** Stores a take, and its pieces from number `from` (0 is the first) on, in one step. */
  write(take: Take, from: number, pieces: ArrayBuffer[]): Promise<void>;
  /** The pieces of a take in their order. */
  read(id: string): Promise<ArrayBuffer[]>;
  remove(id: string): Promise<void>;
};

const [RECORDS, PIECES] = ["records", "pieces"];

const DATABASE: DatabaseShape = {
  name: TAKES_DATABASE,
  stores: { [RECORDS]: { keyPath: "id" }, [PIECES]: {} },
};

const run = (mode: IDBTransactionMode, work: Parameters<typeof inTransaction>[2]) =>
  inTransaction(DATABASE, mode, work);

/** Arrays sort after all numbers: the range of a take's pieces is closed by one. */
const piecesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/**
 * The browser's own; looked up at each call, since some refuse the mere mention. The pieces are
 * bytes, not Blobs, with which WebKit's private sessions hang.
 */
const takeStore: TakeStore = {
  list: () => run("readonly", (of) => of(RECORDS).getAll()) as Promise<Take[]>,
  async write(take, from, pieces) {
    await run("readwrite", (of) => {
      pieces.forEach((piece, i) => of(PIECES).put(piece, [take.id, from + i]));
      return of(RECORDS).put(take);
    });
  },
  read: (id) => run("readonly", (of) => of(PIECES).getAll(piecesOf(id))) as Promise<ArrayBuffer[]>,
  async remove(id) {
    await run("readwrite", (of) => {
      of(PIECES).delete(piecesOf(id));
      return of(RECORDS).delete(id);
    });
  },
};

/** How long the device may take for anything, in milliseconds. */
const PATIENCE = 5000;

/**
 * `store`, whose functions reject with TimedOut where the device does not answer within seconds.
 */
export function patientTakeStore(store = takeStore): TakeStore {
  const ask = createPatientAsker(PATIENCE);
  return {
    list: () => ask(() => store.list()),
    write: (take, from, pieces) => ask(() => store.write(take, from, pieces)),
    read: (id) => ask(() => store.read(id)),
    remove: (id) => ask(() => store.remove(id)),
  };
}
