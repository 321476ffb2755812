/**
 * The note about the data in the lock file, which stays: that there is data, and its version.
 * SQLite has the last writes in a second file (`-wal`), and copies them into the first one now and
 * then. If a process is killed and the second file is lost, the first one opens without them, and
 * without any error.
 */
import { DatabaseSync } from "node:sqlite";
import { StoreError } from "./store_error.ts";

/** A version that the data has reached, and its file (the inode). */
type Note = { version: number; file: number };

/** As many digits as a number may have, because a note overwrites the one before it. */
const DIGITS = 20;

/**
 * Notes in the lock file of `path` that there is data, and the version reached in `file`, which is
 * already there or about to be moved there. A write is on the disk before its version can be read,
 * so a note is never ahead of the data.
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
 * Refuses a file with an older version than the note's. Another file in its place, such as a copy
 * put there by a host, is accepted.
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

/** The note; null if it is missing or unreadable. */
async function readNote(path: string): Promise<Note | null> {
  const text = await Deno.readTextFile(`${path}.lock`).catch(() => "");
  const [, version, file] = /^Version +(\d+) of file +(\d+)$/m.exec(text) ?? [];
  return version ? { version: Number(version), file: Number(file) } : null;
}

/** The number of the last write; 0 in a file without any. */
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
