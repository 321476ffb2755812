/** Puts a backup's entries into a store: all of them, or none that a server would open. */
import { DatabaseSync } from "node:sqlite";
import { restoringName } from "../kv/data_file.ts";
import { noteData } from "../kv/data_note.ts";
import { BESIDE, exists, unusedName } from "../media/file_names.ts";
import { takeLock } from "../kv/lock.ts";
import type { StoreLocation } from "../open.ts";
import { StoreError, storeError } from "../kv/store_error.ts";
import { removeUnfinishedUploads } from "../media/uploads.ts";
import type { Entry } from "./entry_file.ts";
import { RESTORE_KEY } from "./restore_mark.ts";
import { compareEntries, writeEntries } from "./write_entries.ts";

/**
 * `entries` begins anew at each call. `files` puts in place what the entries name, once it is sure
 * that the store may be restored. `replace` permits a file with data, which is put aside.
 */
type Restoration = {
  entries: () => AsyncIterable<Entry>;
  files?: () => Promise<void>;
  replace: boolean;
  now: Date;
};

/**
 * Restores a store; returns the path of the file that was there before, null when there was none.
 *
 * A file is written beside its place and takes it in one step when it has been compared, so that a
 * restore that was killed leaves what was there. A store on a server has to be empty, or left by a
 * restore that was killed: until the end a mark stands in it, with which no server starts.
 *
 * @throws {StoreError} where there is data already, the store is in use, or cannot be written.
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
    // It is made first: without data no program starts beside it.
    const kv = await Deno.openKv(unfinished);
    try {
      await files?.();
      await fill(kv, entries, now);
    } finally {
      kv.close();
    }
    asOneFile(unfinished);
    // A clock may say the same twice.
    const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
    const aside = await unusedName(`${path}.before-restore-${time}`);
    if (isThere) await putAside(path, aside);
    // SQLite would take what a file that is gone has left for the last writes to the new one.
    await renameBeside(path, aside);
    // What was noted of a file that is gone may be of the same inode.
    await noteData(path, now, unfinished);
    await Deno.rename(unfinished, path);
    return isThere ? aside : null;
  } catch (error) {
    // On a full disk it is what the program needs.
    await removeDatabase(unfinished).catch(() => {});
    if (error instanceof StoreError) throw error;
    throw storeError(`Cannot restore the data to ${path}`, error, "What was there is unchanged.");
  } finally {
    lock.release();
  }
}

/** A backup has no bytes of files on their way: their devices send these anew, from the start. */
async function fill(kv: Deno.Kv, entries: Restoration["entries"], now: Date): Promise<void> {
  await writeEntries(kv, entries(), now.getTime());
  await compareEntries(kv, entries(), now.getTime());
  await removeUnfinishedUploads(kv);
}

/** Gives the data a second name; its first one stays until another file takes it. */
async function putAside(path: string, aside: string): Promise<void> {
  try {
    asOneFile(path);
    await Deno.link(path, aside);
  } catch {
    // It is damaged, and is put aside as it is, with what is beside it.
    await Deno.rename(path, aside);
  }
}

async function renameBeside(path: string, aside: string): Promise<void> {
  for (const suffix of BESIDE) {
    if (await exists(path + suffix)) await Deno.rename(path + suffix, aside + suffix);
  }
}

/** Writes what SQLite has in the files beside a database into it, and removes them. */
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

/** Empties a store that a killed restore has left; throws where there is other data. */
async function removeUnfinished(kv: Deno.Kv, url: string): Promise<void> {
  const isUnfinished = (await kv.get(RESTORE_KEY)).value !== null;
  // The mark goes last: it says that what is left may be removed.
  const others = kv.list({ prefix: [] }, { batchSize: 500 });
  for await (const { key } of others) {
    if (!isUnfinished) {
      throw new StoreError(`The store at ${url} holds data already. Restore into an empty one.`);
    }
    if (key[0] !== RESTORE_KEY[0]) await kv.delete(key);
  }
}
