/** Serves stored recordings and pictures. */
import { mediaObject } from "../../media/finish_upload.ts";
import type { PartFile } from "../../media/recording_parts.ts";
import type { MediaService } from "../../media/uploads.ts";
import { mediaName, parseMediaName, STORED_TYPES } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import type { MediaPass } from "./media_gate.ts";
import { answerRange } from "./byte_range.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

type Stored = Pick<MediaService, "objects" | "parts">;

/** The times of a part in milliseconds. */
type Times = { from: number; to: number };

/**
 * Answers a GET or HEAD for the file `name` (`{hash}.{ext}`), or for the part of it between two
 * `times`; null for a missing one. A name is the hash of its bytes, so that they never change. The
 * gate (`media_gate.ts`) has already checked access and chosen the caching. Any site may read the
 * files, because exported archives have their addresses, and other sites play and keep them.
 *
 * @throws {Problem} 400 for a part that the file does not have.
 */
export async function serveMedia(
  request: Request,
  stored: Stored,
  name: string,
  { pass: { caching, isOriginal }, times }: { pass: MediaPass; times?: Times },
): Promise<Response | null> {
  const media = parseMediaName(name);
  const file = media && await openFile(stored, name, times);
  if (!file) return null;
  const hash = times ? `${media.hash}-${times.from}-${times.to}` : media.hash;
  const headers = new Headers({
    ...HEADERS,
    "cache-control": caching,
    "content-type": STORED_TYPES[media.extension].type,
    "content-disposition": isOriginal
      ? "attachment"
      // A reader of PDFs knows no sandbox.
      : `${media.extension === "pdf" ? "attachment" : "inline"}; ` +
        `filename="${mediaName({ ...media, hash })}"`,
    etag: `"${hash}"`,
  });
  return await answerRange(request, { size: file.size, headers }, file.read);
}

/** The stored file `name`, or the part of it between two times; null for a missing one. */
export async function openFile(
  { objects, parts }: Stored,
  name: string,
  times: Times | undefined,
): Promise<PartFile | null> {
  const object = mediaObject(name);
  if (times) {
    if (!name.endsWith(".mp3")) throw new Problem(400, t("onlyMpCanPlayed"));
    return await parts?.part(object, times) ?? null;
  }
  const size = await objects?.size(object) ?? null;
  return size === null ? null : { size, read: async (range) => await objects!.read(object, range) };
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
