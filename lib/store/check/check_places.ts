/** Checks the pages of cards by place, which depend on all public tours together. */
import { hasStart } from "../../model/tour/stop_place.ts";
import type { PlacedCard } from "../../model/tour/tour.ts";
import { isPublic } from "../../model/tour/visibility.ts";
import { decodeCards } from "../index/card_page.ts";
import { fileFirstCards, sortByPlace } from "../index/card_pages.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { type Finding, isSame } from "./finding.ts";
import { CardPages, toCard, toSummary, type TourRecord, Tours } from "../records/tours.ts";

/** Cards that one step files again: at most 10 KB each, less than an atomic operation allows. */
const CARDS_PER_STEP = 50;

/**
 * Finds pages that lack cards of public tours or have wrong ones. One page is in memory at a time.
 */
export async function* checkPlaces(kv: Deno.Kv): AsyncGenerator<Finding> {
  const problem = await problemOfPages(kv);
  if (problem === undefined) return;
  yield {
    level: "wrong",
    key: CardPages.root,
    what: `the cards by place: ${problem}`,
    mend: fileAnew,
  };
}

/** The public tours on the map with readable records. */
async function* listPublic(kv: Deno.Kv): AsyncGenerator<PlacedCard> {
  for await (const { value: record } of listSound<TourRecord>(kv, Tours.root)) {
    const card = isPublic(record) && toCard(toSummary(record));
    if (card && hasStart(card)) yield card;
  }
}

async function problemOfPages(kv: Deno.Kv): Promise<string | undefined> {
  let [found, expected] = [0, 0];
  let before: PlacedCard | undefined;
  for await (const { value } of listSound<Uint8Array>(kv, CardPages.root)) {
    let cards: PlacedCard[];
    try {
      cards = decodeCards(value, () => true);
    } catch {
      return "a page cannot be read";
    }
    for (const card of cards) {
      const is = { ...card };
      if (before && !isInOrder(before, is)) return `that of ${is.id} is not in its place`;
      const record = await getSound<TourRecord>(kv, Tours.key(is.id));
      const should = record && isPublic(record) && toCard(toSummary(record));
      if (!should || !isSame(is, should)) return `that of ${is.id} is not what it should be`;
      before = is;
      found++;
    }
  }
  for await (const _ of listPublic(kv)) expected++;
  return found === expected
    ? undefined
    : `${found} are there, of ${expected} public tours on the map`;
}

/** So no card is there twice. */
const isInOrder = (a: PlacedCard, b: PlacedCard) => a.id !== b.id && sortByPlace([b, a])[0] === a;

/** Removes all pages, and files the cards in new ones. */
async function fileAnew(kv: Deno.Kv): Promise<void> {
  for await (const { key } of CardPages.list(kv)) await kv.delete(key);
  let step: PlacedCard[] = [];
  for await (const card of listPublic(kv)) {
    step.push(card);
    if (step.length < CARDS_PER_STEP) continue;
    await file(kv, step);
    step = [];
  }
  await file(kv, step);
}

async function file(kv: Deno.Kv, some: PlacedCard[]): Promise<void> {
  const cards = sortByPlace(some);
  for (let filed = 0; filed < cards.length;) {
    const operation = kv.atomic();
    const added = await fileFirstCards(kv, operation, cards.slice(filed));
    if ((await operation.commit()).ok) filed += added;
  }
}
