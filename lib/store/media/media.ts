/** Stored files: their records, and the accounts they belong to. */
import {
  type Media,
  type MediaFacts,
  mediaName,
  mediaPath,
  STORED_TYPES,
} from "../../model/media/media.ts";
import { mutate } from "../kv/atomic.ts";
import { changeUsage } from "./media_usage.ts";
import { withOriginal } from "./originals.ts";
import {
  MediaFiles,
  MediaOriginals,
  MediaOwners,
  type MediaRecord,
  type MediaRemoval,
  MediaRemovals,
  type MediaUsage,
  MediaUsages,
  type OwnedMedia,
  type Upload,
  type UploadResult,
  Uploads,
  UserMedia,
} from "../records/media.ts";

/** A file whose bytes are stored: its SHA-256, and its measurements. */
export type NewMedia = MediaFacts & { hash: string };

/** Whether a file is known, and whether its bytes are just being removed; see `storeMedia`. */
type MediaState = {
  record: Deno.KvEntryMaybe<MediaRecord>;
  removal: Deno.KvEntryMaybe<MediaRemoval>;
};

/** A file by its hash, or null. */
export async function getMedia(kv: Deno.Kv, hash: string): Promise<Media | null> {
  const { value } = await MediaFiles.get(kv, hash);
  return value && toMedia(value);
}

/** Adds a file, whose bytes are stored, without an account. No effect if it is known. */
export async function addMedia(
  kv: Deno.Kv,
  file: NewMedia & { bytes: number },
  now: Date,
): Promise<void> {
  const { type, kind } = STORED_TYPES[file.extension];
  const key = MediaFiles.key(file.hash);
  const record: MediaRecord = { ...file, type, kind, createdAt: now.toISOString() };
  await kv.atomic().check({ key, versionstamp: null }).set(key, record).commit();
}

/** The files in the account of a user, with their names at upload and the times. */
export async function* listUserMedia(
  kv: Deno.Kv,
  userId: string,
): AsyncGenerator<Media & Pick<OwnedMedia, "name" | "createdAt" | "original" | "moreOriginals">> {
  for await (const { key, value } of UserMedia.list(kv, [userId])) {
    const media = await getMedia(kv, String(key[2]));
    if (!media) continue;
    const { bytes: _, ...about } = value;
    yield { ...media, ...about };
  }
}

const toMedia = ({ createdAt: _, unusedSince: __, ...record }: MediaRecord): Media => ({
  ...record,
  url: mediaPath(record),
});

/** The state of a file before its bytes are stored. */
export async function readMediaState(kv: Deno.Kv, hash: string): Promise<MediaState> {
  const [record, removal] = await kv.getMany<[MediaRecord, MediaRemoval]>([
    MediaFiles.key(hash),
    MediaRemovals.key(hash),
  ]);
  return { record, removal };
}

/**
 * Ends an upload by storing its file in the user's account; the reserved bytes become the file's,
 * or free if the user has the file already. Returns the file, also for an upload that ended so
 * before; the refusal of one that was refused; undefined when the upload is gone, or when the file
 * was removed or stored since `before` was read, because its bytes may be gone too.
 *
 * An upload with `originalOf` becomes an original of that recording in the same step; if the
 * recording is gone or has the most originals by now, nothing uses the file.
 */
export function storeMedia(
  kv: Deno.Kv,
  { userId, id, originalOf }: Upload,
  facts: NewMedia,
  before: MediaState,
  now: Date,
): Promise<UploadResult | undefined> {
  const { hash } = facts;
  return mutate(async () => {
    const [upload, owned, usage, record, removal, recording] = await kv.getMany<
      [Upload, OwnedMedia, MediaUsage, MediaRecord, MediaRemoval, OwnedMedia]
    >([
      Uploads.key(userId, id),
      UserMedia.key(userId, hash),
      MediaUsages.key(userId),
      before.record.key,
      before.removal.key,
      UserMedia.key(userId, originalOf ?? hash),
    ]);
    if (upload.value === null || upload.value.result) return { result: upload.value?.result };
    if (record.versionstamp !== before.record.versionstamp || removal.value !== null) {
      return { result: undefined };
    }
    const { name, size } = upload.value;
    const createdAt = now.toISOString();
    const { type, kind: usualKind } = STORED_TYPES[facts.extension];
    const kind = originalOf === undefined ? usualKind : record.value?.kind ?? "original";
    // After another upload the file may be used later, so its time without use starts again.
    const { unusedSince: _, ...stored }: MediaRecord = record.value ??
      { ...facts, type, kind, bytes: size, createdAt };
    const known: MediaRecord = { ...stored, kind };
    const result: UploadResult = { media: toMedia(known) };
    const operation = kv.atomic()
      .check(upload).check(owned).check(record).check(removal)
      .set(upload.key, { ...upload.value, parts: [], result })
      .set(record.key, known);
    if (owned.value === null) {
      const entry: OwnedMedia = { name, bytes: size, createdAt };
      operation.set(owned.key, entry).set(MediaOwners.key(hash, userId), true);
    }
    const made = originalOf !== undefined && recording.value &&
      withOriginal(recording.value, mediaName(facts));
    if (made) {
      operation.check(recording)
        .set(recording.key, made)
        .set(MediaOriginals.key(hash, userId, originalOf), true);
    }
    changeUsage(operation, usage, { uploads: -1, bytes: owned.value === null ? 0 : -size });
    return { operation, result };
  });
}
