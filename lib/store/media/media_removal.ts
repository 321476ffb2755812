/**
 * The removal of stored files. A file's record goes first, in a step that fails if the file is used
 * again; a mark remains until its bytes and its entries in accounts are gone, too.
 */
import { mediaName } from "../../model/media/media.ts";
import { mutate } from "../kv/atomic.ts";
import { changeUsage } from "./media_usage.ts";
import { listUsedMedia } from "./media_uses.ts";
import { dropOriginals } from "./originals.ts";
import {
  MediaFiles,
  MediaOwners,
  type MediaRecord,
  type MediaRemoval,
  MediaRemovals,
  MediaSwept,
  type MediaUsage,
  MediaUsages,
  MediaUsers,
  type OwnedMedia,
  UserMedia,
} from "../records/media.ts";
import { MediaClasses } from "../records/classes.ts";

/** How long a file must be unused before it is deleted: 30 days. */
const UNUSED_MS = 30 * 24 * 3600 * 1000;

/** The minimum time between sweeps of all processes. */
const SWEEP_MS = 20 * 3600 * 1000;

/**
 * Files that are examined together, about 60 MB; a large store does not fit into memory. The uses
 * are read once for each batch.
 */
const FILES_AT_ONCE = 100_000;

/** True for one process, when the last sweep is most of a day ago. */
export async function claimSweep(kv: Deno.Kv, now: Date): Promise<boolean> {
  const entry = await MediaSwept.get(kv);
  // Also when the last sweep is in the future by more: the clock was set back.
  const apart = Math.abs(now.getTime() - Date.parse(entry.value ?? ""));
  if (apart < SWEEP_MS) return false;
  return (await kv.atomic().check(entry).set(entry.key, now.toISOString()).commit()).ok;
}

/**
 * Marks unused files, and unmarks those that are used again. Removes the records of files unused
 * for 30 days, and returns their hashes: `finishMediaRemoval` ends them once their bytes are gone.
 */
export async function removeUnusedMedia(
  kv: Deno.Kv,
  now: Date,
  atOnce = FILES_AT_ONCE,
): Promise<string[]> {
  const removed: string[] = [];
  let files: Files = new Map();
  for await (const entry of MediaFiles.list(kv)) {
    files.set(entry.value.hash, entry);
    if (files.size < atOnce) continue;
    removed.push(...await removeUnusedOf(kv, files, now));
    files = new Map();
  }
  removed.push(...await removeUnusedOf(kv, files, now));
  return removed;
}

/** Entries of files by their hashes. */
type Files = Map<string, Deno.KvEntry<MediaRecord>>;

/** `files` were read before the uses: a new use of a marked file changes its record. */
async function removeUnusedOf(kv: Deno.Kv, files: Files, now: Date): Promise<string[]> {
  if (files.size === 0) return [];
  const used = await listUsedMedia(kv, files);
  const removed: string[] = [];
  for (const { key, value, versionstamp } of files.values()) {
    const { unusedSince, ...record } = value;
    const operation = kv.atomic().check({ key, versionstamp });
    if (used.has(value.hash)) {
      if (unusedSince) await operation.set(key, record).commit();
    } else if (!unusedSince) {
      await operation.set(key, { ...record, unusedSince: now.toISOString() }).commit();
    } else if (now.getTime() - Date.parse(unusedSince) >= UNUSED_MS) {
      const removal: MediaRemoval = { began: now.toISOString(), name: mediaName(value) };
      operation.delete(key).set(MediaRemovals.key(value.hash), removal);
      if ((await operation.commit()).ok) removed.push(value.hash);
    }
  }
  return removed;
}

/** Unfinished removals: the hash and name of each file, and when it began. */
export async function listMediaRemovals(
  kv: Deno.Kv,
): Promise<(MediaRemoval & { hash: string })[]> {
  const entries = await Array.fromAsync(MediaRemovals.list(kv));
  return entries.map(({ key, value }) => ({ ...value, hash: String(key[1]) }));
}

/**
 * Takes a removed file, whose bytes are gone, out of all accounts, and ends its removal. May be
 * called twice.
 */
export async function finishMediaRemoval(kv: Deno.Kv, hash: string): Promise<void> {
  for await (const { key } of MediaOwners.list(kv, [hash])) {
    await disown(kv, key, String(key[2]), hash);
  }
  for await (const { key } of MediaUsers.list(kv, [hash])) await kv.delete(key);
  for await (const { key } of MediaClasses.list(kv, [hash])) await kv.delete(key);
  await kv.delete(MediaRemovals.key(hash));
}

/**
 * Takes a file out of a deleted account. If no other account has it, the next sweep removes it,
 * unless something uses it.
 */
export function disownMedia(kv: Deno.Kv, userId: string, hash: string): Promise<void> {
  return mutate(async () => {
    const [media, owned] = await kv.getMany<[MediaRecord, OwnedMedia]>([
      MediaFiles.key(hash),
      UserMedia.key(userId, hash),
    ]);
    const owners = await Array.fromAsync(MediaOwners.list(kv, [hash]));
    const isOnly = owners.every(({ key }) => key[2] === userId);
    // Storing the file or using it meanwhile changes its record.
    const operation = kv.atomic().check(media)
      .delete(UserMedia.key(userId, hash)).delete(MediaOwners.key(hash, userId));
    if (media.value && isOnly) {
      operation.set(media.key, { ...media.value, unusedSince: new Date(0).toISOString() });
    }
    await dropOriginals(kv, operation, { userId, recording: hash, owned: owned.value });
    return { operation, result: undefined };
  });
}

/**
 * Lets the next sweep remove a file that is in no account, unless something uses it. No effect on
 * others.
 */
export function condemnMedia(kv: Deno.Kv, hash: string): Promise<void> {
  return mutate(async () => {
    const media = await MediaFiles.get(kv, hash);
    const owners = await Array.fromAsync(MediaOwners.list(kv, [hash]));
    if (media.value === null || owners.length > 0) return { result: undefined };
    const condemned = { ...media.value, unusedSince: new Date(0).toISOString() };
    return { operation: kv.atomic().check(media).set(media.key, condemned), result: undefined };
  });
}

/**
 * How long the bytes stay after an owner removed a file, in milliseconds, because a save under way
 * may be about to name it.
 */
const RELEASED_MS = 3600 * 1000;

/**
 * Takes an unused file out of a user's account, and frees its bytes. If no other account has it,
 * the next sweep after an hour removes it, unless something uses it by then. False if it is not in
 * the account.
 */
export function releaseMedia(
  kv: Deno.Kv,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  return mutate(async () => {
    const [media, owned, usage] = await kv.getMany<[MediaRecord, OwnedMedia, MediaUsage]>([
      MediaFiles.key(hash),
      UserMedia.key(userId, hash),
      MediaUsages.key(userId),
    ]);
    if (owned.value === null) return { result: false };
    const owners = await Array.fromAsync(MediaOwners.list(kv, [hash]));
    const operation = kv.atomic().check(media).check(owned)
      .delete(owned.key).delete(MediaOwners.key(hash, userId));
    const freed = await dropOriginals(kv, operation, {
      userId,
      recording: hash,
      owned: owned.value,
    });
    changeUsage(operation, usage, { bytes: -owned.value.bytes - freed });
    if (media.value && owners.every(({ key }) => key[2] === userId)) {
      const unusedSince = new Date(now.getTime() - UNUSED_MS + RELEASED_MS).toISOString();
      operation.set(media.key, { ...media.value, unusedSince });
    }
    return { operation, result: true };
  });
}

function disown(kv: Deno.Kv, ownerKey: Deno.KvKey, userId: string, hash: string): Promise<void> {
  return mutate(async () => {
    const [owned, usage] = await kv.getMany<[OwnedMedia, MediaUsage]>([
      UserMedia.key(userId, hash),
      MediaUsages.key(userId),
    ]);
    const operation = kv.atomic().check(owned).delete(owned.key).delete(ownerKey);
    const freed = await dropOriginals(kv, operation, {
      userId,
      recording: hash,
      owned: owned.value,
    });
    if (owned.value) changeUsage(operation, usage, { bytes: -owned.value.bytes - freed });
    return { operation, result: undefined };
  });
}
