/** Boot: config, store, app, serve, graceful stop. */
import { withDemoPassword } from "./lib/auth/demo/password.ts";
import { ConfigError, readConfig } from "./lib/server/config.ts";
import { info } from "./lib/server/log.ts";
import { checkMapArchive } from "./lib/server/map_archive_check.ts";
import { readManifest } from "./lib/server/manifest.ts";
import { readSeed } from "./lib/server/seed_files.ts";
import { serve } from "./lib/server/serve.ts";
import { openStore } from "./lib/store/open.ts";
import { seedTours } from "./lib/store/seed.ts";
import { StoreError } from "./lib/store/store_error.ts";
import { createApp } from "./routes/app.ts";

try {
  // What still runs keeps the process alive, and is cut off here: a supervisor sees it by the exit
  // code.
  if (!await main()) Deno.exit(1);
} catch (error) {
  // What the host can mend is one line that says how; anything else is a fault of ours, with its
  // stack.
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}

/** Runs the server until it is stopped; returns false when requests were cut off. */
async function main(): Promise<boolean> {
  const settings = readConfig((name) => Deno.env.get(name));
  if (settings.mapArchive) await checkMapArchive(settings.mapArchive, fetch);
  const store = await openStore(settings.store);
  try {
    if (store.migrated) info(store.migrated);
    const config = withDemoPassword(settings, info);
    if (config.auth.provider.kind === "off") info(config.auth.provider.explanation);
    const seeded = await seedTours(store.kv, await readSeed("seed"));
    if (seeded > 0) info(`The store was empty: ${seeded} demo archives are in it now.`);
    const client = readManifest("dist");
    const app = createApp({ kv: store.kv, config, client, now: () => new Date(), fetch });
    return await serve(app.fetch, config);
  } finally {
    store.close();
  }
}
