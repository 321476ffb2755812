/**
 * Releases of recordings. Editors of an archive add them; its owner and administrators change and
 * remove them.
 */
import {
  MAX_RELEASES,
  type Release,
  type ReleaseInput,
  type ReleaseState,
  type ReleaseUpdate,
} from "../../model/consent/release.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { isTestBeep } from "../../model/media/url_rules.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { getUnsettledVersion } from "../review/versions.ts";
import { type Actor, isOwnerOrAdmin } from "../people/tour_actor.ts";
import { getTour } from "../tours/tours.ts";
import { dropDocuments, giveDocuments } from "./documents.ts";
import {
  countChange,
  findRelease,
  listReleaseRecords,
  nextRevision,
  type ReleaseChange,
  type ReleaseRef,
  toRelease,
  toStateFor,
  writeRelease,
} from "./release_records.ts";
import { translatedIn } from "./translated_recordings.ts";
import { releaseTranslations, withdrawTranslations } from "./withdrawn_translations.ts";
import { Consents, type ReleaseRecord, Seals } from "../records/consent.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The releases of an archive, the oldest first. */
export async function listReleases(kv: Deno.Kv, tourId: string): Promise<Release[]> {
  const entries = await listReleaseRecords(kv, tourId);
  return entries.map(({ value }) => toRelease(value));
}

/** The same as `by`, an editor of the archive, sees them. */
export async function listReleaseStates(
  kv: Deno.Kv,
  tourId: string,
  by: Actor,
): Promise<ReleaseState[]> {
  const entries = await listReleaseRecords(kv, tourId);
  return entries.map(({ value }) => toStateFor(by, value));
}

/**
 * Stores a release for the recording of a stop. One by an administrator lifts a seal of the
 * recording (`seals.ts`).
 *
 * @throws {Problem} 404 when there is no such archive or stop; 403 when `by` is neither owner nor
 * editor nor administrator; 400 for a stop without a recording of its own; 413 beyond
 * `MAX_RELEASES`.
 */
export async function addRelease(
  kv: Deno.Kv,
  tourId: string,
  { stopId, language, recording: named, ...terms }: ReleaseInput,
  change: ReleaseChange,
): Promise<Release> {
  const recording = await recordingIn(kv, tourId, { stopId, language, recording: named });
  if ((await listReleaseRecords(kv, tourId)).length >= MAX_RELEASES) {
    throw new Problem(413, t("archiveMostReleases", { maxReleases: MAX_RELEASES }));
  }
  const at = change.now.toISOString();
  const id = newId(change.now);
  const release: Release = {
    id,
    recording,
    ...terms,
    createdAt: at,
    updatedAt: at,
    revision: 1,
  };
  const act = { action: "add-release", needed: "editor" } as const;
  return await writeRelease(kv, tourId, change, act, (operation, { userId }) => {
    const key = Consents.key(tourId, id);
    const record: ReleaseRecord = {
      ...release,
      tourId,
      ownerId: userId,
      ...!isOwnerOrAdmin(userId, change.by) && { addedBy: change.by.id },
    };
    operation.check({ key, versionstamp: null }).set(key, record);
    if (change.by.isAdmin) operation.delete(Seals.key(recording));
    return Promise.resolve(release);
  });
}

/**
 * Changes a release, withdraws it, or takes its withdrawal back. Its document stays. Translations
 * of the recording are withdrawn and released with it.
 *
 * @throws {Problem} 404 when there is no such release; 403 when `by` is neither owner nor
 * administrator; 409 when it has another `revision`; 503 when too many write at once.
 */
export function changeRelease(
  kv: Deno.Kv,
  ref: ReleaseRef,
  { isWithdrawn, revision, ...terms }: ReleaseUpdate,
  change: ReleaseChange,
): Promise<Release> {
  const act = { action: "change-release", needed: "owner" } as const;
  return writeRelease(kv, ref.tourId, change, act, async (operation, { userId }) => {
    const entry = await findRelease(kv, ref);
    const { recording, document, createdAt, withdrawnAt } = entry.value;
    const at = change.now.toISOString();
    const record: ReleaseRecord = {
      id: ref.id,
      recording,
      ...terms,
      ...document && { document },
      ...isWithdrawn && { withdrawnAt: withdrawnAt ?? at },
      createdAt,
      updatedAt: at,
      revision: nextRevision(entry.value, revision),
      tourId: ref.tourId,
      ownerId: userId,
    };
    operation.check(entry).set(entry.key, record);
    if (!isWithdrawn) await releaseTranslations(kv, operation, ref);
    else if (withdrawnAt === undefined) {
      await withdrawTranslations(kv, operation, record, change.now);
    }
    return toRelease(record);
  });
}

/** A release of an archive; null for an unknown id. */
export async function getRelease(kv: Deno.Kv, { tourId, id }: ReleaseRef): Promise<Release | null> {
  const { value } = await Consents.get(kv, tourId, id);
  return value && toRelease(value);
}

/**
 * Removes a release, and its document: without one, a recording is as open as its archive.
 *
 * @throws {Problem} 404 when there is no such release; else as `changeRelease`.
 */
export function removeRelease(
  kv: Deno.Kv,
  ref: ReleaseRef,
  change: ReleaseChange,
): Promise<void> {
  const act = { action: "remove-release", needed: "owner" } as const;
  return writeRelease(kv, ref.tourId, change, act, async (operation) => {
    const entry = await findRelease(kv, ref);
    operation.check(entry).delete(entry.key);
    await releaseTranslations(kv, operation, ref);
    await dropDocuments(kv, operation, [entry.value]);
  });
}

/** Adds to `operation` that the releases of an archive move with it to its new owner. */
export async function giveReleases(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  ownerId: string,
): Promise<void> {
  const entries = await listReleaseRecords(kv, tourId);
  for (const { key, value } of entries) operation.set(key, { ...value, ownerId });
  await giveDocuments(kv, operation, entries.map(({ value }) => value), ownerId);
  if (entries.length > 0) countChange(operation);
}

/**
 * Adds to `operation` the releases of an archive for a copy of it by `by`, without their documents:
 * the copy may be somebody else's. An editor's copy has the terms without the names.
 */
export async function copyReleases(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  original: { id: string; userId: string },
  copy: { tourId: string; by: Actor },
): Promise<void> {
  const entries = await listReleaseRecords(kv, original.id);
  const isNamed = isOwnerOrAdmin(original.userId, copy.by);
  for (const { value: { document: _, addedBy: __, ...release } } of entries) {
    const shown = isNamed ? release : withoutNames(release);
    const owned = { tourId: copy.tourId, ownerId: copy.by.id };
    operation.set(Consents.key(copy.tourId, release.id), { ...shown, ...owned });
  }
  if (entries.length > 0) countChange(operation);
}

function withoutNames({ keeper: _, ...release }: ReleaseRecord): ReleaseRecord {
  return { ...release, person: t("namedInOriginal") };
}

/** Releases that one atomic operation removes: two mutations each, of the 1,000 that it takes. */
const RELEASES_PER_STEP = 300;

/** Removes all releases of an archive that is removed for good, and their documents. */
export async function removeReleases(kv: Deno.Kv, tourId: string): Promise<void> {
  const step = () =>
    mutate(async () => {
      const entries = (await listReleaseRecords(kv, tourId)).slice(0, RELEASES_PER_STEP);
      if (entries.length === 0) return { result: 0 };
      const operation = kv.atomic();
      for (const { key } of entries) operation.delete(key);
      await dropDocuments(kv, operation, entries.map(({ value }) => value));
      countChange(operation);
      return { operation, result: entries.length };
    });
  while (await step() > 0);
}

/** The recording that a new release is for: the one that it names, or the newest. */
async function recordingIn(
  kv: Deno.Kv,
  tourId: string,
  { stopId, language, recording: named }: Pick<ReleaseInput, "stopId" | "language" | "recording">,
): Promise<string> {
  const addresses = language === undefined
    ? await originalsIn(kv, tourId, stopId)
    : await translatedIn(kv, { tourId, language }, stopId);
  const recordings = addresses.map(recordingOf);
  const found = recordings.find((one) => named === undefined || one === named);
  if (found === undefined) {
    throw new Problem(404, t(language === undefined ? "archiveNoSuchStop2" : "noSuchLanguage"));
  }
  if (isTestBeep(found)) throw new Problem(400, t("stopTestSoundAdd"));
  return found;
}

async function originalsIn(kv: Deno.Kv, tourId: string, stopId: string): Promise<string[]> {
  // A release may be there before the version that needs it is approved.
  const version = isReviewed(kv) ? await getUnsettledVersion(kv, tourId) : null;
  const tour = (await getTour(kv, tourId))?.tour;
  const stops = [...version?.audioStops ?? [], ...tour?.audioStops ?? []];
  return stops.filter(({ id }) => id === stopId).map(({ audioUrl }) => audioUrl);
}
