/** Which backups of a folder are kept, and the removal of the others. */
import { backupsIn, removeUnnamedFiles, unfinishedIn } from "./backups_in.ts";

/** How many days, weeks and months keep the newest backup that was made in them. */
export type Kept = { daily: number; weekly: number; monthly: number };

const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const DAY_MS = 86_400_000;

/**
 * The names of backups that may go, oldest first. Days, weeks (from Monday) and months are those of
 * UTC in which there is a backup: a pause of a month removes nothing. The newest always stays.
 */
export function backupsToRemove(names: string[], { daily, weekly, monthly }: Kept): string[] {
  const newestFirst = names.filter((name) => NAME.test(name)).sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (
    const [count, periodOf] of [
      [daily, (name: string) => name.slice(0, 8)],
      [weekly, (name: string) => String(Math.floor((timeOf(name) / DAY_MS + 3) / 7))],
      [monthly, (name: string) => name.slice(0, 6)],
    ] as const
  ) {
    const newest = new Map<string, string>();
    for (const name of newestFirst) {
      if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
    }
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return newestFirst.filter((name) => !kept.has(name)).reverse();
}

const timeOf = (name: string) => Date.parse(name.replace(NAME, "$1-$2-$3T$4:$5:$6Z"));

/**
 * Removes the backups of `folder` that may go, and the files that no other one has. Returns the
 * number of each. While another backup is being made, files stay: it may count on them.
 *
 * @throws {StoreError} where a backup is damaged; then all of them are as they were.
 */
export async function removeOldBackups(
  folder: string,
  kept: Kept,
): Promise<{ backups: number; files: number }> {
  const old = backupsToRemove((await backupsIn(folder)).map(({ name }) => name), kept);
  for (const name of old) {
    // A removal that is interrupted leaves no folder that looks like a backup.
    await Deno.rename(`${folder}/${name}`, `${folder}/${name}.unfinished`);
    await Deno.remove(`${folder}/${name}.unfinished`, { recursive: true });
  }
  const isAlone = await unfinishedIn(folder) === undefined;
  const files = old.length > 0 && isAlone ? await removeUnnamedFiles(folder) : [];
  return { backups: old.length, files: files.length };
}
