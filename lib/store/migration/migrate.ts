/** Migrates a store of an older version of the program to the present schema. */
import { SCHEMA_KEY, SCHEMA_VERSION } from "../schema.ts";
import { StoreError } from "../kv/store_error.ts";
import { moveCards, rewritePages } from "./cards.ts";
import { addDatestamps } from "./datestamps.ts";
import { migrateProgress } from "./progress.ts";
import { migrateTours } from "./tours.ts";

/**
 * Migrates all records of one kind; returns how many. A step may be killed at any point, and then
 * runs again from its start: it changes each record in one atomic operation that checks what it
 * read, and skips records that have the new shape.
 */
type MigrationStep = (kv: Deno.Kv) => Promise<number>;

/** The steps in order, by the version that they lead to. */
const STEPS: Record<number, MigrationStep[]> = {
  2: [migrateTours, migrateProgress],
  // An interrupted migration to schema 3 may have left pages of that schema.
  3: [rewritePages, moveCards],
  4: [rewritePages],
  5: [addDatestamps],
};

/**
 * Present while a migration is under way: when it began, ISO 8601. At a start it means that a
 * migration was interrupted, and that the copy of the earlier data exists already.
 */
const UNDERWAY_KEY: Deno.KvKey = ["schema_migration"];

/**
 * Migrates the store to `SCHEMA_VERSION` step by step, continuing an interrupted migration. Calls
 * `copyData` before the first change, which copies the data and returns the place of the copy;
 * without it (a store on a server) no copy is made. A new store only gets its version.
 *
 * Returns one line for the log about what was done, or null.
 *
 * @throws {StoreError} when a newer version of the program wrote the store; and what `copyData`
 * throws, before anything is changed.
 */
export async function migrateStore(
  kv: Deno.Kv,
  copyData?: () => Promise<string>,
): Promise<string | null> {
  const version = await readVersion(kv);
  if (version === SCHEMA_VERSION) return null;
  if (version > SCHEMA_VERSION) {
    throw new StoreError(
      `The data has schema ${version}, but this version of the program knows only up to ` +
        `${SCHEMA_VERSION}. Start the newer version that wrote it, or restore an older backup.`,
    );
  }
  if (version === 0) {
    await kv.set(SCHEMA_KEY, SCHEMA_VERSION);
    return null;
  }
  const copied = await beginMigration(kv, copyData);
  let records = 0;
  for (let to = version + 1; to <= SCHEMA_VERSION; to++) {
    for (const step of STEPS[to]) records += await step(kv);
  }
  await kv.atomic().set(SCHEMA_KEY, SCHEMA_VERSION).delete(UNDERWAY_KEY).commit();
  return `The data was migrated from schema ${version} to ${SCHEMA_VERSION} (${records} records). ` +
    copied;
}

/** The version of the store's records; 0 for a new store. */
async function readVersion(kv: Deno.Kv): Promise<number> {
  const { value } = await kv.get<number>(SCHEMA_KEY);
  if (value !== null) return value;
  const [any] = await Array.fromAsync(kv.list({ prefix: [] }, { limit: 1 }));
  return any === undefined ? 0 : 1;
}

/** Copies the data unless an interrupted migration has done so; returns the part for the log. */
async function beginMigration(kv: Deno.Kv, copyData?: () => Promise<string>): Promise<string> {
  const { value: began } = await kv.get<string>(UNDERWAY_KEY);
  if (began !== null) return `It went on with the migration that began at ${began}.`;
  const copied = copyData
    ? `The data as it was before is in ${await copyData()}.`
    : "No copy was made, since the store is on a server: its own backups hold what it was before.";
  await kv.set(UNDERWAY_KEY, new Date().toISOString());
  return copied;
}
