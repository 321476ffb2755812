/** The SQL conditions and orders of a search, for the table of archives. */
import type { SQLInputValue } from "node:sqlite";
import type { TourFilter, TourLength, TourSort } from "../../../model/tour/tour_search.ts";
import { onSphere, squareOfChord } from "./sphere.ts";

/** A part of a statement with the values of its placeholders. */
export type Sql = { sql: string; values: SQLInputValue[] };

/** A part without placeholders. */
export const plain = (sql: string): Sql => ({ sql, values: [] });

const LENGTHS: Record<TourLength, string> = {
  short: "minutes <= 30",
  medium: "minutes > 30 AND minutes <= 60",
  long: "minutes > 60",
};

/** The square of an archive's distance from a point, whose three coordinates are parameters. */
const SQUARE = "((x - ?) * (x - ?) + (y - ?) * (y - ?) + (z - ?) * (z - ?))";

/** The condition of a filter, without its words. */
export function conditionOf({ type, length, near, radius }: TourFilter): Sql {
  const parts: Sql[] = [];
  if (type) parts.push({ sql: "tour_type = ?", values: [type] });
  if (length) parts.push({ sql: LENGTHS[length], values: [] });
  if (near && radius !== undefined) {
    const values = [...pointOf(near), squareOfChord(radius * 1000)];
    parts.push({ sql: `${SQUARE} <= ?`, values });
  }
  return {
    sql: ["TRUE", ...parts.map(({ sql }) => sql)].join(" AND "),
    values: parts.flatMap(({ values }) => values),
  };
}

/**
 * The order; equal ones stay newest first. `number` is the column of archives or their words' row.
 */
export function orderOf(sort: TourSort, near: TourFilter["near"], number: string): Sql {
  if (sort === "title") return { sql: `title_key, ${number} DESC`, values: [] };
  if (sort === "nearest" && near) {
    return { sql: `${SQUARE} NULLS LAST, ${number} DESC`, values: pointOf(near) };
  }
  return { sql: `${number} DESC`, values: [] };
}

function pointOf(near: NonNullable<TourFilter["near"]>): number[] {
  const { x, y, z } = onSphere(near);
  return [x, x, y, y, z, z];
}
