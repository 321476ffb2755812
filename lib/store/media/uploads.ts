/**
 * Uploads under way: `["uploads", userId, uploadId]`. The key begins with the user's id, so that
 * nobody can reach another's. The bytes are elsewhere, in parts that the record names.
 */
import type { Media } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import { MAX_FILES, MAX_UPLOADS } from "../../model/media/quotas.ts";
import { mutate } from "../kv/atomic.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { readQuota } from "./media_quota.ts";
import { changeUsage } from "./media_usage.ts";
import { newId } from "../kv/new_id.ts";
import { mayGetOriginal } from "./originals.ts";
import {
  type MediaUsage,
  MediaUsages,
  type Upload,
  type UploadResult,
  Uploads,
} from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

/** How long an upload waits for more bytes, and a finished one is remembered: three days. */
const UPLOAD_MS = 3 * 24 * 3600 * 1000;

/** Most parts of one upload, so that its record fits into a value of KV. */
export const MAX_UPLOAD_PARTS = 1000;

/** The declaration before the first byte, and the user. */
type NewUpload = Pick<Upload, "userId" | "name" | "size" | "sha256" | "originalOf">;

/**
 * Stores a new upload and reserves its size. `quota` is the standard in bytes, which holds for a
 * user without a quota of their own. With `idempotent`, a request that was sent twice makes
 * one upload.
 *
 * @throws {Problem} 413 when the size exceeds the rest of the quota, or the user has 200
 *   unfinished uploads or 5,000 files; 400 for the original of a recording that is not in the
 *   account, or has the most; 409 when `idempotent` was used for another; 503 when too many
 *   write at once.
 */
export function createUpload(
  kv: Deno.Kv,
  upload: NewUpload,
  { now, quota, idempotent, besides }: {
    now: Date;
    quota: number;
    idempotent?: IdempotentRequest;
    /** Adds further checks to the step. */
    besides?: (operation: Deno.AtomicOperation) => Promise<void>;
  },
): Promise<Upload> {
  return createIdempotently(kv, idempotent, now, async () => {
    const { userId, size } = upload;
    const usage = await MediaUsages.get(kv, userId);
    const { bytes, uploads } = usage.value ?? { bytes: 0, uploads: 0 };
    const own = await readQuota(kv, userId, quota);
    if (bytes + size > own) throw noRoom(bytes, size, own);
    if (uploads >= MAX_UPLOADS) {
      throw new Problem(
        413,
        t("unfinishedUploadsFinishCancel", { maxUploads: MAX_UPLOADS }),
      );
    }
    await checkFiles(kv, userId);
    if (upload.originalOf !== undefined && !await mayGetOriginal(kv, userId, upload.originalOf)) {
      throw new Problem(
        400,
        t("recordingMadeFileNot"),
      );
    }
    const record: Upload = {
      ...upload,
      id: newId(now),
      offset: 0,
      parts: [],
      createdAt: now.toISOString(),
      expiresAt: expiry(now),
    };
    const operation = kv.atomic().set(Uploads.key(userId, record.id), record);
    await checkIsOpen(kv, operation, userId);
    await besides?.(operation);
    changeUsage(operation, usage, { bytes: size, uploads: 1 });
    return { operation, result: record };
  });
}

/** @throws {Problem} 413 when the user has the most files allowed. */
async function checkFiles(kv: Deno.Kv, userId: string): Promise<void> {
  const options = { limit: MAX_FILES, batchSize: 1000 };
  const files = await Array.fromAsync(kv.list({ prefix: ["media_by_user", userId] }, options));
  if (files.length < MAX_FILES) return;
  throw new Problem(
    413,
    t("recordingsPicturesWhichLimit", { maxFiles: MAX_FILES }),
  );
}

const expiry = (now: Date) => new Date(now.getTime() + UPLOAD_MS).toISOString();

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1).replace(/\.0$/, "");

const noRoom = (used: number, size: number, quota: number) =>
  new Problem(
    413,
    t("fileMbAlreadyUse", {
      megabytes: megabytes(size),
      used: megabytes(used),
      quota: megabytes(quota),
    }),
  );

/** An upload of this user; null if it is unknown or expired. */
export async function getUpload(
  kv: Deno.Kv,
  userId: string,
  id: string,
  now: Date,
): Promise<Upload | null> {
  const { value } = await Uploads.get(kv, userId, id);
  return value && value.expiresAt > now.toISOString() ? value : null;
}

/**
 * Adds a part of `bytes` bytes to an upload, which then lives for another three days.
 *
 * @throws {Problem} 409 when other bytes came meanwhile, or the upload is gone or ended; 413 when
 * it has 1,000 parts already.
 */
export async function addPart(
  kv: Deno.Kv,
  upload: Upload,
  { name, bytes }: { name: string; bytes: number },
  now: Date,
): Promise<Upload> {
  const key = Uploads.key(upload.userId, upload.id);
  const entry = await kv.get<Upload>(key);
  if (upload.parts.length >= MAX_UPLOAD_PARTS) {
    throw new Problem(
      413,
      t("uploadCameMoreThan", { maxUploadParts: MAX_UPLOAD_PARTS }),
    );
  }
  if (entry.value?.offset === upload.offset && !entry.value.result) {
    const grown: Upload = {
      ...entry.value,
      offset: upload.offset + bytes,
      parts: [...entry.value.parts, name],
      expiresAt: expiry(now),
    };
    if ((await kv.atomic().check(entry).set(key, grown).commit()).ok) return grown;
  }
  throw new Problem(
    409,
    t("anotherRequestContinuedUpload"),
  );
}

/** Ends an upload that was refused, and frees its reserved bytes. */
export function refuseUpload(
  kv: Deno.Kv,
  { userId, id }: Upload,
  refusal: Exclude<UploadResult, { media: Media }>,
): Promise<void> {
  return mutate(async () => {
    const [entry, usage] = await kv.getMany<[Upload, MediaUsage]>([
      Uploads.key(userId, id),
      MediaUsages.key(userId),
    ]);
    if (!entry.value || entry.value.result) return { result: undefined };
    const refused: Upload = { ...entry.value, parts: [], result: refusal };
    const operation = kv.atomic().check(entry).set(entry.key, refused);
    changeUsage(operation, usage, { bytes: -entry.value.size, uploads: -1 });
    return { operation, result: undefined };
  });
}

/** Removes an upload, and frees its reserved bytes. False for an unknown one. */
export function removeUpload(kv: Deno.Kv, userId: string, id: string): Promise<boolean> {
  return mutate(async () => {
    const [entry, usage] = await kv.getMany<[Upload, MediaUsage]>([
      Uploads.key(userId, id),
      MediaUsages.key(userId),
    ]);
    if (entry.value === null) return { result: false };
    const operation = kv.atomic().check(entry).delete(entry.key);
    if (!entry.value.result) {
      changeUsage(operation, usage, { bytes: -entry.value.size, uploads: -1 });
    }
    return { operation, result: true };
  });
}

/** The uploads of a user that have not expired. */
export async function listUploads(kv: Deno.Kv, userId: string, now: Date): Promise<Upload[]> {
  const entries = await Array.fromAsync(Uploads.list(kv, [userId]));
  return entries.map(({ value }) => value).filter(({ expiresAt }) => expiresAt > now.toISOString());
}

/** The uploads that have expired: those of one user, or of all. */
export async function listExpiredUploads(
  kv: Deno.Kv,
  now: Date,
  userId?: string,
): Promise<Upload[]> {
  const prefix = userId === undefined ? ["uploads"] : Uploads.prefix(userId);
  const entries = await Array.fromAsync(kv.list<Upload>({ prefix }, { batchSize: 100 }));
  return entries.map(({ value }) => value)
    .filter(({ expiresAt }) => expiresAt <= now.toISOString());
}

/** Removes all unfinished uploads. */
export async function removeUnfinishedUploads(kv: Deno.Kv): Promise<void> {
  for await (const { value } of kv.list<Upload>({ prefix: ["uploads"] }, { batchSize: 100 })) {
    if (!value.result) await removeUpload(kv, value.userId, value.id);
  }
}
