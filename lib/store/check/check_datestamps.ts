/** Checks what the datestamps say of tours. */
import { isPublic } from "../../model/tour/visibility.ts";
import { setDatestamp } from "../index/datestamps.ts";
import { getSound, listSound } from "./check_shapes.ts";
import type { Finding } from "./finding.ts";
import { type Datestamp, Datestamps, type TourRecord, Tours } from "../records/tours.ts";

/** Finds tours that harvesters do not find, or take wrongly for public. */
export async function* checkDatestamps(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { value: record } of listSound<TourRecord>(kv, Tours.root)) {
    const datestamp = await getSound<Datestamp>(kv, Datestamps.key(record.id));
    if (isPublic(record) && datestamp?.isDeleted !== false) {
      yield dated(record.id, "a public tour that harvesters do not find");
    }
  }
  for await (const { key, value } of listSound<Datestamp>(kv, Datestamps.root)) {
    const [{ isDeleted }, id] = [value, String(key[1])];
    const entry = await Tours.get(kv, id);
    const record = await getSound<TourRecord>(kv, Tours.key(id));
    const isUnreadable = entry.versionstamp !== null && record === null;
    if (!isDeleted && !isUnreadable && !(record && isPublic(record))) {
      yield dated(id, "harvesters take the tour for public");
    }
  }
}

/** A finding that a new datestamp mends, with the tour's present state. */
const dated = (id: string, what: string): Finding => ({
  level: "wrong",
  key: Datestamps.key(id),
  what,
  async mend(kv) {
    const entry = await Tours.get(kv, id);
    const { value: before } = await Datestamps.get(kv, id);
    const isDeleted = !(entry.value && isPublic(entry.value));
    // A lost record may have been restored.
    if (before?.isDeleted === isDeleted) return;
    const operation = kv.atomic().check(entry);
    await setDatestamp(kv, operation, id, { isDeleted, now: new Date() });
    await operation.commit();
  },
});
