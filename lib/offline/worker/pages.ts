/** Answers of the service worker for pages. */
import { CacheExpiration } from "workbox-expiration/CacheExpiration.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { NetworkFirst, type NetworkFirstOptions } from "workbox-strategies/NetworkFirst.js";
import { SHARE_PATH } from "../../model/web/share.ts";
import { CHOICE, ENGLISH } from "../../texts/languages.ts";
import { fromLocal, pathIn } from "../../texts/local_paths.ts";
import { within } from "../../model/within.ts";
import { build, pageFiles } from "./build_constants.ts";
import { PAGES_PREFIX, VIEWER } from "../cache_names.ts";
import { findKeptFile, replaceKeptPages } from "./kept_answers.ts";
import { CODE_PATH } from "../keep/kept_codes.ts";
import {
  KEPT_PATH,
  keptPagePath,
  keptPagePaths,
  pagePath,
  readKeptTours,
} from "../keep/kept_tours.ts";
import { noteSite, saveColours } from "./renewed_site.ts";
import { ofServer, ServerDown } from "./server_down.ts";
import type { ExtendableEvent, ServiceWorkerScope } from "./worker_types.ts";
import {
  isSavable,
  markAsSaved,
  MOST_PAGES,
  noteLanguage,
  OFFLINE_PATH,
  savableAnswer,
  seenLanguages,
} from "./saved_pages.ts";

declare const self: ServiceWorkerScope;

/** The network's time limit in seconds for a saved page. */
const PATIENCE = 3;

/** How long the browser's window may stay empty, in milliseconds. */
const MOST_PATIENCE = 10_000;

const cacheName = PAGES_PREFIX + build;

/** A request for a page: by the address bar, or by Turbo, which says so in `Accept`. */
export const isPageRequest = ({ url, request: { mode, headers } }: Asked): boolean =>
  url.origin === location.origin &&
  (mode === "navigate" || Boolean(headers.get("accept")?.includes("text/html"))) &&
  !/^\/(api|demo-provider)\//.test(url.pathname);

type Asked = { url: URL; request: Request };

const marked = async (page: Response | undefined) => page && await markAsSaved(page);

/** The saved or kept page; else the offline page. */
const savedOrOffline = async ({ url }: Request): Promise<Response | undefined> =>
  await savedPage(url) ?? await marked(await offlinePage(url));

/**
 * The saved or kept page at an address, or a redirection to it in another language: in the reader's
 * where the address names none, as the server would lead them, or in that in which it is kept.
 */
async function savedPage(address: string): Promise<Response | undefined> {
  const { pathname, search, searchParams } = new URL(address);
  searchParams.delete(CHOICE);
  const { path, language } = fromLocal(pathname);
  const [readers = ENGLISH] = await seenLanguages(caches).catch(() => []);
  const wanted = language === ENGLISH ? pathIn(readers, path) : pathname;
  const kept = (await readKeptTours(caches)).find(({ id }) => pagePath(id) === path);
  const queries = [queryOf(searchParams)];
  // An archive that is not kept in that language is shown in another one.
  searchParams.delete("lang");
  if (kept) queries.push(queryOf(searchParams));
  for (const query of new Set(queries)) {
    for (const other of [wanted, pathname, ...kept ? [keptPagePath(kept)] : []]) {
      const page = await findPage(location.origin + other + query);
      if (!page) continue;
      const isHere = other + query === pathname + search;
      return isHere ? await markAsSaved(page) : Response.redirect(other + query, 302);
    }
  }
}

const queryOf = (params: URLSearchParams): string => params.size > 0 ? `?${params}` : "";

const findPage = async (url: string): Promise<Response | undefined> =>
  await (await caches.open(cacheName)).match(url, { ignoreVary: true }) ??
    await findKeptFile(caches, url);

/** The offline page in the language of an address, or else in the last seen one. */
async function offlinePage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const { language } = fromLocal(new URL(address).pathname);
  const seen = await seenLanguages(caches).catch(() => []);
  const others = [...seen, ENGLISH];
  for (const tag of language === ENGLISH ? others : [language, ...others]) {
    const page = await cache.match(pathIn(tag, OFFLINE_PATH));
    if (page) return page;
  }
}

const options: NetworkFirstOptions = {
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      fetchDidSucceed: async ({ request, response, event, state }) => {
        try {
          ofServer(response);
        } catch (error) {
          if (state) state.down = error;
          throw error;
        }
        // A failure of the device's storage is no reason to withhold the page.
        const note = () => noteViewer(response);
        if (isSavable(new URL(request.url))) {
          await within(NOTE_PATIENCE, note).catch(() => {});
          event.waitUntil(noteSite(response, { caches, renew: preparePages }).catch(() => {}));
          if (response.ok) event.waitUntil(seeLanguage(response.url).catch(() => {}));
        }
        return response;
      },
      cacheWillUpdate: async ({ request, response }) =>
        isSavable(new URL(request.url)) ? await savableAnswer(response, pageFiles) : null,
      // Turbo gets no offline page: the present page stays, with its sound, and shows the reason.
      handlerDidError: async ({ request, state }) => {
        if (request.mode !== "navigate") return undefined;
        return state?.down instanceof ServerDown
          ? state.down.answer
          : await savedOrOffline(request);
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
    {
      // After the plugin before it, which treats pages outside of this cache as missing.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        await savedPage(request.url) ?? await marked(cachedResponse),
    },
  ],
};

const networkFirst = new NetworkFirst(options);
const networkForSomeTime = new NetworkFirst({ ...options, networkTimeoutSeconds: PATIENCE });

/**
 * Answers with the page of the network; without one, or when that takes long, with the saved page.
 * Signed-in users wait longer, because the saved page shows them as signed out. An empty window
 * shows the offline page in the end; visits of Turbo can be cancelled.
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

/** The device's time limit in milliseconds, so that no page waits longer. */
const NOTE_PATIENCE = 2000;

/** False if the device does not answer. */
const isSignedIn = (): Promise<boolean> =>
  within(
    NOTE_PATIENCE,
    async () => await (await caches.open(VIEWER)).match(SIGNED_IN) !== undefined,
  ).catch(() => false);

/** Stores whether a page was for everybody, or for an account. */
async function noteViewer({ headers }: Response): Promise<void> {
  const viewer = await caches.open(VIEWER);
  if (/\bprivate\b/.test(headers.get("cache-control") ?? "")) {
    await viewer.put(SIGNED_IN, new Response());
  } else await viewer.delete(SIGNED_IN);
}

/**
 * Saves the offline page and the pages of kept archives, of codes and of shared files in the
 * languages of this device, and renews pages that an older build has saved and those of kept
 * tours, which need this build's files. Rejects when the first four fail.
 */
export async function preparePages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) await noteLanguage(caches, fromLocal(new URL(url).pathname).language);
  const seen = await seenLanguages(caches);
  for (const language of seen.length > 0 ? seen : [ENGLISH]) await saveOwnPages(language);
  for (const kept of await readKeptTours(caches)) {
    for (const path of keptPagePaths(kept)) await savePage(location.origin + path);
  }
  for (const name of await olderCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) await savePage(url);
  }
}

/** Saves the pages that are shown without a connection, in a language. */
async function saveOwnPages(language: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of [OFFLINE_PATH, KEPT_PATH, CODE_PATH, SHARE_PATH]) {
    const local = pathIn(language, path);
    const page = await fetchPublic(local);
    if (!page.ok) throw new Error(`${local} answers ${page.status}`);
    if (path === OFFLINE_PATH) await saveColours(cache, page.clone());
    await cache.put(local, page);
  }
}

/** The first page in a language brings the other pages that it may need without a connection. */
async function seeLanguage(address: string): Promise<void> {
  const { language } = fromLocal(new URL(address).pathname);
  if (await noteLanguage(caches, language)) await saveOwnPages(language);
}

/** Saves the public page at `url`, if it may be saved and can be loaded. */
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

/** Gives kept tours their pages from this build. */
export async function renewKeptPages(): Promise<void> {
  const cache = await caches.open(cacheName);
  await replaceKeptPages(caches, (path) => cache.match(path, { ignoreVary: true }));
}

const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX) && name !== cacheName);

/** Without cookies: the page for visitors who are not signed in. */
const fetchPublic = (path: string) => fetch(path, { credentials: "omit" });
