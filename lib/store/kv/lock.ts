/** One process per data file: two on one SQLite file would fail later with `database is locked`. */
import { dirname } from "node:path";
import { giveUpReserve } from "./disk_reserve.ts";
import { storageFaultOf } from "./storage_fault.ts";
import { StoreError, storeError } from "./store_error.ts";

/** A lock that is held until it is released, or until its process ends in any way. */
type Lock = { release(): void };

/**
 * Makes the folder of the database file `path` and takes the exclusive lock on the data in it.
 * The lock is the operating system's (flock on `<path>.lock`), so that a kill leaves nothing stale.
 * The lock file itself stays: deleting it would let two processes hold "the" lock.
 *
 * @throws {StoreError} when another process has the data open, the folder cannot be written, or
 * its disk is full.
 */
export async function takeLock(path: string): Promise<Lock> {
  const folder = dirname(path);
  try {
    await Deno.mkdir(folder, { recursive: true });
    await requireRoom(path);
    const file = await Deno.open(`${path}.lock`, { create: true, write: true });
    if (await file.tryLock(true)) return { release: () => release(file) };
    file.close();
  } catch (error) {
    throw storeError(
      `Cannot write to the data folder ${folder}`,
      error,
      "Make it a folder that the user who runs the server may write to, or choose another.",
    );
  }
  throw new StoreError(
    `The data in ${path} is in use by another process. Stop that one first, or choose another data folder.`,
  );
}

/** Bytes that SQLite needs beside a data file before anything is written. */
const ROOM = 256 * 1024;

/**
 * Fails when the disk is full, and there is no reserve to give up: SQLite would report an I/O
 * error, and Deno's thread for the store would panic.
 */
async function requireRoom(path: string): Promise<void> {
  try {
    await writeTrial(`${path}.trial`);
  } catch (error) {
    if (storageFaultOf(error) !== "full" || !await giveUpReserve(path)) throw error;
    await writeTrial(`${path}.trial`);
  }
}

async function writeTrial(trial: string): Promise<void> {
  try {
    await Deno.writeFile(trial, new Uint8Array(ROOM));
  } finally {
    await Deno.remove(trial).catch(() => {});
  }
}

/**
 * Closing the file alone would be too late: a child process that is just starting shares it until
 * its own program runs, and keeps it locked for that time.
 */
function release(file: Deno.FsFile): void {
  file.unlockSync();
  file.close();
}
