/**
 * A page of the list of archives: in order of time straight from the store, otherwise from the
 * index.
 */
import { distanceBetween } from "../../geo/distance.ts";
import type { Position } from "../../model/tour/position.ts";
import {
  isWholeList,
  type ListedTour,
  toQuery,
  type TourSearch,
} from "../../model/tour/tour_search.ts";
import { hasStart } from "../../model/tour/stop_place.ts";
import type { TourCard } from "../../model/tour/tour.ts";
import {
  countTours,
  getTourCards,
  listTours,
  type TourCounts,
} from "../../store/index/tour_lists.ts";
import { cardIn, cardsIn } from "../../store/words/shown_cards.ts";
import { loadPlaceNames } from "../location/place_name.ts";
import type { Found } from "./index/search_index.ts";
import type { TourIndex } from "./tour_index.ts";

/**
 * Which page: the one after `cursor` or with the number `page` (from 1), or all of the first
 * `pages`; `perPage` archives each. The cards are in the language of the `reader`, or in that in
 * which an archive has the words of the search, as far as visitors see it in these.
 */
type TourListRequest = {
  search: TourSearch;
  reader: string;
  perPage: number;
  cursor?: string;
  page?: number;
  pages?: number;
};

export type TourList = {
  tours: ListedTour[];
  /** The number of results on all pages. */
  total: number;
  /** The numbers of all archives and their stops. */
  counts: TourCounts;
  /** Whether no archive has all words of the search, and these have some. */
  isPartial?: boolean;
  /** While the index is being made: the number of archives, the newest, that were searched. */
  searched?: number;
  /** The query of the address of the next page, missing on the last. */
  next?: string;
  /** If no archive is near enough: the nearest one that matches otherwise. */
  nearest?: ListedTour;
  /** The name of the place at the centre of the search. */
  around?: string;
};

/**
 * Reads a page of the list.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function readTourList(
  { kv, index }: { kv: Deno.Kv; index: TourIndex },
  { search, reader, perPage, cursor, page = 1, pages = 1 }: TourListRequest,
): Promise<TourList> {
  const counts = await countTours(kv);
  if (isWholeList(search) && page === 1) {
    const limit = cursor === undefined ? perPage * pages : perPage;
    const { tours, cursor: next } = await listTours(kv, { limit, cursor });
    return {
      tours: await withPlaces(await cardsIn(kv, tours, reader)),
      total: counts.tours,
      counts,
      next: next && new URLSearchParams({ cursor: next }).toString(),
    };
  }
  const start = (page - 1) * perPage;
  const count = page === 1 ? perPage * pages : perPage;
  const slice = { start, count, reader };
  const { found, total, isPartial, searched } = await index.search(search, slice);
  const end = start + count;
  const next = end < total
    ? new URLSearchParams([...toQuery(search), ["page", String(end / perPage + 1)]]).toString()
    : undefined;
  const { near, radius, ...rest } = search;
  const isTooFar = total === 0 && near && radius !== undefined;
  const nearest = isTooFar
    ? (await index.search({ ...rest, near, sort: "nearest" }, { ...slice, start: 0, count: 1 }))
      .found
    : [];
  return {
    tours: await readFound(kv, found, { near, reader }),
    total,
    counts,
    isPartial,
    searched: searched !== undefined && searched < counts.tours ? searched : undefined,
    next,
    nearest: (await readFound(kv, nearest, { near, reader }))[0],
    around: near && (await loadPlaceNames())(near),
  };
}

/** The cards with the names of their places. */
export async function withPlaces<T extends TourCard>(tours: T[]): Promise<(T & ListedTour)[]> {
  const placeName = await loadPlaceNames();
  return tours.map((tour) => ({ ...tour, place: hasStart(tour) ? placeName(tour) : undefined }));
}

/** The cards of the results, with the distance from `near`. Deleted ones are left out. */
async function readFound(
  kv: Deno.Kv,
  found: Found[],
  { near, reader }: { near?: Position; reader: string },
): Promise<ListedTour[]> {
  const cards = await getTourCards(kv, found.map(({ id }) => id));
  const byId = new Map(found.map(({ id, ...rest }) => [id, rest]));
  return await Promise.all(cards.map(async (card) => {
    const { toldIn, ...rest } = byId.get(card.id)!;
    const isRead = rest.hits === undefined;
    const [told] = isRead ? await cardsIn(kv, [card], reader) : [card];
    return {
      ...toldIn ? await cardIn(kv, told, toldIn) : told,
      ...rest,
      ...near && hasStart(card) ? { distance: distanceBetween(near, card) } : {},
    };
  }));
}
