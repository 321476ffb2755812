/** Pages of lists that are sorted after they were read. */
import { Problem } from "../../model/web/problem.ts";

/** At most `limit` rows, after the one that `cursor` of the page before names. */
export type SortedRequest = { limit: number; cursor?: string };

/** One page; `cursor` asks for the next and is missing on the last. `total` counts all rows. */
export type SortedPage<T> = { rows: T[]; total: number; cursor?: string };

/** How rows are sorted: by a text of each, in rising or falling order; equal ones by their ids. */
export type Order<T> = { keyOf: (row: T) => string; falls?: boolean };

/** Where a row stands: by the text that sorts it, then by its id. */
type Place = [key: string, id: string];

/** How much of a key sorts, in UTF-16 units: it stands in cursors, and those in addresses. */
const MAX_KEY = 40;

/** Rows that are sorted at once: beyond, all but the first of them are forgotten. */
const SORTED_AT_ONCE = 2000;

/**
 * A page of `rows` in an order; of many rows few are in memory. A cursor stays good when rows come,
 * go, or change their places.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function pageOf<T extends { id: string }>(
  rows: AsyncIterable<T> | Iterable<T>,
  { keyOf, falls = false }: Order<T>,
  { limit, cursor }: SortedRequest,
): Promise<SortedPage<T>> {
  const sign = falls ? -1 : 1;
  const compare = (a: Place, b: Place) => sign * (order(a[0], b[0]) || order(a[1], b[1]));
  const after = cursor === undefined ? undefined : readCursor(cursor);
  let kept: { row: T; place: Place }[] = [];
  // One more than asked for shows whether another page follows.
  const forgetRest = () => {
    kept = kept.sort((a, b) => compare(a.place, b.place)).slice(0, limit + 1);
  };
  let total = 0;
  for await (const row of rows) {
    total++;
    const place: Place = [keyOf(row).slice(0, MAX_KEY), row.id];
    if (after && compare(place, after) <= 0) continue;
    if (kept.push({ row, place }) >= SORTED_AT_ONCE) forgetRest();
  }
  forgetRest();
  const page = kept.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    total,
    cursor: last && kept.length > limit ? writeCursor(last.place) : undefined,
  };
}

/** A number as a text that sorts like it: whole, from 0. */
export const numberKey = (value: number): string => String(value).padStart(16, "0");

/** A text as it is sorted: without regard to capitals and accents. */
export const textKey = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const order = (a: string, b: string) => a < b ? -1 : a > b ? 1 : 0;

/** The cursor of the page after the row at a place. */
export const writeCursor = ([key, id]: Place) =>
  new TextEncoder().encode(JSON.stringify([key, id]))
    .toBase64({ alphabet: "base64url", omitPadding: true });

/**
 * The place that a cursor names.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export function readCursor(cursor: string): Place {
  try {
    const bytes = Uint8Array.fromBase64(cursor, { alphabet: "base64url" });
    const [key, id, ...rest] = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof key === "string" && typeof id === "string" && rest.length === 0) return [key, id];
  } catch {
    // Neither base64 nor JSON: none of ours.
  }
  throw new Problem(400, "The cursor didn’t come from a page of this list.", [
    { path: "cursor", message: "Not a valid cursor" },
  ]);
}
