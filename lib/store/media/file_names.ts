/** Names for files beside a data file. */

/** The suffixes of SQLite's files beside a database. */
export const BESIDE = ["-wal", "-shm", "-journal"];

/** `name`, or with a number after it, so that neither it nor a file beside it exists. */
export async function unusedName(name: string): Promise<string> {
  for (let n = 1;; n++) {
    const numbered = n === 1 ? name : `${name}-${n}`;
    const used = await Promise.all(["", ...BESIDE].map((suffix) => exists(numbered + suffix)));
    if (!used.includes(true)) return numbered;
  }
}

/** Whether something has this name, dangling links included. */
export async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
