/**
 * `/api/tours/:id/releases/:releaseId/document`: the signed document of a release. Only the owner
 * of the archive and administrators may read it; for all others it is a problem 404, whether there
 * is one or not. An editor sends that of a release that they have just added, once. No cache stores
 * it, and a browser saves it instead of showing it.
 *
 * - `GET …/document` answers the file as it was sent.
 * - `PUT …/document?name=…&revision=…` takes a file as its body, a PDF, a JPEG or a PNG of at most
 *   10 MB, in place of one that is there; what its bytes are counts, not its content type. Answers
 *   the `Release`, to an editor its `ReleaseState`. `revision` as in a change of the release.
 * - `DELETE …/document?revision=…` (owner and administrators) takes it away, and answers the
 *   `Release`.
 */
import { attachDocument, documentObject, removeDueDocuments } from "../../lib/media/documents.ts";
import { DOCUMENT_TYPES } from "../../lib/model/consent/document.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { DocumentQuery, ReleaseRevisionQuery } from "../../lib/model/web/query.ts";
import { NO_DOCUMENT, removeDocument } from "../../lib/store/consent/documents.ts";
import { getRelease } from "../../lib/store/consent/releases.ts";
import { readRole } from "../../lib/store/people/tour_roles.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { parseQuery } from "../parse.ts";
import { changeOf, parseRelease, releaseFor, withCurrentRelease } from "./releases.ts";

/** The file. */
export async function read(c: Ctx): Promise<Response> {
  const release = parseRelease(c);
  const user = await c.var.viewer();
  const { kv } = c.var.parts;
  const userId = (await getTourSummary(kv, release.tourId))?.userId;
  const role = userId ? await readRole(kv, { id: release.tourId, userId }, user) : null;
  const document = role === "owner" ? (await getRelease(kv, release))?.document : undefined;
  const content = document && await c.var.media.objects?.read(documentObject(document.id));
  if (!document || !content) throw new Problem(404, NO_DOCUMENT);
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
}

/** As RFC 8187 has it. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** Takes a file as the document. */
export async function attach(c: Ctx): Promise<Response> {
  const release = parseRelease(c);
  const { name, revision } = parseQuery(c, DocumentQuery);
  const { objects } = c.var.media;
  const { kv, config } = c.var.parts;
  if (!objects) throw new Problem(503, "Documents can’t be stored: uploads are off on this site.");
  const file = {
    content: c.req.raw.body ?? ReadableStream.from([]),
    bytes: lengthOf(c),
    name,
    revision,
  };
  const parts = { kv, objects, quota: config.media.quota };
  const change = await changeOf(c);
  return await withCurrentRelease(c, release, async () => {
    const changed = await attachDocument(parts, release, file, change);
    await removeDueDocuments(kv, objects, change.now);
    return c.json(releaseFor(c, changed));
  });
}

/** @throws {Problem} 400 where a request does not say how long its body is. */
function lengthOf(c: Ctx): number {
  const text = c.req.header("content-length") ?? (c.req.raw.body ? "" : "0");
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Problem(400, "Send the file with its length (Content-Length).");
}

/** Takes the document away. */
export async function remove(c: Ctx): Promise<Response> {
  const release = parseRelease(c);
  const { revision } = parseQuery(c, ReleaseRevisionQuery);
  const { kv } = c.var.parts;
  const change = await changeOf(c);
  return await withCurrentRelease(c, release, async () => {
    const changed = await removeDocument(kv, release, { ...change, revision });
    await removeDueDocuments(kv, c.var.media.objects, change.now);
    return c.json(changed);
  });
}
