/** The keys of tours: the record, its stops in parts, and the indexes that point to it. */
import { encodeGeohash } from "../geo/geohash.ts";
import type { Position } from "../model/position.ts";

/** All records begin so; they sort by ULID, hence by time of creation. */
export const TOURS: Deno.KvKey = ["tours"];

/** The record: a `TourRecord`. */
export const tourKey = (id: string): Deno.KvKey => ["tours", id];

/** The prefix of the parts that hold a tour's stops. */
export const stopsPrefix = (id: string): Deno.KvKey => ["tour_stops", id];

/** The prefix of the pointers to a user's tours. */
export const userPrefix = (userId: string): Deno.KvKey => ["tours_by_user", userId];

/** A pointer from an owner to a tour. Its value is `true`. */
export const userKey = (userId: string, id: string): Deno.KvKey => ["tours_by_user", userId, id];

/** A pointer from a place (a geohash of 9 characters) to a tour. Its value is the tour's `Position`. */
export const placeKey = (position: Position, id: string): Deno.KvKey => {
  return ["tours_by_geohash", encodeGeohash(position), id];
};

/** The pointers whose geohash begins with `prefix`. */
export const placesUnder = (prefix: string): Deno.KvListSelector => ({
  start: ["tours_by_geohash", prefix],
  // "~" follows every character of a geohash.
  end: ["tours_by_geohash", `${prefix}~`],
});
