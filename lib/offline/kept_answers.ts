/** What the service worker answers from kept tours. */
import { type Caches, keptCacheName, pagePath, readKeptTours } from "./kept_tours.ts";

/** The whole file under an address, from whichever kept tour has it; undefined where none does. */
export async function findKeptFile(caches: Caches, url: string): Promise<Response | undefined> {
  const { href, pathname, search } = new URL(url);
  for (const { id, files } of await readKeptTours(caches)) {
    const file = files.find(({ url }) => url === href || url === pathname + search);
    const response = file && await (await caches.open(keptCacheName(id))).match(file.url);
    if (response) return response;
  }
}

/**
 * Fetches the pages of all kept tours anew, as a new version of the program makes them: those of
 * the version before name scripts that are gone. What cannot be fetched stays as it is.
 */
export async function refreshKeptPages(
  caches: Caches,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  for (const { id } of await readKeptTours(caches)) {
    try {
      const response = await fetch(pagePath(id), { credentials: "omit", cache: "reload" });
      if (response.ok) await (await caches.open(keptCacheName(id))).put(pagePath(id), response);
    } catch {
      // Without a connection the old page is better than none.
    }
  }
}
