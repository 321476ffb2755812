/**
 * Answers of the service worker for kept recordings, and for recently shown pictures, of which it
 * stores a limited number.
 */
import { CacheableResponsePlugin } from "workbox-cacheable-response/CacheableResponsePlugin.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { createPartialResponse } from "workbox-range-requests/createPartialResponse.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { StaleWhileRevalidate } from "workbox-strategies/StaleWhileRevalidate.js";
import type { ExtendableEvent } from "./worker_types.ts";
import { ARCHIVE_PICTURES, MAP_PICTURES } from "../cache_names.ts";
import { findKeptFile } from "./kept_answers.ts";
import type { Caches } from "../keep/kept_tours.ts";
import { forgetIfWithheld } from "./withheld.ts";

/** Requests of an `<audio>` element. */
export const isRecordingRequest = ({ request: { destination } }: { request: Request }): boolean =>
  destination === "audio" || destination === "video";

/**
 * From the complete kept file, with 206 for a range of it, because Safari plays nothing else.
 * Otherwise from the network, without storing.
 */
export async function answerRecording(
  request: Request,
  storage: Caches = caches,
): Promise<Response> {
  const kept = await findKeptFile(storage, request.url);
  if (!kept) return await askForRecording(request, storage);
  if (!request.headers.has("range")) return kept;
  const part = await createPartialResponse(request, kept);
  // For a range beyond the end Workbox answers an empty 206.
  return part.headers.get("content-length") === "0" ? new Response(null, { status: 416 }) : part;
}

/** By the network; for a withheld recording, past the browser's own cache. */
export async function askForRecording(
  request: Request,
  storage: Caches = caches,
): Promise<Response> {
  const parts = { caches: storage, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  // What a device or a line refuses must not keep others from being heard.
  await forgetIfWithheld(request.url, parts).catch(() => {});
  return await fetch(request);
}

type Asked = { url: URL; request: Request };

const DAY = 24 * 3600;

const isPicture = ({ request: { destination } }: Asked) => destination === "image";

/** A picture of the map: `/{z}/{x}/{y}.png` of the server in the host's settings. */
export const isMapPictureRequest = (asked: Asked): boolean =>
  isPicture(asked) && /\/\d+\/\d+\/\d+(@2x)?(\.\w+)?$/.test(asked.url.pathname);

/** A picture of an archive that is ours. */
export const isArchivePictureRequest = (asked: Asked): boolean =>
  isPicture(asked) && asked.url.origin === location.origin;

const mapPictures = new CacheFirst({
  cacheName: MAP_PICTURES,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
  ],
});

/** Servers of map pictures that do not allow other sites to read them. */
const withoutCors = new Set<string>();

/**
 * Requests a readable answer: an opaque one counts as several megabytes of the device's room, and
 * is not stored.
 */
export async function answerMapPicture(
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const { origin } = new URL(request.url);
  if (withoutCors.has(origin)) return await fetch(request);
  try {
    const readable = new Request(request.url, { mode: "cors", credentials: "omit" });
    return await mapPictures.handle({ request: readable, event });
  } catch {
    const response = await fetch(request);
    withoutCors.add(origin);
    return response;
  }
}

/** Answers with the stored picture at once, and updates it for the next time. */
const archivePictures = new StaleWhileRevalidate({
  cacheName: ARCHIVE_PICTURES,
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(
          response.status === 200 && /\bpublic\b/.test(response.headers.get("cache-control") ?? "")
            ? response
            : null,
        ),
    },
    new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

/** The picture of a kept tour, whatever the connection; else as `archivePictures` does. */
export const answerArchivePicture = async (
  request: Request,
  event: ExtendableEvent,
): Promise<Response> =>
  await findKeptFile(caches, request.url) ?? await archivePictures.handle({ request, event });
