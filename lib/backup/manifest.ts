/** `backup.json`, the description of a backup. */
import { z } from "zod";
import { documentObject } from "../media/documents.ts";
import { mediaObject } from "../media/finish_upload.ts";
import { Id } from "../model/id.ts";
import { parseMediaName } from "../model/media/media.ts";
import { FileHash } from "../store/kv/fields.ts";
import { StoreError } from "../store/kv/store_error.ts";
import { SCHEMA_VERSION } from "../store/kv/schema.ts";

/**
 * The shape of a backup: 2 has documents, 3 has entries in blocks. A change of it takes the next
 * number.
 */
const FORMAT = 3;

/** The names of the files of a backup. */
export const MANIFEST = "backup.json";
export const ENTRIES = "entries.bin.gz";

const Manifest = z.object({
  program: z.literal("animating-the-archives"),
  format: z.number(),
  /** The version of the store's records. */
  schema: z.number(),
  createdAt: z.iso.datetime(),
  /** How many entries of the store there are. */
  entries: z.number(),
  /** The names of the recordings and pictures that the store has. */
  media: z.array(z.string().refine(parseMediaName)),
  /** The documents of releases: their ids, and the SHA-256 of their bytes. */
  documents: z.array(z.object({ id: Id, hash: FileHash })).default([]),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest of a backup that is made now. */
export const newManifest = (parts: Omit<Manifest, "program" | "format">) =>
  ({ program: "animating-the-archives", format: FORMAT, ...parts }) satisfies Manifest;

/** A file beside the store: where it is, in the store's place and beside backups, and its hash. */
export type BackedUpFile = { object: string; hash: string };

/** The files that a backup has. */
export const filesOf = ({ media, documents }: Pick<Manifest, "media" | "documents">) => [
  ...media.map((name): BackedUpFile => ({ object: mediaObject(name), hash: name.slice(0, 64) })),
  ...documents.map(({ id, hash }): BackedUpFile => ({ object: documentObject(id), hash })),
];

/**
 * Reads a manifest.
 *
 * @throws {StoreError} for another file, or one that a newer version of the program wrote.
 */
export function parseManifest(text: string): Manifest {
  const { success, data } = Manifest.safeParse(jsonOf(text));
  if (!success) throw new StoreError(`${MANIFEST} is damaged, or not of this program.`);
  requireKnown(data);
  return data;
}

/** @throws {StoreError} for the layout of a newer version of the program. */
export function requireKnown({ format, schema }: Pick<Manifest, "format" | "schema">): void {
  if (format <= FORMAT && schema <= SCHEMA_VERSION) return;
  throw new StoreError(
    `A newer version of the program wrote this backup (format ${format}, schema ${schema}; known ` +
      `are ${FORMAT} and ${SCHEMA_VERSION}). Restore it with that version.`,
  );
}

/** What a backup has, without these files. */
export const withoutFiles = <T extends Pick<Manifest, "media" | "documents">>(
  contents: T,
  lost: readonly string[],
): T => ({
  ...contents,
  media: contents.media.filter((name) => !lost.includes(mediaObject(name))),
  documents: contents.documents.filter(({ id }) => !lost.includes(documentObject(id))),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
