/** The data file of a store: what is looked at before it is opened, and while it is open. */
import { DatabaseSync } from "node:sqlite";
import { noteData } from "./data_note.ts";
import { StoreError } from "./store_error.ts";

/** How often a data file is looked at while it is open, in milliseconds. */
const WATCH_EVERY_MS = 5000;

/**
 * Refuses a file that is gone where there was one: nothing is made in its place. The lock file,
 * which stays, says that there was (see `noteData`). With `mustExist` none that is missing is
 * made at all: a disk that is not mounted leaves an empty folder. Nor is one made where a restore
 * was interrupted before it had any.
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
 * Refuses a command of a host (`what`) where there is no data: a folder that was mistyped would be
 * made.
 *
 * @throws {StoreError} that says so.
 */
export async function requireFileTo(what: string, path: string): Promise<void> {
  if (await sizeOf(path) !== null) return;
  throw new StoreError(`There is no data to ${what}: ${path}. Check DATA_DIR.`);
}

/** A file of so many bytes takes so long to look at that a host could believe that all hangs. */
const LARGE = 1e9;

/** Gives `say` a line for the log before a large file is looked at. */
export async function announceCheck(path: string, say: (text: string) => void): Promise<void> {
  const size = await sizeOf(path) ?? 0;
  if (size <= LARGE) return;
  const gigabytes = (size / 1e9).toFixed(1);
  say(`Looking at each page of the data first, ${gigabytes} GB: a second or more for each GB…`);
}

/**
 * Looks at each page of the file, which may be a copy of the data `of`: some hundred megabytes a
 * second. Changes nothing, not even by taking over what is in the files beside it. The index must
 * agree with the table, too: by the last column, which is in both, it is seen that the end of a
 * long value is nothing but zeros.
 *
 * @throws {StoreError} for damaged pages; an Error for what is no database.
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

/** The file in which a restore makes what is to take the place of `path`. */
export const restoringName = (path: string): string => `${path}.restoring`;

/** What the names of the two files end with that are beside an open database. */
const BESIDE_WHILE_OPEN = ["-wal", "-shm"];

/**
 * Calls `onGone` with the path of the file when the data file, or one of those that SQLite has
 * beside it, is another than it is now, or none: what is written goes to a file that nobody finds.
 * Until then notes how far the data has come. Returns what ends the watch.
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

/** What tells a file from all others on its disk; undefined where there is none. */
const idOf = (path: string) => Deno.stat(path).then(({ ino }) => ino, () => undefined);

/** Bytes of a file; null where there is none. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await Deno.stat(path)).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
