/** Where the archives are that a search finds: the database adds them up, and returns few rows. */
import type { SQLOutputValue } from "node:sqlite";
import { curveIndex, gridOf } from "../../../geo/geohash.ts";
import type { Position } from "../../../model/tour/position.ts";
import type { Bounds, TourExtent, TourMap, TourPlace } from "../../../model/tour/tour_map.ts";
import type { TourFilter } from "../../../model/tour/tour_search.ts";
import { mapFound } from "../../../store/index/tour_map.ts";
import { extentOf } from "../extent.ts";
import { conditionOf, plain, type Sql } from "./filter_sql.ts";
import type { Words } from "./find_archives.ts";
import type { FoundTelling } from "./find_tellings.ts";

/** Selects from the archives that have the words. */
type Select = (
  columns: Sql,
  words: Words | undefined,
  condition: Sql,
  rest?: Sql,
) => Record<string, SQLOutputValue>[];

const PLACE = "id, archives.title, language, stop_count AS stopCount, duration, " +
  "latitude, longitude";

/** One row for each degree of longitude: corners enough for the smallest box. */
const CORNERS = "count(*) AS n, min(latitude) AS south, max(latitude) AS north, " +
  "min(longitude) AS west, max(longitude) AS east";

/** Finds the language of an archive with the words. */
type FindTelling = (id: string, words: Words, reader: string) => FoundTelling | undefined;

/** Which archives a map shows, and in which language their reader wants them. */
type Wanted = { filter: TourFilter; words: Words | undefined; reader: string };

export function createPlaceFinder(select: Select, findTelling: FindTelling) {
  return {
    map({ filter, words, reader }: Wanted, box: Bounds, zoom: number): TourMap {
      const condition = both(conditionOf(filter), inBox(box));
      const count = (bits: number) => {
        const { columns } = gridOf(bits);
        const cells = select(cellOf(bits), words, condition, plain("GROUP BY cell"));
        return cells.map((row) => {
          const { cell, ...rest } = row as { cell: number; count: number } & Position;
          const place = { row: Math.floor(cell / columns), column: cell % columns };
          return { ...rest, index: curveIndex(place, bits) };
        });
      };
      const list = (most: number) => {
        const rows = select(plain(PLACE), words, condition, { sql: "LIMIT ?", values: [most] });
        return (rows as unknown as TourPlace[]).map((place) => {
          const telling = words && findTelling(place.id, words, reader);
          return telling ? { ...place, ...placeIn(telling) } : place;
        });
      };
      return mapFound({ count, list }, box, zoom);
    },
    extent(filter: TourFilter, words: Words | undefined): TourExtent {
      const by = plain("GROUP BY CAST(longitude AS INTEGER)");
      const condition = both(conditionOf(filter), plain("latitude IS NOT NULL"));
      const rows = select(plain(CORNERS), words, condition, by);
      const corners = (rows as (Bounds & { n: number })[]).flatMap((row) => [
        { latitude: row.south, longitude: row.west },
        { latitude: row.north, longitude: row.east },
      ]);
      const total = rows.reduce((sum, { n }) => sum + Number(n), 0);
      return { ...extentOf(corners), total };
    },
  };
}

const placeIn = ({ title, titleLanguage, language, isNamed }: FoundTelling) => ({
  title,
  language: titleLanguage ?? undefined,
  ...isNamed && { opensIn: language! },
});

const both = (a: Sql, b: Sql): Sql => ({
  sql: `${a.sql} AND ${b.sql}`,
  values: [...a.values, ...b.values],
});

/** The cell of an archive (`cellAt`), row by row, with the number and the middle of its members. */
function cellOf(bits: number): Sql {
  const { rows, columns } = gridOf(bits);
  return {
    sql: "count(*) AS count, avg(latitude) AS latitude, avg(longitude) AS longitude, " +
      "min(CAST((latitude + 90) / 180 * ? AS INTEGER), ?) * ? + " +
      "min(CAST((longitude + 180) / 360 * ? AS INTEGER), ?) AS cell",
    values: [rows, rows - 1, columns, columns, columns - 1],
  };
}

/** The edges are included; 180° and -180° are one meridian. */
function inBox({ south, west, north, east }: Bounds): Sql {
  const between = (longitude: string) =>
    west > east
      ? `(${longitude} >= ? OR ${longitude} <= ?)`
      : `(${longitude} >= ? AND ${longitude} <= ?)`;
  return {
    sql: `latitude >= ? AND latitude <= ? AND (${between("longitude")} ` +
      `OR (abs(longitude) = 180 AND ${between("-longitude")}))`,
    values: [south, north, west, east, west, east],
  };
}
