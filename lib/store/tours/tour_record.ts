/** A stored tour, and how it is made from an author's input. */
import { serialize } from "node:v8";
import { areaOf, radiusAround } from "../../geo/area.ts";
import { withRouteAsLegs } from "../../geo/line_legs.ts";
import { Problem } from "../../model/web/problem.ts";
import { withPartTimes } from "../../model/media/part_address.ts";
import { withThings } from "../../model/media/with_things.ts";
import { pick } from "../../model/tour/fields/field.ts";
import { SUMMARY_NAMES, TOUR_ONLY_NAMES } from "../../model/tour/fields/table.ts";
import type { Position } from "../../model/tour/position.ts";
import { CODE_LENGTH } from "../../model/tour/short_code.ts";
import type { Stop, StopInput } from "../../model/tour/stop.ts";
import { MAX_STOPS, RADIUS } from "../../model/tour/stop_limits.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { Ownership, Tour, TourInput } from "../../model/tour/tour.ts";
import { allMediaUsesOf } from "../media/media_uses.ts";
import { newId } from "../kv/new_id.ts";
import { jsonBytes, toParts } from "../kv/parts.ts";
import { toSummary, type TourRecord } from "../records/tours.ts";
import { SCHEMA_VERSION } from "../kv/schema.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * A record with the ids of its stops, the parts with its revision's stops (missing if they are
 * stored already), and the user who saved it.
 */
export type TourVersion = {
  record: TourRecord;
  stopIds: string[];
  parts?: Uint8Array[];
  /** The hashes of the files that this revision uses (see `media_uses.ts`). */
  media?: Uint8Array;
  savedBy: string;
  /**
   * Whether visitors may see it where archives are reviewed: somebody approved it, or visitors saw
   * the same before.
   */
  isApproved?: boolean;
};

/** Fields that a save sets itself. */
type ServerFields = Ownership & Pick<Tour, "id" | "code" | "revision" | "createdAt" | "updatedAt">;

/** The bytes of a stop's code as JSON, which are not the author's and count for no limit. */
const CODE_BYTES = jsonBytes({ code: "0".repeat(CODE_LENGTH) }) - 1;

/**
 * Makes the record, the stop ids, the parts, the list of files and the public form of a tour.
 *
 * @throws {Problem} 413 when there are more than 2,000 files, or more than 4,000,000 bytes of stops
 * (700,000 when compressed), of the lists of their ids and files and, counted twice, of what cards
 * lack.
 */
export function composeTour(
  given: Omit<TourInput, "audioStops"> & { audioStops: (StopInput & { id: string })[] },
  fields: ServerFields,
) {
  // Older clients, drafts and files send a route line alone.
  const { audioStops: stops, ...form } = withRouteAsLegs(given);
  const input = withThings(form);
  const audioStops = stops.map((stop) => withPartTimes(withThings(withCircle(stop))));
  // The start of a form may be its default: without a stop on the map no start is stored.
  const { latitude: _, longitude: __, ...unplaced } = input;
  const record: TourRecord = {
    ...audioStops.some(hasPlace) ? input : unplaced,
    ...fields,
    stopCount: audioStops.length,
    schemaVersion: SCHEMA_VERSION,
  };
  requireRecordFits(record);
  const stopIds = audioStops.map(({ id }) => id);
  // These are in the record and in its revision.
  const notOnCards = [...SUMMARY_NAMES, ...TOUR_ONLY_NAMES].map((name) => input[name] ?? "");
  const texts = notOnCards.filter((value) => typeof value === "string").join("");
  const twice = notOnCards.filter((value) => typeof value !== "string")
    .reduce((sum, value) => sum + jsonBytes(value), jsonBytes(texts));
  const { things, oldMaps } = input;
  const media = allMediaUsesOf({ things, oldMaps, audioStops }, "archive");
  const besides = jsonBytes(stopIds) + media.length + 2 * twice -
    audioStops.filter(({ code }) => code).length * CODE_BYTES;
  const parts = toParts(audioStops, "stops", besides);
  return {
    record,
    stopIds,
    parts,
    media,
    tour: toTour(record, audioStops),
  };
}

/** The schema from which on a route line has only what leads to no stop. */
const WITH_LEGS = 11;

/** Most bytes of a record, which shares a value of 64 KiB with the name of who saved it. */
const MAX_RECORD_BYTES = 65_000;

/** @throws {Problem} 413 for a record that no value of the store can hold. */
function requireRecordFits(record: TourRecord): void {
  const bytes = serialize(record).length;
  if (bytes <= MAX_RECORD_BYTES) return;
  throw new Problem(
    413,
    t("archiveItselfWithoutIts", { bytes, maxRecordBytes: MAX_RECORD_BYTES }),
  );
}

/** The whole tour of a record and its stops, which may be of an older schema. */
export function toTour(record: TourRecord, audioStops: Stop[]): Tour {
  const known = withThings(record);
  const tour = {
    ...toSummary(record),
    ...pick(known, TOUR_ONLY_NAMES.filter((name) => known[name] !== undefined)),
    audioStops: audioStops.map((stop) => withPartTimes(withThings(stop))),
  };
  return record.schemaVersion < WITH_LEGS ? withRouteAsLegs(tour) : tour;
}

/** The stop with the circle around its area as its radius, for clients that know circles only. */
function withCircle<S extends StopInput>(stop: S): S {
  const area = hasPlace(stop) ? areaOf(stop) : undefined;
  if (!area) return stop;
  const radius = Math.ceil(radiusAround(stop as Position, area));
  return { ...stop, triggerRadius: Math.max(RADIUS.min, Math.min(RADIUS.max, radius)) };
}

/**
 * The stops of a form with their ids. Stops without an id, and those whose id an earlier stop of
 * the tour has, get a new one.
 *
 * @throws {Problem} 413 when there are more than 500 stops.
 */
export function withIds(stops: StopInput[]): (StopInput & { id: string })[] {
  if (stops.length > MAX_STOPS) {
    throw new Problem(
      413,
      t("archiveStopsLimitSplit", { count: stops.length, maxStops: MAX_STOPS }),
    );
  }
  const taken = new Set<string>();
  return stops.map((stop) => {
    const id = stop.id !== undefined && !taken.has(stop.id) ? stop.id : newId();
    taken.add(id);
    return { ...stop, id };
  });
}
