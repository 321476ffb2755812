/** Serves stored recordings and pictures. */
import { mediaObject } from "../../media/finish_upload.ts";
import type { ByteRange, ObjectStore } from "../../media/object_store.ts";
import { mediaName, parseMediaName, STORED_TYPES } from "../../model/media/media.ts";
import type { MediaPass } from "./media_gate.ts";
import { answerRange } from "./byte_range.ts";

/**
 * Answers a GET or HEAD for the file `name` (`{hash}.{ext}`), or null for a missing one. A name is
 * the hash of its bytes, so that they never change. The gate (`media_gate.ts`) has already checked
 * access and chosen the caching. Any site may read the files, because exported archives have their
 * addresses, and other sites play and keep them.
 */
export async function serveMedia(
  request: Request,
  objects: ObjectStore,
  name: string,
  { caching, isOriginal }: MediaPass,
): Promise<Response | null> {
  const media = parseMediaName(name);
  const size = media ? await objects.size(mediaObject(name)) : null;
  if (!media || size === null) return null;
  const headers = new Headers({
    ...HEADERS,
    "cache-control": caching,
    "content-type": STORED_TYPES[media.extension].type,
    "content-disposition": isOriginal ? "attachment" : `inline; filename="${mediaName(media)}"`,
    etag: `"${media.hash}"`,
  });
  const read = (range?: ByteRange) => objects.read(mediaObject(name), range);
  return await answerRange(request, { size, headers }, read);
}

const HEADERS = {
  "accept-ranges": "bytes",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "accept-ranges, content-length, content-range, etag",
};

/**
 * Headers that replace those of pages: other sites may embed the file, and a browser that opens it
 * runs nothing, whatever its bytes are.
 */
export const MEDIA_SECURITY_HEADERS = {
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; media-src 'self'; img-src 'self'; " +
    "style-src 'unsafe-inline'; sandbox",
} as const;
