/** Runs a search for archives. */
import type { DatabaseSync } from "node:sqlite";
import { sortOf, type TourFilter, type TourSearch } from "../../../model/tour/tour_search.ts";
import { conditionOf, orderOf, plain, type Sql } from "./filter_sql.ts";
import { queriesOfAll, queriesOfSome, toWordQueries, type WordQuery } from "./word_query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Which of the found archives. */
export type Slice = { start: number; count: number };

/** A found archive, by its row. */
export type FoundRow = {
  id: string;
  place: string | null;
  first: number;
  end: number;
};

/** The queries for the words of a search, in the order of their results. */
export type Words = { queries: string[]; words: WordQuery[]; isPartial: boolean };

const COLUMNS = 'id, place, latitude, longitude, first_passage AS first, end_passage AS "end"';

/** Words first: SQLite would rather scan all archives, and check the words of each. */
const JOINED = "archive_words CROSS JOIN archives ON number = archive_words.rowid " +
  "WHERE archive_words MATCH ?";

export function createFinder(db: DatabaseSync, vocabulary: Vocabulary) {
  const hasQuery = db.prepare("SELECT 1 FROM archive_words WHERE archive_words MATCH ? LIMIT 1");
  const countQuery = db.prepare(
    "SELECT count(*) AS n FROM archive_words WHERE archive_words MATCH ?",
  );
  const isFound = (query: string) => hasQuery.get(query) !== undefined;

  /** The mode of a text search: all words if an archive has all, else some. */
  function readWords(text: string): Words | null {
    const words = toWordQueries(text, vocabulary);
    if (words.length === 0) return null;
    const queries = queriesOfAll(words);
    if (isFound(queries.at(-1)!)) return { queries, words, isPartial: false };
    const loose = toWordQueries(text, vocabulary, true);
    const looseQueries = queriesOfAll(loose);
    if (isFound(looseQueries.at(-1)!)) {
      return { queries: looseQueries, words: loose, isPartial: false };
    }
    const known = loose.filter((word) => isFound(word.loose));
    if (known.length === 0) return null;
    const all = queriesOfAll(known);
    if (isFound(all.at(-1)!)) return { queries: all, words: known, isPartial: true };
    const some = queriesOfSome(known).find((queries) => isFound(queries.at(-1)!));
    return some ? { queries: some, words: known, isPartial: true } : null;
  }

  function countOf(filter: TourFilter, words?: Words): number {
    const condition = conditionOf(filter);
    const isNarrowed = condition.sql !== "TRUE";
    const all = words?.queries.at(-1);
    if (all !== undefined && !isNarrowed) return Number(countQuery.get(all)!.n);
    const [{ n }] = select(plain("count(*) AS n"), all, condition);
    return Number(n);
  }

  function select(columns: Sql, query: string | undefined, condition: Sql, rest?: Sql) {
    const from: Sql = query === undefined ? plain("archives WHERE TRUE") : {
      sql: JOINED,
      values: [query],
    };
    const parts = [columns, from, condition, ...rest ? [rest] : []];
    const sql = `SELECT ${columns.sql} FROM ${from.sql} AND ${condition.sql} ${rest?.sql ?? ""}`;
    return db.prepare(sql).all(...parts.flatMap(({ values }) => values));
  }

  function sorted(search: TourSearch, { start, count }: Slice, query?: string) {
    const sort = sortOf(search);
    const order = orderOf(
      sort,
      search.near,
      query === undefined ? "number" : "archive_words.rowid",
    );
    return select(plain(COLUMNS), query, conditionOf(search), {
      sql: `ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      values: [...order.values, count, start],
    });
  }

  /** Runs one query after the other until there are enough results. */
  function byRelevance(search: TourSearch, { start, count }: Slice, { queries }: Words) {
    const found = new Map<unknown, ReturnType<typeof sorted>[number]>();
    const enough = start + count;
    for (const query of queries) {
      // Each may repeat results of those before it.
      for (const row of sorted(search, { start: 0, count: enough }, query)) {
        if (!found.has(row.id)) found.set(row.id, row);
      }
      if (found.size >= enough) break;
    }
    return [...found.values()].slice(start, enough);
  }

  return {
    readWords,
    /** The number of archives that match a filter. */
    countOf,
    /** A slice of the results, in order. */
    find(search: TourSearch, slice: Slice, words?: Words): FoundRow[] {
      const rows = words && sortOf(search) === "relevance"
        ? byRelevance(search, slice, words)
        : sorted(search, slice, words?.queries.at(-1));
      return rows as unknown as FoundRow[];
    },
    /** Rows of the archives that have the words and meet a condition. */
    select: (columns: Sql, words: Words | undefined, condition: Sql, rest?: Sql) =>
      select(columns, words?.queries.at(-1), condition, rest),
  };
}
