/** The bytes of unfinished uploads, in parts as they came. */
import type { Upload } from "../store/media/uploads.ts";
import { type FileSource, inBlocks, joined } from "./blocks.ts";
import type { ObjectStore } from "./object_store.ts";

/** Bytes of a part; the last one that a request brings may be shorter. */
const PART_BYTES = 4 * 1024 * 1024;

const folderOf = (uploadId: string) => `uploads/${uploadId}`;

/** Where a part of an upload is. */
export const partOf = (uploadId: string, name: string) => `${folderOf(uploadId)}/${name}`;

/** A part that is stored: its name within the upload, and how many bytes it has. */
type StoredPart = { name: string; bytes: number };

/**
 * Stores what comes, part by part; what had come before `content` broke off is a part, too. A part
 * of another request never has the same name.
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

/** All parts of an upload as one file. Reading throws an Error when a part is gone. */
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

/** Removes all parts of an upload, also those that its record does not name. */
export function removeParts(objects: ObjectStore, uploadId: string): Promise<void> {
  return objects.removeFolder(folderOf(uploadId));
}
