/** The consent of the people heard in recordings. */
import { z } from "zod";
import { Release, ReleaseInput, ReleaseUpdate } from "../../../lib/model/consent/release.ts";
import { created, DONE, type Group, ok } from "../operation.ts";

const NO_RELEASE = "The archive or the release doesn’t exist.";
const terms = { person: "Mae Lewis", scope: "from", from: "2027-01-31", keeper: "Town Archive" };

export const RELEASES: Group = {
  id: "releases",
  title: "Releases of recordings",
  about:
    "Of several releases of one recording the strictest counts; a recording without any is as " +
    "open as its archive. In place of a story that is not released others get a stop whose " +
    "`audioUrl` is “withheld”, and its recording answers 410.",
  operations: {
    "GET /api/tours/:id/releases": {
      summary: "The releases of an archive",
      answers: ok(z.array(Release), "The oldest first."),
    },
    "POST /api/tours/:id/releases": {
      summary: "Add a release for the recording of a stop",
      about: "`scope` is “public”, “link” (only where the archive is unlisted), or “from” the " +
        "beginning of a day in UTC.",
      body: ReleaseInput,
      answers: created(Release, "The release."),
      refusals: { 400: "Also for a stop without a recording of its own." },
      example: { body: { stopId: "mill", ...terms } },
    },
    "PUT /api/tours/:id/releases/:releaseId": {
      summary: "Change a release, or withdraw it",
      body: ReleaseUpdate,
      answers: ok(Release, "The release."),
      refusals: { 404: NO_RELEASE },
      example: { body: { ...terms, isWithdrawn: true } },
    },
    "DELETE /api/tours/:id/releases/:releaseId": {
      summary: "Delete a release",
      answers: DONE,
      refusals: { 404: NO_RELEASE },
    },
    "GET /api/withheld": {
      summary: "Which recordings are not released",
      about: "For devices that keep copies. Each is a SHA-256 in hexadecimal digits: of a stored " +
        "file’s bytes, or of the address of a recording elsewhere.",
      answers: ok(
        z.strictObject({ recordings: z.array(z.string().regex(/^[0-9a-f]{64}$/)) }),
        "Each recording that is closed in some archive, once.",
      ),
    },
  },
};
