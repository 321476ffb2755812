/** Checks recordings and pictures: their bytes, their accounts, and unfinished uploads. */
import { mediaName } from "../../model/media/media.ts";
import { listUsedMedia } from "../media/media_uses.ts";
import { checkDocuments } from "./check_documents.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed, replaced } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";
import {
  hashesIn,
  MediaFiles,
  type MediaRecord,
  MediaRemovals,
  type MediaUsage,
  MediaUsages,
  MediaUsers,
  MediaUsersNoted,
  type OwnedMedia,
  TourMedia,
  type Upload,
  UserMedia,
} from "../records/media.ts";
import { WordsMedia } from "../records/words.ts";

/** Finds files that are missing, cut off or changed, and accounts with wrong sums. */
export async function* checkMedia(kv: Deno.Kv, files?: StoredFiles): AsyncGenerator<Finding> {
  for await (const { key, value } of listSound<MediaRecord>(kv, MediaFiles.root)) {
    const is = files && await problemOfFile(files, value);
    if (is) yield { level: "wrong", key, what: `the file media/${mediaName(value)} ${is}` };
  }
  const known = new Set<string>();
  for await (const [, hash] of listKeys(kv, MediaFiles.root)) known.add(String(hash));
  for (const hash of await listUsedMedia(kv)) {
    if (known.has(hash)) continue;
    yield {
      level: "notice",
      key: MediaFiles.prefix(hash),
      what: "a file is named that is not stored",
    };
  }
  yield* checkUsers(kv);
  const usage = new Map<string, MediaUsage>();
  const count = (userId: string, bytes: number, uploads: number) => {
    const before = usage.get(userId) ?? { bytes: 0, uploads: 0 };
    usage.set(userId, { bytes: before.bytes + bytes, uploads: before.uploads + uploads });
  };
  await countAccounts(kv, known, count);
  yield* checkUploads(kv, files, count);
  yield* checkDocuments(kv, files, (userId, bytes) => count(userId, bytes, 0));
  for (const [userId, expected] of usage) {
    const finding = compared(await MediaUsages.get(kv, userId), expected, "what a user stores");
    if (finding) yield finding;
  }
  for await (const entry of listSound<MediaUsage>(kv, ["media_usage"])) {
    const { bytes, uploads } = entry.value;
    if (usage.has(String(entry.key[1])) || bytes + uploads === 0) continue;
    yield removed(entry, "the storage of a user who stores nothing");
  }
}

/** Finds tours to which no way leads from their files; a store without any gets them itself. */
async function* checkUsers(kv: Deno.Kv): AsyncGenerator<Finding> {
  if ((await MediaUsersNoted.get(kv)).value === null) return;
  for (const uses of [TourMedia, WordsMedia]) {
    for await (const { key, value } of listSound<Uint8Array>(kv, uses.root)) {
      for (const hash of hashesIn(value)) {
        const entry = await MediaUsers.get(kv, hash, uses.idsOf(key)[0]);
        if (entry.versionstamp !== null) continue;
        yield replaced(entry, true, "the way from a file to a tour that uses it is missing");
      }
    }
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

async function countAccounts(kv: Deno.Kv, known: Set<string>, count: Count): Promise<void> {
  for await (const { key, value } of listSound<OwnedMedia>(kv, UserMedia.root)) {
    const [userId, hash] = UserMedia.idsOf(key);
    const isThere = known.has(hash) || (await MediaRemovals.get(kv, hash)).value !== null;
    if (isThere) count(userId, value.bytes, 0);
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
