/** Checks the datestamps of tours, and the list for harvesters. */
import { isPublic } from "../../model/tour/visibility.ts";
import { type Datestamp, setDatestamp } from "../index/datestamps.ts";
import {
  byDatestampKey,
  datestampKey,
  DATESTAMPS,
  tourKey,
  TOURS,
  TOURS_BY_DATESTAMP,
} from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds tours that are missing in the list, or wrongly public there. */
export async function* checkDatestamps(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { value: record } of listSound<TourRecord>(kv, TOURS)) {
    const datestamp = await getSound<Datestamp>(kv, datestampKey(record.id));
    if (isPublic(record) && datestamp?.isDeleted !== false) {
      yield dated(record.id, "a public tour that harvesters do not find");
    }
  }
  for await (const { key, value } of listSound<Datestamp>(kv, DATESTAMPS)) {
    const [{ at, isDeleted }, id] = [value, String(key[1])];
    const entry = await kv.get<TourRecord>(tourKey(id));
    const record = await getSound<TourRecord>(kv, tourKey(id));
    const isUnreadable = entry.versionstamp !== null && record === null;
    if (!isDeleted && !isUnreadable && !(record && isPublic(record))) {
      yield dated(id, "harvesters take the tour for public");
    }
    const listed = compared(await kv.get(byDatestampKey(at, id)), isDeleted, "the datestamp");
    if (listed) yield listed;
  }
  for await (const entry of listSound<boolean>(kv, TOURS_BY_DATESTAMP)) {
    const [, at, id] = entry.key.map(String);
    const datestamp = await getSound<Datestamp>(kv, datestampKey(id));
    if (datestamp?.at !== at) yield removed(entry, "the tour has another datestamp, or has none");
  }
}

/** A finding that a new datestamp mends, with the tour's present state. */
const dated = (id: string, what: string): Finding => ({
  level: "wrong",
  key: datestampKey(id),
  what,
  async mend(kv) {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const { value: before } = await kv.get<Datestamp>(datestampKey(id));
    const isDeleted = !(entry.value && isPublic(entry.value));
    // A lost record may have been restored.
    if (before?.isDeleted === isDeleted) return;
    const operation = kv.atomic().check(entry);
    await setDatestamp(kv, operation, id, { isDeleted, now: new Date() });
    await operation.commit();
  },
});
