/** Keeps a tour on this device for walks without a connection. */
import { codesOf } from "./kept_codes.ts";
import { fromLocal } from "../../texts/local_paths.ts";
import { within } from "../../model/within.ts";
import { downloadFile, type DownloadParts, lengthOf } from "./download_file.ts";
import { BrokenFile, MissingTour, NoRoom, RemovedMeanwhile } from "./keep_errors.ts";
import {
  type Caches,
  dataPath,
  keptCacheName,
  type KeptFile,
  type KeptTour,
  pagePath,
  readKeptTour,
  RECORD_PATH,
  writeKeptTour,
} from "./kept_tours.ts";
import type { TourFiles } from "./tour_files.ts";

/** The used part of `navigator.storage`. */
export type StorageManager = Partial<Pick<globalThis.StorageManager, "estimate" | "persist">>;

export type KeepParts = {
  caches: Caches;
  fetch: DownloadParts["fetch"];
  storage: StorageManager | undefined;
  signal: AbortSignal;
  now: () => Date;
  /** Called with the number of bytes that are here, of `TourFiles.bytes`. */
  onProgress: (bytes: number) => void;
};

/**
 * Fetches all files of a tour and checks that each is there with its length; returns its record.
 * After a rejection the fetched files stay, and the next call continues. Rejects with NoRoom, with
 * MissingTour when the tour was deleted meanwhile, with RemovedMeanwhile when the fetched files
 * were removed, and as `downloadFile` does. Two calls for one tour at once would take each other's
 * parts.
 */
export async function keepTour(
  { tour, files, languages, missing, bytes }: TourFiles,
  { caches, fetch, storage, signal, now, onProgress }: KeepParts,
): Promise<KeptTour> {
  const before = await readKeptTour(caches, tour.id);
  const needed = bytes - (before?.bytesHere ?? 0);
  const free = await freeBytes(storage);
  if (free !== undefined && needed > free) throw new NoRoom(needed, free);
  // Requested only now, because browsers consider the visitor's actions before they grant it. Some
  // ask the visitor, who may not answer.
  storage?.persist?.().catch(() => false);
  const cache = await caches.open(keptCacheName(tour.id));
  const done: KeptFile[] = [];
  /** Bytes that have come, including unfinished files. */
  let here = 0;
  const isHere = async () => (await caches.keys()).includes(keptCacheName(tour.id));
  const bytesDone = () => done.reduce((sum, { bytes }) => sum + bytes, 0);
  const record = (): KeptTour => ({
    id: tour.id,
    title: tour.title,
    stopCount: tour.audioStops.length,
    revision: tour.revision,
    files: done,
    ...languages && { languages },
    codes: codesOf(tour),
    missing,
    bytes,
    bytesHere: Math.max(here, before?.bytesHere ?? 0),
  });
  try {
    await writeKeptTour(caches, record());
    for (const file of files) {
      here = bytesDone();
      const onBytes = (more: number) => onProgress(here += more);
      const length = await downloadFile(file, { cache, fetch, signal, onBytes })
        .catch((error) => {
          throw isGone(error, file.url, tour.id) ? new MissingTour() : error;
        });
      // Writes to a removed cache are lost.
      if (!await isHere()) throw new RemovedMeanwhile();
      done.push({ url: file.url, bytes: length });
    }
    await check(cache, done);
    await removeOthers(cache, done);
    const completedAt = now().toISOString();
    const kept = { ...record(), bytes: bytesDone(), bytesHere: bytesDone(), completedAt };
    await writeKeptTour(caches, kept);
    return kept;
  } catch (error) {
    if (await isHere()) await writeKeptTour(caches, record()).catch(() => {});
    if (!isQuotaError(error)) throw error;
    // The browser's figure of free space is then wrong; some report one for all sites together.
    throw new NoRoom(bytes - bytesDone(), undefined);
  }
}

/** The browser's time limit for counting its space, in milliseconds. */
const PATIENCE = 3000;

/** The free space of the browser in bytes; undefined if unknown. */
async function freeBytes(storage: StorageManager | undefined): Promise<number | undefined> {
  const asked = within(PATIENCE, () => storage?.estimate?.());
  // Refused, or without an answer: storing a file will show whether there is room.
  const { quota, usage } = await asked.catch(() => undefined) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

const isQuotaError = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** True if the server no longer has this tour; its recordings may still be there. */
const isGone = (error: unknown, url: string, tourId: string) =>
  error instanceof BrokenFile && error.status === 404 &&
  [dataPath(tourId), pagePath(tourId)].includes(fromLocal(url).path.split("?")[0]);

/** Rejects with a BrokenFile unless all files are there with their lengths. */
async function check(cache: Cache, files: KeptFile[]): Promise<void> {
  for (const { url, bytes } of files) {
    if (await lengthOf(cache, url) !== bytes) throw new BrokenFile(`${url} is not there whole`);
  }
}

/** Removes files that only an earlier revision of the tour needed. */
async function removeOthers(cache: Cache, files: KeptFile[]): Promise<void> {
  const urls = new Set([...files.map(({ url }) => url), RECORD_PATH]);
  for (const request of await cache.keys()) {
    const { href, pathname, search } = new URL(request.url);
    if (!urls.has(href) && !urls.has(pathname + search)) await cache.delete(request);
  }
}
