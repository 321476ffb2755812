/** The consent of the people heard in recordings. */
import { z } from "zod";
import {
  Release,
  ReleaseInput,
  ReleaseState,
  ReleaseUpdate,
} from "../../../lib/model/consent/release.ts";
import { DocumentQuery, ReleaseRevisionQuery } from "../../../lib/model/web/query.ts";
import { created, DONE, type Group, ok } from "../operation.ts";

const NO_RELEASE = "The archive or the release doesn’t exist.";
const STALE = "Another change came first: the release as it is stands in `current`.";
const NOT_A_DOCUMENT = "The file is not a PDF, a JPEG or a PNG, whatever its content type.";
const SeenRelease = z.union([Release, ReleaseState]);
const terms = { person: "Mae Lewis", scope: "from", from: "2027-01-31", keeper: "Town Archive" };

export const RELEASES: Group = {
  id: "releases",
  title: "Releases of recordings",
  about:
    "The owner of an archive and administrators keep its releases. An editor adds them, and sees of " +
    "each that it is there, and whether it holds. Of several releases of one recording the strictest counts; a recording without any is as " +
    "open as its archive. In place of a story that is not released others get a stop whose " +
    "`audioUrl` is “withheld”, and its recording answers 410.",
  operations: {
    "GET /api/tours/:id/releases": {
      summary: "The releases of an archive",
      answers: ok(
        z.union([z.array(Release), z.array(ReleaseState)]),
        "The oldest first. The second shape is for editors.",
      ),
    },
    "POST /api/tours/:id/releases": {
      summary: "Add a release for the recording of a stop",
      about: "`scope` is “public”, “link” (only where the archive is unlisted), or “from” the " +
        "beginning of a day in UTC.",
      body: ReleaseInput,
      answers: created(SeenRelease, "The release. The second shape is for editors."),
      refusals: { 400: "Also for a stop without a recording of its own." },
      example: { body: { stopId: "mill", ...terms } },
    },
    "PUT /api/tours/:id/releases/:releaseId": {
      summary: "Change a release, or withdraw it",
      about: "`revision` is the one that you began from; without it the later change wins.",
      body: ReleaseUpdate,
      answers: ok(Release, "The release, its revision grown by one."),
      refusals: { 404: NO_RELEASE, 409: STALE },
      example: { body: { ...terms, isWithdrawn: true, revision: 1 } },
    },
    "DELETE /api/tours/:id/releases/:releaseId": {
      summary: "Delete a release, and its document",
      answers: DONE,
      refusals: { 404: NO_RELEASE },
    },
    "GET /api/tours/:id/releases/:releaseId/document": {
      summary: "The signed document of a release",
      about: "For the owner of the archive and administrators alone. No cache stores it.",
      isPersonal: true,
      answers: {
        200: {
          says: "The file as it was sent: a PDF, a JPEG or a PNG.",
          headers: { "content-disposition": "Its name; a browser saves it." },
        },
      },
      refusals: { 404: "There is no document, or it is not yours to read." },
    },
    "PUT /api/tours/:id/releases/:releaseId/document": {
      summary: "Give a release its signed document",
      about:
        "In place of one that is there. `name` is that of the file. An editor sends it once, " +
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
        404: NO_RELEASE,
        409: STALE,
        413: "The file is too large, or the owner’s room is used up.",
        415: NOT_A_DOCUMENT,
      },
    },
    "DELETE /api/tours/:id/releases/:releaseId/document": {
      summary: "Take the document from a release",
      query: ReleaseRevisionQuery,
      answers: ok(Release, "The release, its revision grown by one."),
      refusals: { 404: "There is no such release, or it has no document.", 409: STALE },
    },
    "GET /api/withheld": {
      summary: "Which recordings are not released",
      about:
        "For devices that keep copies: a device finds in it the recordings that it has. Each " +
        "is a SHA-256 in hexadecimal digits: of the hash in the address of a stored file (its 64 " +
        "digits as text), or of the address of a recording elsewhere.",
      answers: ok(
        z.strictObject({ recordings: z.array(z.string().regex(/^[0-9a-f]{64}$/)) }),
        "Each recording that is closed in an archive that isn’t private, once.",
      ),
    },
  },
};
