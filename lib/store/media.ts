/** Stored files: their records, and in whose accounts they are. */
import { type Media, MEDIA_TYPES, type MediaFacts, mediaPath } from "../model/media.ts";
import { mutate } from "./atomic.ts";
import {
  mediaKey,
  mediaOwnerKey,
  type MediaRecord,
  mediaRemovalKey,
  type OwnedMedia,
  userMediaKey,
  userMediaPrefix,
} from "./media_keys.ts";
import { changeUsage, type MediaUsage, mediaUsageKey } from "./media_usage.ts";
import { type Upload, uploadKey, type UploadResult } from "./uploads.ts";

/** A file whose bytes are in place: its SHA-256, and what was measured in it. */
export type NewMedia = MediaFacts & { hash: string };

/** Whether a file is known, and whether its bytes are just being removed; see `storeMedia`. */
export type MediaState = {
  record: Deno.KvEntryMaybe<MediaRecord>;
  removal: Deno.KvEntryMaybe<MediaRemoval>;
};

/** The removal of a file's bytes: when it began, ISO 8601, and the file's name. */
export type MediaRemoval = { began: string; name: string };

/** A file by its hash; null when it is not stored. */
export async function getMedia(kv: Deno.Kv, hash: string): Promise<Media | null> {
  const { value } = await kv.get<MediaRecord>(mediaKey(hash));
  return value && toMedia(value);
}

/** The files in the account of a user, with the names under which they came, and when. */
export async function* listUserMedia(
  kv: Deno.Kv,
  userId: string,
): AsyncGenerator<Media & Pick<OwnedMedia, "name" | "createdAt">> {
  for await (const { key, value } of kv.list<OwnedMedia>({ prefix: userMediaPrefix(userId) })) {
    const media = await getMedia(kv, String(key[2]));
    if (media) yield { ...media, name: value.name, createdAt: value.createdAt };
  }
}

const toMedia = ({ createdAt: _, unusedSince: __, ...record }: MediaRecord): Media => ({
  ...record,
  url: mediaPath(record),
});

/** What is known of a file before its bytes are put in place. */
export async function readMediaState(kv: Deno.Kv, hash: string): Promise<MediaState> {
  const [record, removal] = await kv.getMany<[MediaRecord, MediaRemoval]>([
    mediaKey(hash),
    mediaRemovalKey(hash),
  ]);
  return { record, removal };
}

/**
 * Ends an upload by storing its file in the user's account; what was reserved becomes what the file
 * takes, and nothing where the user has the file already. Returns the file, also for an upload that
 * ended so before; the refusal of one that was refused; undefined when the upload is gone, or the
 * file was removed or stored by somebody since `before` was read: its bytes may be gone, too.
 */
export function storeMedia(
  kv: Deno.Kv,
  { userId, id }: Upload,
  facts: NewMedia,
  before: MediaState,
  now: Date,
): Promise<UploadResult | undefined> {
  const { hash } = facts;
  return mutate(async () => {
    const [upload, owned, usage, record, removal] = await kv.getMany<
      [Upload, OwnedMedia, MediaUsage, MediaRecord, MediaRemoval]
    >([
      uploadKey(userId, id),
      userMediaKey(userId, hash),
      mediaUsageKey(userId),
      before.record.key,
      before.removal.key,
    ]);
    if (upload.value === null || upload.value.result) return { result: upload.value?.result };
    if (record.versionstamp !== before.record.versionstamp || removal.value !== null) {
      return { result: undefined };
    }
    const { name, size } = upload.value;
    const createdAt = now.toISOString();
    const { type, kind } = MEDIA_TYPES[facts.extension];
    // Whoever uploads a file again may use it after a while: the time without use begins anew.
    const { unusedSince: _, ...known } = record.value ??
      { ...facts, type, kind, bytes: size, createdAt };
    const result: UploadResult = { media: toMedia(known) };
    const operation = kv.atomic()
      .check(upload).check(owned).check(record).check(removal)
      .set(upload.key, { ...upload.value, parts: [], result })
      .set(record.key, known);
    if (owned.value === null) {
      const entry: OwnedMedia = { name, bytes: size, createdAt };
      operation.set(owned.key, entry).set(mediaOwnerKey(hash, userId), true);
    }
    changeUsage(operation, usage, { uploads: -1, bytes: owned.value === null ? 0 : -size });
    return { operation, result };
  });
}
