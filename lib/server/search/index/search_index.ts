/** The whole search index over one database. Calls are synchronous. */
import type { Bounds, TourExtent, TourMap } from "../../../model/tour/tour_map.ts";
import type { TourFilter, TourHit, TourSearch } from "../../../model/tour/tour_search.ts";
import { isFault, openDatabase, removeDatabase } from "./database.ts";
import { createFinder, type Slice, type Words } from "./find_archives.ts";
import { createPassageFinder } from "./find_passages.ts";
import { createTellingFinder } from "./find_tellings.ts";
import { createPlaceFinder } from "./find_places.ts";
import { createArchiveStore } from "./store_archives.ts";
import { createVocabulary } from "./vocabulary.ts";

/**
 * A found archive; `hits` are missing if the search had no words. `toldIn` is the language in which
 * an archive in several has the words, `opensIn` the same where a link has to name it.
 */
export type Found = {
  id: string;
  place?: string;
  hits?: TourHit[];
  toldIn?: string;
  opensIn?: string;
};

/** A slice of the results. */
export type FoundSlice = {
  total: number;
  found: Found[];
  /** Whether no archive has all words, and these have some. */
  isPartial: boolean;
};

/** The functions of an index. */
export type IndexCalls = ReturnType<typeof open>["calls"];

/** Thrown instead of an answer: the file was bad, and the index is empty now. */
export class IndexLost extends Error {}

/** Opens the index in the file `path`, or in memory (see `openDatabase`). */
export function openSearchIndex(path: string) {
  let place = path;
  let opened = open(place);

  /**
   * A file that has become bad is made again; after a second fault the index is in memory, and the
   * file is gone, since it may have filled the disk.
   */
  function guarded<T>(work: (index: ReturnType<typeof open>) => T): T {
    try {
      return work(opened);
    } catch (error) {
      if (!isFault(error)) throw error;
      close();
      if (path !== ":memory:") removeDatabase(path);
      opened = open(place);
      place = ":memory:";
      throw new IndexLost("The search index was damaged, and is made anew", { cause: error });
    }
  }

  function close(): void {
    if (opened.db.isOpen) opened.db.close();
  }

  return {
    /** @throws {IndexLost} when the file was bad. */
    call: <K extends keyof IndexCalls>(name: K, ...args: Parameters<IndexCalls[K]>) =>
      guarded(({ calls }) =>
        (calls[name] as (...args: unknown[]) => ReturnType<IndexCalls[K]>)(...args)
      ),
    close,
  };
}

function open(path: string) {
  const db = openDatabase(path);
  const { words } = db.prepare("SELECT group_concat(word, ' ') AS words FROM vocabulary").get()!;
  const vocabulary = createVocabulary(String(words ?? ""));
  const archives = createArchiveStore(db, vocabulary);
  const finder = createFinder(db, vocabulary);
  const findPassages = createPassageFinder(db);
  const findTelling = createTellingFinder(db);
  const places = createPlaceFinder(finder.select, findTelling);

  /** The words of a filter: undefined without words, null if nothing has any of them. */
  const wordsOf = ({ q }: TourFilter): Words | null | undefined =>
    q === undefined ? undefined : finder.readWords(q);

  return {
    db,
    calls: {
      ...archives,
      /** The number of indexed archives. */
      count: (): number => finder.countOf({}),
      search(search: TourSearch, slice: Slice, reader: string): FoundSlice {
        const words = wordsOf(search);
        if (words === null) return { total: 0, found: [], isPartial: false };
        const found = finder.find(search, slice, words).map((row): Found => {
          const telling = words && findTelling(row.id, words, reader);
          return {
            id: row.id,
            ...row.place === null ? {} : { place: row.place },
            ...words ? { hits: findPassages(telling ?? row, words) } : {},
            ...telling?.language && { toldIn: telling.language },
            ...telling?.isNamed && { opensIn: telling.language! },
          };
        });
        return {
          total: finder.countOf(search, words),
          found,
          isPartial: words?.isPartial ?? false,
        };
      },
      map(filter: TourFilter, box: Bounds, zoom: number, reader: string): TourMap {
        const words = wordsOf(filter);
        return words === null
          ? { kind: "places", total: 0, places: [] }
          : places.map({ filter, words, reader }, box, zoom);
      },
      extent(filter: TourFilter): TourExtent {
        const words = wordsOf(filter);
        return words === null ? { total: 0 } : places.extent(filter, words);
      },
    },
  };
}
