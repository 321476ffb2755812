/** What the commands for a host have in common: their settings, and how they fail. */
import type { Source } from "../lib/backup/create_backup.ts";
import { openObjects } from "../lib/media/uploads.ts";
import { ConfigError, readConfig } from "../lib/server/host/config.ts";
import { StoreError } from "../lib/store/kv/store_error.ts";

/**
 * Runs `task` with the data that the settings name, and ends the process: with 1 where it returns
 * false, or fails for a reason that the host can mend, which is printed.
 */
export async function runHostTask(task: (source: Source) => Promise<boolean>): Promise<never> {
  try {
    const { store, media } = readConfig((name) => Deno.env.get(name));
    Deno.exit(await task({ store, objects: openObjects(media, fetch) }) ? 0 : 1);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
