/**
 * Uploads of recordings and pictures, for signed-in users and pupils of a class. The protocol is
 * tus 1.0 (https://tus.io/protocols/resumable-upload), which `tus-js-client` speaks. Only the user
 * or pupil who began an upload finds it.
 *
 * A refused file (415 for its type, 400 when it is damaged, not the announced one, cannot be read
 * in time, or is a picture with something after it) frees its room, and need not be sent again.
 * `received` means that the server failed after the last byte: an empty PATCH at the end tries
 * again. A finished upload is remembered for three days. Files that no tour, revision or draft has
 * used for 30 days are deleted.
 */
import { Problem } from "../../lib/model/web/problem.ts";
import { call, IDEMPOTENCY_KEY, ok, type RequestHeader } from "../call.ts";
import type { Ctx } from "../context.ts";
import { RoomAnswer, UploadAnswer } from "../developers/answers/media.ts";
import { uploaderOf } from "../middleware/viewer.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

const missing = () => t("uploadNotFound");
const BYTES = { pattern: "^(0|[1-9]\\d{0,11})$", required: true } as const;
const TUS: Record<string, RequestHeader> = {
  "Tus-Resumable": {
    says: "The version of the protocol.",
    pattern: "^1\\.0\\.0$",
    example: "1.0.0",
    required: true,
  },
};
const VERSION = { "tus-resumable": "The version of the protocol." };
const ANSWERED = { ...VERSION, "upload-offset": "How many bytes are there." };
const WRONG = { 400: "The request, or the file, is not valid.", 412: "Tus-Resumable is missing." };

export const room = call({
  route: "GET /api/uploads",
  access: "uploader",
  summary: "What you may upload",
  answers: ok(
    RoomAnswer,
    "The size of the largest file allowed, your room, and how much of it you use; in bytes.",
  ),
  handle: ({ uploader }, c) => c.var.media.room(uploader),
});

export const create = call({
  route: "POST /api/uploads",
  access: "uploader",
  summary: "Begin an upload",
  about: "Without a body. The size is reserved until the upload ends.",
  headers: {
    ...TUS,
    "Upload-Length": { says: "The size of the file in bytes.", example: "48000", ...BYTES },
    "Upload-Metadata": {
      says: "filename, filetype and sha256 (64 hexadecimal digits), each in base64.",
      example: "filename YmVsbC5tcDM=,filetype YXVkaW8vbXBlZw==",
    },
    ...IDEMPOTENCY_KEY,
  },
  answers: { 201: { says: "It has begun.", headers: { location: "Its address.", ...VERSION } } },
  refusals: {
    ...WRONG,
    409: "The key was used for another request.",
    413: "The file is too large, or your room is used up.",
    415: "Files of this type are not stored.",
    503: "Uploads are off on this site, or it is busy.",
  },
  handle({ uploader }, c) {
    const declared = [c.req.header("upload-length"), c.req.header("upload-metadata")];
    const idempotent = idempotentRequestOf(c, uploader.id, declared);
    return c.var.media.handle(c.req.raw, uploader, idempotent);
  },
});

export const read = call({
  route: "GET /api/uploads/:id",
  access: "uploader",
  missing,
  summary: "The state of an upload",
  answers: ok(UploadAnswer, "With the stored file, where it has arrived."),
  async handle({ uploader, id }, c) {
    if (c.req.method === "HEAD") return await change(c);
    const state = await c.var.media.state(uploader.id, id);
    if (!state) throw new Problem(404, missing());
    return state;
  },
});

export const offset = call({
  route: "HEAD /api/uploads/:id",
  access: "uploader",
  summary: "How many bytes of an upload have arrived",
  headers: TUS,
  answers: { 200: { says: "The headers say it.", headers: ANSWERED } },
  refusals: WRONG,
});

export const send = call({
  route: "PATCH /api/uploads/:id",
  access: "uploader",
  missing,
  summary: "Send bytes of an upload",
  headers: {
    ...TUS,
    "Upload-Offset": { says: "How many bytes are there already.", example: "0", ...BYTES },
  },
  body: { type: "application/offset+octet-stream", says: "The next bytes." },
  answers: {
    200: { says: "These were the last bytes.", schema: UploadAnswer, headers: ANSWERED },
    204: { says: "More bytes are missing.", headers: ANSWERED },
  },
  refusals: {
    ...WRONG,
    409: "These are not the next bytes: ask for the offset.",
    413: "This is more than was announced.",
    415: "The bytes are of a type that is not stored, or the content type is another.",
  },
  handle: (_, c) => change(c),
});

export const cancel = call({
  route: "DELETE /api/uploads/:id",
  access: "uploader",
  missing,
  summary: "Cancel an upload",
  headers: TUS,
  answers: { 204: { says: "Its room is free.", headers: VERSION } },
  refusals: WRONG,
  handle: (_, c) => change(c),
});

/** Adds bytes to an upload, removes it, or says how many bytes it has. */
async function change(c: Ctx): Promise<Response> {
  const response = await c.var.media.handle(c.req.raw, await uploaderOf(c));
  const [from, to] = [c.req.raw, response].map(({ headers }) =>
    Number(headers.get("upload-offset"))
  );
  if (c.req.method === "PATCH" && to > from) c.var.metrics.uploaded(to - from);
  return response;
}
