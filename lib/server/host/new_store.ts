/** What a new store begins with: the demo archives, or the first run of a site of its own. */
import { beginFirstRun } from "../../store/site/first_run.ts";
import { seedTours } from "../../store/site/seed.ts";
import type { Config } from "./config.ts";
import { readSeed, SEED } from "./seed_files.ts";

/**
 * Fills a new store as `config` says, and returns what to tell the host, if anything. Invented
 * archives would be harvested from a real site, so these are for demonstrations alone.
 */
export async function fillNewStore(
  kv: Deno.Kv,
  { isSeeded, auth: { origin } }: Pick<Config, "isSeeded" | "auth">,
  now: Date,
): Promise<string | undefined> {
  if (isSeeded) {
    const seeded = await seedTours(kv, await readSeed(SEED));
    return seeded > 0 ? `The store was empty. It now has ${seeded} demo archives.` : undefined;
  }
  const isNew = await beginFirstRun(kv, now);
  return isNew ? `The store is empty. Set up the site at ${origin}` : undefined;
}
