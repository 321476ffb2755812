/** Migrates a store of an older version of the program to the present schema. */
import { z } from "zod";
import { Positive, Time } from "../kv/fields.ts";
import { fencedKv } from "../kv/fenced_kv.ts";
import { StoreError } from "../kv/store_error.ts";
import { moveCards, rewritePages } from "./cards.ts";
import { addDatestamps } from "./datestamps.ts";
import { migrateProgress } from "./progress.ts";
import { addShortCodes } from "./short_codes.ts";
import { gatherThings } from "./things.ts";
import { migrateTours } from "./tours.ts";
import { Collection } from "../kv/collection.ts";
import { SCHEMA_KEY, SCHEMA_VERSION } from "../kv/schema.ts";

/**
 * Migrates all records of one kind; returns how many. A step may be killed at any point, and then
 * runs again from its start: it changes each record in one atomic operation that checks what it
 * read, and skips records that have the new shape.
 */
type MigrationStep = (kv: Deno.Kv) => Promise<number>;

/** What a program writes: the schema, and the steps that lead to it, in their order by version. */
export type Schema = { version: number; steps: Record<number, MigrationStep[]> };

export const SCHEMA: Schema = {
  version: SCHEMA_VERSION,
  steps: {
    2: [migrateTours, migrateProgress],
    // An interrupted migration to schema 3 may have left pages of that schema.
    3: [rewritePages, moveCards],
    4: [rewritePages],
    5: [addDatestamps],
    6: [addShortCodes],
    7: [],
    8: [],
    9: [],
    10: [gatherThings],
    11: [],
  },
};

/**
 * Stands while a migration is under way: when it began, and from which schema it leads. The store
 * has the new version from its first step on, with which it shuts out older programs, so that
 * neither those that run (`fencedKv`) nor those that start write between two steps. Found at a
 * start, it says that the migration was interrupted, and that the copy of the data as it was is
 * there already.
 */
export const Migration = new Collection(
  "schema_migration",
  [],
  // A time, of when it began, where the store still has the version from which it leads.
  z.union([z.object({ began: Time, from: Positive }), Time]),
);
const UNDERWAY_KEY = Migration.root;

type Underway = z.infer<typeof Migration.value>;

/**
 * Migrates the store to the schema of the program: once, step by step, going on where an
 * interrupted migration ended. Calls `copyData` before the first change; it copies the data and
 * returns where the copy is. Without it (a store on a server) none is made. A new store only gets
 * its version.
 *
 * Returns one line for the log about what was done, or null.
 *
 * @throws {StoreError} when a newer version of the program wrote the store; and what `copyData`
 * throws, before anything is changed.
 */
export async function migrateStore(
  kv: Deno.Kv,
  copyData?: () => Promise<string>,
  schema = SCHEMA,
): Promise<string | null> {
  const { version } = schema;
  while (true) {
    const [stored, underway] = await readState(kv);
    if (stored.value > version) {
      throw new StoreError(
        `The data has schema ${stored.value}, but this version of the program knows only up to ` +
          `${version}. Start the newer version that wrote it, or restore an older backup.`,
      );
    }
    if (stored.value === version && underway.value === null) return null;
    if (stored.value === 0) {
      if ((await kv.atomic().check(stored).set(SCHEMA_KEY, version).commit()).ok) return null;
      continue;
    }
    const began = await beginMigration(kv, { stored, underway, version, copyData });
    // Another process has begun meanwhile: this one goes on with it.
    if (!began) continue;
    const { from, line } = began;
    const records = await runSteps(kv, from, schema);
    return `The data was migrated from schema ${from} to ${version} (${records} records). ${line}`;
  }
}

/** The version of the store's records, 0 when it is new, and the migration that is under way. */
async function readState(kv: Deno.Kv) {
  const [stored, underway] = await kv.getMany<[number, Underway]>([SCHEMA_KEY, UNDERWAY_KEY]);
  const { key, versionstamp } = stored;
  let value = stored.value;
  if (value === null) {
    const [any] = await Array.fromAsync(kv.list({ prefix: [] }, { limit: 1 }));
    value = any === undefined ? 0 : 1;
  }
  return [{ key, versionstamp, value }, underway] as const;
}

type State = Awaited<ReturnType<typeof readState>>;

type Beginning = {
  stored: State[0];
  underway: State[1];
  version: number;
  copyData?: () => Promise<string>;
};

/**
 * Gives the store its new version, which shuts out older programs, after its data was copied,
 * unless an interrupted migration has done so. Returns from which schema the steps lead, and what
 * the log says of the beginning; undefined where another process changed it first.
 */
async function beginMigration(
  kv: Deno.Kv,
  { stored, underway, version, copyData }: Beginning,
): Promise<{ from: number; line: string } | undefined> {
  const { value: before } = underway;
  const { began, from } = before === null || typeof before === "string"
    ? { began: before ?? new Date().toISOString(), from: stored.value }
    : before;
  const line = before !== null
    ? `It went on with the migration that began at ${began}.`
    : copyData
    ? `The data as it was before is in ${await copyData()}.`
    : "No copy was made, since the store is on a server: its own backups hold what it was before.";
  if (stored.value === version && typeof before !== "string") return { from, line };
  const { ok } = await kv.atomic().check(stored).check(underway)
    .set(SCHEMA_KEY, version).set(UNDERWAY_KEY, { began, from }).commit();
  return ok ? { from, line } : undefined;
}

/** Runs the steps from the schema `from` on; returns how many records they changed. */
async function runSteps(kv: Deno.Kv, from: number, { version, steps }: Schema): Promise<number> {
  const { kv: fenced } = await fencedKv(kv, version);
  let records = 0;
  for (let to = from + 1; to <= version; to++) {
    for (const step of steps[to]) records += await step(fenced);
  }
  await fenced.delete(UNDERWAY_KEY);
  return records;
}
