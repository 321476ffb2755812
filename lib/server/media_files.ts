/** Serves recordings and pictures that the program stores. */
import { mediaObject } from "../media/finish_upload.ts";
import type { ObjectStore } from "../media/object_store.ts";
import { MEDIA_TYPES, mediaName, parseMediaName } from "../model/media.ts";
import { matchesEtag, parseRange } from "./byte_range.ts";

/**
 * Answers a GET or HEAD for the file `name` (`{hash}.{ext}`), or null when there is none. A name is
 * the hash of its bytes, so that they never change. Any site may read them: archives are exported
 * with the addresses of their files, and others play and keep them.
 */
export async function serveMedia(
  request: Request,
  objects: ObjectStore,
  name: string,
): Promise<Response | null> {
  const media = parseMediaName(name);
  const size = media ? await objects.size(mediaObject(name)) : null;
  if (!media || size === null) return null;
  const etag = `"${media.hash}"`;
  const headers = new Headers({
    ...HEADERS,
    "content-type": MEDIA_TYPES[media.extension].type,
    "content-disposition": `inline; filename="${mediaName(media)}"`,
    etag,
  });
  if (matchesEtag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const ifRange = request.headers.get("if-range");
  const asked = ifRange === null || ifRange === etag ? request.headers.get("range") : null;
  const range = parseRange(asked, size);
  if (range === "unsatisfiable") {
    headers.delete("cache-control");
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = await objects.read(mediaObject(name), range);
  return body && new Response(body, { status, headers });
}

const HEADERS = {
  "accept-ranges": "bytes",
  "cache-control": "public, max-age=31536000, immutable",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "accept-ranges, content-length, content-range, etag",
};

/**
 * Headers that replace those of pages: other sites may embed the file, and whatever its bytes are,
 * a browser that opens it runs nothing.
 */
export const MEDIA_SECURITY_HEADERS = {
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; media-src 'self'; img-src 'self'; " +
    "style-src 'unsafe-inline'; sandbox",
} as const;
