/** Which archives a search finds, and in which order. Pure functions over what an index holds. */
import { normalizeLongitude, unwrapLongitudes } from "../../geo/angles.ts";
import { distanceBetween } from "../../geo/distance.ts";
import type { Position } from "../../model/position.ts";
import type { TourExtent, TourPlace } from "../../model/tour_map.ts";
import type { TourType } from "../../model/tour.ts";
import {
  sortOf,
  type TourFilter,
  type TourLength,
  type TourSearch,
} from "../../model/tour_search.ts";

/** What an index holds of an archive beside its words. */
export type IndexedTour = TourPlace & {
  revision: number;
  createdAt: string;
  tourType: TourType;
  /** Undefined where its duration names no time. */
  minutes?: number;
  /** The town by which its place is known. */
  place?: string;
  /** What it is sorted by in the order of titles. */
  titleKey: string;
};

/** An archive that was found; its distance in metres, where the visitor's place is known. */
export type FoundTour = { tour: IndexedTour; distance?: number };

const LENGTHS: Record<TourLength, (minutes: number) => boolean> = {
  short: (minutes) => minutes <= 30,
  medium: (minutes) => minutes > 30 && minutes <= 60,
  long: (minutes) => minutes > 60,
};

/**
 * The archives among `tours` (newest first) that a filter lets through, in their order. `scores`
 * are those of the archives that have its words.
 */
export function filterTours(
  tours: readonly IndexedTour[],
  { type, length, near, radius = Infinity }: TourFilter,
  scores?: ReadonlyMap<string, number>,
): FoundTour[] {
  const found: FoundTour[] = [];
  for (const tour of tours) {
    if (scores && !scores.has(tour.id)) continue;
    if (type && tour.tourType !== type) continue;
    if (length && (tour.minutes === undefined || !LENGTHS[length](tour.minutes))) continue;
    const distance = near && distanceBetween(near, tour);
    if (distance === undefined || distance <= radius * 1000) found.push({ tour, distance });
  }
  return found;
}

/** Sorts what `filterTours` found, in place, as a search asks for; equals stay newest first. */
export function sortTours(
  found: FoundTour[],
  search: TourSearch,
  scores?: ReadonlyMap<string, number>,
): FoundTour[] {
  switch (sortOf(search)) {
    case "newest":
      return found;
    case "title":
      return found.sort(({ tour: a }, { tour: b }) =>
        a.titleKey < b.titleKey ? -1 : a.titleKey > b.titleKey ? 1 : 0
      );
    case "nearest":
      return found.sort((a, b) => a.distance! - b.distance!);
    case "relevance":
      return found.sort((a, b) => scores!.get(b.tour.id)! - scores!.get(a.tour.id)!);
  }
}

/** The smallest box that holds all places, which may lie across 180°. */
export function extentOf(places: Position[]): TourExtent {
  if (places.length === 0) return { total: 0 };
  const longitudes = unwrapLongitudes(places.map(({ longitude }) => longitude));
  const bounds = { south: 90, west: Infinity, north: -90, east: -Infinity };
  for (const [i, { latitude }] of places.entries()) {
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitudes[i]);
    bounds.east = Math.max(bounds.east, longitudes[i]);
  }
  const { east } = bounds;
  return {
    total: places.length,
    bounds: { ...bounds, east: east > 180 ? normalizeLongitude(east) : east },
  };
}
