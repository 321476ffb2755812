/** The signed document of a release. No cache stores it, and a browser saves it. */
import { attachDocument, documentObject, removeDueDocuments } from "../../lib/media/documents.ts";
import { DOCUMENT_TYPES } from "../../lib/model/consent/document.ts";
import { Release } from "../../lib/model/consent/release.ts";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { DocumentQuery, ReleaseRevisionQuery } from "../../lib/model/web/query.ts";
import { noDocument, removeDocument } from "../../lib/store/consent/documents.ts";
import { getRelease } from "../../lib/store/consent/releases.ts";
import { readRole } from "../../lib/store/people/tour_roles.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";
import { call, ok } from "../call.ts";
import type { Ctx } from "../context.ts";
import { missingOf } from "../path_parts.ts";
import { currentRelease, releaseFor, releaseIn, SeenRelease, STALE } from "./releases.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** For all who may not read it, it is a problem 404, whether there is one or not. */
export const read = call({
  route: "GET /api/tours/:id/releases/:releaseId/document",
  access: "anyone",
  isPersonal: true,
  summary: "The signed document of a release",
  about: "For the owner of the archive and administrators alone. No cache stores it.",
  answers: {
    200: {
      says: "The file as it was sent: a PDF, a JPEG or a PNG.",
      headers: { "content-disposition": "Its name; a browser saves it." },
    },
  },
  refusals: { 404: "There is no document, or it is not yours to read." },
  async handle({ kv, id, releaseId }, c) {
    for (const [name, value] of Object.entries({ id, releaseId })) {
      if (!Id.safeParse(value).success) throw new Problem(404, missingOf(name)!);
    }
    const user = await c.var.viewer();
    const userId = (await getTourSummary(kv, id))?.userId;
    const role = userId ? await readRole(kv, { id, userId }, user) : null;
    const release = role === "owner" ? await getRelease(kv, releaseIn({ id, releaseId })) : null;
    const document = release?.document;
    const content = document && await c.var.media.objects?.read(documentObject(document.id));
    if (!document || !content) throw new Problem(404, noDocument());
    return new Response(content, {
      headers: {
        "content-type": DOCUMENT_TYPES[document.extension],
        "content-length": String(document.bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeName(document.name)}`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
        // Without one the whole file would be read first, to make one.
        etag: `"${document.hash}"`,
      },
    });
  },
});

/** As RFC 8187 has it. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** The bytes of the file count, not its content type. */
export const attach = call({
  route: "PUT /api/tours/:id/releases/:releaseId/document",
  access: "editor",
  summary: "Give a release its signed document",
  about: "In place of one that is there. `name` is that of the file. An editor sends it once, " +
    "for a release that they have added and nobody has changed since.",
  query: DocumentQuery,
  body: { type: "application/octet-stream", says: "The file: at most 10 MB." },
  answers: ok(
    SeenRelease,
    "The release, its revision grown by one. The second shape is for editors.",
  ),
  refusals: {
    400: "The file is empty or damaged, or did not arrive whole.",
    403: "You are neither the owner nor an administrator, and have not just added the release.",
    404: "The archive or the release doesn’t exist.",
    409: STALE,
    413: "The file is too large, or the owner’s room is used up.",
    415: "The file is not a PDF, a JPEG or a PNG, whatever its content type.",
  },
  current: currentRelease,
  async handle({ kv, now, by, query: { name, revision }, ...path }, c) {
    const { objects } = c.var.media;
    if (!objects) {
      throw new Problem(503, t("documentsCantStoredUploads"));
    }
    const content = c.req.raw.body ?? ReadableStream.from([]);
    const file = { content, bytes: lengthOf(c), name, revision };
    const parts = { kv, objects, quota: c.var.parts.config.media.quota };
    const changed = await attachDocument(parts, releaseIn(path), file, { by, now });
    await removeDueDocuments(kv, objects, now);
    return releaseFor(c, changed);
  },
});

/** @throws {Problem} 400 where a request does not say how long its body is. */
function lengthOf(c: Ctx): number {
  const text = c.req.header("content-length") ?? (c.req.raw.body ? "" : "0");
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Problem(400, t("sendFileItsLength"));
}

export const remove = call({
  route: "DELETE /api/tours/:id/releases/:releaseId/document",
  access: "owner",
  summary: "Take the document from a release",
  query: ReleaseRevisionQuery,
  answers: ok(Release, "The release, its revision grown by one."),
  refusals: { 404: "There is no such release, or it has no document.", 409: STALE },
  current: currentRelease,
  async handle({ kv, now, by, query, ...path }, c) {
    const changed = await removeDocument(kv, releaseIn(path), { ...query, by, now });
    await removeDueDocuments(kv, c.var.media.objects, now);
    return changed;
  },
});
