/**
 * The search over all public archives. The index follows the store: whenever the content revision
 * has grown, what is new, changed or gone is brought into the index. The first time, and once an
 * hour, all cards are listed for that; else the archives that are dated as changed since. Each
 * process has an index of its own.
 */
import { setTimeout as delay } from "node:timers/promises";
import { hasStart } from "../../model/tour/stop_place.ts";
import type { Tour, TourCard } from "../../model/tour/tour.ts";
import type { Bounds, TourExtent, TourMap } from "../../model/tour/tour_map.ts";
import type { TourFilter, TourSearch } from "../../model/tour/tour_search.ts";
import { isPublic } from "../../model/tour/visibility.ts";
import { type Consents, createConsents } from "../../store/consent/consents.ts";
import { getVisibleRevision } from "../../store/index/revisions.ts";
import { listChangesSince } from "../../store/index/recent_changes.ts";
import { countTours, getTourCards, listTours } from "../../store/index/tour_lists.ts";
import { DiskFull } from "../../store/kv/disk_room.ts";
import { getTour } from "../../store/tours/tours.ts";
import { inAllLanguages } from "../../store/words/read_words.ts";
import { listShownWords, shownWords, textOf } from "../../store/words/shown_cards.ts";
import { ENGLISH } from "../../texts/languages.ts";
import { loadPlaceNames, type PlaceName } from "../location/place_name.ts";
import type { Slice } from "./index/find_archives.ts";
import { callHere, type IndexCaller } from "./index/index_caller.ts";
import { stampOf } from "./index/indexed_tour.ts";
import { type FoundSlice, IndexLost } from "./index/search_index.ts";
import { toIndexed } from "./to_indexed.ts";

/** Cards that are listed at once. */
const BATCH = 500;

/** Archives that are read in parallel, and indexed in one step. */
const STEP = 10;

/**
 * How long before the last comparison a change may be dated that it has missed, in milliseconds:
 * by another process whose clock is behind, and while a save tried again.
 */
const OVERLAP_MS = 5 * 60_000;

/** How often all cards are compared, in milliseconds, for clocks that differ by more. */
const COMPARE_ALL_MS = 3600_000;

/**
 * The bytes that the index grows by for each letter of an archive, at most: its words are in it in
 * several orders, and in its write-ahead log. Measured: 3.6.
 */
const GROWTH = 5;

/** The pause between two steps of tidying, in milliseconds: searches and pages come first. */
const TIDY_PAUSE_MS = 200;

/**
 * Up to so many archives a search waits until the index is up to date. Beyond, it is answered with
 * what is indexed already: see docs/decisions.
 */
const MOST_AWAITED = 10_000;

export type TourIndex = ReturnType<typeof createTourIndex>;

/**
 * `signal` ends all reading; waiting calls are rejected with its reason. `requireRoom` throws a
 * `DiskFull` where the index may not grow by so many bytes: searches are answered with what is
 * indexed then.
 */
type IndexOptions = {
  index?: IndexCaller;
  mostAwaited?: number;
  signal?: AbortSignal;
  requireRoom?: (bytes: number) => void;
  now?: () => Date;
  consents?: Consents;
};

/** The results; `searched` if only so many archives, the newest, are indexed yet. */
type TourSearchResult = FoundSlice & { searched?: number };

/** Waits for an answer of the index, which another thread makes. */
export type Waiting = <T>(answer: () => Promise<T>) => Promise<T>;

/** An index that has not been compared with the store yet; its earlier content can be searched. */
export function createTourIndex(
  kv: Deno.Kv,
  {
    index = callHere(),
    mostAwaited = MOST_AWAITED,
    signal,
    requireRoom = () => {},
    now = () => new Date(),
    consents = createConsents({ kv, now }),
  }: IndexOptions = {},
) {
  /** The content revision of the index; undefined before the first comparison. */
  let shown: bigint | undefined;
  /** The last comparison, and when all cards were compared, by the clock of datestamps. */
  let last: { began: number; all: number; mark: string; seen: Map<string, string> } | undefined;
  let catchingUp: Promise<void> | undefined;
  const made = Date.now();

  /** Indexes new and changed archives. */
  async function catchUp(): Promise<void> {
    // Before the cards: what changes while they are read is read once more.
    const began = Date.now();
    const revision = await getVisibleRevision(kv, now());
    const { tourIds, mark } = await consents.affected();
    const stamp = (card: Stamped, shown?: string) =>
      `${stampOf(card, shown)}${tourIds.has(card.id) ? ` ${mark}` : ""}`;
    const by = { placeName: await loadPlaceNames(), stamp };
    const isOfLate = shown !== undefined && last?.mark === mark &&
      Math.abs(began - last.all) < COMPARE_ALL_MS;
    const seen = isOfLate ? await compareChanged(last!, by) : new Map<string, string>();
    if (!isOfLate) await compareAll(by);
    last = { began, all: isOfLate ? last!.all : began, mark, seen };
    shown = revision;
  }

  /** Goes through all cards, newest first. */
  async function compareAll(by: Indexing): Promise<void> {
    let above: string | undefined;
    do {
      const { tours, cursor } = await listTours(kv, { limit: BATCH, cursor: above });
      const words = await listShownWords(kv, { first: cursor, above });
      const cards = tours.map((card): [string, string] => [
        card.id,
        by.stamp(card, textOf(words.get(card.id))),
      ]);
      const changed = new Set(await index.call("compare", { first: cursor, above, cards }));
      const unread = tours.filter(({ id }) => changed.has(id));
      for (let start = 0; start < unread.length; start += STEP) {
        signal?.throwIfAborted();
        await read(unread.slice(start, start + STEP), by);
      }
      signal?.throwIfAborted();
      above = cursor;
    } while (above !== undefined);
  }

  /** Goes through the changes since the `last` comparison; returns the known archives. */
  async function compareChanged(
    { began, seen }: { began: number; seen: Map<string, string> },
    by: Indexing,
  ): Promise<Map<string, string>> {
    const since = new Date(began - OVERLAP_MS).toISOString();
    const changes = await listChangesSince(kv, since);
    const unseen = changes.filter(({ id, at }) => seen.get(id) !== at).map(({ id }) => id);
    for (let start = 0; start < unseen.length; start += STEP) {
      signal?.throwIfAborted();
      const ids = unseen.slice(start, start + STEP);
      const cards = new Map((await getTourCards(kv, ids)).map((card) => [card.id, card]));
      const changed = await Promise.all(ids.map(async (id) => {
        const card = cards.get(id);
        const stamp = card && by.stamp(card, await shownWords(kv, id));
        const listed: [string, string][] = stamp ? [[id, stamp]] : [];
        const page = { first: id, above: `${id}~`, cards: listed };
        const isChanged = (await index.call("compare", page)).length > 0;
        return card && isChanged ? [card] : [];
      }));
      await read(changed.flat(), by);
    }
    return new Map(changes.map(({ id, at }) => [id, at]));
  }

  /**
   * Indexes archives as they are now. One that is no longer public is left to the next comparison.
   */
  async function read(cards: TourCard[], by: Indexing): Promise<void> {
    const tours = await Promise.all(cards.map(async ({ id }) => {
      // Before the words: what changes while they are read is read once more.
      const shown = await shownWords(kv, id);
      const found = await getTour(kv, id);
      if (!found || !isPublic(found.tour)) return [];
      const visible = (tour: Tour) => consents.visible(tour, found.userId);
      const tour = await visible(found.tour);
      const translations = await Promise.all((await inAllLanguages(kv, tour)).map(visible));
      const place = hasStart(tour) ? by.placeName(tour) : undefined;
      return [toIndexed({ tour, translations, place, stamp: by.stamp(tour, shown) })];
    }));
    const indexed = tours.flat();
    requireRoom(GROWTH * JSON.stringify(indexed).length);
    await index.call("put", indexed);
  }

  /** Waits until the index is as new as the store was at the call, or as its disk allows. */
  async function bringUpToDate(): Promise<void> {
    const revision = await getVisibleRevision(kv, now());
    while (shown === undefined || shown < revision) {
      try {
        await (catchingUp ??= catchUp().finally(() => catchingUp = undefined));
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof DiskFull) return;
        if (!(error instanceof IndexLost)) throw error;
        shown = undefined;
      }
    }
  }

  /**
   * With so many archives few are new: showing those a little later is better than no answer for
   * seconds.
   */
  async function bringNearlyUpToDate(): Promise<void> {
    const { tours } = await countTours(kv);
    const brought = bringUpToDate();
    if (tours <= mostAwaited) await brought;
    else brought.catch(() => {}); // The next search tries again.
  }

  /** Calls the index; once more if it was lost meanwhile. */
  async function ask<T>(question: () => Promise<T>, waiting: Waiting = (answer) => answer()) {
    await bringNearlyUpToDate();
    try {
      return await waiting(question);
    } catch (error) {
      if (!(error instanceof IndexLost)) throw error;
      shown = undefined;
      await bringNearlyUpToDate();
      return await waiting(question);
    }
  }

  return {
    /** Beyond this number of archives a search may be out of date. */
    mostAwaited,
    /**
     * For how many seconds the index may lack a change: 0 while it has all. Begins to bring it up
     * to date, so that it grows only where that takes long or fails.
     */
    async age(): Promise<number> {
      if (shown === await getVisibleRevision(kv, now())) return 0;
      bringUpToDate().catch(() => {}); // The next search tries again, and says what is wrong.
      return (Date.now() - (last?.began ?? made)) / 1000;
    },
    /** Updates the index ahead of the first search; returns how many archives it has. */
    async warm(): Promise<number> {
      await bringUpToDate();
      return await index.call("count");
    },
    /** Removes words that no archive has any more, over some minutes. */
    async tidy(): Promise<void> {
      for (let word: string | undefined = ""; word !== undefined;) {
        await delay(TIDY_PAUSE_MS, undefined, { signal });
        word = await index.call("tidy", word);
      }
    },
    /** A slice of the results, in order; the `reader` is a language. */
    search: (
      search: TourSearch,
      { reader = ENGLISH, ...slice }: Slice & { reader?: string },
      waiting?: Waiting,
    ): Promise<TourSearchResult> =>
      ask(async () => {
        const found = await index.call("search", search, slice, reader);
        return shown === undefined ? { ...found, searched: await index.call("count") } : found;
      }, waiting),
    /** The map of the archives that match a filter; the `reader` is a language. */
    map: (
      filter: TourFilter,
      { box, zoom, reader = ENGLISH }: { box: Bounds; zoom: number; reader?: string },
      waiting?: Waiting,
    ): Promise<TourMap> => ask(() => index.call("map", filter, box, zoom, reader), waiting),
    /** The bounding box of all archives that match a filter, and their number. */
    extent: (filter: TourFilter, waiting?: Waiting): Promise<TourExtent> =>
      ask(() => index.call("extent", filter), waiting),
    /** Closes the index, and rejects waiting calls. */
    end: (): void => index.end(),
  };
}

/** The state of all indexed archives. */
type Indexing = { placeName: PlaceName; stamp: (tour: Stamped, shown?: string) => string };

type Stamped = Pick<TourCard, "id" | "revision" | "createdAt" | "updatedAt">;
