/**
 * Checks all data and prints the faults: `deno task check-data [--mend]`, while the program is
 * stopped. `--mend` rebuilds what can be derived from the rest, and prints the remaining faults.
 * Takes the settings of the program (DATA_DIR, KV_URL, S3_URL, …). Ends with 1 for any fault.
 */
import { counted } from "../lib/formats/report.ts";
import { storedFilesIn } from "../lib/media/stored_files.ts";
import { checkStore, mendStore } from "../lib/store/check/check_store.ts";
import type { Finding } from "../lib/store/check/finding.ts";
import { requireFileTo } from "../lib/store/kv/data_file.ts";
import { openStore } from "../lib/store/open.ts";
import { readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const { options } = readArguments({ usage: "deno task check-data [--mend]", options: ["--mend"] });
const mends = options.has("--mend");

await runHostTask(async ({ store, objects }) => {
  if (typeof store === "object" && "path" in store) await requireFileTo("check", store.path);
  const { kv, close } = await openStore(store);
  const files = objects && storedFilesIn(objects);
  const { mended, left } = mends
    ? await mendStore(kv, files)
    : { mended: 0, left: await checkStore(kv, files) };
  close();
  for (const finding of left) console.log(lineOf(finding));
  const wrong = left.filter(({ level }) => level === "wrong");
  const mendable = left.filter(({ mend }) => mend);
  if (mended > 0) console.log(`Mended: ${counted(mended, "thing")}.`);
  if (wrong.length === 0) console.log("All data is as it should be.");
  else console.log(`Wrong: ${counted(wrong.length, "thing")}.`);
  if (mendable.length > 0) {
    console.log(`Make a backup, then add --mend: it can mend ${mendable.length} of these.`);
  }
  if (wrong.some(({ mend }) => !mend)) {
    console.log(
      "To get back the rest, restore a backup: deno task restore (see docs/operation.md).",
    );
  }
  return wrong.length === 0;
});

function lineOf({ level, key, what, mend }: Finding): string {
  const mark = level === "notice" ? "note: " : "";
  const help = mend || level === "notice" ? "" : " (only a backup helps)";
  return `${JSON.stringify(key)}: ${mark}${what}${help}`;
}
