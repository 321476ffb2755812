/** A page of the list of archives: by time straight from the store, any other from the index. */
import { isWholeList, type ListedTour, toQuery, type TourSearch } from "../../model/tour_search.ts";
import type { TourCard } from "../../model/tour.ts";
import { countTours, getTourCards, listTours, type TourCounts } from "../../store/tour_lists.ts";
import { loadPlaceNames } from "../places/place_name.ts";
import type { FoundTour } from "./select_tours.ts";
import type { TourIndex } from "./tour_index.ts";

/**
 * Which page: that after `cursor` or the one with the number `page` (from 1), or all of the first
 * `pages`; `perPage` archives each.
 */
export type TourListRequest = {
  search: TourSearch;
  perPage: number;
  cursor?: string;
  page?: number;
  pages?: number;
};

export type TourList = {
  tours: ListedTour[];
  /** How many the search finds on all pages. */
  total: number;
  /** All archives there are, and their stops. */
  counts: TourCounts;
  /** Where there are too many to search: only so many, the newest, were. */
  searched?: number;
  /** The query of the address of the next page, missing on the last. */
  next?: string;
  /** Where none is near enough: the nearest that fits otherwise. */
  nearest?: ListedTour;
  /** The name of the place around which is searched. */
  around?: string;
};

/**
 * Reads a page of the list.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function readTourList(
  { kv, index }: { kv: Deno.Kv; index: TourIndex },
  { search, perPage, cursor, page = 1, pages = 1 }: TourListRequest,
): Promise<TourList> {
  const counts = await countTours(kv);
  if (isWholeList(search) && page === 1) {
    const limit = cursor === undefined ? perPage * pages : perPage;
    const { tours, cursor: next } = await listTours(kv, { limit, cursor });
    return {
      tours: await withPlaces(tours),
      total: counts.tours,
      counts,
      next: next && new URLSearchParams({ cursor: next }).toString(),
    };
  }
  const found = await index.search(search);
  const start = (page - 1) * perPage;
  const end = start + (page === 1 ? perPage * pages : perPage);
  const next = end < found.length
    ? new URLSearchParams([...toQuery(search), ["page", String(end / perPage + 1)]]).toString()
    : undefined;
  const { near, radius, ...rest } = search;
  const isTooFar = found.length === 0 && near && radius !== undefined;
  const nearest = isTooFar ? await index.search({ ...rest, near, sort: "nearest" }) : [];
  return {
    tours: await readFound(kv, found.slice(start, end)),
    total: found.length,
    counts,
    searched: counts.tours > index.most ? index.most : undefined,
    next,
    nearest: (await readFound(kv, nearest.slice(0, 1)))[0],
    around: near && (await loadPlaceNames())(near),
  };
}

/** The cards with the names of their places. */
export async function withPlaces<T extends TourCard>(tours: T[]): Promise<(T & ListedTour)[]> {
  const placeName = await loadPlaceNames();
  return tours.map((tour) => ({ ...tour, place: placeName(tour) }));
}

/** The cards of what was found. One that has gone meanwhile is left out. */
async function readFound(kv: Deno.Kv, found: FoundTour[]): Promise<ListedTour[]> {
  const cards = await getTourCards(kv, found.map(({ tour }) => tour.id));
  const byId = new Map(
    found.map(({ tour, distance }) => [tour.id, { place: tour.place, distance }]),
  );
  return cards.map((card) => ({ ...card, ...byId.get(card.id) }));
}
