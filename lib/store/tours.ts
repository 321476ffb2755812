/**
 * Tours: create, read, update, delete; each is one atomic operation on record, stops and indexes.
 *
 * The owner never is a field of a tour that leaves here: it stands beside it (`{ tour, userId }`), so
 * that no page or answer shows it by accident.
 */
import { Problem } from "../model/problem.ts";
import type { Stop } from "../model/stop.ts";
import type { Ownership, Tour, TourInput, TourSummary } from "../model/tour.ts";
import { mutate, type PreparedWrite } from "./atomic.ts";
import { addAudit } from "./audit.ts";
import { newId } from "./new_id.ts";
import { checkNoParts, readWithParts, setParts } from "./parts.ts";
import { placeKey, stopsPrefix, tourKey, userKey } from "./tour_keys.ts";
import { composeTour, toSummary, type TourRecord } from "./tour_record.ts";

/** Who makes a change: the owner of the tour or an administrator, whose act then goes into the audit log. */
export type Actor = { id: string; isAdmin: boolean };

/** Whose a new tour is; when it is made, now unless told; its id, a new one unless told. */
export type NewTour = Ownership & { now?: Date; id?: string };

/**
 * Stores a new tour of the user `userId`, with a ULID of the server's making (or `id`) and revision 1.
 *
 * @throws {Problem} 409 when there is a tour with that `id`; 413 when the stops do not fit.
 */
export async function createTour(kv: Deno.Kv, input: TourInput, made: NewTour): Promise<Tour> {
  const { operation, result } = prepareTour(kv, input, made);
  if ((await operation.commit()).ok) return result;
  throw new Problem(409, `There is an archive ${result.id} already.`);
}

/**
 * Prepares what `createTour` commits.
 *
 * @throws {Problem} 413 when the stops do not fit.
 */
export function prepareTour(
  kv: Deno.Kv,
  input: TourInput,
  { userId, now = new Date(), id = newId(now) }: NewTour,
): PreparedWrite<Tour> {
  const createdAt = now.toISOString();
  const saved = { id, userId, revision: 1, createdAt, updatedAt: createdAt };
  const { record, parts, tour } = composeTour(input, saved);
  const operation = kv.atomic();
  checkNoParts(operation, stopsPrefix(id));
  for (const key of [tourKey(id), userKey(userId, id), placeKey(input, id)]) {
    operation.check({ key, versionstamp: null });
  }
  put(operation, record, parts);
  return { operation, result: tour };
}

/** A whole tour, as it was at one moment, beside its owner; null when there is none. */
export async function getTour(
  kv: Deno.Kv,
  id: string,
): Promise<{ tour: Tour } & Ownership | null> {
  const found = await readWithParts<TourRecord>(kv, tourKey(id), stopsPrefix(id));
  if (found === null) return null;
  const tour = { ...toSummary(found.record), audioStops: found.value as Stop[] };
  return { tour, userId: found.record.userId };
}

/** A tour without its stops, beside its owner; null when there is none. */
export async function getTourSummary(
  kv: Deno.Kv,
  id: string,
): Promise<{ tour: TourSummary } & Ownership | null> {
  const { value } = await kv.get<TourRecord>(tourKey(id));
  return value && { tour: toSummary(value), userId: value.userId };
}

/**
 * Replaces what the author entered; id, owner and time of creation stay, the revision grows by one.
 * With `revision`, the one that the author started from, nobody else's change is overwritten; without
 * it, the later save wins. `by` is checked within the same atomic step; without it nobody is.
 *
 * @throws {Problem} 404 when there is no such tour; 403 for who is neither owner nor administrator; 409 when the stored
 * revision is another; 413 when the stops do not fit; 503 when too many write at once.
 */
export function updateTour(
  kv: Deno.Kv,
  id: string,
  input: TourInput,
  { revision, now = new Date(), by }: { revision?: number; now?: Date; by?: Actor } = {},
): Promise<Tour> {
  return mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const old = entry.value;
    if (old === null) throw new Problem(404, "Tour not found");
    authorize(old, by);
    if (revision !== undefined && revision !== old.revision) {
      throw new Problem(
        409,
        `This archive was changed meanwhile (revision ${old.revision}; yours began from ${revision}). ` +
          "Load it again and repeat your changes.",
      );
    }
    const { record, parts, tour } = composeTour(input, {
      id,
      userId: old.userId,
      revision: old.revision + 1,
      createdAt: old.createdAt,
      updatedAt: now.toISOString(),
    });
    const operation = kv.atomic().check(entry).delete(placeKey(old, id));
    put(operation, record, parts);
    auditForeign(operation, old, "update-tour", by, now);
    return { operation, result: tour };
  });
}

/**
 * Removes a tour with its stops and both pointers. False when there was none.
 *
 * @throws {Problem} 403 for who is neither owner nor administrator; 503 when too many write at once.
 */
export function deleteTour(
  kv: Deno.Kv,
  id: string,
  { now = new Date(), by }: { now?: Date; by?: Actor } = {},
): Promise<boolean> {
  return mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const old = entry.value;
    if (old === null) return { result: false };
    authorize(old, by);
    const operation = kv.atomic().check(entry)
      .delete(entry.key).delete(userKey(old.userId, id)).delete(placeKey(old, id));
    setParts(operation, stopsPrefix(id), []);
    auditForeign(operation, old, "delete-tour", by, now);
    return { operation, result: true };
  });
}

function put(operation: Deno.AtomicOperation, record: TourRecord, parts: Uint8Array[]) {
  const { id, userId, latitude, longitude } = record;
  operation.set(tourKey(id), record)
    .set(userKey(userId, id), true)
    .set(placeKey(record, id), { latitude, longitude });
  setParts(operation, stopsPrefix(id), parts);
}

function authorize({ userId }: TourRecord, by?: Actor) {
  if (by && by.id !== userId && !by.isAdmin) {
    throw new Problem(403, "Only the owner of this archive and administrators may change it.");
  }
}

/** In the same step as the act itself: none is without its entry. */
function auditForeign(
  operation: Deno.AtomicOperation,
  { id: target, userId }: TourRecord,
  action: "update-tour" | "delete-tour",
  by: Actor | undefined,
  now: Date,
) {
  if (by && by.id !== userId) addAudit(operation, { actor: by.id, action, target }, now);
}
