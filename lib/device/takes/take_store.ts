/** The database of takes (recordings of the microphone) in this browser, in pieces. */
import { type DatabaseShape, inTransaction } from "../database.ts";
import { createPatientAsker } from "../patient_asker.ts";
import { TAKES_DATABASE } from "../storage_keys.ts";

/** A recording for a stop. `startedAt` is in milliseconds since 1970. */
export type Take = {
  id: string;
  /** The form of the stop: NEW_ARCHIVE, or the id of the archive. */
  target: string;
  stopId: string;
  /** The owner's id; missing if the author had not signed in. */
  userId?: string;
  /** The file name of an upload made from it. */
  name: string;
  startedAt: number;
  /** The stored length in seconds. */
  seconds: number;
  /** The media type of its pieces. */
  type: string;
  /** Its author has ended it; otherwise it was interrupted. */
  isFinished?: true;
  /** The upload made from it, until the upload is stored. */
  uploadId?: string;
};

/** The storage of takes. Each function rejects if the browser refuses its storage. */
export type TakeStore = {
  list(): Promise<Take[]>;
  /** Stores a take, and its pieces from number `from` (0 is the first) on, in one step. */
  write(take: Take, from: number, pieces: ArrayBuffer[]): Promise<void>;
  /** The pieces of a take in order. */
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

/** Arrays sort after all numbers, so one ends the range of a take's pieces. */
const piecesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/**
 * The browser's own; looked up at each call, because some browsers throw at the access. The pieces
 * are bytes and not Blobs, which hang in WebKit's private sessions.
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

/** The time limit of the device for any call, in milliseconds. */
const PATIENCE = 5000;

/**
 * `store` with functions that reject with TimedOut when the device does not answer within seconds.
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
