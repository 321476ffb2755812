/**
 * Gives short codes to tours, to deleted ones that can be restored, and to their stops, which
 * schema 5 and earlier lacked. Earlier revisions stay as they are: a stop that comes back from one
 * of them gets the code of its id, or a new one.
 */
import { createHash } from "node:crypto";
import type { Stop } from "../../model/tour/stop.ts";
import { mutate, type PreparedWrite } from "../kv/atomic.ts";
import { readParts, setParts, toMigratedParts } from "../kv/parts.ts";
import { codeOf, NewCodes } from "../tours/short_codes.ts";
import {
  Revisions,
  Stops,
  type TourRecord,
  Tours,
  TourTrash,
  type TrashedTourRecord,
} from "../records/tours.ts";

/** Tours that are migrated at once, so that a store elsewhere is not waited for one by one. */
const TOURS_AT_ONCE = 16;

/** The checks that the step of a tour has left of ten: it checks the tour, and the fence. */
const FREE_CHECKS = 8;

/**
 * The code of a tour or stop from before there were codes: from its ids, so that a migration that
 * is interrupted, or done by two processes at once, gives the same.
 */
const derivedCode = (tourId: string, stopId: string, taken: number) =>
  codeOf(createHash("sha256").update(`${tourId} ${stopId} ${taken}`).digest());

/** Gives each tour and each deleted tour its codes; returns how many. */
export async function addShortCodes(kv: Deno.Kv): Promise<number> {
  return await migrateAll<TourRecord>(kv, Tours.root, (record) => record, (_, record) => record) +
    await migrateAll<TrashedTourRecord>(
      kv,
      TourTrash.root,
      ({ record }) => record,
      (trashed, record) => ({ ...trashed, record }),
    );
}

/** Gives codes to the tours in the values under `prefix`. */
async function migrateAll<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
  recordOf: (value: T) => TourRecord,
  withRecord: (value: T, record: TourRecord) => T,
): Promise<number> {
  let migrated = 0;
  let some: Deno.KvKey[] = [];
  const finish = async () => {
    const all = some.map((key) => migrateOne(kv, key, recordOf, withRecord));
    migrated += (await Promise.all(all)).filter(Boolean).length;
    some = [];
  };
  for await (const { key, value } of kv.list<T>({ prefix }, { batchSize: 100 })) {
    if (recordOf(value).code) continue;
    if (some.push(key) === TOURS_AT_ONCE) await finish();
  }
  await finish();
  return migrated;
}

type Attempt = { operation?: undefined; result: boolean } | PreparedWrite<boolean>;

/** False where another process on the same store did it meanwhile, or the tour has no stops. */
async function migrateOne<T>(
  kv: Deno.Kv,
  key: Deno.KvKey,
  recordOf: (value: T) => TourRecord,
  withRecord: (value: T, record: TourRecord) => T,
): Promise<boolean> {
  return await mutate(async function attempt(): Promise<Attempt> {
    const entry = await kv.get<T>(key);
    const before = entry.value && recordOf(entry.value);
    if (entry.value === null || before === null || before.code) return { result: false };
    const { id, revision } = before;
    const stops = await readParts(kv, Stops.prefix(id, revision)) as Stop[] | undefined;
    if (!stops) return { result: false };
    const codes = new NewCodes(kv, id, (stopId, taken) => derivedCode(id, stopId, taken));
    const { code, audioStops } = await codes.give(stops, { audioStops: stops });
    if (!await codes.reserveAllBut(FREE_CHECKS)) return await attempt();
    const record = { ...before, code };
    const saved = await Revisions.get(kv, id, revision);
    const operation = kv.atomic().check(entry).set(key, withRecord(entry.value, record));
    if (saved.value) operation.set(saved.key, { ...saved.value, record });
    setParts(operation, Stops.prefix(id, revision), toMigratedParts(audioStops));
    codes.reserveBefore(operation, FREE_CHECKS);
    return { operation, result: true };
  });
}
