/**
 * An index of the newest public archives in memory: made by `warm` or at the first search, brought
 * up to date whenever the store's content revision has grown. Each process has its own.
 */
import { minutesOf } from "../../model/duration.ts";
import type { TourCard } from "../../model/tour.ts";
import type { TourFilter, TourSearch } from "../../model/tour_search.ts";
import { getContentRevision, listTours } from "../../store/tour_lists.ts";
import { getTour } from "../../store/tours.ts";
import { loadPlaceNames, type PlaceName } from "../places/place_name.ts";
import { filterTours, type FoundTour, type IndexedTour, sortTours } from "./select_tours.ts";
import { createTextIndex } from "./text_index.ts";
import { foldText } from "./words.ts";

/** Cards that are read at once. */
const BATCH = 100;

/** Archives whose stops are read at once. */
const SIDE_BY_SIDE = 8;

/** Most characters of an archive's texts whose words are indexed: about 150 minutes of reading. */
const MAX_TEXT = 150_000;

/**
 * Up to so many archives their stops are searched, too, and every search waits until the index is
 * up to date. Beyond, a search is answered with what is indexed already: see docs/decisions.
 */
export const MOST_WITH_STOPS = 10_000;

/**
 * Archives that are searched, the newest ones. Their words take 330 MB, and a search for a frequent
 * one takes the process a second: more would make all others wait. See docs/decisions.
 */
export const MOST_SEARCHED = 100_000;

/** How long the event loop is occupied without a break, in milliseconds. */
const SLICE = 8;

/** How long it is left to requests then, while no search waits for the index. */
const REST = 16;

/** Searches whose words are not looked up again: for the next page, the map, another order. */
const REMEMBERED = 4;

export type TourIndex = ReturnType<typeof createTourIndex>;

/** `signal` ends all reading: whoever waits for it gets its reason as an error. */
type IndexOptions = { most?: number; mostWithStops?: number; signal?: AbortSignal };

/**
 * An index that has read nothing yet. The newest `most` archives are searched, up to
 * `mostWithStops` with their stops.
 */
export function createTourIndex(
  kv: Deno.Kv,
  { most = MOST_SEARCHED, mostWithStops = MOST_WITH_STOPS, signal }: IndexOptions = {},
) {
  const known = new Map<string, IndexedTour>();
  const texts = createTextIndex();
  /** The cards of archives whose words are not indexed yet, or no longer right. */
  const unread = new Map<string, TourCard>();
  let newestFirst: IndexedTour[] = [];
  /** The content revision that `known` shows; undefined before the first reading. */
  let shown: bigint | undefined;
  let listing: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  /** Searches that wait for the index now. */
  let waiting = 0;
  const pause = createPauses(() => waiting > 0 ? 0 : REST);
  /** Scores by the words that were searched, the latest last; empty once an archive has changed. */
  const remembered = new Map<string, ReadonlyMap<string, number>>();

  const isLarge = () => known.size > mostWithStops;

  /** Reads the cards of the newest archives, and notes which are new, changed or gone. */
  async function list(): Promise<void> {
    // Before the cards: what changes while they are read is read once more.
    const revision = await getContentRevision(kv);
    const placeName = await loadPlaceNames();
    const listed: IndexedTour[] = [];
    const ids = new Set<string>();
    let cursor: string | undefined;
    do {
      const limit = Math.min(BATCH, most - listed.length);
      const page = await listTours(kv, { limit, cursor });
      for (const card of page.tours) {
        await pause();
        signal?.throwIfAborted();
        listed.push(take(card, placeName));
        ids.add(card.id);
      }
      cursor = page.cursor;
    } while (cursor !== undefined && listed.length < most);
    for (const id of known.keys()) {
      await pause();
      if (!ids.has(id)) forget(id);
    }
    newestFirst = listed;
    shown = revision;
  }

  /** What is known of an archive by its card. */
  function take(card: TourCard, placeName: PlaceName): IndexedTour {
    const before = known.get(card.id);
    const isSame = before?.revision === card.revision && before.createdAt === card.createdAt;
    if (before && isSame) return before;
    const tour = toIndexed(card, placeName(card));
    known.set(tour.id, tour);
    unread.set(tour.id, card);
    return tour;
  }

  function forget(id: string): void {
    known.delete(id);
    unread.delete(id);
    texts.remove(id);
    remembered.clear();
  }

  /** Indexes the words of all archives of which that is still to be done. */
  async function read(): Promise<void> {
    // One iterator for all: each archive is read once. It also returns what is added meanwhile.
    const queue = unread.entries();
    const readNext = async () => {
      for (const [id, card] of queue) {
        const stops = isLarge() ? [] : (await getTour(kv, id))?.tour.audioStops ?? [];
        await pause();
        signal?.throwIfAborted();
        // Gone, or changed once more, meanwhile.
        if (unread.get(id) !== card) continue;
        texts.put({
          id,
          title: card.title,
          creator: card.creatorName ?? "",
          place: known.get(id)!.place ?? "",
          stopTitles: stops.map(({ title }) => title).join("\n"),
          texts: [card, ...stops].map(({ description }) => description).join("\n")
            .slice(0, MAX_TEXT),
        });
        unread.delete(id);
        remembered.clear();
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, readNext));
  }

  /** Waits until the cards, and with `withTexts` the words, are those of the store. */
  async function bringUpToDate(withTexts: boolean): Promise<void> {
    const revision = await getContentRevision(kv);
    const isOld = () => shown === undefined || shown < revision;
    while (isOld()) {
      listing ??= list().finally(() => listing = undefined);
      // Of so many archives a few are new: rather those a little later than nothing for seconds.
      if (shown !== undefined && isLarge()) {
        listing.catch(() => {}); // The next search reads once more.
        break;
      }
      await listing;
    }
    if (!withTexts) return;
    while (unread.size > 0 || reading) {
      await (reading ??= read().finally(() => reading = undefined));
    }
  }

  function scoresOf(words: string): ReadonlyMap<string, number> {
    const scores = remembered.get(words) ?? texts.search(words);
    remembered.delete(words);
    remembered.set(words, scores);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return scores;
  }

  async function select(filter: TourFilter) {
    waiting++;
    try {
      await bringUpToDate(filter.q !== undefined);
    } finally {
      waiting--;
    }
    const scores = filter.q === undefined ? undefined : scoresOf(filter.q);
    return { found: filterTours(newestFirst, filter, scores), scores };
  }

  return {
    /** The number of archives beyond which only the newest are searched. */
    most,
    /**
     * Makes the index ahead of the first search, at a pace that leaves requests their time. Returns
     * how many archives it has.
     */
    async warm(): Promise<number> {
      await bringUpToDate(true);
      return known.size;
    },
    /** All of the newest archives that a search finds, in its order. */
    async search(search: TourSearch): Promise<FoundTour[]> {
      const { found, scores } = await select(search);
      return sortTours(found, search, scores);
    },
    /** All of the newest archives that a filter lets through, in no order. */
    async filter(filter: TourFilter): Promise<FoundTour[]> {
      return (await select(filter)).found;
    },
  };
}

function toIndexed(card: TourCard, place: string | undefined): IndexedTour {
  const { id, title, stopCount, duration, latitude, longitude } = card;
  const { revision, createdAt, tourType } = card;
  return {
    id,
    title,
    stopCount,
    duration,
    latitude,
    longitude,
    revision,
    createdAt,
    tourType,
    place,
    minutes: minutesOf(duration),
    // "Room 9" comes before "Room 10".
    titleKey: foldText(title).replace(/\d+/g, (digits) => digits.padStart(8, "0")),
  };
}

/**
 * Gives a function that, when awaited, lets requests in between if none came in for a while, for
 * `rest()` milliseconds. All who wait go on one after the other: together they would take the time
 * of several slices at once.
 */
function createPauses(rest: () => number): () => Promise<void> {
  let since = performance.now();
  let turn = Promise.resolve();
  const takeTurn = async () => {
    if (performance.now() - since < SLICE) return;
    await new Promise<void>((resume) => setTimeout(resume, rest()));
    since = performance.now();
  };
  return () => turn = turn.then(takeTurn);
}
