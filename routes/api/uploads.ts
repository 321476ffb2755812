/**
 * `/api/uploads`: uploads of recordings and pictures, for signed-in users and pupils of a class.
 * The protocol is tus 1.0 (https://tus.io/protocols/resumable-upload), which `tus-js-client`
 * speaks; every request but GET carries `Tus-Resumable: 1.0.0`. Only the user or pupil who began an
 * upload finds it. Refusals are problem details, whose `detail` is for people.
 *
 * - `GET /api/uploads` answers what may be uploaded, as `UploadRoom` (`lib/model/media/media.ts`):
 *   the largest file, the quota and what of it is used, all in bytes, and the types. With `off`,
 *   uploading is off here, and that says why.
 * - `POST /api/uploads` begins an upload: `Upload-Length` is its size in bytes, `Upload-Metadata`
 *   may give `filename`, `filetype` and `sha256` (of the whole, 64 hexadecimal digits), each in
 *   base64. Answers 201 with its address in `Location`. Refused before a byte is sent: 413 when the
 *   file is too large or the quota too small, 415 for a type that is never stored, 400 when it is
 *   empty, 503 when uploading is off. The size is reserved until the upload ends. With
 *   `Idempotency-Key`, a repeated request begins one upload. The body is empty.
 * - `PATCH /api/uploads/:id` sends bytes: `Content-Type: application/offset+octet-stream`,
 *   `Upload-Offset` is how many are there already; in any pieces, of which there may be 1,000 (the
 *   server cuts at 4 MiB). Answers 204 and the new `Upload-Offset`. Bytes before a lost connection
 *   are stored. 409 for a wrong offset: request it with HEAD. 413 beyond the declared size. The
 *   last bytes are answered with 200 and the `UploadState` `finished`, whose `media` has the path
 *   to use as `audioUrl` or `imageUrl`, its type, its length in seconds or its size in pixels:
 *   measured, whatever was declared. A file that is refused (415 for its type, 400 when it is
 *   damaged, not the announced one, cannot be read in time, or is a picture with something after
 *   it) frees its room, and need not be sent again. 503 when too many files wait to be checked.
 * - `HEAD /api/uploads/:id` answers `Upload-Offset` and `Upload-Length`.
 * - `GET /api/uploads/:id` answers the `UploadState`, also after a lost answer. `received` means
 *   that the server failed after the last byte: an empty PATCH at the end tries again.
 * - `DELETE /api/uploads/:id` cancels an upload, and frees its reserved bytes; a finished file
 *   stays.
 *
 * An upload waits three days for its next bytes, and is then gone (404); a finished one is
 * remembered as long. Files that no tour, revision or draft has used for 30 days are deleted.
 */
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { uploaderOf } from "../middleware/viewer.ts";
import { parseId } from "../parse.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";

const MISSING = "Upload not found";

/** What the caller may upload. */
export async function room(c: Ctx) {
  return c.json(await c.var.media.room(await uploaderOf(c)));
}

/** Begins an upload. */
export async function create(c: Ctx) {
  const uploader = await uploaderOf(c);
  const declared = [c.req.header("upload-length"), c.req.header("upload-metadata")];
  const idempotent = idempotentRequestOf(c, uploader.id, declared);
  return await c.var.media.handle(c.req.raw, uploader, idempotent);
}

/** The state of an upload; for a HEAD only its offset. */
export async function read(c: Ctx) {
  if (c.req.method === "HEAD") return await change(c);
  const { id: userId } = await uploaderOf(c);
  const state = await c.var.media.state(userId, parseId(c, MISSING));
  if (!state) throw new Problem(404, MISSING);
  return c.json(state);
}

/** Adds bytes to an upload, or removes it. */
export async function change(c: Ctx) {
  const uploader = await uploaderOf(c);
  parseId(c, MISSING);
  const response = await c.var.media.handle(c.req.raw, uploader);
  const [from, to] = [c.req.raw, response].map(({ headers }) =>
    Number(headers.get("upload-offset"))
  );
  if (c.req.method === "PATCH" && to > from) c.var.metrics.uploaded(to - from);
  return response;
}
