/**
 * Tours kept on this device, each in one cache of the browser with all of its files and a record.
 * The service worker answers from these caches without a connection, so removing a tour means
 * removing its cache.
 */

import { KEPT_TOUR_CACHE } from "../../device/storage_keys.ts";
import { fromLocal } from "../../texts/local_paths.ts";
import type { OpenedCode } from "../../model/tour/short_code.ts";

/** The page that lists them. */
export const KEPT_PATH = "/kept";

/** The address of the record in a tour's cache, which the server does not have. */
export const RECORD_PATH = "/kept-tour.json";

/** A file of a kept tour, and its length in bytes. */
export type KeptFile = { url: string; bytes: number };

/** The record of a tour that the device keeps completely or partly. */
export type KeptTour = {
  id: string;
  title: string;
  stopCount: number;
  /** The tour's revision that the files belong to. */
  revision: number;
  files: KeptFile[];
  /** The languages besides that of the page, each with the revision of its words; 0: its own. */
  languages?: Record<string, number>;
  /** What its short codes open; missing in archives kept before there were codes. */
  codes?: OpenedCode[];
  /** What the page lacks without a connection, for people; usually nothing. */
  missing: string[];
  /** The total size of the files; an estimate while some have not come. */
  bytes: number;
  /** The number of bytes here. */
  bytesHere: number;
  /** When the last file came, ISO 8601; missing while the tour is incomplete. */
  completedAt?: string;
};

/** The used part of `CacheStorage`. */
export type Caches = Pick<CacheStorage, "open" | "delete" | "keys">;

/** The name of a tour's cache. */
export const keptCacheName = (tourId: string): string => KEPT_TOUR_CACHE + tourId;

/** The path of a tour's page, without a language. */
export const pagePath = (tourId: string): string => `/tour/${tourId}`;

/** The address of a kept tour's page, in the language in which it was kept. */
export const keptPagePath = (kept: KeptTour): string => keptPagePaths(kept).at(-1)!;

/** The addresses of its pages: those in other languages first, as they are kept. */
export function keptPagePaths({ id, files }: KeptTour): string[] {
  const paths = files.map(({ url }) => url)
    .filter((url) => fromLocal(url).path.split("?")[0] === pagePath(id));
  return paths.length > 0 ? paths : [pagePath(id)];
}

/** The address of a tour's data, as it was written or in a language. */
export const dataPath = (tourId: string, language?: string): string =>
  `/api/tours/${tourId}${language ? `?lang=${language}` : ""}`;

/** The addresses of the data of a kept tour. */
export const keptDataPaths = ({ id, languages = {} }: KeptTour): string[] => [
  dataPath(id),
  ...Object.keys(languages).map((language) => dataPath(id, language)),
];

/** The record of one tour; undefined if no part of it is on this device. Never throws. */
export async function readKeptTour(caches: Caches, tourId: string): Promise<KeptTour | undefined> {
  return (await readKeptTours(caches)).find(({ id }) => id === tourId);
}

/**
 * The records of all tours on this device, complete or partial. Rejects if the browser refuses its
 * storage.
 */
export async function listKeptTours(caches: Caches): Promise<KeptTour[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_TOUR_CACHE));
  const records = await Promise.all(names.map(async (name) => {
    const response = await (await caches.open(name)).match(RECORD_PATH);
    return response && await response.json() as KeptTour;
  }));
  return records.filter((record) => record !== undefined)
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** The same; empty if the browser refuses its storage. Never throws. */
export const readKeptTours = (caches: Caches): Promise<KeptTour[]> =>
  listKeptTours(caches).catch(() => []);

/** Stores the record of a tour in its cache. */
export async function writeKeptTour(caches: Caches, tour: KeptTour): Promise<void> {
  const cache = await caches.open(keptCacheName(tour.id));
  await cache.put(RECORD_PATH, new Response(JSON.stringify(tour)));
}

/** Removes all files of a tour from this device. */
export async function removeKeptTour(caches: Caches, tourId: string): Promise<void> {
  await caches.delete(keptCacheName(tourId));
}
