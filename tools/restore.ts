/**
 * Restores a backup: `deno task restore <backup> [--replace] [--skip-damaged]`, while the program
 * is stopped. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). Ends with 1 if
 * something is lost.
 */
import { z } from "zod";
import { restoreBackup } from "../lib/backup/restore_backup.ts";
import { counted } from "../lib/formats/report.ts";
import { Path, readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const { options, rest: [path] } = readArguments({
  usage: "deno task restore <backup> [--replace] [--skip-damaged]",
  options: ["--replace", "--skip-damaged"],
  rest: z.tuple([Path]),
});
const replace = options.has("--replace");
const skipsDamaged = options.has("--skip-damaged");

await runHostTask(async (source) => {
  const report = await restoreBackup(source, path, { replace, skipsDamaged, now: new Date() });
  const { entries, files, lost, aside } = report;
  console.log(
    `Restored: ${counted(entries, "entry", "entries")}, ${counted(files, "file")}. ` +
      "Everyone has to sign in again.",
  );
  if (aside) console.log(`The previous data is now ${aside}. Remove it when everything works.`);
  for (const name of lost) {
    console.error(`Not restored, because the backup has lost it: ${name}`);
  }
  return lost.length === 0;
});
