/** Tours as an author enters them, and the problems that a store throws. */
import { type AuditEntry, listAudit } from "../../../lib/store/accounts/audit.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { PlacedCard, TourInput } from "../../../lib/model/tour/tour.ts";
import { readParts, setParts, toMigratedParts } from "../../../lib/store/kv/parts.ts";
import { deleteTour, removeTrashedTour } from "../../../lib/store/closing/tour_trash.ts";
import type { PlacedStopInput } from "../../support/data/tours.ts";
import { fileCards } from "../../support/data/file_cards.ts";
import { everything } from "../../support/store/store.ts";
import { type Datestamp, Revisions, Stops, Tours } from "../../../lib/store/records/tours.ts";

/** A stop; `fields` replaces what matters to the test. */
export const stopInput = (fields: Partial<PlacedStopInput> = {}): PlacedStopInput => ({
  title: "The bell tower",
  description: "It rang for the last time in 1931.",
  latitude: 40.7589,
  longitude: -74.6672,
  audioUrl: "/archives/bell.mp3",
  audioDuration: "4:12",
  triggerRadius: 30,
  ...fields,
});

/** A tour of one stop; `fields` replaces what matters to the test. */
export const tourInput = (fields: Partial<TourInput & Position> = {}): TourInput & Position => ({
  title: "The old school",
  description: "Six rooms and a bell.",
  duration: "45 min",
  latitude: 40.7589,
  longitude: -74.6672,
  tourType: "ordered",
  visibility: "public",
  audioStops: [stopInput()],
  ...fields,
});

/**
 * Everything but sums (counts, clusters, the content revision), what counts for a quota, short
 * codes, which are never given twice, and what harvesters are told of deletions, which stay when
 * all tours are gone.
 */
export const entriesOfTours = async (kv: Deno.Kv): Promise<Deno.KvEntry<unknown>[]> =>
  (await everything(kv)).filter(({ key, value }) =>
    !(value instanceof Deno.KvU64) && key[0] !== "rate_limits" && key[0] !== "short_codes" &&
    !(key[0] === "tour_datestamps" && (value as Datestamp).isDeleted) &&
    !(key[0] === "tours_by_datestamp" && value === true)
  );

/** Makes the tours of a store what they were before schema 6, which gave them codes. */
export async function removeCodes(kv: Deno.Kv): Promise<void> {
  for await (const { key } of kv.list({ prefix: ["short_codes"] })) await kv.delete(key);
  for await (
    const { key, value: { code: _, ...record } } of Tours.list(kv)
  ) {
    const { id, revision } = record;
    await kv.set(key, record);
    const saved = await Revisions.get(kv, id, revision);
    await kv.set(saved.key, { ...saved.value, record });
    const stops = await readParts(kv, Stops.prefix(id, revision)) as Stop[];
    const operation = kv.atomic();
    const uncoded = stops.map(({ code: _, ...stop }) => stop);
    setParts(operation, Stops.prefix(id, revision), toMigratedParts(uncoded));
    await operation.commit();
  }
}

/** The audit log of a test, newest first. */
export const allAudit = async (kv: Deno.Kv): Promise<AuditEntry[]> =>
  (await listAudit(kv, { limit: 900 })).entries;

/** Deletes a tour, then removes it for good, in the store `removing` (by default the same). */
export async function deleteForGood(kv: Deno.Kv, id: string, removing = kv): Promise<void> {
  await deleteTour(kv, id);
  await removeTrashedTour(removing, id);
}

/** Fails unless `promise` ends in a Problem of this status, which is returned. */
export async function problem(promise: Promise<unknown>, status: number) {
  const error = await promise.then(() => null, (error) => error);
  if (!(error instanceof Problem) || error.status !== status) {
    throw new Error(`Expected a problem of status ${status}, got ${error}`);
  }
  return error;
}

/**
 * Puts a card for each of `places` where searches by place find it, without the rest of its tour.
 * Returns the cards.
 */
export async function placeCards(kv: Deno.Kv, places: Position[]): Promise<PlacedCard[]> {
  const { audioStops: _, visibility: __, ...fields } = tourInput();
  const [createdAt, updatedAt] = ["2026-01-01T09:00:00.000Z", "2026-01-01T09:00:00.000Z"];
  const cards = places.map((place, i) => {
    // Letters and digits like those of a ULID.
    const id = `01${String(i).padStart(24, "0")}`;
    return { ...fields, ...place, id, stopCount: 1, revision: 1, createdAt, updatedAt };
  });
  await fileCards(kv, cards);
  return cards;
}
