/**
 * Names the backups that still have recordings whose release is withdrawn:
 * `deno task withdrawn [folder] [--tidy]`, by default those in `backups`, also while the program
 * runs. With `--tidy`, first removes the files beside the backups that none of them names: those of
 * backups that a host has removed. Takes the settings of the program (DATA_DIR, KV_URL, …). Ends
 * with 1 where a backup has such a recording.
 */
import { z } from "zod";
import { removeUnnamedFiles } from "../lib/backup/backups_in.ts";
import { findWithdrawnRecordings } from "../lib/backup/withdrawn_recordings.ts";
import { counted } from "../lib/formats/report.ts";
import { Path, readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const { options, rest: [folder] } = readArguments({
  usage: "deno task withdrawn [folder] [--tidy]",
  options: ["--tidy"],
  rest: z.tuple([Path.default("backups")]),
});

await runHostTask(async ({ store }) => {
  if (options.has("--tidy")) {
    const removed = await removeUnnamedFiles(folder);
    console.log(`Removed ${counted(removed.length, "file")} that no backup names.`);
  }
  const found = await findWithdrawnRecordings(store, folder);
  for (const { hash, archives, backups } of found) {
    console.log(`${hash} (${archives.join(", ")}): ${backups.join(" ")}`);
  }
  if (found.length === 0) {
    console.log(`No backup in ${folder} has a recording whose release is withdrawn.`);
    return true;
  }
  console.log(
    `Backups have ${counted(found.length, "recording")} whose release is withdrawn. What to do: ` +
      "docs/operation.md, “Backups”.",
  );
  return false;
});
