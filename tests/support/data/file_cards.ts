/** Cards in a store, without the rest of their tours. */
import type { PlacedCard } from "../../../lib/model/tour/tour.ts";
import { fileFirstCards, sortByPlace } from "../../../lib/store/index/card_pages.ts";

/** Cards in one atomic write: it takes 800 KiB. */
const PER_STEP = 500;

/** Puts cards where searches by place find them. */
export async function fileCards(kv: Deno.Kv, cards: PlacedCard[]): Promise<void> {
  const sorted = sortByPlace(cards);
  for (let filed = 0; filed < sorted.length;) {
    const operation = kv.atomic();
    filed += await fileFirstCards(kv, operation, sorted.slice(filed, filed + PER_STEP));
    await operation.commit();
  }
}
