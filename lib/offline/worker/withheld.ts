/** Removes stories from this device that people have not released, or no longer do. */
import { soundsOf } from "../../model/consent/closed.ts";
import { recordingHash } from "../../model/consent/recording_hash.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { ARCHIVE_PICTURES, PAGES_PREFIX, VIEWER } from "../cache_names.ts";
import {
  type Caches,
  keptCacheName,
  keptDataPaths,
  keptPagePaths,
  type KeptTour,
  readKeptTours,
  removeKeptTour,
  writeKeptTour,
} from "../keep/kept_tours.ts";
import { filesOf } from "../keep/tour_files.ts";

/** The server's list of recordings that are not released. */
export const WITHHELD_PATH = "/api/withheld";

/** In the cache `VIEWER`: the list by which this device was last updated. */
const SEEN_LIST = "/withheld-seen";

type Parts = { caches: Caches; fetch: (url: string, init: RequestInit) => Promise<Response> };

/** The recordings that the server listed last, while this worker lives. */
let listed: ReadonlySet<string> | undefined;

/** Addresses that were taken out of the browser's own cache, while this worker lives. */
const forgotten = new Set<string>();

/**
 * Takes a recording of the list out of the browser's own cache, before somebody gets it from there:
 * what had no release when it was sent may be there for a year. An answer that may not be stored
 * replaces it. Rejects without a network.
 */
export async function forgetIfWithheld(url: string, { caches, fetch }: Parts): Promise<void> {
  listed ??= await readSeenList(caches);
  if (listed.size === 0 || forgotten.has(url)) return;
  const { pathname } = new URL(url);
  if (!listed.has(await recordingHash(pathname))) return;
  const answer = await fetch(url, { cache: "reload" });
  await answer.body?.cancel();
  forgotten.add(url);
}

const readSeenList = async (caches: Caches): Promise<ReadonlySet<string>> =>
  toHashes(await (await (await caches.open(VIEWER)).match(SEEN_LIST))?.text());

const toHashes = (list = '{"recordings":[]}'): ReadonlySet<string> =>
  new Set((JSON.parse(list) as { recordings: string[] }).recordings);

/** Without cookies: as for visitors who are not signed in. */
const AS_ANYBODY: RequestInit = { credentials: "omit", cache: "no-cache" };

/**
 * Reads the server's list; after a change, updates kept archives that name a listed recording with
 * their present public version, and removes saved pages that name one. Rejects if the network or
 * the device fails: the next call tries again.
 */
export async function dropWithheld({ caches, fetch }: Parts): Promise<void> {
  const response = await fetch(WITHHELD_PATH, AS_ANYBODY);
  if (!response.ok) throw new TypeError(`${WITHHELD_PATH} answers ${response.status}`);
  const list = await response.text();
  const viewer = await caches.open(VIEWER);
  if (await (await viewer.match(SEEN_LIST))?.text() === list) return;
  const withheld = toHashes(list);
  listed = withheld;
  forgotten.clear();
  if (withheld.size > 0) {
    await removePages(caches, withheld);
    for (const kept of await readKeptTours(caches)) {
      await renewTour(kept, withheld, { caches, fetch });
    }
  }
  await viewer.put(SEEN_LIST, new Response(list));
}

async function namesAny(addresses: string[], withheld: ReadonlySet<string>): Promise<boolean> {
  for (const address of new Set(addresses)) {
    if (withheld.has(await recordingHash(address))) return true;
  }
  return false;
}

/** As JSON writes an address, in a script or in an attribute. */
const ADDRESS_IN_PAGE =
  /(?:"|&quot;)(?:audio|ambient)Url(?:"|&quot;):(?:"|&quot;)(.*?)(?:"|&quot;)/g;

/** Removes saved pages that name a listed recording, and the pictures in them that were seen. */
async function removePages(caches: Caches, withheld: ReadonlySet<string>): Promise<void> {
  const pictures = await caches.open(ARCHIVE_PICTURES);
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const html = await (await cache.match(url, { ignoreVary: true }))?.text() ?? "";
      const addresses = Array.from(
        html.matchAll(ADDRESS_IN_PAGE),
        ([, text]) => text.replaceAll("&amp;", "&"),
      );
      if (!await namesAny(addresses, withheld)) continue;
      await cache.delete(url, { ignoreVary: true });
      for (const picture of await pictures.keys()) {
        const isInPage = html.includes(new URL(picture.url).pathname);
        if (isInPage) await pictures.delete(picture.url, { ignoreVary: true });
      }
    }
  }
}

/** A kept archive that is no longer public is removed as a whole. */
async function renewTour(
  kept: KeptTour,
  withheld: ReadonlySet<string>,
  { caches, fetch }: Parts,
): Promise<void> {
  const cache = await caches.open(keptCacheName(kept.id));
  const paths = keptDataPaths(kept);
  const stored = await Promise.all(paths.map((path) => cache.match(path)));
  const before = await Promise.all(
    stored.filter((one) => one !== undefined).map((one): Promise<Tour> => one.json()),
  );
  const recordings = before.flatMap(({ audioStops }) => audioStops.flatMap(soundsOf));
  if (!await namesAny(recordings, withheld)) return;
  const answers = new Map<string, Response>();
  for (const path of paths) {
    const data = await fetch(path, AS_ANYBODY);
    if (data.status === 404) return await removeKeptTour(caches, kept.id);
    if (!data.ok) throw new TypeError(`${path} answers ${data.status}`);
    answers.set(path, data);
  }
  const now = await Promise.all(
    [...answers.values()].map((one): Promise<Tour> => one.clone().json()),
  );
  const urlsOf = (tours: Tour[]) => tours.flatMap(filesOf).map(({ url }) => url);
  const used = new Set(urlsOf(now));
  const dropped = new Set(urlsOf(before).filter((url) => !used.has(url)));
  const pictures = await caches.open(ARCHIVE_PICTURES);
  for (const url of dropped) {
    await cache.delete(url);
    await pictures.delete(url, { ignoreVary: true });
  }
  // A page has the texts of all stops, so a missing page is better than the old one.
  for (const path of keptPagePaths(kept)) {
    await cache.delete(path);
    const page = await fetch(path, AS_ANYBODY);
    if (!page.ok) throw new TypeError(`${path} answers ${page.status}`);
    await cache.put(path, page);
  }
  // Last: the unchanged data tells the next call that this one did not finish.
  for (const [path, data] of answers) await cache.put(path, data);
  await writeKeptTour(caches, {
    ...kept,
    files: kept.files.filter(({ url }) => !dropped.has(url)),
  });
}
