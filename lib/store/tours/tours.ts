/**
 * Tours: create and read. (`tour_update.ts`, `tour_removal.ts` and `tour_history.ts` hold the
 * rest.)
 *
 * The owner is never a field of a tour outside of the store, but returned beside it (`{ tour,
 * userId }`), so that no page or answer shows it by accident.
 */
import { Problem } from "../../model/web/problem.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { HandedInTour } from "../../model/review/hand_in.ts";
import type { Ownership, Tour, TourInput, TourSummary } from "../../model/tour/tour.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { handInNew, mayCreate } from "./save_review.ts";
import type { Actor } from "../people/tour_actor.ts";
import { mutate, type PreparedWrite, tooBusy } from "../kv/atomic.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { requireNameable } from "../media/may_name.ts";
import { newId } from "../kv/new_id.ts";
import { MAX_READS, readParts } from "../kv/parts.ts";
import { countSavedBytes } from "../limits/saved_bytes.ts";
import { KEYS_PER_READ, NewCodes } from "./short_codes.ts";
import { composeTour, toTour, withIds } from "./tour_record.ts";
import { checkTourRoom } from "./tour_room.ts";
import { writeTour } from "./tour_write.ts";
import {
  Stops,
  toSummary,
  type TourRecord,
  TourRemovals,
  Tours,
  TrashOwners,
} from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * The owner of a new tour; its time of creation (by default now); its id (by default a new one).
 * `by` is the owner, where they may be an administrator.
 */
type NewTour = Ownership & { now?: Date; id?: string; by?: Actor };

/**
 * Stores a new tour of the user `userId`, with a new ULID (or `id`) and revision 1.
 *
 * @throws {Problem} 409 when there is a tour with that `id`; 413 when the stops do not fit; 503
 * when too many write at once.
 */
export async function createTour(
  kv: Deno.Kv,
  input: TourInput,
  { userId, now = new Date(), id = newId(now) }: NewTour,
): Promise<Tour> {
  const creation = beginCreation(kv, input, { userId, now, id });
  return await mutate(async () => {
    const present = await kv.getMany([Tours.key(id), TourRemovals.key(id), TrashOwners.key(id)]);
    if (present.some(({ versionstamp }) => versionstamp !== null)) {
      throw new Problem(409, t("thereArchiveAlready", { id }));
    }
    return await prepareTour(kv, creation);
  });
}

/** A tour to be created: its form, ids and codes, which all tries to store it share. */
type Creation = ReturnType<typeof beginCreation>;

/**
 * Gives a new tour its id and its stops theirs.
 *
 * @throws {Problem} 413 when there are too many stops.
 */
export function beginCreation(
  kv: Deno.Kv,
  input: TourInput,
  { userId, now = new Date(), id = newId(now), by }: NewTour,
) {
  const stops = withIds(input.audioStops);
  return { input, stops, userId, now, id, by, codes: new NewCodes(kv, id) };
}

/**
 * Prepares the creation of a tour, which fails when there is one with that `id`, or when tours
 * nearby change meanwhile. On a site with review, one that visitors would see begins as a private
 * one, and is handed in.
 *
 * @throws {Problem} 403 when `by` may not name one of its files; 413 when the stops do not fit, or
 * the user has the most tours allowed; 429 when they have saved too much within a day.
 */
export async function prepareTour(
  kv: Deno.Kv,
  { input, stops, userId, now, id, by, codes }: Creation,
): Promise<PreparedWrite<HandedInTour>> {
  await checkTourRoom(kv, userId);
  const createdAt = now.toISOString();
  const { code, audioStops } = await codes.give(stops);
  const fields = { id, userId, code, revision: 1, createdAt, updatedAt: createdAt };
  const wanted = visibilityOf(input);
  const isOpen = mayCreate(kv, wanted, by);
  const visibility = isOpen ? input.visibility : "private";
  const { tour, ...version } = composeTour({ ...input, audioStops, visibility }, fields);
  version.media = await requireNameable(kv, tour, { uses: version.media, tourId: id, by });
  const operation = kv.atomic()
    .check({ key: Tours.key(id), versionstamp: null })
    // The remains of a deleted tour with this id would be taken for this one's, and its removal or
    // restoration would go on here.
    .check({ key: TourRemovals.key(id), versionstamp: null })
    .check({ key: TrashOwners.key(id), versionstamp: null });
  await checkIsOpen(kv, operation, userId);
  await countSavedBytes(kv, operation, userId, { parts: version.parts, now });
  await writeTour(kv, operation, null, { ...version, savedBy: userId, isApproved: isOpen });
  codes.reserveBefore(operation);
  if (isOpen) return { operation, result: tour };
  const handedIn = await handInNew(kv, operation, version.record, { visibility: wanted, now });
  return { operation, result: { ...tour, handedIn } };
}

/**
 * A whole tour from one save, and its owner; null for an unknown one.
 *
 * @throws {Problem} 503 when each read met another deletion or creation.
 */
export async function getTour(
  kv: Deno.Kv,
  id: string,
): Promise<{ tour: Tour } & Ownership | null> {
  for (let tries = 0; tries < MAX_READS; tries++) {
    const { value: record } = await Tours.get(kv, id);
    if (record === null) return null;
    const stops = await readParts(kv, Stops.prefix(id, record.revision));
    // A revision loses its stops only once there is a later one, or the tour is gone.
    if (stops === undefined) continue;
    return { tour: toTour(record, stops as Stop[]), userId: record.userId };
  }
  throw tooBusy();
}

/** The titles of tours by their ids, without unknown ids. */
export async function getTourTitles(kv: Deno.Kv, ids: string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (let start = 0; start < ids.length; start += KEYS_PER_READ) {
    const keys = ids.slice(start, start + KEYS_PER_READ).map(Tours.key);
    for (const { value } of await kv.getMany<TourRecord[]>(keys)) {
      if (value) titles.set(value.id, value.title);
    }
  }
  return titles;
}

/** Whether there is a tour with this id. */
export async function hasTour(kv: Deno.Kv, id: string): Promise<boolean> {
  return (await Tours.get(kv, id)).value !== null;
}

/** A tour without its stops, and its owner; null for an unknown one. */
export async function getTourSummary(
  kv: Deno.Kv,
  id: string,
): Promise<{ tour: TourSummary } & Ownership | null> {
  const { value } = await Tours.get(kv, id);
  return value && { tour: toSummary(value), userId: value.userId };
}
