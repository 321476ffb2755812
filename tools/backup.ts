/**
 * Backs the data up, also while the program runs: `deno task backup [folder [file]]`, by default to
 * `backups`. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). `file` is the data
 * file of a denokv on this machine, in the program's own format: a copy of it is consistent, which
 * KV Connect cannot provide. Ends with 1 if something is lost.
 */
import { z } from "zod";
import { createBackup } from "../lib/backup/create_backup.ts";
import { type Kept, removeOldBackups } from "../lib/backup/old_backups.ts";
import { counted } from "../lib/formats/report.ts";
import { noteBackup } from "../lib/server/host/last_backup.ts";
import { Path, readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const usage = "deno task backup [--keep days,weeks,months] [folder [file of a denokv]]";

const { rest: [folder, file], values } = readArguments({
  usage,
  values: ["--keep"],
  rest: z.tuple([Path.default("backups"), Path.optional()]),
});
const kept = readKept(values.get("--keep"));

await runHostTask(async (settings, { dataDir }) => {
  const source = file === undefined ? settings : { ...settings, store: { path: file } };
  const now = new Date();
  const { path, entries, files, copied, lost } = await createBackup(source, folder, now);
  console.log(
    `${path}: ${counted(entries, "entry", "entries")}, ` +
      `${counted(files, "file")} beside it, ${copied} of them new.`,
  );
  for (const name of lost) {
    console.error(`Missing from the backup, because it is gone or damaged: ${name}`);
  }
  await noteBackup(dataDir, now);
  if (kept !== undefined) {
    const { backups, files } = await removeOldBackups(folder, kept);
    console.log(`Removed: ${counted(backups, "earlier backup")}, ${counted(files, "file")}.`);
  }
  return lost.length === 0;
});

/** How many backups stay; undefined where all of them do. Ends the process for another text. */
function readKept(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  const [, daily, weekly, monthly] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  if (monthly !== undefined) {
    return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
  }
  console.error(`${text}: this must be days, weeks and months, such as 7,4,12.\nUsage: ${usage}`);
  Deno.exit(2);
}
