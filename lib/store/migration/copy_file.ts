/** Copies of a database file, made while it is open. */
import { backup, DatabaseSync } from "node:sqlite";
import { unusedName } from "../media/file_names.ts";
import { storeError } from "../kv/store_error.ts";

/**
 * Copies the database file `path` to a new file beside it whose name says when and from which
 * schema; returns its path. The copy is whole, or is not there under that name. SQLite's online
 * backup is used, since `VACUUM INTO` needs to attach a database, which Deno allows to programs
 * with all permissions only.
 *
 * @throws {StoreError} when the copy cannot be written.
 */
export async function copyFile(path: string, now: Date): Promise<string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const copy = await unusedName(`${path}.before-migration-${time}`);
  const unfinished = `${copy}.unfinished`;
  try {
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
