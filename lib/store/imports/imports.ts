/**
 * What came from other sites: `["imports", site, kind, foreignId]`. By it an import that ended
 * early goes on, and a later one takes only what has changed there.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import type { Media } from "../../model/media/media.ts";
import { FileHash, Time } from "../kv/fields.ts";
import { mutate } from "../kv/atomic.ts";
import { getMedia } from "../media/media.ts";

/** Archives: those made of a tour, and those made of stories that are in none. */
export const TOUR_KINDS = ["tour", "stories"] as const;

/**
 * Where an archive comes from: the host and path of the site, and the number that it has there.
 */
export type ImportOrigin = { site: string; kind: typeof TOUR_KINDS[number]; id: number };

/** Files as they were sent there, and the smaller copies that the site made of pictures. */
export const FILE_KINDS = ["file", "small"] as const;

/** Where a file comes from; a smaller copy has the number of its file. */
export type FileOrigin = { site: string; kind: typeof FILE_KINDS[number]; id: number };

/**
 * An archive: its id here, and the SHA-256 of what the import wrote last. Without a hash it was
 * being made when the import ended.
 */
export const ImportedTour = z.object({ tourId: Id, hash: FileHash.optional(), importedAt: Time });
export type ImportedTour = z.infer<typeof ImportedTour>;

/** A file: its SHA-256 here, and by what the site tells its versions apart. */
export const ImportedFile = z.object({ version: z.string(), hash: FileHash, importedAt: Time });
export type ImportedFile = z.infer<typeof ImportedFile>;

const tourKey = ({ site, kind, id }: ImportOrigin): Deno.KvKey => ["imports", site, kind, id];
const fileKey = ({ site, kind, id }: FileOrigin): Deno.KvKey => ["imports", site, kind, id];

/** What is known of an archive; one that is not known yet gets `tourId`, before it is made. */
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

/** Notes what the import wrote of an archive. */
export async function noteImportedTour(
  kv: Deno.Kv,
  origin: ImportOrigin,
  { tourId, hash }: Required<Pick<ImportedTour, "tourId" | "hash">>,
  now: Date,
): Promise<void> {
  const record: ImportedTour = { tourId, hash, importedAt: now.toISOString() };
  await kv.set(tourKey(origin), record);
}

/** A file of a site that is stored here in this version; null where it has to be brought. */
export async function findImportedFile(
  kv: Deno.Kv,
  origin: FileOrigin,
  version: string,
): Promise<Media | null> {
  const { value } = await kv.get<ImportedFile>(fileKey(origin));
  return value?.version === version ? await getMedia(kv, value.hash) : null;
}

/** Notes which stored file came of a file of a site. */
export async function noteImportedFile(
  kv: Deno.Kv,
  origin: FileOrigin,
  { version, hash }: Pick<ImportedFile, "version" | "hash">,
  now: Date,
): Promise<void> {
  const record: ImportedFile = { version, hash, importedAt: now.toISOString() };
  await kv.set(fileKey(origin), record);
}
