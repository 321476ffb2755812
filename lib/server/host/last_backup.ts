/** When the data was backed up last: a file of the data folder, which backups write. */

const FILE = "last-backup";

/**
 * Notes that a backup was complete at `now`. Without a data folder, such as on another machine than
 * the program's, nothing is noted.
 */
export async function noteBackup(dataDir: string, now: Date): Promise<void> {
  const path = `${dataDir}/${FILE}`;
  try {
    // It may be root who makes backups, and another user who runs the program.
    await Deno.writeTextFile(path, now.toISOString() + "\n", { mode: 0o644 });
    await Deno.chmod(path, 0o644);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** Milliseconds since 1970 of the last backup; undefined where none is noted. */
export async function readLastBackup(dataDir: string): Promise<number | undefined> {
  try {
    const time = Date.parse((await Deno.readTextFile(`${dataDir}/${FILE}`)).trim());
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
