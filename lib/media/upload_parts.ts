/** The bytes of unfinished uploads, in parts. */
import { type FileSource, inBlocks, joined } from "./blocks.ts";
import type { ObjectStore } from "./object_store.ts";
import type { Upload } from "../store/records/media.ts";

/** Bytes of a part; the last one of a request may be shorter. */
const PART_BYTES = 4 * 1024 * 1024;

const folderOf = (uploadId: string) => `uploads/${uploadId}`;

/** The object name of a part. */
export const partOf = (uploadId: string, name: string) => `${folderOf(uploadId)}/${name}`;

/** A stored part: its name within the upload, and its bytes. */
type StoredPart = { name: string; bytes: number };

/**
 * Stores a request's bytes part by part; bytes before `content` broke off become a part, too. Names
 * of parts are unique across requests.
 */
export async function* storeParts(
  objects: ObjectStore,
  uploadId: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<StoredPart> {
  for await (const block of inBlocks(content, PART_BYTES)) {
    const name = crypto.randomUUID().slice(0, 13);
    await objects.put(partOf(uploadId, name), once(block), block.length);
    yield { name, bytes: block.length };
  }
}

async function* once(block: Uint8Array<ArrayBuffer>) {
  yield block;
}

/** All parts of an upload as one file. Reading throws an Error when a part is missing. */
export function uploadedFile(
  objects: ObjectStore,
  { id, parts, size }: Pick<Upload, "id" | "parts" | "size">,
): FileSource {
  const openers = parts.map((name) => async () => {
    const stream = await objects.read(partOf(id, name));
    if (!stream) throw new Error(`Part ${name} of upload ${id} is gone`);
    return stream;
  });
  return { size, open: () => joined(openers) };
}

/** Removes all parts of an upload, including those that its record does not name. */
export function removeParts(objects: ObjectStore, uploadId: string): Promise<void> {
  return objects.removeFolder(folderOf(uploadId));
}
