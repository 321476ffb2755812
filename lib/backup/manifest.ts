/** `backup.json`, the description of a backup. */
import { z } from "zod";
import { parseMediaName } from "../model/media/media.ts";
import { SCHEMA_VERSION } from "../store/schema.ts";
import { StoreError } from "../store/kv/store_error.ts";

/** The version of the backup's layout; each change increments it. */
const FORMAT = 1;

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
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest of a backup that is made now. */
export const newManifest = (parts: Pick<Manifest, "createdAt" | "entries" | "media" | "schema">) =>
  ({ program: "animating-the-archives", format: FORMAT, ...parts }) satisfies Manifest;

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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
