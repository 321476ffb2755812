/** Recordings and pictures: the files, who has them, and what uses them. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import {
  type MediaExtension,
  mediaHashesIn,
  parseMediaName,
  STORED_TYPES,
} from "../../model/media/media.ts";
import { Collection } from "../kv/collection.ts";
import { Bytes, Count, FileHash, Positive, Time } from "../kv/fields.ts";
import { Drafts, DraftTrash } from "./drafts.ts";
import { tourTraces } from "./tours.ts";

/** A `Media`. */
export const StoredMedia = z.object({
  hash: FileHash,
  extension: z.enum(Object.keys(STORED_TYPES) as MediaExtension[]),
  url: z.string(),
  type: z.string(),
  kind: z.enum(["recording", "picture", "document", "original"]),
  bytes: Positive,
  seconds: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** A stored file. */
export const MediaRecord = z.object({
  ...StoredMedia.omit({ url: true }).shape,
  createdAt: Time,
  /** When a sweep first found it unused; missing while something uses it. */
  unusedSince: Time.optional(),
});
export type MediaRecord = z.infer<typeof MediaRecord>;

/** Most originals of one recording: their removal is one step of the store with its recording's. */
export const MAX_ORIGINALS = 3;

const FileName = z.string().refine(parseMediaName);

/**
 * A file in the account of an uploader: its name and time of upload. For a recording, `original` is
 * the name (`{hash}.webm`) of the file in the same account that it was made from, and
 * `moreOriginals` are those of other files that became the same recording.
 */
export const OwnedMedia = z.object({
  name: z.string(),
  bytes: Positive,
  createdAt: Time,
  original: FileName.optional(),
  moreOriginals: z.array(FileName).max(MAX_ORIGINALS - 1).optional(),
});
export type OwnedMedia = z.infer<typeof OwnedMedia>;

/** The hashes of all originals of a recording. */
export const originalHashes = (
  { original, moreOriginals = [] }: Pick<OwnedMedia, "original" | "moreOriginals">,
): string[] =>
  original ? [original, ...moreOriginals].map((name) => parseMediaName(name)!.hash) : [];

/** The removal of a file's bytes: when it began, and the file's name. */
export const MediaRemoval = z.object({ began: Time, name: z.string() });
export type MediaRemoval = z.infer<typeof MediaRemoval>;

/** `bytes` of the user's files, and of unfinished uploads as declared; and the number of both. */
export const MediaUsage = z.object({ bytes: Count, uploads: Count });
export type MediaUsage = z.infer<typeof MediaUsage>;

/** The bytes of all files of the account together, and when that was set. */
export const MediaQuota = z.object({ bytes: Count, at: Time });
export type MediaQuota = z.infer<typeof MediaQuota>;

/** The value of a pointer: ISO 8601; `true` in those of versions that did not note the time. */
export const MediaUse = z.union([Time, z.literal(true)]);
export type MediaUse = z.infer<typeof MediaUse>;

/** The result of an upload: a stored file, or the reason for a refusal. */
const UploadResult = z.union([
  z.object({ media: StoredMedia }),
  z.object({ status: z.literal([400, 413, 415]), detail: z.string() }),
]);
export type UploadResult = z.infer<typeof UploadResult>;

/**
 * An upload: `size` is the declared number of bytes, `offset` the number received, in `parts` in
 * this order (names that are unique within the upload).
 */
export const Upload = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  size: Positive,
  /** The SHA-256 of the whole file, as declared by the sender. */
  sha256: z.string().optional(),
  /** The SHA-256 of the recording that was made from it; the file is stored as its original. */
  originalOf: z.string().optional(),
  offset: Count,
  parts: z.array(z.string()),
  createdAt: Time,
  expiresAt: Time,
  result: UploadResult.optional(),
});
export type Upload = z.infer<typeof Upload>;

/** Bytes of a SHA-256. */
const HASH_BYTES = 32;

/**
 * Most files of a tour, so that their list fits into a value of KV (64 KiB). A stop has a recording
 * and up to two pictures in two sizes.
 */
export const MAX_FILES = 2000;

/** The hashes of the files that `value` names, as bytes, one after the other; may be empty. */
export const mediaUsesOf = (value: unknown): Uint8Array => toUses(mediaHashesIn(value));

/** A list of files as it is stored: at most 2,000 hashes. */
export function toUses(all: readonly string[]): Uint8Array {
  const hashes = all.slice(0, MAX_FILES);
  const bytes = new Uint8Array(HASH_BYTES * hashes.length);
  hashes.forEach((hash, i) => bytes.set(Uint8Array.fromHex(hash), HASH_BYTES * i));
  return bytes;
}

/** The hashes of such a list, in hexadecimal digits. */
export const hashesIn = (uses: Uint8Array): string[] =>
  Array.from(
    { length: uses.length / HASH_BYTES },
    (_, i) => uses.subarray(HASH_BYTES * i, HASH_BYTES * (i + 1)).toHex(),
  );

const True = z.literal(true);

/** The files, each shared by all who upload the same bytes. */
export const MediaFiles = new Collection("media", [FileHash], MediaRecord);

/** `true` for each user in whose account a file is. */
export const MediaOwners = new Collection("media_owners", [FileHash, Id], True, { kind: "index" });

/**
 * `true` for each recording in a user's account that was made from a file: the file is kept as long
 * as the recording.
 */
export const MediaOriginals = new Collection("media_originals", [FileHash, Id, FileHash], True, {
  kind: "index",
});

/** The files in a user's account, which count against the quota. */
export const UserMedia = new Collection("media_by_user", [Id, FileHash], OwnedMedia, {
  within: {
    keys: (_, __, hash) => [MediaFiles.key(hash), MediaRemovals.key(hash)],
    what: "a file in an account that is not stored",
  },
  indexes: [{
    of: MediaOwners,
    from: (_, userId, hash) => [[MediaOwners.key(hash, userId), true]],
    what: "the note that a file is in an account",
    back: ([hash, userId]) => [userId, hash],
    lost: "the note of a file in no account",
  }, {
    of: MediaOriginals,
    from: (owned, userId, hash) =>
      originalHashes(owned).map((of) => [MediaOriginals.key(of, userId, hash), true]),
    what: "the way from an original to its recording",
    back: ([, userId, hash]) => [userId, hash],
    lost: "the way from an original to a recording that is not there",
  }],
});

/** What an administrator has set for a person; all others have the standard. */
export const MediaQuotas = new Collection("media_quotas", [Id], MediaQuota, { ofUser: {} });

/** The storage that an account uses. */
export const MediaUsages = new Collection("media_usage", [Id], MediaUsage, {
  kind: "index",
  ofUser: {},
});

/** The first part of the keys of all lists of files. */
export const MEDIA_USES = "media_uses";

/** The files of a revision of a tour. */
export const TourMedia = new Collection([MEDIA_USES, "tour"], [Id, Positive], Bytes, {
  kind: "index",
  within: { keys: (_, id) => tourTraces(id), what: "a list of files of a tour that is not there" },
});

/** The files of a draft. */
export const DraftMedia = new Collection([MEDIA_USES, "draft"], [Id, Id], Bytes, {
  kind: "index",
  within: {
    keys: (_, userId, id) => [Drafts.key(userId, id), DraftTrash.key(userId, id)],
    what: "a part of a draft that is not there",
  },
  ofUser: {},
});

/** The tours that have ever named a file. */
export const MediaUsers = new Collection("media_users", [FileHash, Id], MediaUse, {
  kind: "index",
  within: {
    keys: (_, __, tourId) => tourTraces(tourId),
    what: "the way from a file to a tour that is not there",
    level: "notice",
  },
});

/** Set once the tours saved by versions without these pointers have been added. */
export const MediaUsersNoted = new Collection("media_users_noted", [], True, { kind: "note" });

/** Present while the bytes of a file are being removed. */
export const MediaRemovals = new Collection("media_removals", [FileHash], MediaRemoval);

/** When a sweep last began. */
export const MediaSwept = new Collection("media_swept", [], Time, { kind: "note" });

/** The uploads of a user. */
export const Uploads = new Collection("uploads", [Id, Id], Upload);
