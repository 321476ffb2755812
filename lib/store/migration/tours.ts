/**
 * Tours of schema 1: a record, the parts of its stops, and two pointers, all overwritten by each
 * save.
 *
 * - `["tours", id]`: a `TourRecord` without `schemaVersion`;
 * - `["tour_stops", id, part]`: the same bytes as the present parts;
 * - `["tours_by_user", userId, id]`: `true`;
 * - `["tours_by_geohash", hash, id]`: a `Position`.
 */
import { encodeGeohash } from "../../geo/geohash.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { mutate } from "../kv/atomic.ts";
import { joinParts, setParts } from "../kv/parts.ts";
import { writeTour } from "../tours/tour_write.ts";
import { Stops, type TourRecord, Tours } from "../records/tours.ts";
import { SCHEMA_VERSION } from "../kv/schema.ts";

type OldRecord = Omit<TourRecord, "schemaVersion"> & Position;
type AnyRecord = OldRecord & { schemaVersion?: number };

/** Migrates each tour of schema 1: its current revision becomes the first of its history. */
export async function migrateTours(kv: Deno.Kv): Promise<number> {
  let migrated = 0;
  for await (const { value } of kv.list<AnyRecord>({ prefix: Tours.root }, { batchSize: 500 })) {
    if (value.schemaVersion === undefined && await migrateTour(kv, value.id)) migrated++;
  }
  return migrated;
}

/**
 * False when another process on the same store migrated the tour meanwhile. Its stops are written
 * first, because the largest tours would exceed one atomic operation.
 */
async function migrateTour(kv: Deno.Kv, id: string): Promise<boolean> {
  await copyStops(kv, id);
  return await mutate(async () => {
    const { oldParts, entry } = await readOld(kv, id);
    const old = entry.value;
    if (old === null || old.schemaVersion !== undefined) return { result: false };
    const operation = kv.atomic().check(entry)
      .delete(["tours_by_geohash", encodeGeohash(old), id]);
    for (const { key } of oldParts) operation.delete(key);
    await writeTour(kv, operation, null, {
      record: { ...old, schemaVersion: SCHEMA_VERSION },
      stopIds: (joinParts(oldParts) as Stop[]).map((stop) => stop.id),
      savedBy: old.userId,
    }, new Date(old.updatedAt));
    return { operation, result: true };
  });
}

/** Writes the stops of a tour of schema 1 under their revision, unless that is done. */
function copyStops(kv: Deno.Kv, id: string): Promise<void> {
  return mutate(async () => {
    const { oldParts, entry } = await readOld(kv, id);
    const old = entry.value;
    if (old === null || old.schemaVersion !== undefined) return { result: undefined };
    const prefix = Stops.prefix(id, old.revision);
    const [copied] = await Array.fromAsync(kv.list({ prefix }, { limit: 1 }));
    if (copied) return { result: undefined };
    const operation = kv.atomic().check(entry);
    setParts(operation, prefix, oldParts.map(({ value }) => value));
    return { operation, result: undefined };
  });
}

/**
 * A tour, and its stops' parts under the keys of schema 1 (keys of schema 2 have one part more).
 * The parts are read first: they are complete if the record has not been migrated since.
 */
async function readOld(kv: Deno.Kv, id: string) {
  const selector = { prefix: ["tour_stops", id] };
  const parts = await Array.fromAsync(
    kv.list<Uint8Array>(selector, { limit: 100, batchSize: 100 }),
  );
  const oldParts = parts.filter(({ key }) => key.length === selector.prefix.length + 1);
  return { oldParts, entry: await kv.get<AnyRecord>(Tours.key(id)) };
}
