/** The files of an account: what uses each, and the removal of unused ones. */
import type {
  FileHolder,
  FilesRemoved,
  OwnFiles,
  UnusedFile,
} from "../../model/media/own_files.ts";
import { listUserMedia } from "./media.ts";
import { releaseMedia } from "./media_removal.ts";
import { getMediaUsage } from "./media_usage.ts";
import { noteAllMediaUsers } from "./media_users.ts";
import { DraftTrash } from "../records/drafts.ts";
import { DraftMedia, hashesIn, MediaUsers, originalHashes, TourMedia } from "../records/media.ts";
import { TourWords, WordsMedia } from "../records/words.ts";
import { Tours, TourTrash, UserTours } from "../records/tours.ts";

/** Tours whose files are read at once. */
const AT_ONCE = 10;

/** The bytes of a user's files, and what uses them. */
export async function readOwnFiles(
  kv: Deno.Kv,
  userId: string,
): Promise<Omit<OwnFiles, "quota">> {
  const { files, holders } = await readHolders(kv, userId);
  const { bytes: used } = await getMediaUsage(kv, userId);
  const held = { archives: 0, versions: 0, trash: 0, others: 0 };
  const unused: UnusedFile[] = [];
  for (const file of files) {
    const holder = holders.get(file.hash);
    if (holder) held[holder] += file.bytes;
    else unused.push(file);
  }
  const stored = files.reduce((sum, { bytes }) => sum + bytes, 0);
  unused.sort((a, b) => b.bytes - a.bytes);
  return { used, unfinished: Math.max(0, used - stored), held, unused };
}

/**
 * Takes the unused ones among these files out of the user's account, and frees their bytes. Others
 * stay.
 */
export async function removeOwnFiles(
  kv: Deno.Kv,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<FilesRemoved> {
  const wanted = new Set(hashes);
  const { files, holders } = await readHolders(kv, userId);
  const removed: FilesRemoved = { files: 0, bytes: 0 };
  for (const { hash, bytes } of files) {
    if (!wanted.has(hash) || holders.has(hash)) continue;
    if (!await releaseMedia(kv, { userId, hash, now })) continue;
    removed.files++;
    removed.bytes += bytes;
  }
  return removed;
}

type Holders = Map<string, FileHolder>;

/**
 * A use of a recording also counts for its original. The files are read first, so that a use that
 * begins meanwhile is found.
 */
async function readHolders(
  kv: Deno.Kv,
  userId: string,
): Promise<{ files: UnusedFile[]; holders: Holders }> {
  const files: UnusedFile[] = [];
  const madeOf = new Map<string, string[]>();
  for await (const file of listUserMedia(kv, userId)) {
    const { hash, url, kind, bytes, name, createdAt } = file;
    files.push({ hash, url, kind, bytes, name, createdAt });
    for (const source of originalHashes(file)) {
      madeOf.set(source, [...madeOf.get(source) ?? [], hash]);
    }
  }
  const holders: Holders = new Map();
  if (files.length === 0) return { files, holders };
  await addOwnUses(kv, userId, holders);
  const left = new Set(files.map(({ hash }) => hash).filter((hash) => !holders.has(hash)));
  await addUsesOfOthers(kv, userId, left, holders);
  return { files: withOriginals(files, holders, madeOf), holders };
}

/**
 * A use of a recording also counts for its original. An unused recording takes its original with
 * it: both are listed as one file, with the size of both.
 */
function withOriginals(
  files: UnusedFile[],
  holders: Holders,
  madeOf: ReadonlyMap<string, string[]>,
): UnusedFile[] {
  const byHash = new Map(files.map((file) => [file.hash, file]));
  for (const [hash, recordings] of madeOf) {
    for (const recording of recordings) keep(holders, hash, holders.get(recording));
    const [original, made] = [byHash.get(hash), byHash.get(recordings[0])];
    if (!original || !made || holders.has(hash)) continue;
    byHash.set(made.hash, { ...made, bytes: made.bytes + original.bytes });
    byHash.delete(hash);
  }
  return [...byHash.values()];
}

/** The strongest use comes first. */
const ORDER: FileHolder[] = ["archives", "versions", "trash", "others"];

function hold(holders: Holders, uses: Uint8Array, by: FileHolder): void {
  for (const hash of hashesIn(uses)) keep(holders, hash, by);
}

function keep(holders: Holders, hash: string, by: FileHolder | undefined): void {
  const other = holders.get(hash);
  if (by && (!other || ORDER.indexOf(by) < ORDER.indexOf(other))) holders.set(hash, by);
}

async function addOwnUses(kv: Deno.Kv, userId: string, holders: Holders): Promise<void> {
  const deletedDrafts = new Set(await lastParts(kv, DraftTrash.prefix(userId)));
  for await (const { key, value } of DraftMedia.list(kv, [userId])) {
    hold(holders, value, deletedDrafts.has(String(key[3])) ? "trash" : "archives");
  }
  await eachOf(await lastParts(kv, UserTours.prefix(userId)), async (id) => {
    const { value: tour } = await Tours.get(kv, id);
    for await (const { key, value } of TourMedia.list(kv, [id])) {
      hold(holders, value, key[3] === tour?.revision ? "archives" : "versions");
    }
    const languages = await TourWords.values(kv, id);
    for await (const { key, value } of WordsMedia.list(kv, [id])) {
      const [, language, revision] = WordsMedia.idsOf(key);
      const record = languages.find((one) => one.language === language);
      const isPresent = [record?.revision, record?.shown].includes(Number(revision));
      hold(holders, value, isPresent ? "archives" : "versions");
    }
  });
  await eachOf(await lastParts(kv, TourTrash.prefix(userId)), async (id) => {
    await holdAll(kv, id, holders, "trash");
  });
}

/** All files of an archive, in its versions and its languages. */
async function holdAll(
  kv: Deno.Kv,
  id: string,
  holders: Holders,
  by: FileHolder,
): Promise<void> {
  for await (const { value } of TourMedia.list(kv, [id])) hold(holders, value, by);
  for await (const { value } of WordsMedia.list(kv, [id])) hold(holders, value, by);
}

/** Archives that were handed over, and others' archives and drafts that use a file. */
async function addUsesOfOthers(
  kv: Deno.Kv,
  userId: string,
  left: ReadonlySet<string>,
  holders: Holders,
): Promise<void> {
  if (left.size === 0) return;
  await noteAllMediaUsers(kv);
  const tours = new Set<string>();
  await eachOf([...left], async (hash) => {
    for (const id of await lastParts(kv, MediaUsers.prefix(hash))) tours.add(id);
  });
  await eachOf([...tours], async (id) => {
    await holdAll(kv, id, holders, "others");
  });
  const drafts = kv.list<Uint8Array>({ prefix: ["media_uses", "draft"] }, { batchSize: 500 });
  for await (const { key, value } of drafts) {
    if (key[2] !== userId) hold(holders, value, "others");
  }
  const stories = kv.list<Uint8Array>({ prefix: ["media_uses", "class"] }, { batchSize: 500 });
  for await (const { value } of stories) hold(holders, value, "others");
}

/** The last parts of the keys under a prefix. */
async function lastParts(kv: Deno.Kv, prefix: Deno.KvKey): Promise<string[]> {
  const entries = await Array.fromAsync(kv.list({ prefix }, { batchSize: 500 }));
  return entries.map(({ key }) => String(key.at(-1)));
}

async function eachOf(ids: readonly string[], read: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await Promise.all(ids.slice(start, start + AT_ONCE).map(read));
  }
}
