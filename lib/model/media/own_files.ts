/** The recordings and pictures of an account, what holds them, and which of them can go. */
import type { Media } from "./media.ts";
import { MAX_FILES } from "./quotas.ts";
import { z } from "../zod.ts";

/**
 * What holds a file, the first of these that does: an archive as it is now or a draft; an earlier
 * version of an archive; what was deleted within 30 days; something of another account.
 */
export type FileHolder = "archives" | "versions" | "trash" | "others";

/** A file that nothing uses: the name under which it came, and when (ISO 8601 in UTC). */
export type UnusedFile = Pick<Media, "hash" | "url" | "kind" | "bytes"> & {
  name: string;
  createdAt: string;
};

/**
 * A recording as it was made: its path, the name under which it came, and its size in bytes. Those
 * of an account stand under the SHA-256 of the recordings that were made of them.
 */
export type OriginalFile = Pick<Media, "url" | "bytes"> & { name: string };
export type Originals = Record<string, OriginalFile>;

/**
 * The answer of `GET /api/account/files`, in bytes: `used` of `quota`, of which `unfinished` are
 * reserved for uploads; what the files take that something holds; and those that nothing uses, the
 * largest first.
 */
export type OwnFiles = {
  quota: number;
  used: number;
  unfinished: number;
  held: Record<FileHolder, number>;
  unused: UnusedFile[];
};

/** `DELETE /api/account/files`: the SHA-256 of each file, in hexadecimal digits. */
export const FileRemoval = z.strictObject({
  hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1).max(MAX_FILES),
});

/** Its answer: how many files are gone, and the bytes that are free now. */
export type FilesRemoved = { files: number; bytes: number };
