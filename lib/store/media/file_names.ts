/** Files that are made beside a data file. */

/** What the names of the files end with that SQLite has beside a database. */
export const BESIDE = ["-wal", "-shm", "-journal"];

/** `name`, or with a number after it, such that nothing has it, nor one of those beside it. */
export async function unusedName(name: string): Promise<string> {
  for (let n = 1;; n++) {
    const numbered = n === 1 ? name : `${name}-${n}`;
    const used = await Promise.all(["", ...BESIDE].map((suffix) => exists(numbered + suffix)));
    if (!used.includes(true)) return numbered;
  }
}

/** Whether something has this name, a link to nothing among them. */
export async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
