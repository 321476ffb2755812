/** What the service worker answers from kept tours. */
import { MAP_ARCHIVE_PATH } from "../model/map_archive.ts";
import { type Caches, KEPT_PREFIX, keptCacheName, pagePath, readKeptTours } from "./kept_tours.ts";
import { rangePathOf } from "./range_path.ts";

/** The whole file under an address, from whichever kept tour has it; undefined where none does. */
export async function findKeptFile(caches: Caches, url: string): Promise<Response | undefined> {
  for (const cache of await openAll(caches)) {
    const file = await cache.match(url, { ignoreVary: true });
    if (file) return file;
  }
}

/**
 * The answer to a request for a range of the archive of vector tiles, from whichever kept tour has
 * it; undefined where none does. A request that names no version of the archive is for its header.
 */
export async function findKeptMapRange(
  caches: Caches,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const range = request.headers.get("range");
  if (pathname !== MAP_ARCHIVE_PATH || !range) return undefined;
  for (const cache of await openAll(caches)) {
    const version = searchParams.get("v") ?? await keptVersion(cache);
    if (version === undefined) continue;
    const address = `${MAP_ARCHIVE_PATH}?v=${encodeURIComponent(version)}`;
    const file = await cache.match(rangePathOf(address, range));
    if (file) return partial(await file.blob(), range, version);
  }
}

/** The version of the archive of which a tour's cache has a part. */
async function keptVersion(cache: Cache): Promise<string | undefined> {
  for (const { url } of await cache.keys()) {
    const { pathname, searchParams } = new URL(url);
    if (pathname === MAP_ARCHIVE_PATH) return searchParams.get("v") ?? undefined;
  }
}

function partial(bytes: Blob, range: string, version: string): Response {
  return new Response(bytes, {
    status: 206,
    headers: {
      "content-length": String(bytes.size),
      "content-range": `${range.replace("=", " ")}/*`,
      etag: `"${version}"`,
    },
  });
}

async function openAll(caches: Caches): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX));
  return await Promise.all(names.map((name) => caches.open(name)));
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
