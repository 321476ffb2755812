/** The keys and values of stored files. */
import { z } from "zod";
import { type MediaExtension, parseMediaName, STORED_TYPES } from "../../model/media/media.ts";
import { FileHash, Positive, Time } from "../kv/fields.ts";

/** A `Media`. */
export const StoredMedia = z.object({
  hash: FileHash,
  extension: z.enum(Object.keys(STORED_TYPES) as MediaExtension[]),
  url: z.string(),
  type: z.string(),
  kind: z.enum(["recording", "picture", "original"]),
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

/**
 * A file in the account of an uploader: its name and time of upload. For a recording, `original` is
 * the name (`{hash}.webm`) of the file in the same account that it was made from.
 */
export const OwnedMedia = z.object({
  name: z.string(),
  bytes: Positive,
  createdAt: Time,
  original: z.string().refine(parseMediaName).optional(),
});
export type OwnedMedia = z.infer<typeof OwnedMedia>;

/** The removal of a file's bytes: when it began, and the file's name. */
export const MediaRemoval = z.object({ began: Time, name: z.string() });
export type MediaRemoval = z.infer<typeof MediaRemoval>;

/** The prefix of all files. */
export const MEDIA: Deno.KvKey = ["media"];

/** A `MediaRecord`, shared by all who upload the same bytes. */
export const mediaKey = (hash: string): Deno.KvKey => ["media", hash];

/** The prefix of the files in the account of a user. */
export const userMediaPrefix = (userId: string): Deno.KvKey => ["media_by_user", userId];

/** An `OwnedMedia`: the file counts against this user's quota. */
export const userMediaKey = (userId: string, hash: string): Deno.KvKey => {
  return ["media_by_user", userId, hash];
};

/** The prefix of the owners of a file. */
export const mediaOwnersPrefix = (hash: string): Deno.KvKey => ["media_owners", hash];

/** `true` for each user in whose account the file is. */
export const mediaOwnerKey = (hash: string, userId: string): Deno.KvKey => {
  return ["media_owners", hash, userId];
};

/** The prefix of all pointers from originals to their recordings. */
export const ORIGINALS: Deno.KvKey = ["media_originals"];

/**
 * `true` for each recording in a user's account that was made from a file: the file is kept as long
 * as the recording.
 */
export const originalKey = (hash: string, userId: string, recording: string): Deno.KvKey => {
  return [...ORIGINALS, hash, userId, recording];
};

/** The prefix of the recordings in a user's account that were made from a file. */
export const originalOfPrefix = (hash: string, userId: string): Deno.KvKey => {
  return [...ORIGINALS, hash, userId];
};

/** The prefix of all pointers from files to classes. */
export const MEDIA_CLASSES: Deno.KvKey = ["media_classes"];

/** The prefix of the classes that have ever named a file. */
export const mediaClassesPrefix = (hash: string): Deno.KvKey => [...MEDIA_CLASSES, hash];

/** `true` where a class has named a file. */
export const mediaClassKey = (hash: string, classId: string): Deno.KvKey => [
  ...mediaClassesPrefix(hash),
  classId,
];

/** The prefix of the marks of removals. */
export const MEDIA_REMOVALS: Deno.KvKey = ["media_removals"];

/** Present while the bytes of a file are being removed: a `MediaRemoval`. */
export const mediaRemovalKey = (hash: string): Deno.KvKey => ["media_removals", hash];
