/** The history of tours: a revision for each save, under `["tour_revisions", tourId, revision]`. */
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour, TourSummary } from "../../model/tour/tour.ts";
import { readParts, setParts } from "../kv/parts.ts";
import { toTour } from "./tour_record.ts";
import { TourMedia } from "../records/media.ts";
import {
  type RevisionRecord,
  Revisions,
  Stops,
  toSummary,
  type TourRecord,
  Tours,
} from "../records/tours.ts";

/** The newest revisions, which are always kept. */
export const MIN_REVISIONS = 50;

/** How long every revision is kept, in milliseconds: 30 days. */
const HISTORY_MS = 30 * 24 * 3600 * 1000;

/**
 * Most revisions that one save deletes: more than the one it adds, so that a long history shrinks.
 */
const PRUNED_PER_SAVE = 4;

/** A tour after one save (`updatedAt` is the time), and the id of the user who saved it. */
type Revision<T extends TourSummary = Tour> = { tour: T; savedBy: string };

/** One page of a history; `cursor` is for the next page and missing on the last. */
type RevisionPage = { revisions: Revision<TourSummary>[]; cursor?: number };

/** One revision of a tour; null if it is unknown or was pruned, or the tour does not exist. */
export async function getRevision(
  kv: Deno.Kv,
  id: string,
  revision: number,
): Promise<Revision | null> {
  const [tour, { value }] = await kv.getMany<[TourRecord, RevisionRecord]>([
    Tours.key(id),
    Revisions.key(id, revision),
  ]);
  if (tour.value === null || value === null) return null;
  const stops = await readParts(kv, Stops.prefix(id, revision));
  if (stops === undefined) return null;
  const { record, savedBy } = value;
  return { tour: toTour(record, stops as Stop[]), savedBy };
}

/**
 * The stored revisions of a tour without their stops, newest first: at most `limit`, older than the
 * revision `cursor`. Empty for an unknown tour.
 */
export async function listRevisions(
  kv: Deno.Kv,
  id: string,
  { limit, cursor = Infinity }: { limit: number; cursor?: number },
): Promise<RevisionPage> {
  const { value: tour } = await Tours.get(kv, id);
  if (tour === null) return { revisions: [] };
  // Versions that were handed in have greater numbers.
  const end = Revisions.key(id, Math.min(cursor, tour.revision + 1));
  const selector = { start: Revisions.prefix(id), end };
  // One more than requested, which shows whether another page follows.
  const options = { limit: limit + 1, reverse: true };
  const entries = await Array.fromAsync(kv.list<RevisionRecord>(selector, options));
  const revisions = entries.slice(0, limit).map(({ value: { record, savedBy } }) => {
    return { tour: toSummary(record), savedBy };
  });
  return {
    revisions,
    cursor: entries.length > limit ? revisions.at(-1)?.tour.revision : undefined,
  };
}

/** Most revisions that `listSavers` reads. */
const MAX_SAVERS = 20;

/**
 * The ids of the users who saved the stored revisions between two others, without those; the last
 * twenty saves at most.
 */
export async function listSavers(
  kv: Deno.Kv,
  id: string,
  { after, before }: { after: number; before: number },
): Promise<string[]> {
  const selector = { start: Revisions.key(id, after + 1), end: Revisions.key(id, before) };
  const options = { limit: MAX_SAVERS, reverse: true };
  const entries = await Array.fromAsync(kv.list<RevisionRecord>(selector, options));
  return [...new Set(entries.map(({ value }) => value.savedBy))];
}

/** Whether a user saved one of a tour's stored revisions; its owners did. */
export async function hasSaved(kv: Deno.Kv, id: string, userId: string): Promise<boolean> {
  for await (const { value } of Revisions.list(kv, [id])) {
    if (value.savedBy === userId) return true;
  }
  return false;
}

/**
 * Adds to `operation`, which saves the revision `newest` of a tour, the removal of its oldest
 * revisions with their stops: at most `PRUNED_PER_SAVE` of those that are not among the newest 50
 * and were saved more than 30 days before `now`.
 */
export async function pruneRevisions(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { id, revision: newest }: TourRecord,
  now: Date,
): Promise<void> {
  if (newest <= MIN_REVISIONS) return;
  const end = Revisions.key(id, newest - MIN_REVISIONS + 1);
  const selector = { start: Revisions.prefix(id), end };
  const oldest = new Date(now.getTime() - HISTORY_MS).toISOString();
  for await (const { value } of kv.list<RevisionRecord>(selector, { limit: PRUNED_PER_SAVE })) {
    if (value.record.updatedAt < oldest) deleteRevision(operation, id, value.record.revision);
  }
}

/** Adds the removal of a revision with its stops to `operation`: 15 mutations. */
export function deleteRevision(
  operation: Deno.AtomicOperation,
  id: string,
  revision: number,
): void {
  operation.delete(Revisions.key(id, revision)).delete(TourMedia.key(id, revision));
  setParts(operation, Stops.prefix(id, revision), []);
}
