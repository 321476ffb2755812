/** A consistent copy of all entries of a store, while the program goes on writing. */
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { checkPages, type StoreLocation } from "../kv/data_file.ts";
import { requireNotedWrites } from "../kv/data_note.ts";
import { requireRoom, ROOM_FOR_SAVES } from "../kv/disk_room.ts";
import { reasonOf, StoreError, storeError } from "../kv/store_error.ts";
import { copyServer } from "./copy_server.ts";
import type { Entry } from "./entry_file.ts";
import { listEntries } from "./list_entries.ts";

/**
 * Hands all entries to `write` and returns what it returned. They are copied first, to
 * `temporaryFile`: a file in one step, a store on a server as `copyServer` says.
 *
 * @throws {StoreError} where there is no store, it cannot be read, is damaged or not whole.
 */
export async function readSnapshot<T>(
  location: StoreLocation,
  temporaryFile: string,
  write: (entries: AsyncIterable<Entry>) => Promise<T>,
): Promise<T> {
  if (typeof location === "string") throw new StoreError(`The store ${location} has no backups.`);
  try {
    if ("path" in location) {
      await copyDatabase(location.path, temporaryFile);
      await checkPages(temporaryFile, location.path);
      await requireNotedWrites(location.path);
    }
    using copy = await Deno.openKv(temporaryFile);
    if ("url" in location) await readServer(location.url, copy);
    return await write(listEntries(copy));
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
    // The program may be running on the same disk.
    requireRoom(dirname(copy), ROOM_FOR_SAVES, (await Deno.stat(path)).size);
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

async function readServer(url: string, copy: Deno.Kv): Promise<void> {
  try {
    using server = await Deno.openKv(url);
    await copyServer(server, copy);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const remedy = "Check the address and DENO_KV_ACCESS_TOKEN.";
    throw storeError(`Cannot read the store at ${url}`, error, remedy);
  }
}
