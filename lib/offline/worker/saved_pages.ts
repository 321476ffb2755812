/** Visited pages that are saved: which may be saved, and which are there. */
import { PAGE_REGION_ID, SAVED_PAGE_ATTRIBUTE } from "../../model/web/page_names.ts";
import type { Caches } from "../keep/kept_tours.ts";
import { fromLocal } from "../../texts/local_paths.ts";
import { PAGES_PREFIX, VIEWER } from "../cache_names.ts";

/** The page that is shown when another cannot be loaded. */
export const OFFLINE_PATH = "/offline";

/** The most pages that one build saves; the least recently visited goes first. */
export const MOST_PAGES = 30;

/**
 * True for the start page, the list of archives and an archive, which are public, and for the page
 * of pupils, which is the same for everybody. An address with a query is a search, or belongs to a
 * sign-in.
 */
export const isSavable = ({ pathname, search }: URL): boolean =>
  search === "" && /^\/(tours|tour\/[^/]+|class)?$/.test(fromLocal(pathname).path);

/**
 * The answer, or null if it must not be saved: an error, a redirect, a page that is not marked as
 * public, or one that needs other files than `pageFiles` (of a newer build).
 */
export async function savableAnswer(
  response: Response,
  pageFiles: readonly string[],
): Promise<Response | null> {
  const { status, redirected, headers } = response;
  const isPublic = /\bpublic\b/.test(headers.get("cache-control") ?? "");
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (status !== 200 || redirected || !isPublic || !isPage) return null;
  const html = await response.clone().text();
  return pageFiles.every((file) => html.includes(file)) ? response : null;
}

/** Headers of a stored answer that are wrong for its changed text. */
const OF_THE_BYTES = ["content-length", "content-encoding", "etag"];

/** A stored page with a mark, because scripts cannot see where it came from. */
export async function markAsSaved(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  const html = (await response.text())
    .replace(`id="${PAGE_REGION_ID}"`, `id="${PAGE_REGION_ID}" ${SAVED_PAGE_ATTRIBUTE}=""`);
  return new Response(html, { status: response.status, headers });
}

/** A page on this device, to be listed. */
export type SavedPage = { path: string; title: string };

/**
 * The archives whose pages are saved, by title. One that is saved in several languages has its page
 * in the given one.
 */
export async function listSavedArchives(storage: Caches, language: string): Promise<SavedPage[]> {
  const pages = new Map<string, SavedPage>();
  for (const name of await storage.keys()) {
    if (!name.startsWith(PAGES_PREFIX)) continue;
    const cache = await storage.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const { path, language: its } = fromLocal(pathname);
      if (!path.startsWith("/tour/") || pages.has(path) && its !== language) continue;
      const html = await (await cache.match(url, { ignoreVary: true }))?.text() ?? "";
      pages.set(path, { path: pathname, title: titleOf(html) });
    }
  }
  return [...pages.values()].sort((a, b) => a.title.localeCompare(b.title, language));
}

/** The title in an archive's `og:title`, without the site's name. */
function titleOf(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  return page.querySelector<HTMLMetaElement>("meta[property='og:title']")?.content ?? page.title;
}

/** In the cache `VIEWER`: the languages, the last seen first. */
const SEEN_LANGUAGES = "/seen-languages";

/** The languages, the last seen first; an empty list on a device that has seen no page yet. */
export async function seenLanguages(caches: Caches): Promise<string[]> {
  const stored = await (await caches.open(VIEWER)).match(SEEN_LANGUAGES);
  return await stored?.json() ?? [];
}

/** Stores the language of a page that was seen; returns whether it is a new one. */
export async function noteLanguage(caches: Caches, language: string): Promise<boolean> {
  const seen = await seenLanguages(caches);
  if (seen[0] === language) return false;
  const now = [language, ...seen.filter((other) => other !== language)];
  await (await caches.open(VIEWER)).put(SEEN_LANGUAGES, new Response(JSON.stringify(now)));
  return now.length > seen.length;
}
