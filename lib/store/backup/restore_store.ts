/**
 * Writes a backup's entries to a store: either all of them, or in a way that no server would open.
 */
import { DatabaseSync } from "node:sqlite";
import { restoringName, type StoreLocation } from "../kv/data_file.ts";
import { noteData } from "../kv/data_note.ts";
import { BESIDE, exists, unusedName } from "../media/file_names.ts";
import { takeLock } from "../kv/lock.ts";
import { StoreError, storeError } from "../kv/store_error.ts";
import { removeUnfinishedUploads } from "../media/uploads.ts";
import type { Entry } from "./entry_file.ts";
import { RESTORE_KEY } from "./restore_mark.ts";
import { compareEntries, writeEntries } from "./write_entries.ts";

/**
 * `entries` starts again at each call. `files` writes the recordings and pictures, once it is
 * certain that the store can be restored. `replace` allows a file with data, which is put aside.
 */
type Restoration = {
  entries: () => AsyncIterable<Entry>;
  files?: () => Promise<void>;
  replace: boolean;
  now: Date;
};

/**
 * Restores a store; returns the path of the earlier file that was put aside, or null.
 *
 * A file is written beside its place and moved there in one step after the comparison, so that a
 * killed restore changes nothing. A store on a server has to be empty, or left by a killed restore;
 * a mark keeps servers from starting with it until the end.
 *
 * @throws {StoreError} when there is data already, or the store is in use or cannot be written.
 */
export async function restoreStore(
  location: StoreLocation,
  restoration: Restoration,
): Promise<string | null> {
  if (typeof location === "string") {
    throw new StoreError(`Nothing can be restored into the store ${location}.`);
  }
  if ("path" in location) return await restoreFile(location.path, restoration);
  await restoreServer(location.url, restoration);
  return null;
}

async function restoreFile(
  path: string,
  { entries, files, replace, now }: Restoration,
): Promise<string | null> {
  const lock = await takeLock(path);
  const unfinished = restoringName(path);
  try {
    const isThere = await exists(path);
    if (isThere && !replace) {
      throw new StoreError(
        `There is data in ${path} already. Choose an empty DATA_DIR, or add --replace: ` +
          "that data is put aside then, not deleted.",
      );
    }
    await removeDatabase(unfinished);
    // Made first: without data another program cannot start beside it.
    const kv = await Deno.openKv(unfinished);
    try {
      await files?.();
      await fill(kv, entries, now);
    } finally {
      kv.close();
    }
    asOneFile(unfinished);
    // Two restores may have the same time.
    const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
    const aside = await unusedName(`${path}.before-restore-${time}`);
    if (isThere) await putAside(path, aside);
    // SQLite would apply the remaining log of a missing file to the new one.
    await renameBeside(path, aside);
    // The note about a missing file could match the inode of the new one.
    await noteData(path, now, unfinished);
    await Deno.rename(unfinished, path);
    return isThere ? aside : null;
  } catch (error) {
    // On a full disk the program needs this room.
    await removeDatabase(unfinished).catch(() => {});
    if (error instanceof StoreError) throw error;
    throw storeError(`Cannot restore the data to ${path}`, error, "What was there is unchanged.");
  } finally {
    lock.release();
  }
}

/** A backup has no bytes of unfinished uploads: devices send these again from the start. */
async function fill(kv: Deno.Kv, entries: Restoration["entries"], now: Date): Promise<void> {
  await writeEntries(kv, entries(), now.getTime());
  await compareEntries(kv, entries(), now.getTime());
  await removeUnfinishedUploads(kv);
}

/** Gives the data a second name; the first one stays until another file takes it. */
async function putAside(path: string, aside: string): Promise<void> {
  try {
    asOneFile(path);
    await Deno.link(path, aside);
  } catch {
    // It is damaged, and is put aside unchanged, with the files beside it.
    await Deno.rename(path, aside);
  }
}

async function renameBeside(path: string, aside: string): Promise<void> {
  for (const suffix of BESIDE) {
    if (await exists(path + suffix)) await Deno.rename(path + suffix, aside + suffix);
  }
}

/** Merges SQLite's files beside a database into it, and removes them. */
function asOneFile(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
}

async function removeDatabase(path: string): Promise<void> {
  for (const suffix of ["", ...BESIDE]) {
    if (await exists(path + suffix)) await Deno.remove(path + suffix);
  }
}

async function restoreServer(url: string, { entries, files, now }: Restoration): Promise<void> {
  try {
    using kv = await Deno.openKv(url);
    await removeUnfinished(kv, url);
    await kv.set(RESTORE_KEY, now.toISOString());
    await files?.();
    await fill(kv, entries, now);
    await kv.delete(RESTORE_KEY);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const remedy = "Check the address and DENO_KV_ACCESS_TOKEN, and restore once more.";
    throw storeError(`Cannot restore the data to ${url}`, error, remedy);
  }
}

/** Empties a store that a killed restore has left; throws when there is other data. */
async function removeUnfinished(kv: Deno.Kv, url: string): Promise<void> {
  const isUnfinished = (await kv.get(RESTORE_KEY)).value !== null;
  // The mark goes last, because it shows that the rest may be removed.
  const others = kv.list({ prefix: [] }, { batchSize: 500 });
  for await (const { key } of others) {
    if (!isUnfinished) {
      throw new StoreError(`The store at ${url} holds data already. Restore into an empty one.`);
    }
    if (key[0] !== RESTORE_KEY[0]) await kv.delete(key);
  }
}
