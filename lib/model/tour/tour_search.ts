/** The parameters of the list of all archives. Without zod, because pages use it too. */
import type { Position } from "./position.ts";
import type { TourCard, TourType } from "./tour.ts";

/** The classes of durations: up to 30 minutes, up to an hour, longer. */
export const TOUR_LENGTHS = ["short", "medium", "long"] as const;
export type TourLength = typeof TOUR_LENGTHS[number];

/** The orders of the list; "relevance" is how well an archive matches the words. */
export const TOUR_SORTS = ["newest", "title", "nearest", "relevance"] as const;
export type TourSort = typeof TOUR_SORTS[number];

/** Which archives; all where every field is missing. */
export type TourFilter = {
  /** Words in an archive's title, texts, creator, place or transcripts, or on its papers. */
  q?: string;
  type?: TourType;
  length?: TourLength;
  /** The visitor's position, to three decimals, which is about 100 m. */
  near?: Position;
  /** Kilometres around `near`; no limit without it. */
  radius?: number;
};

/** Which archives, and in which order. */
export type TourSearch = TourFilter & { sort?: TourSort };

/** The order of a list: the requested one if it fits the search, else the best one. */
export function sortOf({ q, near, sort }: TourSearch): TourSort {
  const isPossible = sort && (sort !== "nearest" || near) && (sort !== "relevance" || q);
  return isPossible ? sort : q ? "relevance" : near ? "nearest" : "newest";
}

/** Whether a filter matches all archives. */
export const isOpen = ({ q, type, length, near }: TourFilter): boolean =>
  !q && !type && !length && !near;

/** Whether a search needs more than the order by time. */
export const isWholeList = (search: TourSearch): boolean =>
  isOpen(search) && sortOf(search) === "newest";

/** The names and values of a search, as in the query of an address. */
export function toQuery({ q, type, length, near, radius, sort }: TourSearch): [string, string][] {
  const values = {
    q,
    type,
    length,
    lat: near?.latitude,
    lng: near?.longitude,
    radius,
    sort,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]]
  );
}

/**
 * Where the words of a search were found: in a sentence of a stop's transcript, in a chapter, in
 * what is said of a thing or written on one of its pages, with `text`; or in the stop's own texts.
 * `stop` and `page` count from 1; `start` is in milliseconds from the start of the recording, where
 * it is known; `language` is that of `text`; `thing` is an id.
 */
export type TourHit = {
  stop: number;
  stopId: string;
  stopTitle: string;
  start?: number;
  speaker?: string;
  text?: string;
  language?: string;
  isChapter?: true;
  thing?: string;
  page?: number;
};

/**
 * An archive in a list: its card, the town of its place, and its distance from the visitor in
 * metres, each where known; `hits` if the search had words. `opensIn` is the language of an archive
 * in several that has the words, where a link has to name it.
 */
export type ListedTour = TourCard & {
  place?: string;
  distance?: number;
  hits?: TourHit[];
  opensIn?: string;
};
