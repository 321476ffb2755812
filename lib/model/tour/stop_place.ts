/**
 * Where a stop is: at a place on the map, or without one. Without zod, because pages that only play
 * must not load it.
 */
import type { Position } from "./position.ts";

/**
 * The kinds of stops without a place: `indoors`, where no satellite is received, and `anywhere`,
 * which belongs to no place. A stop on the map has no `place`, but coordinates and a radius.
 */
export const STOP_PLACE_OPTIONS = [["indoors", "Indoors"], ["anywhere", "Anywhere"]] as const;
export type StopPlace = typeof STOP_PLACE_OPTIONS[number][0];

export const STOP_PLACES = STOP_PLACE_OPTIONS.map(([place]) => place);

/** The part of a stop that has no place on the map. */
export type Unplaced = { place: StopPlace };

/** Of a union of stops, those on the map: they have coordinates in degrees. */
export type PlacedOf<S> = S extends Unplaced ? never : S & { place?: undefined };

/** True for a stop on the map. */
export const hasPlace = <S extends { place?: StopPlace }>(stop: S): stop is PlacedOf<S> =>
  stop.place === undefined;

/** The start of an archive, in degrees; undefined if none of its stops is on the map. */
export const startOf = (
  { latitude, longitude }: Partial<Position>,
): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** True for an archive with a start. */
export const hasStart = <T extends Partial<Position>>(archive: T): archive is T & Position =>
  startOf(archive) !== undefined;
