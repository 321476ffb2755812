/**
 * Original recordings, beside the MP3s made from them. An original is a stored file like others; it
 * is in the uploader's account, counts there, and is removed with its recording.
 */
import type { Originals } from "../../model/media/own_files.ts";
import {
  MAX_ORIGINALS,
  MediaFiles,
  MediaOriginals,
  MediaOwners,
  type MediaRecord,
  originalHashes,
  type OwnedMedia,
  UserMedia,
} from "../records/media.ts";

/** Whether a recording is in a user's account and may get another original there. */
export async function mayGetOriginal(
  kv: Deno.Kv,
  userId: string,
  recording: string,
): Promise<boolean> {
  const { value } = await UserMedia.get(kv, userId, recording);
  return value !== null && originalHashes(value).length < MAX_ORIGINALS;
}

/** The record of a recording with one more original; undefined if it has that, or the most. */
export function withOriginal(recording: OwnedMedia, name: string): OwnedMedia | undefined {
  const { original, moreOriginals = [] } = recording;
  if (!original) return { ...recording, original: name };
  const all = [original, ...moreOriginals];
  if (all.includes(name) || all.length >= MAX_ORIGINALS) return undefined;
  return { ...recording, moreOriginals: [...moreOriginals, name] };
}

/** The originals in the account of a user, by the hashes of the recordings made of them. */
export async function listOriginals(kv: Deno.Kv, userId: string): Promise<Originals> {
  const entries = UserMedia.list(kv, [userId], { batchSize: 500 });
  const owned = new Map(
    (await Array.fromAsync(entries)).map(({ key, value }) => [String(key[2]), value]),
  );
  const originals: Originals = {};
  for (const [recording, { original, moreOriginals = [] }] of owned) {
    const [first, ...more] = [original, ...moreOriginals].flatMap((name) => {
      const file = name && owned.get(hashOf(name));
      return file ? [{ url: `/media/${name}`, name: file.name, bytes: file.bytes }] : [];
    });
    if (first) originals[recording] = { ...first, ...more.length > 0 ? { more } : {} };
  }
  return originals;
}

const hashOf = (name: string) => name.slice(0, name.indexOf("."));

/**
 * Adds to `operation`, which takes a recording out of a user's account, the removal of its
 * originals, unless another recording was made from one, or it is more than an original. Returns
 * the bytes that this frees. Storing an original again meanwhile changes its record.
 */
export async function dropOriginals(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { userId, recording, owned }: { userId: string; recording: string; owned: OwnedMedia | null },
): Promise<number> {
  let freed = 0;
  for (const hash of owned ? originalHashes(owned) : []) {
    const [media, file] = await kv.getMany<[MediaRecord, OwnedMedia]>([
      MediaFiles.key(hash),
      UserMedia.key(userId, hash),
    ]);
    const prefix = MediaOriginals.prefix(hash, userId);
    const uses = await Array.fromAsync(kv.list({ prefix }, { limit: 2 }));
    operation.check(media).check(file).delete(MediaOriginals.key(hash, userId, recording));
    const isNeeded = uses.some(({ key }) => key[3] !== recording);
    if (isNeeded || file.value === null || media.value?.kind !== "original") continue;
    operation.delete(file.key).delete(MediaOwners.key(hash, userId))
      // If nobody else has it, the next sweep removes it.
      .set(media.key, { ...media.value, unusedSince: new Date(0).toISOString() });
    freed += file.value.bytes;
  }
  return freed;
}
