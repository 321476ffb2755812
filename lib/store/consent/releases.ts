/**
 * Releases of recordings, `["consents", tourId, releaseId]`. They belong to an archive, because
 * anyone could upload the same bytes, and must not withdraw another's recording. Caches that depend
 * on them use `["consents_revision"]`, which grows with each change, as does the content revision.
 */
import { z } from "zod";
import type { AuditAction } from "../../model/account/audit_actions.ts";
import {
  MAX_RELEASES,
  Release,
  type ReleaseInput,
  type ReleaseUpdate,
} from "../../model/consent/release.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { Id } from "../../model/id.ts";
import { isTestBeep } from "../../model/media/url_rules.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { type Actor, auditForeign, authorize } from "../tours/tour_actor.ts";
import { CONSENTS_REVISION, CONTENT_REVISION, tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { getTour } from "../tours/tours.ts";

/** The prefix of all releases. */
export const CONSENTS: Deno.KvKey = ["consents"];

/** The prefix of the releases of an archive; they sort by time of creation. */
export const releasesPrefix = (tourId: string): Deno.KvKey => [...CONSENTS, tourId];

const releaseKey = (tourId: string, id: string): Deno.KvKey => [...releasesPrefix(tourId), id];

/** A release as it is stored; `ownerId` is the owner of its archive. */
export const ReleaseRecord = z.object({ ...Release.shape, tourId: Id, ownerId: Id });
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;

/** The author of a change to a release, and the time. */
type Change = { by: Actor; now: Date };

const MISSING = "This release doesn’t exist.";

/** The releases of an archive, the oldest first. */
export async function listReleases(kv: Deno.Kv, tourId: string): Promise<Release[]> {
  const entries = await listRecords(kv, tourId);
  return entries.map(({ value }) => toRelease(value));
}

/**
 * Stores a release for the recording of a stop.
 *
 * @throws {Problem} 404 when there is no such archive or stop; 403 when `by` is neither owner nor
 * administrator; 400 for a stop without a recording of its own; 413 beyond `MAX_RELEASES`.
 */
export async function addRelease(
  kv: Deno.Kv,
  tourId: string,
  { stopId, ...terms }: ReleaseInput,
  change: Change,
): Promise<Release> {
  const recording = await recordingIn(kv, tourId, stopId);
  if ((await listRecords(kv, tourId)).length >= MAX_RELEASES) {
    throw new Problem(413, `An archive has at most ${MAX_RELEASES} releases.`);
  }
  const at = change.now.toISOString();
  const id = newId(change.now);
  const release: Release = { id, recording, ...terms, createdAt: at, updatedAt: at };
  return await write(kv, tourId, change, "add-release", (operation, { userId }) => {
    const key = releaseKey(tourId, id);
    const record: ReleaseRecord = { ...release, tourId, ownerId: userId };
    operation.check({ key, versionstamp: null }).set(key, record);
    return Promise.resolve(release);
  });
}

/**
 * Changes a release, withdraws it, or takes its withdrawal back.
 *
 * @throws {Problem} 404 when there is no such release; else as `addRelease`.
 */
export function changeRelease(
  kv: Deno.Kv,
  { tourId, id }: { tourId: string; id: string },
  { isWithdrawn, ...terms }: ReleaseUpdate,
  change: Change,
): Promise<Release> {
  return write(kv, tourId, change, "change-release", async (operation, { userId }) => {
    const entry = await kv.get<ReleaseRecord>(releaseKey(tourId, id));
    if (entry.value === null) throw new Problem(404, MISSING);
    const { recording, createdAt, withdrawnAt } = entry.value;
    const at = change.now.toISOString();
    const release: Release = {
      id,
      recording,
      ...terms,
      ...isWithdrawn && { withdrawnAt: withdrawnAt ?? at },
      createdAt,
      updatedAt: at,
    };
    const record: ReleaseRecord = { ...release, tourId, ownerId: userId };
    operation.check(entry).set(entry.key, record);
    return release;
  });
}

/**
 * Removes a release; the recording is then as open as its archive.
 *
 * @throws {Problem} as `changeRelease`.
 */
export function removeRelease(
  kv: Deno.Kv,
  { tourId, id }: { tourId: string; id: string },
  change: Change,
): Promise<void> {
  return write(kv, tourId, change, "remove-release", async (operation) => {
    const entry = await kv.get<ReleaseRecord>(releaseKey(tourId, id));
    if (entry.value === null) throw new Problem(404, MISSING);
    operation.check(entry).delete(entry.key);
  });
}

/** Adds to `operation` that the releases of an archive move with it to its new owner. */
export async function giveReleases(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  ownerId: string,
): Promise<void> {
  const entries = await listRecords(kv, tourId);
  for (const { key, value } of entries) operation.set(key, { ...value, ownerId });
  if (entries.length > 0) countChange(operation);
}

/** Adds to `operation` the releases of an archive for a copy of it. */
export async function copyReleases(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  copy: { tourId: string; ownerId: string },
): Promise<void> {
  const entries = await listRecords(kv, tourId);
  for (const { value } of entries) {
    operation.set(releaseKey(copy.tourId, value.id), { ...value, ...copy });
  }
  if (entries.length > 0) countChange(operation);
}

/** Removes all releases of an archive that is removed for good. */
export async function removeReleases(kv: Deno.Kv, tourId: string): Promise<void> {
  const entries = await listRecords(kv, tourId);
  if (entries.length === 0) return;
  const operation = kv.atomic();
  for (const { key } of entries) operation.delete(key);
  countChange(operation);
  await operation.commit();
}

const listRecords = (kv: Deno.Kv, tourId: string): Promise<Deno.KvEntry<ReleaseRecord>[]> =>
  Array.fromAsync(kv.list<ReleaseRecord>({ prefix: releasesPrefix(tourId) }));

const toRelease = ({ tourId: _, ownerId: __, ...release }: ReleaseRecord): Release => release;

async function recordingIn(kv: Deno.Kv, tourId: string, stopId: string): Promise<string> {
  const stop = (await getTour(kv, tourId))?.tour.audioStops.find(({ id }) => id === stopId);
  if (!stop) throw new Problem(404, "This archive has no such stop.");
  if (isTestBeep(stop.audioUrl)) {
    throw new Problem(400, "This stop has a test sound. Add its recording first.");
  }
  return recordingOf(stop.audioUrl);
}

/** One atomic step that is checked, audited and counted. */
function write<T>(
  kv: Deno.Kv,
  tourId: string,
  { by, now }: Change,
  action: AuditAction,
  prepare: (operation: Deno.AtomicOperation, tour: TourRecord) => Promise<T>,
): Promise<T> {
  return mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(tourId));
    if (entry.value === null) throw new Problem(404, "Tour not found");
    authorize(entry.value, by);
    const operation = kv.atomic().check(entry);
    const result = await prepare(operation, entry.value);
    countChange(operation);
    await auditForeign(kv, operation, entry.value, action, by, now);
    return { operation, result };
  });
}

function countChange(operation: Deno.AtomicOperation): void {
  operation.sum(CONSENTS_REVISION, 1n).sum(CONTENT_REVISION, 1n);
}
