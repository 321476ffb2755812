/**
 * A data folder of very many archives, written in large steps: as the program would have stored
 * them, but for the sums by which its map draws clusters.
 *
 * `deno run -A tests/bench/scale/fill_store.ts <folder> <archives>`
 */
import type { TourCard } from "../../../lib/model/tour.ts";
import { SCHEMA_KEY, SCHEMA_VERSION } from "../../../lib/store/schema.ts";
import {
  CONTENT_REVISION,
  PUBLIC_STOP_COUNT,
  PUBLIC_TOUR_COUNT,
  publicTourKey,
  revisionKey,
  stopIdsKey,
  stopsPrefix,
  tourKey,
  userTourKey,
} from "../../../lib/store/tour_keys.ts";
import { composeTour, toOwnCard, toSummary } from "../../../lib/store/tour_record.ts";
import { fileCards } from "../../support/file_cards.ts";
import { makeStop, makeTour } from "../../support/tours.ts";
import { makeCards } from "../nearby/million_tours.ts";

const STOPS = 5;

/** Archives in one atomic write: it takes 800 KiB. */
const PER_STEP = 80;

/** Archives of one author. */
const PER_AUTHOR = 20;

/** Makes the store of `folder`, which must not be there; returns the ids of its archives. */
export async function fillStore(folder: string, count: number): Promise<string[]> {
  await Deno.mkdir(folder, { recursive: true });
  using kv = await Deno.openKv(`${folder}/tours.sqlite`);
  const cards = makeCards(count);
  for (let start = 0; start < count; start += PER_STEP) {
    const operation = kv.atomic();
    const step = cards.slice(start, start + PER_STEP);
    step.forEach((card, i) => setTour(operation, card, Math.floor((start + i) / PER_AUTHOR)));
    await operation.commit();
  }
  const ids = cards.map(({ id }) => id);
  await fileCards(kv, cards);
  await kv.atomic().set(SCHEMA_KEY, SCHEMA_VERSION).sum(CONTENT_REVISION, 1n)
    .sum(PUBLIC_TOUR_COUNT, BigInt(count)).sum(PUBLIC_STOP_COUNT, BigInt(count * STOPS)).commit();
  return ids;
}

function setTour(operation: Deno.AtomicOperation, card: TourCard, author: number): void {
  const { id, createdAt, updatedAt, revision, stopCount: _, ...input } = card;
  const userId = String(author).padStart(26, "0");
  const audioStops = Array.from({ length: STOPS }, (_, i) =>
    makeStop({
      latitude: card.latitude + i / 1000,
      longitude: card.longitude,
      description: card.description,
    }));
  const { record, stopIds, parts } = composeTour(
    makeTour({ ...input, audioStops }),
    { id, userId, revision, createdAt, updatedAt },
  );
  operation.set(tourKey(id), record).set(stopIdsKey(id), stopIds).set(publicTourKey(id), card)
    .set(userTourKey(userId, id), toOwnCard(toSummary(record)))
    .set(revisionKey(id, revision), { record, savedBy: userId });
  parts.forEach((part, i) => operation.set([...stopsPrefix(id, revision), i], part));
}

if (import.meta.main) {
  const started = performance.now();
  await fillStore(Deno.args[0], Number(Deno.args[1]));
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
}
