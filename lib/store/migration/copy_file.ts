/** Copies a database file while it is open. */
import { unusedName } from "../media/file_names.ts";
import { storeError } from "../kv/store_error.ts";

/**
 * Copies the database file `path` to a new file beside it whose name has the time and the schema;
 * returns its path. The copy gets that name once it is complete. Uses SQLite's online backup,
 * because `VACUUM INTO` attaches a database, which Deno allows only with all permissions.
 *
 * @throws {StoreError} when the copy cannot be written.
 */
export async function copyFile(path: string, now: Date): Promise<string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const copy = await unusedName(`${path}.before-migration-${time}`);
  const unfinished = `${copy}.unfinished`;
  try {
    // Only here: where there is no file, as on a platform, an older Deno serves that has no backup.
    const { backup, DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(path);
    try {
      await backup(database, unfinished);
    } finally {
      database.close();
    }
    await Deno.rename(unfinished, copy);
  } catch (error) {
    const remedy = "Nothing was changed. Make room beside it, and start again.";
    throw storeError(`Cannot copy the data in ${path} before it is migrated`, error, remedy);
  }
  return copy;
}
