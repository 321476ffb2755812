/** Answers of the service worker from kept tours. */
import type { ByteRange } from "../../device/map_ranges.ts";
import { KEPT_TOUR_CACHE } from "../../device/storage_keys.ts";
import { within } from "../../model/within.ts";
import { MAP_ARCHIVE_PATH } from "../../model/web/map_archive.ts";
import { type Caches, keptCacheName, keptPagePaths, readKeptTours } from "../keep/kept_tours.ts";
import { parseRangePath } from "../keep/range_path.ts";
import { ofServer, ServerDown } from "./server_down.ts";

/** The device's time limit for finding a file, in milliseconds. */
const SEARCH_PATIENCE = 10_000;

/**
 * The whole file at an address, from any kept tour; undefined if none has it, or if the device
 * refuses or takes too long: the network may have it.
 */
export function findKeptFile(caches: Caches, url: string): Promise<Response | undefined> {
  const search = async () => {
    for (const cache of await openAll(caches)) {
      const file = await cache.match(url, { ignoreVary: true });
      if (file) return file;
    }
  };
  return within(SEARCH_PATIENCE, search).catch(() => undefined);
}

/**
 * The answer to a request for a range of the vector tile archive, from any kept tour; undefined as
 * in `findKeptFile`. A request without a version is for the header.
 */
export const findKeptMapRange = (
  caches: Caches,
  request: Request,
): Promise<Response | undefined> =>
  within(SEARCH_PATIENCE, () => searchMapRange(caches, request)).catch(() => undefined);

async function searchMapRange(caches: Caches, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("range") ?? "") ?? [];
  if (pathname !== MAP_ARCHIVE_PATH || first === undefined) return undefined;
  const asked = { first: Number(first), last: Number(last) };
  const version = searchParams.get("v");
  for (const cache of await openAll(caches)) {
    for (const { url } of await cache.keys()) {
      const kept = keptMapRange(url);
      if (!kept || (version ?? kept.version) !== kept.version) continue;
      if (!holds(kept.range, asked)) continue;
      const bytes = await (await cache.match(url))!.blob();
      const start = asked.first - kept.range.first;
      const part = bytes.slice(start, start + asked.last - asked.first + 1);
      return partial(part, asked.first, kept.version);
    }
  }
}

/** The range of a stored file in the archive; undefined for other files. */
function keptMapRange(url: string): { version: string; range: ByteRange } | undefined {
  const { pathname, searchParams } = new URL(url);
  const version = searchParams.get("v");
  const range = parseRangePath(url)?.range;
  return pathname === MAP_ARCHIVE_PATH && version && range ? { version, range } : undefined;
}

/** The first read of readers asks for more than a small archive has. */
const holds = (kept: ByteRange, { first, last }: ByteRange) =>
  kept.first <= first && (last <= kept.last || first === 0);

function partial(bytes: Blob, first: number, version: string): Response {
  return new Response(bytes, {
    status: 206,
    headers: {
      "content-length": String(bytes.size),
      "content-range": `bytes ${first}-${first + bytes.size - 1}/*`,
      etag: `"${version}"`,
    },
  });
}

async function openAll(caches: Caches): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_TOUR_CACHE));
  return await Promise.all(names.map((name) => caches.open(name)));
}

/**
 * Gives each kept tour the pages that `find` returns for their addresses, because pages of an older
 * version name scripts that are gone. Without a new page, the old one is kept.
 */
export async function replaceKeptPages(
  caches: Caches,
  find: (path: string) => Promise<Response | undefined>,
): Promise<void> {
  for (const kept of await readKeptTours(caches)) {
    for (const path of keptPagePaths(kept)) {
      const page = await find(path);
      if (page) await (await caches.open(keptCacheName(kept.id))).put(path, page);
    }
  }
}

/** The network's time limit in milliseconds for something that is kept. */
const PATIENCE = 3000;

export type NetworkParts = {
  fetcher?: typeof fetch;
  /** In milliseconds; without it the network has no time limit. */
  patience?: number;
};

/**
 * From the network; without one, or when it takes longer than `patience`, from the kept files.
 * Rejects as `fetch` does when it is not kept.
 */
export const networkOrKept = (
  request: Request,
  caches: Caches,
  parts: NetworkParts = {},
): Promise<Response> => networkOr(() => findKeptFile(caches, request.url), request, parts);

/** A picture, with a short time limit. */
export const pictureOrKept = (request: Request, caches: Caches): Promise<Response> =>
  networkOrKept(request, caches, { patience: PATIENCE });

/**
 * From the kept files for kept versions of the map; otherwise from the network, without a time
 * limit if nothing is kept.
 */
export async function answerMapRange(
  request: Request,
  caches: Caches,
  { fetcher = fetch, patience = PATIENCE }: NetworkParts = {},
): Promise<Response> {
  // The newest version is requested without a name.
  const isVersioned = new URL(request.url).searchParams.has("v");
  const kept = () => findKeptMapRange(caches, request);
  if (isVersioned) return await kept() ?? await fetcher(request);
  return await networkOr(kept, request, { fetcher, patience });
}

/**
 * From the network; without one or the server, or when it takes longer than `patience`, what `kept`
 * returns. When that is nothing, rejects as `fetch` does, or gives what a proxy has answered.
 */
export async function networkOr(
  kept: () => Promise<Response | undefined>,
  request: Request,
  { fetcher = fetch, patience }: NetworkParts,
): Promise<Response> {
  const fresh = fetcher(request).then(ofServer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = patience === undefined
    ? fresh
    : new Promise<void>((resolve) => timer = setTimeout(resolve, patience)).then(kept);
  try {
    return await Promise.race([fresh, late]) ?? await fresh;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    if (error instanceof ServerDown) return error.answer;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
