/** What may be asked of the list of all archives. No zod: pages use it, too. */
import type { Position } from "./position.ts";
import type { TourCard, TourType } from "./tour.ts";

/** The classes of durations: up to 30 minutes, up to an hour, longer. */
export const TOUR_LENGTHS = ["short", "medium", "long"] as const;
export type TourLength = typeof TOUR_LENGTHS[number];

/**
 * The orders of the list; "relevance" is how well an archive fits the words that were asked for.
 */
export const TOUR_SORTS = ["newest", "title", "nearest", "relevance"] as const;
export type TourSort = typeof TOUR_SORTS[number];

/** Which archives; all where nothing is asked. */
export type TourFilter = {
  /** Words that an archive has in its title, texts, creator, place or transcripts. */
  q?: string;
  type?: TourType;
  length?: TourLength;
  /** Where the visitor is: to three decimals, which is about 100 m. */
  near?: Position;
  /** Kilometres around `near`; without it all are near enough. */
  radius?: number;
};

/** Which archives, and in which order. */
export type TourSearch = TourFilter & { sort?: TourSort };

/** The order of a list: the one that was asked for, where it makes sense, else the best one. */
export function sortOf({ q, near, sort }: TourSearch): TourSort {
  const isPossible = sort && (sort !== "nearest" || near) && (sort !== "relevance" || q);
  return isPossible ? sort : q ? "relevance" : near ? "nearest" : "newest";
}

/** Whether a filter lets all archives through. */
export const isOpen = ({ q, type, length, near }: TourFilter): boolean =>
  !q && !type && !length && !near;

/** Whether anything narrows the list down or needs more than its order by time. */
export const isWholeList = (search: TourSearch): boolean =>
  isOpen(search) && sortOf(search) === "newest";

/** The names and values of a search in the query of an address, those that are set. */
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
 * Where in an archive the words of a search stand: in a sentence of a stop's transcript, with
 * `text`, or in the stop's own texts. `stop` counts from 1; `start` is in milliseconds from the
 * start of the recording, where it is known; `language` is that of the transcript.
 */
export type TourHit = {
  stop: number;
  stopId: string;
  stopTitle: string;
  start?: number;
  speaker?: string;
  text?: string;
  language?: string;
};

/**
 * An archive as a list shows it: its card, the town by which its place is known, and its distance
 * from the visitor in metres, both where they are known; `hits` where words were searched.
 */
export type ListedTour = TourCard & { place?: string; distance?: number; hits?: TourHit[] };
