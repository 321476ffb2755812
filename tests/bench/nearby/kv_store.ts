/** The program's own store with the cards of a million tours: written once, then used again. */
import type { PlacedCard } from "../../../lib/model/tour/tour.ts";
import { findNearbyTours } from "../../../lib/store/index/nearby.ts";
import { fileCards } from "../../support/data/file_cards.ts";
import type { Contestant } from "./contestant.ts";

/** Stands in a store that is filled: what it holds, the number and the last of its cards. */
const FILLED: Deno.KvKey = ["bench"];

/** The store in `folder` with `cards`, which is filled unless these very cards are in it. */
export async function fillKv(
  cards: PlacedCard[],
  folder: string,
): Promise<{ path: string; ours?: number }> {
  await Deno.mkdir(folder, { recursive: true });
  const path = `${folder}/nearby_${cards.length}.kv`;
  if (await holds(path, cards)) return { path };
  const started = performance.now();
  await fill(path, cards);
  return { path, ours: (performance.now() - started) / 1000 };
}

/** The store at `path`, which took `loadSeconds` to fill. */
export async function openKv(path: string, loadSeconds?: number): Promise<Contestant> {
  const kv = await Deno.openKv(path);
  return {
    name: "Deno KV (this program)",
    loadSeconds,
    nearby: (center, radius) => findNearbyTours(kv, center, radius),
    [Symbol.asyncDispose]: () => Promise.resolve(kv.close()),
  };
}

async function holds(path: string, cards: PlacedCard[]): Promise<boolean> {
  if (!await Deno.stat(path).catch(() => null)) return false;
  using kv = await Deno.openKv(path);
  if ((await kv.get<string>(FILLED)).value !== contentsOf(cards)) return false;
  return await findNearbyTours(kv, cards[0], 0).then((near) => near.length > 0, () => false);
}

async function fill(path: string, cards: PlacedCard[]): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await Deno.remove(path + suffix).catch(() => {});
  using kv = await Deno.openKv(path);
  await fileCards(kv, cards);
  await kv.set(FILLED, contentsOf(cards));
}

const contentsOf = (cards: PlacedCard[]) => `${cards.length} ${JSON.stringify(cards.at(-1))}`;
