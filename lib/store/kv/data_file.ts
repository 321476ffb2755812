/** The data file of a store: checks before it is opened, and while it is open. */
import { DatabaseSync } from "node:sqlite";
import { noteData } from "./data_note.ts";
import { StoreError } from "./store_error.ts";

/**
 * The place of the data: a SQLite file, a KV Connect server (denokv), the platform's store (Deno
 * Deploy), or memory alone. With `mustExist` a new one is not made.
 */
export type StoreLocation =
  | { path: string; mustExist?: boolean }
  | { url: string; mustExist?: boolean }
  | ":platform:"
  | ":memory:";

/** How often the data file is checked while it is open, in milliseconds. */
const WATCH_EVERY_MS = 5000;

/**
 * Refuses a missing file where there was one before, instead of making a new one. The lock file,
 * which stays, says that there was (see `noteData`). With `mustExist` a missing file is never made,
 * because an unmounted disk leaves an empty folder. It is not made either where a restore was
 * interrupted.
 *
 * @throws {StoreError} that says what to do.
 */
export async function requireDataFile(path: string, mustExist: boolean): Promise<void> {
  const size = await sizeOf(path);
  if (size !== null && size > 0) return;
  const is = size === null ? "is gone" : "is empty";
  if (await sizeOf(restoringName(path)) !== null) {
    throw new StoreError(
      `A restore to ${path} was interrupted, and no data is there yet. Restore once more. Only to ` +
        `begin without that data: remove ${restoringName(path)}.`,
    );
  }
  if (await sizeOf(`${path}.lock`)) {
    throw new StoreError(
      `The data file ${path} ${is}, and there was data in it when the program ran before. Nothing ` +
        "was made in its place. Put it back, with the files whose names begin with its name; or " +
        `restore a backup. Only to begin anew, without any archive: remove ${path}.lock.`,
    );
  }
  if (!mustExist) return;
  throw new StoreError(
    `The data file ${path} ${is}, and DATA_MUST_EXIST says that there is one. Nothing was made in ` +
      "its place. Mount the disk on which it is, or correct DATA_DIR. For the very first start, " +
      "leave DATA_MUST_EXIST out.",
  );
}

/**
 * Refuses a host's command (`what`) where there is no data, which would make a folder for a
 * mistyped name.
 *
 * @throws {StoreError} that says so.
 */
export async function requireFileTo(what: string, path: string): Promise<void> {
  if (await sizeOf(path) !== null) return;
  throw new StoreError(`There is no data to ${what}: ${path}. Check DATA_DIR.`);
}

/** From this size in bytes on, the check takes so long that a host should be told. */
const LARGE = 1e9;

/** Passes `say` a line for the log before a large file is checked. */
export async function announceCheck(path: string, say: (text: string) => void): Promise<void> {
  const size = await sizeOf(path) ?? 0;
  if (size <= LARGE) return;
  const gigabytes = (size / 1e9).toFixed(1);
  say(`Looking at each page of the data first, ${gigabytes} GB: a second or more for each GB…`);
}

/**
 * Checks each page of the file, which may be a copy of the data `of`: some hundred megabytes a
 * second. Changes nothing, and does not merge the files beside it. The index must agree with the
 * table, too: the last column is in both, which shows a long value whose end was zeroed.
 *
 * @throws {StoreError} for damaged pages; an Error for a file that is not a database.
 */
export async function checkPages(path: string, of = path): Promise<void> {
  if (!await sizeOf(path)) return;
  if (!(await Deno.stat(path)).isFile) throw new Error("unable to open it: it is no file");
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [result] = database.prepare("PRAGMA integrity_check(1)").all();
    const found = String(result.integrity_check);
    if (found === "ok") return;
    throw new StoreError(
      `The data file ${of} has damaged pages (${found.replaceAll(/\s+/g, " ")}). Nothing was ` +
        "changed. Copy the whole data folder to another disk before anything else; then restore " +
        "the newest backup with --replace, which puts this file aside.",
    );
  } finally {
    database.close();
  }
}

/** The file in which a restore builds the replacement of `path`. */
export const restoringName = (path: string): string => `${path}.restoring`;

/** The suffixes of the two files beside an open database. */
const BESIDE_WHILE_OPEN = ["-wal", "-shm"];

/**
 * Calls `onGone` with the path when the data file, or one of SQLite's files beside it, is replaced
 * or removed: further writes would be lost. Until then stores the version that the data has
 * reached. Returns a function that ends the watch.
 */
export async function watchDataFile(
  path: string,
  onGone: (path: string) => void,
  everyMs = WATCH_EVERY_MS,
): Promise<() => void> {
  const paths = [path, ...BESIDE_WHILE_OPEN.map((suffix) => path + suffix)];
  const idsOf = () => Promise.all(paths.map(idOf));
  const opened = await idsOf();
  let ended = false;
  const timer = setInterval(async () => {
    const ids = await idsOf();
    if (ended) return;
    const gone = ids.findIndex((id, i) => id !== opened[i]);
    // A full disk may refuse the note; the next one is as good.
    if (gone < 0) return void await noteData(path, new Date()).catch(() => {});
    end();
    onGone(paths[gone]);
  }, everyMs);
  Deno.unrefTimer(timer);
  const end = () => {
    ended = true;
    clearInterval(timer);
  };
  return end;
}

/** The identity of a file on its disk; undefined for a missing one. */
const idOf = (path: string) => Deno.stat(path).then(({ ino }) => ino, () => undefined);

/** The size of a file in bytes; null for a missing one. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await Deno.stat(path)).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
