/** The service worker: its stores, and the part that answers each request. */
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { build, pageFiles, precachedFiles } from "./build_constants.ts";
import { FILES_PREFIX } from "../cache_names.ts";
import { within } from "../../model/within.ts";
import { MAP_ARCHIVE_PATH } from "../../model/web/map_archive.ts";
import { fetchForeignFile, FOREIGN_FILE_PATH } from "./foreign_files.ts";
import { answerMapRange, findKeptFile, networkOrKept, pictureOrKept } from "./kept_answers.ts";
import {
  answerArchivePicture,
  answerMapPicture,
  answerRecording,
  askForRecording,
  isArchivePictureRequest,
  isMapPictureRequest,
  isRecordingRequest,
} from "./media.ts";
import { answerCode, isCodeRequest } from "./codes.ts";
import {
  isSaveRequest,
  isTakeoverRequest,
  mayTakeOver,
  type SendRequest,
  SYNC_TAG,
} from "../messages.ts";
import {
  answerPage,
  isPageRequest,
  preparePages,
  removeOlderPages,
  renewKeptPages,
  savePage,
} from "./pages.ts";
import { isShareRequest, takeShared } from "./shared.ts";
import { sendInBackground } from "../outbox/background.ts";
import { dropWithheld } from "./withheld.ts";
import type { ExtendableEvent, ServiceWorkerScope } from "./worker_types.ts";

declare const self: ServiceWorkerScope;

/** The files that every page of this build needs, stored beforehand. */
const precache = new PrecacheController();
precache.addToCacheList(precachedFiles);

/** Other files of this build, once they were loaded: a hashed address never changes its content. */
const filesCache = FILES_PREFIX + build;

const loadedFiles = new CacheFirst({ cacheName: filesCache });

/** When a waiting build checks whether it may take over, in milliseconds between the checks. */
const TAKEOVER_DELAYS = [0, 500, 2000];

/** The time limit of an activation in milliseconds; the rest continues in the background. */
const ACTIVATION = 10_000;

type Asked = { url: URL; request: Request };
type Handled = Asked & { event: ExtendableEvent };

/**
 * From any cache that has it: a kept page may be of a newer build, whose worker has stored its
 * files already and waits.
 */
const answerBuildFile = async ({ request, event }: Handled): Promise<Response> =>
  await caches.match(request, { ignoreVary: true }) ??
    await loadedFiles.handle({ request, event });

const isOwn = ({ url }: Asked, path: RegExp) =>
  url.origin === location.origin && path.test(url.pathname);

const isBuildFileRequest = (asked: Asked) => isOwn(asked, /^\/assets\//);
const isForeignFileRequest = ({ url }: Asked) => url.pathname === FOREIGN_FILE_PATH;
const isMapRangeRequest = ({ url }: Asked) => url.pathname === MAP_ARCHIVE_PATH;
const isStoredFileRequest = (asked: Asked) =>
  isOwn(asked, /^\/media\//) && asked.request.destination !== "image";
const isTourDataRequest = (asked: Asked) => isOwn(asked, /^\/api\/tours\/[0-9A-Z]{26}$/);
const isPartOfStopRequest = (asked: Asked) =>
  isOwn(asked, /^\/api\/tours\/[0-9A-Z]{26}\/stops\/[^/]+\/(transcript(\.vtt)?|things)$/);
const isForeignPictureRequest = ({ url, request }: Asked) =>
  request.destination === "image" && url.origin !== location.origin;

registerRoute(new PrecacheRoute(precache, { directoryIndex: "", cleanURLs: false }));
registerRoute(isBuildFileRequest, answerBuildFile);
// A page that reads one, or a tab that opens it; an <audio> may get the kept file.
registerRoute(
  (asked) => isStoredFileRequest(asked) && !isRecordingRequest(asked),
  ({ request }) => askForRecording(request),
);
registerRoute(isCodeRequest, ({ request, event }) => answerCode(request, event));
registerRoute(isPageRequest, ({ request, event }) => {
  event.waitUntil(lookForWithheld());
  return answerPage(request, event);
});
registerRoute(isRecordingRequest, ({ request, event }) => {
  event.waitUntil(lookForWithheld());
  return answerRecording(request);
});
registerRoute(isMapPictureRequest, ({ request, event }) => answerMapPicture(request, event));
registerRoute(
  isArchivePictureRequest,
  ({ request, event }) => answerArchivePicture(request, event),
);
registerRoute(isForeignFileRequest, ({ request }) => fetchForeignFile(request, fetch));
registerRoute(isMapRangeRequest, ({ request }) => answerMapRange(request, caches));
// Without a time limit, because the kept files are compared with it.
registerRoute(isTourDataRequest, ({ request }) => networkOrKept(request, caches));
// An address with its revision never changes its content.
registerRoute(
  isPartOfStopRequest,
  async ({ request }) => await findKeptFile(caches, request.url) ?? await fetch(request),
);
registerRoute(isShareRequest, ({ request }) => takeShared(request), "POST");
registerRoute(isForeignPictureRequest, ({ request }) => pictureOrKept(request, caches));
// A failure here (a device that refuses its storage, a browser that lacks something) must not break
// the site: the network answers as without a worker.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener("install", (event) => {
  // The files of the build before stay, because its pages are open.
  event.waitUntil(Promise.all([precache.install(event), preparePages()]));
});

self.addEventListener("activate", (event) => {
  // Until it ends, no page is answered, so a hanging database must not block it.
  event.waitUntil(within(ACTIVATION, () =>
    Promise.all([
      precache.activate(event),
      renewKeptPages().then(removeOlderPages),
      removeOlderFiles(),
      self.clients.claim(),
    ])));
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (isTakeoverRequest(data)) event.waitUntil(takeOver(data));
  if (isSaveRequest(data) && source) {
    const { path = source.url } = data;
    event.waitUntil(savePage(new URL(path, location.origin).href));
  }
});

// There is a network again, and a page that is closed by now has left something to send.
self.addEventListener("sync", (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendUnsent());
});

/** How often the server is asked for recordings that are not released, in milliseconds. */
const WITHHELD_PACE = 60_000;

let lookedForWithheld = -Infinity;

/** Without a connection, or after a failure of the device, the next request asks again. */
async function lookForWithheld(): Promise<void> {
  if (performance.now() - lookedForWithheld < WITHHELD_PACE) return;
  lookedForWithheld = performance.now();
  await dropWithheld({ caches, fetch: (url, init) => fetch(url, init) })
    .catch(() => lookedForWithheld = -Infinity);
}

/** Open pages send by themselves, because they know later changes. */
async function sendUnsent(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: "send-unsent" } satisfies SendRequest);
  if (pages.length === 0) await sendInBackground();
}

/** The page that a reload has replaced still counts as open for a while, so this waits. */
async function takeOver(request: Parameters<typeof mayTakeOver>[0]): Promise<void> {
  for (const delay of TAKEOVER_DELAYS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (mayTakeOver(request, { pageFiles, openPages: open.length })) return self.skipWaiting();
  }
}

async function removeOlderFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FILES_PREFIX) && name !== filesCache) await caches.delete(name);
  }
}
