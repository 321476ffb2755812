/** The keys of stored files, and what stands there. */
import type { Media } from "../model/media.ts";

/**
 * A stored file. `unusedSince`, ISO 8601, is when a sweep first found that nothing uses it; missing
 * while something does.
 */
export type MediaRecord = Omit<Media, "url"> & { createdAt: string; unusedSince?: string };

/** A file in the account of somebody who uploaded it: under which name, and when. */
export type OwnedMedia = { name: string; bytes: number; createdAt: string };

/** The prefix of all files. */
export const MEDIA: Deno.KvKey = ["media"];

/** A `MediaRecord`. Whoever uploads the same bytes gets the same one. */
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

/** The prefix of the marks of removals. */
export const MEDIA_REMOVALS: Deno.KvKey = ["media_removals"];

/** Stands while the bytes of a file are being removed: when that began, and the file's name. */
export const mediaRemovalKey = (hash: string): Deno.KvKey => ["media_removals", hash];
