/**
 * Tours of schema 1: a record, the parts of its stops, and two pointers, all overwritten by each
 * save.
 *
 * - `["tours", id]`: a `TourRecord` without `schemaVersion`;
 * - `["tour_stops", id, part]`: the same bytes as the parts of today;
 * - `["tours_by_user", userId, id]`: `true`;
 * - `["tours_by_geohash", hash, id]`: a `Position`.
 */
import { encodeGeohash } from "../../geo/geohash.ts";
import type { Stop } from "../../model/stop.ts";
import { mutate } from "../atomic.ts";
import { joinParts } from "../parts.ts";
import { SCHEMA_VERSION } from "../schema.ts";
import { tourKey, TOURS } from "../tour_keys.ts";
import type { TourRecord } from "../tour_record.ts";
import { writeTour } from "../tour_write.ts";

type OldRecord = Omit<TourRecord, "schemaVersion">;
type AnyRecord = OldRecord & { schemaVersion?: number };

/**
 * Brings each tour of schema 1 to schema 2: its current revision becomes the first of its history.
 */
export async function migrateTours(kv: Deno.Kv): Promise<number> {
  let migrated = 0;
  for await (const { value } of kv.list<AnyRecord>({ prefix: TOURS }, { batchSize: 500 })) {
    if (value.schemaVersion === undefined && await migrateTour(kv, value.id)) migrated++;
  }
  return migrated;
}

/** False when the tour was migrated meanwhile, by another process on the same store. */
function migrateTour(kv: Deno.Kv, id: string): Promise<boolean> {
  return mutate(async () => {
    const entry = await kv.get<AnyRecord>(tourKey(id));
    const old = entry.value;
    if (old === null || old.schemaVersion !== undefined) return { result: false };
    const options = { limit: 100, batchSize: 100 };
    const parts = await Array.fromAsync(
      kv.list<Uint8Array>({ prefix: ["tour_stops", id] }, options),
    );
    const operation = kv.atomic().check(entry)
      .delete(["tours_by_geohash", encodeGeohash(old), id]);
    for (const { key } of parts) operation.delete(key);
    writeTour(operation, null, {
      record: { ...old, schemaVersion: SCHEMA_VERSION },
      stopIds: (joinParts(parts) as Stop[]).map((stop) => stop.id),
      parts: parts.map((part) => part.value),
      savedBy: old.userId,
    });
    return { operation, result: true };
  });
}
