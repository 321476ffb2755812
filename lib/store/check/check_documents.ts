/** The signed documents of releases: their bytes, and what they take of their owners' quota. */
import { NOBODY } from "../../model/id.ts";
import { listSound } from "./check_shapes.ts";
import type { Finding } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";
import { Consents, type ReleaseRecord } from "../records/consent.ts";

/** Finds documents that are gone, cut off or changed; `count` hears what each takes of a quota. */
export async function* checkDocuments(
  kv: Deno.Kv,
  files: StoredFiles | undefined,
  count: (userId: string, bytes: number) => void,
): AsyncGenerator<Finding> {
  for await (const { key, value } of listSound<ReleaseRecord>(kv, Consents.root)) {
    const { document, ownerId } = value;
    if (!document) continue;
    if (ownerId !== NOBODY) count(ownerId, document.bytes);
    const is = files && await problemOf(files, document);
    if (is) yield { level: "wrong", key, what: `the document of this release ${is}` };
  }
}

async function problemOf(
  files: StoredFiles,
  { id, bytes, hash }: NonNullable<ReleaseRecord["document"]>,
): Promise<string | undefined> {
  const size = await files.documentSize(id);
  if (size === null) return "is gone";
  if (size !== bytes) return `has ${size} bytes, and should have ${bytes}`;
  return await files.documentHash(id) === hash ? undefined : "has other bytes than were stored";
}
