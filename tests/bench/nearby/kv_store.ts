/** The program's own store with the cards of a million tours: written once, then used again. */
import type { TourCard } from "../../../lib/model/tour.ts";
import { findNearbyTours } from "../../../lib/store/nearby.ts";
import { geohashKey } from "../../../lib/store/tour_keys.ts";
import type { Contestant } from "./contestant.ts";

/** Cards in one atomic write: it takes 1,000 mutations, and 800 KiB. */
const BATCH = 800;

/** Writes under way at once. */
const PARALLEL = 8;

/** Opens the store in `folder`, which is filled unless these very cards are in it. */
export async function openKv(cards: TourCard[], folder: string): Promise<Contestant> {
  await Deno.mkdir(folder, { recursive: true });
  const path = `${folder}/nearby_${cards.length}.kv`;
  const started = performance.now();
  const isFilled = await holds(path, cards);
  if (!isFilled) await fill(path, cards);
  const loadSeconds = isFilled ? undefined : (performance.now() - started) / 1000;
  const kv = await Deno.openKv(path);
  return {
    name: "Deno KV (this program)",
    loadSeconds,
    nearby: (center, radius) => findNearbyTours(kv, center, radius),
    [Symbol.asyncDispose]: () => Promise.resolve(kv.close()),
  };
}

/** The last card is written last; a store of older keys or cards does not have it as it is now. */
async function holds(path: string, cards: TourCard[]): Promise<boolean> {
  if (!await Deno.stat(path).catch(() => null)) return false;
  using kv = await Deno.openKv(path);
  const last = cards.at(-1)!;
  const { value } = await kv.get<TourCard>(geohashKey(last, last.id));
  return JSON.stringify(value) === JSON.stringify(last);
}

async function fill(path: string, cards: TourCard[]): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await Deno.remove(path + suffix).catch(() => {});
  using kv = await Deno.openKv(path);
  const writes: Promise<unknown>[] = [];
  for (let start = 0; start < cards.length; start += BATCH) {
    const operation = kv.atomic();
    for (const card of cards.slice(start, start + BATCH)) {
      operation.set(geohashKey(card, card.id), card);
    }
    writes.push(operation.commit());
    if (writes.length >= PARALLEL) await Promise.all(writes.splice(0));
  }
  await Promise.all(writes);
}
