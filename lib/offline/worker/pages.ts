/** How the service worker answers for pages. */
import { CacheExpiration } from "workbox-expiration/CacheExpiration.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { NetworkFirst, type NetworkFirstOptions } from "workbox-strategies/NetworkFirst.js";
import { within } from "../../model/within.ts";
import { build, pageFiles } from "./build_constants.ts";
import { PAGES_PREFIX, VIEWER } from "../cache_names.ts";
import { findKeptFile, replaceKeptPages } from "./kept_answers.ts";
import { KEPT_PATH, pagePath, readKeptTours } from "../keep/kept_tours.ts";
import type { ExtendableEvent } from "./worker_types.ts";
import { isSavable, markAsSaved, MOST_PAGES, OFFLINE_PATH, savableAnswer } from "./saved_pages.ts";

/** How long the network may take, in seconds, where the page is saved. */
const PATIENCE = 3;

/** How long the browser's window may stay without any page, in milliseconds. */
const MOST_PATIENCE = 10_000;

const cacheName = PAGES_PREFIX + build;

/** A page that is asked for: by the address bar, or by Turbo, which says so in `Accept`. */
export const isPageRequest = ({ url, request: { mode, headers } }: Asked): boolean =>
  url.origin === location.origin &&
  (mode === "navigate" || Boolean(headers.get("accept")?.includes("text/html"))) &&
  !/^\/(api|demo-provider)\//.test(url.pathname);

type Asked = { url: URL; request: Request };

const marked = async (page: Response | undefined) => page && await markAsSaved(page);

/** The page as it was saved or is kept; else the one that says that there is no connection. */
async function savedOrOffline({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const saved = await cache.match(url, { ignoreVary: true }) ?? await findKeptFile(caches, url);
  return await marked(saved ?? await cache.match(OFFLINE_PATH));
}

const options: NetworkFirstOptions = {
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      fetchDidSucceed: async ({ request, response }) => {
        // What the device refuses, or never stores, is no reason to withhold the page.
        const note = () => noteViewer(response);
        if (isSavable(new URL(request.url))) await within(NOTE_PATIENCE, note).catch(() => {});
        return response;
      },
      cacheWillUpdate: async ({ request, response }) =>
        isSavable(new URL(request.url)) ? await savableAnswer(response, pageFiles) : null,
      // For Turbo there is none: the page that is shown stays, with its sound, and says why.
      handlerDidError: async ({ request }) =>
        request.mode === "navigate" ? await savedOrOffline(request) : undefined,
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
    {
      // After the plugin before, which takes what is not in this cache for nothing.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        await marked(cachedResponse ?? await findKeptFile(caches, request.url)),
    },
  ],
};

const networkFirst = new NetworkFirst(options);
const networkForSomeTime = new NetworkFirst({ ...options, networkTimeoutSeconds: PATIENCE });

/**
 * Answers with the page of the network; without one, or when that takes long, with the saved page.
 * Whoever is signed in waits longer: the saved page looks as if they were not. A window that would
 * stay empty shows in the end that there is no connection; Turbo's visits offer to be stopped.
 */
export async function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const strategy = await isSignedIn() ? networkFirst : networkForSomeTime;
  const answer = strategy.handle({ request, event });
  if (request.mode !== "navigate") return await answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(async () => {
      const page = await savedOrOffline(request).catch(() => undefined);
      if (page) resolve(page);
    }, MOST_PATIENCE);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** In the cache of this name, while the server answers pages for an account. */
const SIGNED_IN = "/signed-in";

/** How long the device may take for it, in milliseconds: no page is to wait for longer. */
const NOTE_PATIENCE = 2000;

/** False where the device does not say it. */
const isSignedIn = (): Promise<boolean> =>
  within(
    NOTE_PATIENCE,
    async () => await (await caches.open(VIEWER)).match(SIGNED_IN) !== undefined,
  ).catch(() => false);

/** Remembers whether a page was for everybody, or for an account. */
async function noteViewer({ headers }: Response): Promise<void> {
  const viewer = await caches.open(VIEWER);
  if (/\bprivate\b/.test(headers.get("cache-control") ?? "")) {
    await viewer.put(SIGNED_IN, new Response());
  } else await viewer.delete(SIGNED_IN);
}

/**
 * Saves the offline page and that of what is kept, and anew the pages that an older build has
 * saved or of tours that are kept, which need files that go with it. Rejects when the first two
 * cannot be had.
 */
export async function preparePages(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of [OFFLINE_PATH, KEPT_PATH]) await cache.put(path, await fetchPublic(path));
  for (const { id } of await readKeptTours(caches)) await savePage(location.origin + pagePath(id));
  for (const name of await olderCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) await savePage(url);
  }
}

/** Saves what `url` shows to anybody, as far as it may be saved and can be had. */
export async function savePage(url: string): Promise<void> {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  if (origin !== location.origin || !isSavable(new URL(url))) return;
  const response = await fetchPublic(path).catch(() => undefined);
  const answer = response && await savableAnswer(response, pageFiles);
  if (!answer) return;
  await (await caches.open(cacheName)).put(path, answer);
  await new CacheExpiration(cacheName, { maxEntries: MOST_PAGES }).updateTimestamp(origin + path);
}

/** Removes the pages of other builds. */
export async function removeOlderPages(): Promise<void> {
  for (const name of await olderCaches()) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: MOST_PAGES }).delete();
  }
}

/** Gives the tours that are kept their pages as this build has saved them. */
export async function renewKeptPages(): Promise<void> {
  const cache = await caches.open(cacheName);
  await replaceKeptPages(caches, (path) => cache.match(path, { ignoreVary: true }));
}

const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX) && name !== cacheName);

/** Without cookies: the page that all see who are not signed in. */
const fetchPublic = (path: string) => fetch(path, { credentials: "omit" });
