/**
 * Imports from other sites: `["imports", site, kind, foreignId]`. With these entries an interrupted
 * import continues, and a later one takes only what has changed there.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import type { Media } from "../../model/media/media.ts";
import { FileHash, Positive, Time } from "../kv/fields.ts";
import { mutate } from "../kv/atomic.ts";
import { getMedia } from "../media/media.ts";
import { Collection } from "../kv/collection.ts";

/** The kinds of archives: those made of a tour, and those made of stories in no tour. */
export const TOUR_KINDS = ["tour", "stories"] as const;

/** The origin of an archive: the host and path of the site, and its number there. */
export type ImportOrigin = { site: string; kind: typeof TOUR_KINDS[number]; id: number };

/** The kinds of files: as uploaded there, and the site's smaller copies of pictures. */
export const FILE_KINDS = ["file", "small"] as const;

/** The origin of a file; a smaller copy has the number of its file. */
export type FileOrigin = { site: string; kind: typeof FILE_KINDS[number]; id: number };

/**
 * An archive: its id here, and the SHA-256 of what the import last wrote. The hash is missing if
 * the import was interrupted while making it.
 */
export const ImportedTour = z.object({ tourId: Id, hash: FileHash.optional(), importedAt: Time });
export type ImportedTour = z.infer<typeof ImportedTour>;

/** A file: its SHA-256 here, and the site's mark of its version. */
export const ImportedFile = z.object({ version: z.string(), hash: FileHash, importedAt: Time });
export type ImportedFile = z.infer<typeof ImportedFile>;

export const ImportedTours = new Collection(
  "imports",
  [z.string(), z.enum(TOUR_KINDS), Positive],
  ImportedTour,
);
export const ImportedFiles = new Collection(
  "imports",
  [z.string(), z.enum(FILE_KINDS), Positive],
  ImportedFile,
);

const tourKey = ({ site, kind, id }: ImportOrigin) => ImportedTours.key(site, kind, id);
const fileKey = ({ site, kind, id }: FileOrigin) => ImportedFiles.key(site, kind, id);

/** The stored entry of an archive; a new one gets `tourId`, before the archive is made. */
export function reserveImportedTour(
  kv: Deno.Kv,
  origin: ImportOrigin,
  tourId: string,
  now: Date,
): Promise<ImportedTour> {
  return mutate(async () => {
    const entry = await kv.get<ImportedTour>(tourKey(origin));
    if (entry.value) return { result: entry.value };
    const record: ImportedTour = { tourId, importedAt: now.toISOString() };
    return { operation: kv.atomic().check(entry).set(entry.key, record), result: record };
  });
}

/** Stores what the import wrote of an archive. */
export async function noteImportedTour(
  kv: Deno.Kv,
  origin: ImportOrigin,
  { tourId, hash }: Required<Pick<ImportedTour, "tourId" | "hash">>,
  now: Date,
): Promise<void> {
  const record: ImportedTour = { tourId, hash, importedAt: now.toISOString() };
  await kv.set(tourKey(origin), record);
}

/** The stored file for this version of a site's file; null if it has to be fetched. */
export async function findImportedFile(
  kv: Deno.Kv,
  origin: FileOrigin,
  version: string,
): Promise<Media | null> {
  const { value } = await kv.get<ImportedFile>(fileKey(origin));
  return value?.version === version ? await getMedia(kv, value.hash) : null;
}

/** Stores which file a site's file became. */
export async function noteImportedFile(
  kv: Deno.Kv,
  origin: FileOrigin,
  { version, hash }: Pick<ImportedFile, "version" | "hash">,
  now: Date,
): Promise<void> {
  const record: ImportedFile = { version, hash, importedAt: now.toISOString() };
  await kv.set(fileKey(origin), record);
}
