/**
 * Pointers from files to tours: `["media_users", hash, tourId]` for each tour that has ever named
 * the file, with the time of the first save that did. A pointer is written before the step that
 * uses the file, and only says where to look; the tours themselves say who uses it now
 * (`media_access.ts`).
 */
import { decodeTime } from "ulid";
import { getAll } from "../kv/get_all.ts";
import { hashesIn, type MediaUse, MediaUsers, MediaUsersNoted } from "../records/media.ts";

/** Mutations of one step; an atomic operation allows a thousand. */
const NOTES_PER_STEP = 500;

/**
 * Adds pointers from these files to a tour; one that is there keeps its time. `before` are files
 * that have theirs already.
 */
export async function noteMediaUsers(
  kv: Deno.Kv,
  tourId: string,
  uses: Uint8Array,
  before: Uint8Array | null,
  at: string = timeOf(tourId),
): Promise<void> {
  const known = new Set(before ? hashesIn(before) : []);
  const keys = hashesIn(uses).filter((hash) => !known.has(hash))
    .map((hash) => MediaUsers.key(hash, tourId));
  const entries = await getAll<MediaUse>(kv, keys);
  const missing = keys.filter((_, i) => entries[i].versionstamp === null);
  await inSteps(kv, missing, (operation, key) => operation.set(key, at));
}

/** The tours that have named a file, each with the time since when, ISO 8601. */
export async function listMediaUsers(
  kv: Deno.Kv,
  hash: string,
): Promise<{ tourId: string; since: string }[]> {
  const entries = await Array.fromAsync(MediaUsers.list(kv, [hash]));
  return entries.map(({ key, value }) => {
    const tourId = String(key[2]);
    return { tourId, since: value === true ? timeOf(tourId) : value };
  });
}

/** When a tour was created: its id is a ULID. */
const timeOf = (tourId: string): string => new Date(decodeTime(tourId)).toISOString();

/**
 * Removes the pointers to a tour, which is removed for good, from the files of one of its
 * revisions.
 */
export async function forgetMediaUser(
  kv: Deno.Kv,
  tourId: string,
  uses: Uint8Array,
): Promise<void> {
  const keys = hashesIn(uses).map((hash) => MediaUsers.key(hash, tourId));
  await inSteps(kv, keys, (operation, key) => operation.delete(key));
}

/**
 * Adds the pointers for all tours, once for a store; later saves add their own. Writes nothing if
 * no tour uses a file.
 */
export async function noteAllMediaUsers(kv: Deno.Kv): Promise<void> {
  if ((await kv.get(MediaUsersNoted.root)).value !== null) return;
  const prefix = ["media_uses", "tour"];
  let isEmpty = true;
  for await (const { key, value } of kv.list<Uint8Array>({ prefix }, { batchSize: 100 })) {
    await noteMediaUsers(kv, String(key[2]), value, null);
    isEmpty = false;
  }
  if (!isEmpty) await kv.set(MediaUsersNoted.root, true);
}

async function inSteps(
  kv: Deno.Kv,
  keys: Deno.KvKey[],
  add: (operation: Deno.AtomicOperation, key: Deno.KvKey) => void,
): Promise<void> {
  for (let start = 0; start < keys.length; start += NOTES_PER_STEP) {
    const operation = kv.atomic();
    for (const key of keys.slice(start, start + NOTES_PER_STEP)) add(operation, key);
    await operation.commit();
  }
}
