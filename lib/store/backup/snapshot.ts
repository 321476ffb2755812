/** A consistent copy of all entries of a store, while the program goes on writing. */
import { backup, DatabaseSync } from "node:sqlite";
import type { StoreLocation } from "../open.ts";
import { checkPages } from "../kv/data_file.ts";
import { requireNotedWrites } from "../kv/data_note.ts";
import { readAll } from "../kv/read_all.ts";
import { reasonOf, StoreError, storeError } from "../kv/store_error.ts";
import type { Entry } from "./entry_file.ts";
import { RESTORE_KEY } from "./restore_mark.ts";

/**
 * What backups leave out: sessions, rate limits and the geocoder's answers. Everyone signs in again
 * after a restore.
 */
const LEFT_OUT = [
  "sessions",
  "sessions_by_user",
  "sessions_of_deleted",
  "oauth_sessions",
  "rate_limits",
  "geocodes",
  "geocoder",
  String(RESTORE_KEY[0]),
];

/** How often a store on a server is read in search of two equal passes. */
const MOST_PASSES = 10;

/**
 * Passes all entries to `write` and returns its result. A file is copied first, to `temporaryFile`,
 * and needs one pass. A store on a server cannot be copied: `write` is called again until two
 * passes in a row are equal, so each call has to replace the output of the one before.
 *
 * @throws {StoreError} when the store is missing, unreadable, damaged or incomplete, or is written
 * to all the time.
 */
export async function readSnapshot<T>(
  location: StoreLocation,
  temporaryFile: string,
  write: (entries: AsyncIterable<Entry>) => Promise<T>,
): Promise<T> {
  if (typeof location === "string") throw new StoreError(`The store ${location} has no backups.`);
  if ("url" in location) return await readServer(location.url, write);
  await copyDatabase(location.path, temporaryFile);
  try {
    await checkPages(temporaryFile, location.path);
    await requireNotedWrites(location.path);
    using kv = await Deno.openKv(temporaryFile);
    return await write(listEntries(kv));
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) {
      await Deno.remove(temporaryFile + suffix).catch(() => {});
    }
  }
}

/**
 * Copies a database file in one step: in several steps each write of the program would restart the
 * copy.
 */
async function copyDatabase(path: string, copy: string): Promise<void> {
  try {
    await Deno.stat(path);
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      await backup(database, copy, { rate: -1 });
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StoreError(
      `Cannot copy the data in ${path} to ${copy}: ${reasonOf(error)}. The data is as it was. ` +
        "Check DATA_DIR, or the name of the file, and that there is some room where the data is, " +
        "and for a copy where backups are.",
      { cause: error },
    );
  }
}

async function readServer<T>(
  url: string,
  write: (entries: AsyncIterable<Entry>) => Promise<T>,
): Promise<T> {
  const remedy = "Check the address and DENO_KV_ACCESS_TOKEN.";
  using kv = await Deno.openKv(url);
  let before: string | undefined;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const stamps: string[] = [];
    const written = await write(listEntries(kv, stamps)).catch((error) => {
      throw error instanceof StoreError
        ? error
        : storeError(`Cannot read the store at ${url}`, error, remedy);
    });
    const now = await digestOf(stamps);
    if (now === before) return written;
    before = now;
  }
  throw new StoreError(
    `The store at ${url} was written to in each of ${MOST_PASSES} attempts to read it. ` +
      "Back it up when fewer people are at work, or from the file of a denokv, on its machine.",
  );
}

async function digestOf(stamps: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(stamps.join());
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/**
 * All entries for a backup in the order of their keys. `stamps` gets their versionstamps, which
 * show writes (they grow) and deletions (there are fewer).
 */
export async function* listEntries(kv: Deno.Kv, stamps?: string[]): AsyncGenerator<Entry> {
  for await (const entry of readAll(kv, [])) {
    if (LEFT_OUT.includes(String(entry.key[0]))) continue;
    stamps?.push(entry.versionstamp);
    yield { key: entry.key, value: entry.value };
  }
}
