/** Makes a data file as small as its data. */
import { DatabaseSync } from "node:sqlite";
import { checkPages, requireDataFile, requireFileTo } from "./kv/data_file.ts";
import { requireNotedWrites } from "./kv/data_note.ts";
import { takeLock } from "./kv/lock.ts";
import { StoreError, storeError } from "./kv/store_error.ts";

/**
 * Rewrites the database file without the space of deleted data. It needs as much free space as the
 * file while it runs, and a kill leaves the old file. Returns its bytes before and afterwards.
 *
 * @throws {StoreError} when there is no data, it is in use or damaged, or there is no room.
 */
export async function compactFile(path: string): Promise<{ before: number; after: number }> {
  await requireFileTo("compact", path);
  const lock = await takeLock(path);
  try {
    // Otherwise damage would become permanent.
    await requireDataFile(path, true);
    await checkPages(path);
    await requireNotedWrites(path);
    const { size: before } = await Deno.stat(path);
    const database = new DatabaseSync(path);
    database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
    return { before, after: (await Deno.stat(path)).size };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw storeError(`Cannot compact the data in ${path}`, error, "Check DATA_DIR and the disk.");
  } finally {
    lock.release();
  }
}
