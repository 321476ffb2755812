/**
 * Backs the data up, also while the program runs: `deno task backup [folder]`, by default
 * `backups`. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). Ends with 1 where
 * something is lost.
 */
import { z } from "zod";
import { createBackup } from "../lib/backup/create_backup.ts";
import { counted } from "../lib/formats/report.ts";
import { Path, readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const { rest: [folder] } = readArguments({
  usage: "deno task backup [folder]",
  rest: z.tuple([Path.default("backups")]),
});

await runHostTask(async (source) => {
  const { path, entries, media, copied, lost } = await createBackup(source, folder, new Date());
  console.log(
    `${path}: ${counted(entries, "entry", "entries")}, ` +
      `${counted(media, "file")} in ${folder}/media, ${copied} of them new.`,
  );
  for (const name of lost) console.error(`Not in it, as it is gone or damaged: media/${name}`);
  return lost.length === 0;
});
