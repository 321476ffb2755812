/** Lists of tours, newest first, in pages. They read cards and no records. */
import { Id } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import type { OwnTourCard, TourCard } from "../../model/tour/tour.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import {
  PublicStopCount,
  PublicTourCount,
  PublicTours,
  UserStopCounts,
  UserTourCounts,
  UserTours,
} from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Which page: at most `limit` tours after the one named by `cursor`, which the page before
 * returned.
 */
export type PageRequest = { limit: number; cursor?: string };

/** One page; `cursor` (the id of its last tour) is for the next page, and missing on the last. */
export type TourPage<T = TourCard> = { tours: T[]; cursor?: string };

/** Most entries that KV returns in one batch of a list. */
const MAX_BATCH = 1000;

/**
 * All public tours, newest first. A cursor stays valid when tours are added or removed.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export function listTours(kv: Deno.Kv, request: PageRequest): Promise<TourPage> {
  return readPage<TourCard>(kv, PublicTours.root, request);
}

/**
 * The tours of one user of any visibility, newest first. Cards from before visibility existed are
 * public.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listToursByUser(
  kv: Deno.Kv,
  userId: string,
  request: PageRequest,
): Promise<TourPage<OwnTourCard>> {
  const { tours, cursor } = await readPage<OwnTourCard>(kv, UserTours.prefix(userId), request);
  return { tours: tours.map((tour) => ({ ...tour, visibility: visibilityOf(tour) })), cursor };
}

/** Most keys that KV reads at once. */
const MAX_KEYS = 10;

/** The cards of public tours by their ids, in that order; unknown ids are left out. */
export async function getTourCards(kv: Deno.Kv, ids: string[]): Promise<TourCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_KEYS) }, (_, part) => {
    const keys = ids.slice(part * MAX_KEYS, (part + 1) * MAX_KEYS).map(PublicTours.key);
    return kv.getMany<TourCard[]>(keys);
  });
  return (await Promise.all(parts)).flat().flatMap(({ value }) => value ?? []);
}

/** A number of tours, and the total number of their stops. */
export type TourCounts = { tours: number; stops: number };

/** Counts the public tours. */
export const countTours = (kv: Deno.Kv): Promise<TourCounts> =>
  readCounts(kv, PublicTourCount.root, PublicStopCount.root);

/** Counts the tours of one user. */
export const countToursByUser = (kv: Deno.Kv, userId: string): Promise<TourCounts> =>
  readCounts(kv, UserTourCounts.key(userId), UserStopCounts.key(userId));

async function readCounts(kv: Deno.Kv, ...keys: [tours: Deno.KvKey, stops: Deno.KvKey]) {
  const [tours, stops] = await kv.getMany<Deno.KvU64[]>(keys);
  return { tours: Number(tours.value?.value ?? 0), stops: Number(stops.value?.value ?? 0) };
}

async function readPage<T extends TourCard>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
  { limit, cursor }: PageRequest,
): Promise<TourPage<T>> {
  if (cursor !== undefined && !Id.safeParse(cursor).success) {
    throw new Problem(400, t("cursorDidntComeFrom"), [
      { path: "cursor", message: t("notValidCursor") },
    ]);
  }
  const selector = cursor === undefined ? { prefix } : { prefix, end: [...prefix, cursor] };
  // One more than requested, which shows whether another page follows.
  const options = {
    limit: limit + 1,
    batchSize: Math.min(limit + 1, MAX_BATCH),
    reverse: true,
  };
  const entries = await Array.fromAsync(kv.list<T>(selector, options));
  const tours = entries.slice(0, limit).map((entry) => entry.value);
  return { tours, cursor: entries.length > limit ? tours[limit - 1].id : undefined };
}
