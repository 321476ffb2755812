/** Checks recordings and pictures: their bytes, their accounts, and unfinished uploads. */
import { mediaName, parseMediaName } from "../../model/media/media.ts";
import {
  MEDIA,
  mediaOwnerKey,
  type MediaRecord,
  originalKey,
  ORIGINALS,
  type OwnedMedia,
  userMediaKey,
} from "../media/media_keys.ts";
import { type MediaUsage, mediaUsageKey } from "../media/media_usage.ts";
import { MEDIA_USERS_NOTED, mediaUserKey } from "../media/media_users.ts";
import { hashesIn, listUsedMedia } from "../media/media_uses.ts";
import type { Upload } from "../media/uploads.ts";
import { checkDocuments } from "./check_documents.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed, replaced } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";

/** Finds files that are missing, cut off or changed, and accounts with wrong sums. */
export async function* checkMedia(kv: Deno.Kv, files?: StoredFiles): AsyncGenerator<Finding> {
  for await (const { key, value } of listSound<MediaRecord>(kv, MEDIA)) {
    const is = files && await problemOfFile(files, value);
    if (is) yield { level: "wrong", key, what: `the file media/${mediaName(value)} ${is}` };
  }
  const known = new Set<string>();
  for await (const [, hash] of listKeys(kv, MEDIA)) known.add(String(hash));
  for (const hash of await listUsedMedia(kv)) {
    if (known.has(hash)) continue;
    yield { level: "notice", key: [...MEDIA, hash], what: "a file is named that is not stored" };
  }
  yield* checkUsers(kv);
  const usage = new Map<string, MediaUsage>();
  const count = (userId: string, bytes: number, uploads: number) => {
    const before = usage.get(userId) ?? { bytes: 0, uploads: 0 };
    usage.set(userId, { bytes: before.bytes + bytes, uploads: before.uploads + uploads });
  };
  yield* checkAccounts(kv, known, count);
  yield* checkUploads(kv, files, count);
  yield* checkDocuments(kv, files, (userId, bytes) => count(userId, bytes, 0));
  for (const [userId, expected] of usage) {
    const finding = compared(await kv.get(mediaUsageKey(userId)), expected, "what a user stores");
    if (finding) yield finding;
  }
  for await (const entry of listSound<MediaUsage>(kv, ["media_usage"])) {
    const { bytes, uploads } = entry.value;
    if (usage.has(String(entry.key[1])) || bytes + uploads === 0) continue;
    yield removed(entry, "the storage of a user who stores nothing");
  }
}

/** Checks the notes of tours that use a file; a store without any gets them from the program. */
async function* checkUsers(kv: Deno.Kv): AsyncGenerator<Finding> {
  if ((await kv.get(MEDIA_USERS_NOTED)).value === null) return;
  const noted = new Set<string>();
  for await (const { key, value } of listSound<Uint8Array>(kv, ["media_uses", "tour"])) {
    const tourId = String(key[2]);
    noted.add(tourId);
    for (const hash of hashesIn(value)) {
      const entry = await kv.get(mediaUserKey(hash, tourId));
      if (entry.versionstamp !== null) continue;
      yield replaced(entry, true, "the way from a file to a tour that uses it is missing");
    }
  }
  for await (const entry of listSound(kv, ["media_users"])) {
    if (noted.has(String(entry.key[2]))) continue;
    yield removed(entry, "the way from a file to a tour that is not there", "notice");
  }
}

/**
 * The fault of a file. All of it is read, because a disk may change bytes and keep their number.
 */
async function problemOfFile(files: StoredFiles, record: MediaRecord): Promise<string | undefined> {
  const size = await files.mediaSize(mediaName(record));
  if (size === null) return "is gone";
  if (size !== record.bytes) return `has ${size} bytes, and should have ${record.bytes}`;
  const hash = await files.mediaHash(mediaName(record));
  return hash === record.hash ? undefined : "has other bytes than were stored";
}

type Count = (userId: string, bytes: number, uploads: number) => void;

async function* checkAccounts(
  kv: Deno.Kv,
  known: Set<string>,
  count: Count,
): AsyncGenerator<Finding> {
  for await (const entry of listSound<OwnedMedia>(kv, ["media_by_user"])) {
    const [userId, hash] = entry.key.slice(1).map(String);
    const removal = await kv.get(["media_removals", hash]);
    if (!known.has(hash) && removal.value === null) {
      yield removed(entry, "a file in an account that is not stored");
      continue;
    }
    count(userId, entry.value.bytes, 0);
    const owner = await kv.get(mediaOwnerKey(hash, userId));
    const finding = compared(owner, true, "the note that a file is in an account");
    if (finding) yield finding;
    const original = entry.value.original && parseMediaName(entry.value.original)?.hash;
    const link = original && await kv.get(originalKey(original, userId, hash));
    const lost = link && compared(link, true, "the way from an original to its recording");
    if (lost) yield lost;
  }
  for await (const entry of listSound(kv, ORIGINALS)) {
    const [, original, userId, hash] = entry.key.map(String);
    const { value } = await kv.get<OwnedMedia>(userMediaKey(userId, hash));
    if (value?.original?.startsWith(original)) continue;
    yield removed(entry, "the way from an original to a recording that is not there");
  }
  for await (const entry of listSound(kv, ["media_owners"])) {
    const [, hash, userId] = entry.key;
    const { value } = await kv.get(["media_by_user", userId, hash]);
    if (value === null) yield removed(entry, "the note of a file in no account");
  }
}

async function* checkUploads(
  kv: Deno.Kv,
  files: StoredFiles | undefined,
  count: Count,
): AsyncGenerator<Finding> {
  for await (const entry of listSound<Upload>(kv, ["uploads"])) {
    const { id, userId, size, offset, parts, result } = entry.value;
    if (result) continue;
    const problem = files && await problemOfParts(files, id, parts, offset);
    if (problem) yield removed(entry, `${problem}; its device will send it anew`);
    else count(userId, size, 1);
  }
}

async function problemOfParts(
  files: StoredFiles,
  id: string,
  parts: string[],
  offset: number,
): Promise<string | undefined> {
  const sizes = await Promise.all(parts.map((part) => files.partSize(id, part)));
  if (sizes.includes(null)) return "a part of an upload is gone";
  const sum = sizes.reduce<number>((all, size) => all + (size ?? 0), 0);
  return sum === offset ? undefined : `an upload has ${sum} bytes, and should have ${offset}`;
}
