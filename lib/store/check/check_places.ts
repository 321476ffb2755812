/** The pages of cards by place, and all counts: what is made of all tours together. */
import { isPublic } from "../../model/visibility.ts";
import type { TourCard } from "../../model/tour.ts";
import { decodeCards } from "../card_page.ts";
import { fileFirstCards, sortByPlace } from "../card_pages.ts";
import { placeSums } from "../tour_clusters.ts";
import {
  CARD_PAGES,
  PUBLIC_STOP_COUNT,
  PUBLIC_TOUR_COUNT,
  TOURS,
  userStopCountKey,
  userTourCountKey,
} from "../tour_keys.ts";
import { toCard, toSummary, type TourRecord } from "../tour_record.ts";
import { listSound } from "./check_shapes.ts";
import { type Finding, isSame } from "./finding.ts";

/** Cards of one step that files them anew: with at most 10 KB each, less than an atomic takes. */
const CARDS_PER_STEP = 50;

/** Finds pages that do not hold the cards of all public tours, and counts that are wrong. */
export async function* checkPlaces(kv: Deno.Kv): AsyncGenerator<Finding> {
  const cards: TourCard[] = [];
  const sums = new Map<string, { key: Deno.KvKey; sum: number }>();
  const add = (key: Deno.KvKey, amount: number) => {
    const name = JSON.stringify(key);
    sums.set(name, { key, sum: (sums.get(name)?.sum ?? 0) + amount });
  };
  for await (const { value: record } of listSound<TourRecord>(kv, TOURS)) {
    add(userTourCountKey(record.userId), 1);
    add(userStopCountKey(record.userId), record.stopCount);
    if (!isPublic(record)) continue;
    add(PUBLIC_TOUR_COUNT, 1);
    add(PUBLIC_STOP_COUNT, record.stopCount);
    for (const [key, amount] of placeSums(record)) add(key, amount);
    cards.push(toCard(toSummary(record)));
  }
  const expected = sortByPlace(cards);
  const problem = await problemOfPages(kv, expected);
  if (problem !== undefined) {
    const mend = (kv: Deno.Kv) => fileAnew(kv, expected);
    yield { level: "wrong", key: CARD_PAGES, what: `the cards by place: ${problem}`, mend };
  }
  for await (const entry of listSound<Deno.KvU64>(kv, ["counts"])) {
    const name = JSON.stringify(entry.key);
    const sum = sums.get(name)?.sum ?? 0;
    sums.delete(name);
    if (entry.value.value !== BigInt(sum)) yield counted(entry.key, sum, entry.value.value);
  }
  for (const { key, sum } of sums.values()) if (sum > 0) yield counted(key, sum, 0n);
}

const counted = (key: Deno.KvKey, sum: number, is: bigint): Finding => ({
  level: "wrong",
  key,
  what: `the count is ${is}, and should be ${sum}`,
  mend: (kv) => kv.set(key, new Deno.KvU64(BigInt(sum))),
});

async function problemOfPages(kv: Deno.Kv, expected: TourCard[]): Promise<string | undefined> {
  const found: TourCard[] = [];
  for await (const { value } of listSound<Uint8Array>(kv, CARD_PAGES)) {
    try {
      found.push(...decodeCards(value, () => true).map((card) => ({ ...card })));
    } catch {
      return "a page cannot be read";
    }
  }
  if (found.length !== expected.length) {
    return `${found.length} are there, of ${expected.length} public tours`;
  }
  const at = found.findIndex((card, i) => !isSame(card, expected[i]));
  return at < 0 ? undefined : `that of ${expected[at].id} is not what it should be`;
}

/** Removes all pages, and files the cards in new ones. */
async function fileAnew(kv: Deno.Kv, cards: TourCard[]): Promise<void> {
  for await (const { key } of kv.list({ prefix: CARD_PAGES })) await kv.delete(key);
  for (let filed = 0; filed < cards.length;) {
    const operation = kv.atomic();
    const some = await fileFirstCards(kv, operation, cards.slice(filed, filed + CARDS_PER_STEP));
    if ((await operation.commit()).ok) filed += some;
  }
}
