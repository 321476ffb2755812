/** Adds the datestamps of public tours, which schema 4 and earlier lacked. */
import { isPublic } from "../../model/tour/visibility.ts";
import { setDatestamp } from "../index/datestamps.ts";
import { Datestamps, type TourRecord, Tours } from "../records/tours.ts";

/** Tours that one step dates: a KV server takes ten checks, of which the fence has one. */
const TOURS_PER_STEP = 9;

/** Dates each public tour by its last save; returns how many. */
export async function addDatestamps(kv: Deno.Kv): Promise<number> {
  let dated = 0;
  let ids: string[] = [];
  for await (const { value } of Tours.list(kv, [], { batchSize: 100 })) {
    if (!isPublic(value) || ids.push(value.id) < TOURS_PER_STEP) continue;
    dated += await dateSome(kv, ids);
    ids = [];
  }
  return dated + await dateSome(kv, ids);
}

async function dateSome(kv: Deno.Kv, ids: string[]): Promise<number> {
  while (ids.length > 0) {
    const [tours, datestamps] = await Promise.all([
      kv.getMany<TourRecord[]>(ids.map(Tours.key)),
      kv.getMany(ids.map(Datestamps.key)),
    ]);
    const undated = tours.filter((tour, i) =>
      tour.value !== null && isPublic(tour.value) && datestamps[i].versionstamp === null
    );
    if (undated.length === 0) break;
    const operation = kv.atomic().check(...undated);
    for (const { value } of undated) {
      const { id, updatedAt } = value!;
      await setDatestamp(kv, operation, id, { isDeleted: false, now: new Date(updatedAt) });
    }
    if ((await operation.commit()).ok) return undated.length;
  }
  return 0;
}
