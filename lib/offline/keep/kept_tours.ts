/**
 * Tours that are kept on this device: each in one cache of the browser, with all of its files and
 * a record of them. Whatever is in the cache can be had without a connection (the service worker
 * looks there), so removing a tour is removing its cache.
 */

import { KEPT_TOUR_CACHE } from "../../device/storage_keys.ts";

/** The page that lists them. */
export const KEPT_PATH = "/kept";

/** Where the record is in a tour's cache: an address that the server does not know. */
export const RECORD_PATH = "/kept-tour.json";

/** A file of a kept tour, and its length in bytes. */
export type KeptFile = { url: string; bytes: number };

/** What the device knows of a tour that it keeps, or of which it has a part. */
export type KeptTour = {
  id: string;
  title: string;
  stopCount: number;
  /** The tour's revision that the files belong to. */
  revision: number;
  files: KeptFile[];
  /** What the page lacks without a connection, in words for people; usually nothing. */
  missing: string[];
  /** How many bytes the files have; about as many, while some have not come. */
  bytes: number;
  /** How many of them are here. */
  bytesHere: number;
  /** When the last file had come, ISO 8601; missing while it is a part. */
  completedAt?: string;
};

/** As much of `CacheStorage` as is used. */
export type Caches = Pick<CacheStorage, "open" | "delete" | "keys">;

/** The name of a tour's cache. */
export const keptCacheName = (tourId: string): string => KEPT_TOUR_CACHE + tourId;

/** The address of a tour's page. */
export const pagePath = (tourId: string): string => `/tour/${tourId}`;

/** The address of a tour's data. */
export const dataPath = (tourId: string): string => `/api/tours/${tourId}`;

/** The record of one tour; undefined when nothing of it is on this device. Never throws. */
export async function readKeptTour(caches: Caches, tourId: string): Promise<KeptTour | undefined> {
  return (await readKeptTours(caches)).find(({ id }) => id === tourId);
}

/**
 * The records of all tours of which something is on this device. Rejects where the browser refuses
 * its storage.
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

/** The same; none where the browser refuses its storage. Never throws. */
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
