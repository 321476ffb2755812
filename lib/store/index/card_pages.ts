/**
 * The cards of public tours in the order of the geohash curve, tens of them in one value: a page.
 * Single entries would take several times as long to read.
 *
 * A page's key is a place on the curve: the page holds the cards after the previous page's key, up
 * to its own key. So each place belongs to one page, the first whose key does not precede it, and a
 * change of its cards has to check that page alone. No page crosses its cell of about 5 × 5 km, so
 * that reading some cells touches no pages of others.
 */
import { encodeGeohash, HASH_PRECISION, hashAt } from "../../geo/geohash.ts";
import type { CurveRange } from "../../geo/geohash_ranges.ts";
import type { Position } from "../../model/tour/position.ts";
import type { PlacedCard } from "../../model/tour/tour.ts";
import { decodeCards, encodeCards } from "./card_page.ts";
import { CardPages } from "../records/tours.ts";

/**
 * Bytes at which a page is split. KV allows 64 KiB for a value; and a save, limited to 800 KiB with
 * its stops, may write three pages.
 */
export const PAGE_BYTES = 10_000;

/** Pages in one batch of a list: less than a megabyte. */
const BATCH = 80;

/** Pages into which one step files new cards: a KV server allows ten checks. */
const PAGES_PER_STEP = 8;

/** Characters of the hash that are equal within a cell's pages: 4.9 × 4.9 km at the equator. */
const CELL_PRECISION = 5;

/** A place on the curve in a key: a geohash, and the id of the tour that begins there. */
type CurvePlace = [hash: string, id: string];

const placeOf = (card: PlacedCard): CurvePlace => [encodeGeohash(card, HASH_PRECISION), card.id];

/** The key of a cell's last page, after all places in the cell, because "~" follows every hash. */
const lastIn = (hash: string): CurvePlace => [`${hash.slice(0, CELL_PRECISION)}~`, ""];

/** Comes after all pages of the cell. */
const endOfCell = (hash: string) => `${hash.slice(0, CELL_PRECISION)}~~`;

/** Whether `a` precedes `b`. */
const precedes = (a: CurvePlace, b: CurvePlace) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/**
 * The cards in `ranges` of the curve (separate, in order) whose place `isWanted` accepts; it also
 * gets some places outside of the ranges. A tour that moves meanwhile may appear twice. `isWhole`
 * is false where a range has more than `maxCards` cards and pages were skipped.
 */
export async function readCards(
  kv: Deno.Kv,
  ranges: CurveRange[],
  isWanted: (place: Position) => boolean,
  maxCards = Infinity,
): Promise<{ cards: PlacedCard[]; isWhole: boolean }> {
  const lists = toSelectors(ranges).map((list) => readList(kv, list, isWanted, maxCards));
  const found = await Promise.all(lists);
  return {
    cards: found.flatMap(({ cards }) => cards),
    isWhole: found.every(({ isWhole }) => isWhole),
  };
}

async function readList(
  kv: Deno.Kv,
  list: Deno.KvListSelector,
  isWanted: (place: Position) => boolean,
  maxCards: number,
) {
  const cards: PlacedCard[] = [];
  let read = 0;
  const isCountedAndWanted = (place: Position) => {
    read++;
    return isWanted(place);
  };
  // A split puts the new page before the old one, so no card moves to a part that was already read.
  for await (const { value } of kv.list<Uint8Array>(list, { batchSize: BATCH })) {
    if (read >= maxCards) return { cards, isWhole: false };
    cards.push(...decodeCards(value, isCountedAndWanted));
  }
  return { cards, isWhole: true };
}

/** The lists of the pages that contain all places in `ranges`. */
function toSelectors(ranges: CurveRange[]): Deno.KvListSelector[] {
  const lists: { start: string; end: string }[] = [];
  for (const range of ranges) {
    const start = hashAt(range.start, HASH_PRECISION);
    // The page of the last place may have any key in its cell.
    const end = endOfCell(hashAt(range.end - 1, HASH_PRECISION));
    const before = lists.at(-1);
    if (before && start < before.end) before.end = end;
    else lists.push({ start, end });
  }
  return lists.map(({ start, end }) => {
    return { start: CardPages.prefix(start), end: CardPages.prefix(end) };
  });
}

/**
 * Adds to `operation` that the card `after` (null: none) replaces `before` (null: none), with
 * checks of the changed pages: at most two checks and four mutations.
 */
export async function fileCard(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  before: PlacedCard | null,
  after: PlacedCard | null,
): Promise<void> {
  const source = before && await findPage(kv, placeOf(before));
  const target = after && await findPage(kv, placeOf(after));
  if (source && source.key.join() !== target?.key.join()) {
    writePage(operation, source, source.cards.filter(({ id }) => id !== before.id));
  }
  if (target) {
    const others = target.cards.filter(({ id }) => id !== after.id);
    writePage(operation, target, sortByPlace([...others, after]));
  }
}

/**
 * Adds to `operation` the filing of the first of `cards`, which are sorted by place and new: as
 * many as belong to eight pages, which it checks. Returns how many these are.
 */
export async function fileFirstCards(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  cards: PlacedCard[],
): Promise<number> {
  let filed = 0;
  for (let pages = 0; pages < PAGES_PER_STEP && filed < cards.length; pages++) {
    const page = await findPage(kv, placeOf(cards[filed]));
    const last = page.key.slice(-2) as CurvePlace;
    const beyond = cards.findIndex((card, i) => i > filed && precedes(last, placeOf(card)));
    const added = cards.slice(filed, beyond === -1 ? cards.length : beyond);
    writePage(operation, page, sortByPlace([...page.cards, ...added]));
    filed += added.length;
  }
  return filed;
}

/** The cards in the order of filing. */
export function sortByPlace(cards: PlacedCard[]): PlacedCard[] {
  return cards.map((card) => ({ card, place: placeOf(card) }))
    .sort((a, b) => precedes(a.place, b.place) ? -1 : 1)
    .map(({ card }) => card);
}

type Page = { key: Deno.KvKey; versionstamp: string | null; cards: PlacedCard[] };

/** The page for a place; a new empty one if needed. */
async function findPage(kv: Deno.Kv, place: CurvePlace): Promise<Page> {
  const end = [...CardPages.root, endOfCell(place[0])];
  const selector = { start: CardPages.prefix(...place), end };
  const [page] = await Array.fromAsync(kv.list<Uint8Array>(selector, { limit: 1 }));
  if (!page) {
    return { key: [...CardPages.root, ...lastIn(place[0])], versionstamp: null, cards: [] };
  }
  return { ...page, cards: decodeCards(page.value, () => true) };
}

/** Replaces the cards of a page: too many become several pages, and an empty page is removed. */
function writePage(
  operation: Deno.AtomicOperation,
  { key, versionstamp }: Page,
  cards: PlacedCard[],
): void {
  operation.check({ key, versionstamp });
  if (cards.length === 0) operation.delete(key);
  const parts = split(cards);
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    operation.set(isLast ? key : CardPages.prefix(...placeOf(part.at(-1)!)), encodeCards(part));
  }
}

/** Splits cards into lists of about equal size, each at most one page. */
function split(cards: PlacedCard[]): PlacedCard[][] {
  const sizes = cards.map((card) => encodeCards([card]).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const most = total / Math.ceil(total / PAGE_BYTES);
  const parts: PlacedCard[][] = [];
  let room = 0;
  for (const [i, card] of cards.entries()) {
    if (room <= 0) {
      parts.push([]);
      room += most;
    }
    parts.at(-1)!.push(card);
    room -= sizes[i];
  }
  return parts;
}
