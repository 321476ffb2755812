/** The bytes beside a store, for checks of the data. */
import { createHash } from "node:crypto";
import type { StoredFiles } from "../store/check/stored_files.ts";
import { UNFINISHED } from "./disk_store.ts";
import { documentObject } from "./documents.ts";
import { mediaObject } from "./finish_upload.ts";
import type { ObjectStore } from "./object_store.ts";
import { partOf } from "./upload_parts.ts";

const FOLDERS = ["media", "documents", "uploads", UNFINISHED];

/** The files in `objects`. */
export const storedFilesIn = (objects: ObjectStore): StoredFiles => ({
  mediaSize: (name) => objects.size(mediaObject(name)),
  mediaHash: (name) => hashObject(objects, mediaObject(name)),
  documentSize: (id) => objects.size(documentObject(id)),
  documentHash: (id) => hashObject(objects, documentObject(id)),
  partSize: (uploadId, part) => objects.size(partOf(uploadId, part)),
  async *list() {
    for (const folder of FOLDERS) yield* objects.list(folder);
  },
  remove: objects.remove,
});

/** The SHA-256 of an object in lower-case hex; null for a missing one. */
export async function hashObject(objects: ObjectStore, name: string): Promise<string | null> {
  const content = await objects.read(name);
  if (content === null) return null;
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}
