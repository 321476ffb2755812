/**
 * Returns the space of deleted data to the disk: `deno task compact`, while the program is stopped.
 */
import { compactFile } from "../lib/store/compact.ts";
import { StoreError } from "../lib/store/kv/store_error.ts";
import { readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

readArguments({ usage: "deno task compact" });

await runHostTask(async ({ store }) => {
  if (typeof store === "string" || "url" in store) {
    throw new StoreError(
      "Only a local data file can be compacted. A database server looks after its own.",
    );
  }
  const { before, after } = await compactFile(store.path);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(`${store.path}: ${megabytes(before)} MB before, ${megabytes(after)} MB now.`);
  return true;
});
