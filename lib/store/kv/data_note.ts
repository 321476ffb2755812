/**
 * What the lock file, which stays, says of the data beside it: that there is some, and up to which
 * version. SQLite has the last writes in a second file (`-wal`), and copies them into the first one
 * now and then. Where a process was killed and the second file is lost, the first one opens without
 * them, as if nobody had ever written them.
 */
import { DatabaseSync } from "node:sqlite";
import { StoreError } from "./store_error.ts";

/** A version that data has reached, and the file (its inode) in which it is. */
type Note = { version: number; file: number };

/** As many digits as numbers may have: a note is written over the one before it. */
const DIGITS = 20;

/**
 * Notes in the lock file of `path` that there is data now, and how far it has come in `file`, which
 * is there already or takes that place. A write is on the disk before its version can be read, so
 * that a note never knows of more than the data.
 */
export async function noteData(path: string, now: Date, file = path): Promise<void> {
  const { ino } = await Deno.stat(file);
  const text = await Deno.readTextFile(`${path}.lock`);
  const since = text.split("\n")[0] ||
    `There is data beside this file since ${now.toISOString()}. Do not remove it.`;
  const [version, inode] = [versionOf(file), ino ?? 0].map((n) => String(n).padStart(DIGITS));
  const noted = `${since}\nVersion ${version} of file ${inode}\n`;
  if (noted === text) return;
  using lock = await Deno.open(`${path}.lock`, { write: true });
  await lock.write(new TextEncoder().encode(noted));
}

/**
 * Refuses a file that has gone back behind what was noted of it. Another file in its place, such as
 * a copy that a host has put there, is taken as it is.
 *
 * @throws {StoreError} that says what to do.
 */
export async function requireNotedWrites(path: string): Promise<void> {
  const note = await readNote(path);
  if (!note || note.file !== (await Deno.stat(path)).ino) return;
  if (versionOf(path) >= note.version) return;
  throw new StoreError(
    `The last writes to the data file ${path} are missing: they were in ${path}-wal, which is ` +
      "gone or damaged. Nothing was changed. Put that file back beside the data file; or restore " +
      `the newest backup with --replace. To go on without those writes: remove ${path}.lock.`,
  );
}

/** What was noted; null where there is no note, or it cannot be read. */
async function readNote(path: string): Promise<Note | null> {
  const text = await Deno.readTextFile(`${path}.lock`).catch(() => "");
  const [, version, file] = /^Version +(\d+) of file +(\d+)$/m.exec(text) ?? [];
  return version ? { version: Number(version), file: Number(file) } : null;
}

/** The number of the last write; 0 in a file in which nothing was ever written. */
function versionOf(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'data_version'");
    if (!tables.get()) return 0;
    const row = database.prepare("SELECT version FROM data_version WHERE k = 0").get();
    return Number(row?.version ?? 0);
  } finally {
    database.close();
  }
}
