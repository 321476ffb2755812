/**
 * Backs the data up, also while the program runs: `deno task backup [folder [file]]`, by default to
 * `backups`. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). `file` is that of a
 * denokv on this machine, which keeps data as the program does: KV Connect has no view of one point
 * in time, a copy of the file is one. Ends with 1 where something is lost.
 */
import { z } from "zod";
import { createBackup } from "../lib/backup/create_backup.ts";
import { counted } from "../lib/formats/report.ts";
import { Path, readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const { rest: [folder, file] } = readArguments({
  usage: "deno task backup [folder [file of a denokv]]",
  rest: z.tuple([Path.default("backups"), Path.optional()]),
});

await runHostTask(async (settings) => {
  const source = file === undefined ? settings : { ...settings, store: { path: file } };
  const { path, entries, files, copied, lost } = await createBackup(source, folder, new Date());
  console.log(
    `${path}: ${counted(entries, "entry", "entries")}, ` +
      `${counted(files, "file")} beside it, ${copied} of them new.`,
  );
  for (const name of lost) {
    console.error(`Missing from the backup, because it is gone or damaged: ${name}`);
  }
  return lost.length === 0;
});
