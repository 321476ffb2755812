/** The shared part of the commands for a host: their settings, and their errors. */
import type { Source } from "../lib/backup/create_backup.ts";
import { openObjects } from "../lib/media/uploads.ts";
import { type Config, ConfigError, readConfig } from "../lib/server/host/config.ts";
import { StoreError } from "../lib/store/kv/store_error.ts";

/**
 * Runs `task` with the data that the settings name, and ends the process: with 1 if it returns
 * false, or fails for a reason that the host can fix, which is printed.
 */
export async function runHostTask(
  task: (source: Source, config: Config) => Promise<boolean>,
): Promise<never> {
  try {
    const config = readConfig((name) => Deno.env.get(name));
    const { store, media } = config;
    Deno.exit(await task({ store, objects: openObjects(media, fetch) }, config) ? 0 : 1);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
