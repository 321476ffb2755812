/** The recordings and pictures of an account: what uses them, and which can be deleted. */
import type { Media } from "./media.ts";
import { MAX_FILES } from "./quotas.ts";
import { z } from "../zod.ts";

/**
 * What uses a file, the first that applies: a current archive or a draft; an earlier version of an
 * archive; something deleted within 30 days; another account.
 */
export type FileHolder = "archives" | "versions" | "trash" | "others";

/** An unused file: its name at upload, and the time of that (ISO 8601 in UTC). */
export type UnusedFile = Pick<Media, "hash" | "url" | "kind" | "bytes"> & {
  name: string;
  createdAt: string;
};

/** An original recording: its path, its name at upload, and its size in bytes. */
export type OriginalFile = Pick<Media, "url" | "bytes"> & { name: string };

/**
 * Originals under the SHA-256 of the recordings made from them; `more` are those of other files
 * that became the same recording.
 */
export type Originals = Record<string, OriginalFile & { more?: OriginalFile[] }>;

/**
 * The answer of `GET /api/account/files`, in bytes: `used` of `quota`, of which `unfinished` are
 * reserved for uploads; the bytes of files in use; and the unused files, the largest first.
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

/** Its answer: how many files were deleted, and the bytes that this freed. */
export type FilesRemoved = { files: number; bytes: number };
