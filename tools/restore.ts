/**
 * Restores a backup: `deno task restore <backup> [--replace] [--skip-damaged]`, where the program
 * does not run. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). Ends with 1 where
 * something is lost.
 */
import { restoreBackup } from "../lib/backup/restore_backup.ts";
import { counted } from "../lib/formats/report.ts";
import { StoreError } from "../lib/store/store_error.ts";
import { runHostTask } from "./host_task.ts";

const replace = Deno.args.includes("--replace");
const skipsDamaged = Deno.args.includes("--skip-damaged");
const [path] = Deno.args.filter((argument) => !argument.startsWith("--"));

await runHostTask(async (source) => {
  if (!path) throw new StoreError("Say which backup: deno task restore backups/<time>");
  const report = await restoreBackup(source, path, { replace, skipsDamaged, now: new Date() });
  const { entries, media, lost, aside } = report;
  console.log(
    `Restored: ${counted(entries, "entry", "entries")}, ${counted(media, "file")}. ` +
      "Everybody has to sign in again.",
  );
  if (aside) console.log(`What was there before is ${aside}; remove it when all is well.`);
  for (const name of lost) console.error(`Not restored, as the backup lost it: media/${name}`);
  return lost.length === 0;
});
