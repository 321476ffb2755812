/**
 * The signed documents of releases. A release has the record of its document; the bytes are
 * elsewhere, under the document's id, which no other document has or had. They count against the
 * quota of the archive's owner.
 */
import type { Release, ReleaseDocument } from "../../model/consent/release.ts";
import { NOBODY } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import { newId } from "../kv/new_id.ts";
import { readQuota } from "../media/media_quota.ts";
import { changeUsage } from "../media/media_usage.ts";
import {
  authorizeDocument,
  findRelease,
  nextRevision,
  type ReleaseChange,
  type ReleaseRef,
  toRelease,
  writeRelease,
} from "./release_records.ts";
import { type MediaUsage, MediaUsages } from "../records/media.ts";
import { DocumentRemovals, type ReleaseRecord } from "../records/consent.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** How long bytes may be on their way before they are taken for lost: a day, in milliseconds. */
const SENDING_MS = 24 * 3600 * 1000;

/**
 * A document of this many bytes is about to be sent. `quota` is the standard, for an owner without
 * a quota of their own.
 */
type Announced = ReleaseRef & { bytes: number; quota: number; revision?: number };

/**
 * Gives a new document its id; its bytes may be stored then, and are removed within a day or so
 * unless `setDocument` follows.
 *
 * @throws {Problem} 404 when there is no such release; 403 when `by` may not give it a document;
 * 409 when it has another `revision`; 413 when the bytes do not fit into what is left of the quota.
 */
export async function announceDocument(
  kv: Deno.Kv,
  { bytes, quota, revision, ...ref }: Announced,
  { by, now }: ReleaseChange,
): Promise<string> {
  const { value } = await findRelease(kv, ref);
  authorizeDocument(by, value);
  nextRevision(value, revision);
  await checkRoom(kv, value, { bytes, quota });
  const id = newId(now);
  const removal = { after: new Date(now.getTime() + SENDING_MS).toISOString() };
  await kv.set(DocumentRemovals.key(id), removal);
  return id;
}

/** @throws {Problem} 413 when so many bytes more are not to be had. */
async function checkRoom(
  kv: Deno.Kv,
  { ownerId, document }: ReleaseRecord,
  { bytes, quota }: { bytes: number; quota: number },
): Promise<Deno.KvEntryMaybe<MediaUsage>> {
  const usage = await MediaUsages.get(kv, ownerId);
  const used = (usage.value?.bytes ?? 0) - (document?.bytes ?? 0);
  if (ownerId === NOBODY) return usage;
  const own = await readQuota(kv, ownerId, quota);
  if (used + bytes <= own) return usage;
  throw new Problem(
    413,
    t("thereNoRoomDocument", { megabytes: own / 1e6 }),
  );
}

/**
 * Makes an announced document, whose bytes are stored, that of its release, in place of another.
 *
 * @throws {Problem} as `announceDocument`, also 503 when it came too late, or too many write at
 * once.
 */
export function setDocument(
  kv: Deno.Kv,
  ref: ReleaseRef,
  document: ReleaseDocument,
  { quota, revision, ...change }: ReleaseChange & { quota: number; revision?: number },
): Promise<Release> {
  const act = { action: "change-release", needed: "editor" } as const;
  return writeRelease(kv, ref.tourId, change, act, async (operation, tour) => {
    const [entry, announced] = await Promise.all([
      findRelease(kv, ref),
      DocumentRemovals.get(kv, document.id),
    ]);
    if (announced.value === null) throw new Problem(503, t("tookTooLongSend"));
    authorizeDocument(change.by, entry.value);
    const { addedBy: _, ...value } = entry.value;
    const usage = await checkRoom(kv, value, { bytes: document.bytes, quota });
    const record: ReleaseRecord = {
      ...value,
      document,
      revision: nextRevision(value, revision),
      updatedAt: change.now.toISOString(),
    };
    operation.check(entry).check(announced).set(entry.key, record).delete(announced.key);
    if (tour.userId !== NOBODY) {
      changeUsage(operation, usage, { bytes: document.bytes - (value.document?.bytes ?? 0) });
    }
    if (value.document) addRemoval(operation, value.document);
    return toRelease(record);
  });
}

/**
 * Takes the document from a release.
 *
 * @throws {Problem} 404 when there is no such release or it has no document; 403 when `by` is
 * neither owner nor administrator; 409 when it has another `revision`; 503 when too many write at
 * once.
 */
export function removeDocument(
  kv: Deno.Kv,
  ref: ReleaseRef,
  { revision, ...change }: ReleaseChange & { revision?: number },
): Promise<Release> {
  const act = { action: "change-release", needed: "owner" } as const;
  return writeRelease(kv, ref.tourId, change, act, async (operation) => {
    const entry = await findRelease(kv, ref);
    const { document, ...rest } = entry.value;
    if (!document) throw new Problem(404, noDocument());
    const record: ReleaseRecord = {
      ...rest,
      revision: nextRevision(entry.value, revision),
      updatedAt: change.now.toISOString(),
    };
    operation.check(entry).set(entry.key, record);
    await dropDocuments(kv, operation, [entry.value]);
    return toRelease(record);
  });
}

/** The message for a release without a document. */
export const noDocument = (): string => t("releaseHasNoDocument");

/**
 * Adds to `operation`, which takes these releases or their documents away, that the bytes of the
 * documents go, and their room is free. The releases are all of one owner.
 */
export async function dropDocuments(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  records: readonly ReleaseRecord[],
): Promise<void> {
  const documents = records.flatMap(({ document }) => document ?? []);
  if (documents.length === 0) return;
  for (const document of documents) addRemoval(operation, document);
  await addBytes(kv, operation, records[0].ownerId, -sizeOf(documents));
}

/** Adds to `operation` that the documents of these releases are of another owner from now on. */
export async function giveDocuments(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  records: readonly ReleaseRecord[],
  ownerId: string,
): Promise<void> {
  const documents = records.flatMap(({ document }) => document ?? []);
  if (documents.length === 0 || records[0].ownerId === ownerId) return;
  await addBytes(kv, operation, records[0].ownerId, -sizeOf(documents));
  await addBytes(kv, operation, ownerId, sizeOf(documents));
}

const sizeOf = (documents: readonly ReleaseDocument[]): number =>
  documents.reduce((sum, { bytes }) => sum + bytes, 0);

function addRemoval(operation: Deno.AtomicOperation, { id }: ReleaseDocument): void {
  const removal = { after: new Date(0).toISOString() };
  operation.set(DocumentRemovals.key(id), removal);
}

/** Nothing is counted of administrators' archives, nor of accounts that are gone. */
async function addBytes(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
  bytes: number,
): Promise<void> {
  if (userId === NOBODY) return;
  const usage = await MediaUsages.get(kv, userId);
  if (usage.value || bytes > 0) changeUsage(operation, usage, { bytes });
}
