/** What a new store begins with: the demo archives, or the first run of a site of its own. */
import type { ObjectStore } from "../../media/object_store.ts";
import { storeShippedFiles } from "../../media/shipped_files.ts";
import { beginFirstRun } from "../../store/site/first_run.ts";
import { isNewStore, seedTours } from "../../store/site/seed.ts";
import type { Config } from "./config.ts";
import { readSeed, SEED, withoutFiles } from "./seed_files.ts";

type NewStore = { kv: Deno.Kv; objects?: ObjectStore; now: Date };

/**
 * Fills a new store as `config` says, and returns what to tell the host, if anything. Invented
 * archives would be harvested from a real site, so these are for demonstrations alone.
 */
export async function fillNewStore(
  store: NewStore,
  { isSeeded, auth: { origin } }: Pick<Config, "isSeeded" | "auth">,
): Promise<string | undefined> {
  const { kv, now } = store;
  if (isSeeded) {
    const seeded = await addDemoArchives(store);
    return seeded > 0 ? `The store was empty. It now has ${seeded} demo archives.` : undefined;
  }
  const isNew = await beginFirstRun(kv, now);
  return isNew ? `The store is empty. Set up the site at ${origin}` : undefined;
}

/** Stores the demo archives with their files in a new store; returns how many it stored. */
export async function addDemoArchives({ kv, objects, now }: NewStore): Promise<number> {
  if (!await isNewStore(kv)) return 0;
  const tours = await readSeed(SEED);
  if (!objects) return await seedTours(kv, tours.flatMap(withoutFiles));
  await storeShippedFiles({ kv, objects, now }, `${SEED}/media`);
  return await seedTours(kv, tours);
}
