/**
 * Original recordings, beside the MP3s made from them. An original is a stored file like others; it
 * is in the uploader's account, counts there, and is removed with its recording.
 */
import type { Originals } from "../../model/media/own_files.ts";
import {
  MediaFiles,
  MediaOriginals,
  MediaOwners,
  type MediaRecord,
  type OwnedMedia,
  UserMedia,
} from "../records/media.ts";

/** Whether a recording is in a user's account and has no original there yet. */
export async function lacksOriginal(
  kv: Deno.Kv,
  userId: string,
  recording: string,
): Promise<boolean> {
  const { value } = await UserMedia.get(kv, userId, recording);
  return value !== null && value.original === undefined;
}

/** The originals in the account of a user, by the hashes of the recordings made of them. */
export async function listOriginals(kv: Deno.Kv, userId: string): Promise<Originals> {
  const entries = UserMedia.list(kv, [userId], { batchSize: 500 });
  const owned = new Map(
    (await Array.fromAsync(entries)).map(({ key, value }) => [String(key[2]), value]),
  );
  const originals: Originals = {};
  for (const [recording, { original }] of owned) {
    const file = original && owned.get(hashOf(original));
    if (!file) continue;
    originals[recording] = { url: `/media/${original}`, name: file.name, bytes: file.bytes };
  }
  return originals;
}

const hashOf = (name: string) => name.slice(0, name.indexOf("."));

/**
 * Adds to `operation`, which takes a recording out of a user's account, the removal of its
 * original, unless another recording was made from it, or it is more than an original. Returns the
 * bytes that this frees. Storing the original again meanwhile changes its record.
 */
export async function dropOriginal(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { userId, recording, owned }: { userId: string; recording: string; owned: OwnedMedia | null },
): Promise<number> {
  if (!owned?.original) return 0;
  const hash = hashOf(owned.original);
  const [media, file] = await kv.getMany<[MediaRecord, OwnedMedia]>([
    MediaFiles.key(hash),
    UserMedia.key(userId, hash),
  ]);
  const prefix = MediaOriginals.prefix(hash, userId);
  const uses = await Array.fromAsync(kv.list({ prefix }, { limit: 2 }));
  operation.check(media).check(file).delete(MediaOriginals.key(hash, userId, recording));
  const isNeeded = uses.some(({ key }) => key[3] !== recording);
  if (isNeeded || file.value === null || media.value?.kind !== "original") return 0;
  operation.delete(file.key).delete(MediaOwners.key(hash, userId))
    // If nobody else has it, the next sweep removes it.
    .set(media.key, { ...media.value, unusedSince: new Date(0).toISOString() });
  return file.value.bytes;
}
