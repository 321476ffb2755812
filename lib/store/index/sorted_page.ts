/** Pages of lists that are sorted in memory. */
import { Problem } from "../../model/web/problem.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** At most `limit` rows after the one named by `cursor`, which the page before returned. */
export type SortedRequest = { limit: number; cursor?: string };

/** One page; `cursor` is for the next page and missing on the last. `total` counts all rows. */
export type SortedPage<T> = { rows: T[]; total: number; cursor?: string };

/** The order of rows: by a text of each, ascending or descending; equal ones by id. */
export type Order<T> = { keyOf: (row: T) => string; falls?: boolean };

/** The place of a row: the text that sorts it, then its id. */
type Place = [key: string, id: string];

/**
 * UTF-16 units of a key that are used for sorting, because cursors, and so addresses, contain them.
 */
const MAX_KEY = 40;

/** Rows that are sorted at once; beyond this only the first ones are kept. */
const SORTED_AT_ONCE = 2000;

/**
 * A page of `rows` in an order; only few rows are in memory. A cursor stays valid when rows are
 * added, removed or moved.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
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
  // One more than requested, which shows whether another page follows.
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

/** A whole number from 0 as a text that sorts like it. */
export const numberKey = (value: number): string => String(value).padStart(16, "0");

/** A text as a sort key, without case and accents. */
export const textKey = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const order = (a: string, b: string) => a < b ? -1 : a > b ? 1 : 0;

/** The cursor of the page after the row at a place. */
export const writeCursor = ([key, id]: Place) =>
  new TextEncoder().encode(JSON.stringify([key, id]))
    .toBase64({ alphabet: "base64url", omitPadding: true });

/**
 * The place in a cursor.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export function readCursor(cursor: string): Place {
  try {
    const bytes = Uint8Array.fromBase64(cursor, { alphabet: "base64url" });
    const [key, id, ...rest] = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof key === "string" && typeof id === "string" && rest.length === 0) return [key, id];
  } catch {
    // Not base64, or not JSON: not one of our cursors.
  }
  throw new Problem(400, t("cursorDidntComeFrom"), [
    { path: "cursor", message: t("notValidCursor") },
  ]);
}
