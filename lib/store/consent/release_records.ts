/**
 * The entries of releases, `["consents", tourId, releaseId]`, and the step that changes one. They
 * belong to an archive: anybody may upload the same bytes, and must not withdraw another's
 * recording. What depends on them is kept by `["consents_revision"]`, which grows with each change;
 * so does the content revision.
 */
import type { AuditAction } from "../../model/account/audit_actions.ts";
import { Release, type ReleaseState, toReleaseState } from "../../model/consent/release.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import {
  type Actor,
  auditForeign,
  authorizeRole,
  beginTourChange,
  isOwnerOrAdmin,
  type NeededRole,
} from "../people/tour_actor.ts";
import { Consents, type ReleaseRecord } from "../records/consent.ts";
import { ConsentsRevision, ContentRevision, type TourRecord } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Which release of which archive. */
export type ReleaseRef = { tourId: string; id: string };

/** The author of a change to a release, and the time. */
export type ReleaseChange = { by: Actor; now: Date };

/** The revision of a release; see `Release`. */
const revisionOf = ({ revision = 1 }: ReleaseRecord): number => revision;

export function toRelease(record: ReleaseRecord): Release {
  const { tourId: _, ownerId: __, addedBy: ___, withdrawnWith: ____, ...release } = record;
  return { ...release, revision: revisionOf(record) };
}

/** What `by`, an editor of the archive, sees of a release. */
export const toStateFor = (by: Actor, record: ReleaseRecord): ReleaseState => ({
  ...toReleaseState(toRelease(record)),
  ...takesDocumentOf(by, record) && { takesDocument: true },
});

/** Whether an editor has added the release, and nobody has changed it since. */
const takesDocumentOf = ({ id }: Actor, record: ReleaseRecord): boolean =>
  record.addedBy === id && revisionOf(record) === 1;

/** @throws {Problem} 403 when `by` may not give the release its document. */
export function authorizeDocument(by: Actor, record: ReleaseRecord): void {
  if (isOwnerOrAdmin(record.ownerId, by) || takesDocumentOf(by, record)) return;
  throw new Problem(
    403,
    t("ownerArchiveKeepsSigned"),
  );
}

/** The entries of the releases of an archive, the oldest first. */
export const listReleaseRecords = (
  kv: Deno.Kv,
  tourId: string,
): Promise<Deno.KvEntry<ReleaseRecord>[]> => Array.fromAsync(Consents.list(kv, [tourId]));

/** @throws {Problem} 404 when there is no such release. */
export async function findRelease(
  kv: Deno.Kv,
  { tourId, id }: ReleaseRef,
): Promise<Deno.KvEntry<ReleaseRecord>> {
  const entry = await Consents.get(kv, tourId, id);
  if (entry.versionstamp === null) throw new Problem(404, t("releaseDoesntExist"));
  return entry;
}

/**
 * The revision that follows that of a release.
 *
 * @throws {Problem} 409 when a change began from another one than is stored.
 */
export function nextRevision(record: ReleaseRecord, from: number | undefined): number {
  const revision = revisionOf(record);
  if (from === undefined || from === revision) return revision + 1;
  throw new Problem(
    409,
    t("someoneChangedReleaseWhile", { revision, from }),
  );
}

/** A change of releases: its name in the audit log, and the role that it needs. */
type ReleaseAct = { action: AuditAction; needed: NeededRole };

/**
 * One atomic step that changes releases of an archive: checked, audited and counted.
 *
 * @throws {Problem} 404 when there is no such archive; 403 when `by` has not the role that is
 * needed; 503 when too many write at once.
 */
export function writeRelease<T>(
  kv: Deno.Kv,
  tourId: string,
  { by, now }: ReleaseChange,
  { action, needed }: ReleaseAct,
  prepare: (operation: Deno.AtomicOperation, tour: TourRecord) => Promise<T>,
): Promise<T> {
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    await authorizeRole(kv, operation, tour, by, needed);
    const result = await prepare(operation, tour);
    countChange(operation);
    await auditForeign(kv, operation, tour, action, by, now);
    return { operation, result };
  });
}

/** Adds to `operation` that releases have changed. */
export function countChange(operation: Deno.AtomicOperation): void {
  operation.sum(ConsentsRevision.root, 1n).sum(ContentRevision.root, 1n);
}
