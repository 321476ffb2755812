/**
 * Migrates the store to this version's schema, and ends: `deno task migrate`. A platform runs it
 * before it starts a new version; elsewhere a start migrates by itself. Takes the settings of the
 * program (DATA_DIR, KV_URL, …).
 */
import { requireDeno } from "../lib/server/host/deno_version.ts";
import { openStore } from "../lib/store/open.ts";
import { readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";
import { SCHEMA_VERSION } from "../lib/store/kv/schema.ts";

readArguments({ usage: "deno task migrate (its settings are environment variables)" });

await runHostTask(async (_, config) => {
  requireDeno(config);
  const { migrated, close } = await openStore(config.store, console.log);
  close();
  console.log(migrated ?? `The data has schema ${SCHEMA_VERSION} already.`);
  return true;
});
