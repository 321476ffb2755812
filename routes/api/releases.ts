/**
 * `/api/tours/:id/releases`: the consent of the people heard in an archive's recordings, for its
 * owner and administrators. A recording without a release is as open as its archive.
 *
 * - `GET /api/tours/:id/releases` answers `Release[]` (`lib/model/consent/release.ts`), the oldest
 *   first.
 * - `POST /api/tours/:id/releases {stopId, person, scope, from?, keeper?}` answers 201 and the
 *   `Release` for the recording of that stop. `scope` is "public", "link" (only where the archive
 *   is unlisted) or "from" (not before the day `from`, which begins at midnight UTC).
 * - `PUT /api/tours/:id/releases/:releaseId` with `{person, scope, from?, keeper?, isWithdrawn,
 *   revision?}` answers the `Release`, its revision grown by one. A story with a release that is
 *   withdrawn, or not open yet, is not shown to others; its recording answers 410. `revision` is
 *   the one from which the change began: when the release has another by now, the answer is a
 *   problem 409 with the release as it is in `current`, and nothing is changed.
 * - `DELETE /api/tours/:id/releases/:releaseId` answers 204.
 */
import { ReleaseInput, ReleaseUpdate } from "../../lib/model/consent/release.ts";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { removeDueDocuments } from "../../lib/media/documents.ts";
import { problemResponse } from "../../lib/server/http/problem_response.ts";
import type { ReleaseChange, ReleaseRef } from "../../lib/store/consent/release_records.ts";
import {
  addRelease,
  changeRelease,
  getRelease,
  listReleases,
  removeRelease,
} from "../../lib/store/consent/releases.ts";
import type { Ctx } from "../context.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { parseId, parseJson } from "../parse.ts";

const NO_TOUR = "Tour not found";

/** The releases of an archive. */
export async function list(c: Ctx) {
  return c.json(await listReleases(c.var.parts.kv, parseId(c, NO_TOUR)));
}

/** Adds a release. */
export async function add(c: Ctx) {
  const id = parseId(c, NO_TOUR);
  const input = await parseJson(c, ReleaseInput);
  return c.json(await addRelease(c.var.parts.kv, id, input, await changeOf(c)), 201);
}

/** Changes a release, or withdraws it. */
export async function change(c: Ctx) {
  const release = parseRelease(c);
  const input = await parseJson(c, ReleaseUpdate);
  const by = await changeOf(c);
  return await withCurrentRelease(
    c,
    release,
    async () => c.json(await changeRelease(c.var.parts.kv, release, input, by)),
  );
}

/** Removes a release, and its document. */
export async function remove(c: Ctx) {
  const release = parseRelease(c);
  const { kv } = c.var.parts;
  const change = await changeOf(c);
  await removeRelease(kv, release, change);
  await removeDueDocuments(kv, c.var.media.objects, change.now);
  return c.body(null, 204);
}

/** Who changes a release, and when. */
export const changeOf = async (c: Ctx): Promise<ReleaseChange> => ({
  by: actorOf(await signedIn(c)),
  now: c.var.parts.now(),
});

/** Answers a conflict with the release as it is. */
export async function withCurrentRelease(
  c: Ctx,
  release: ReleaseRef,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
    const current = await getRelease(c.var.parts.kv, release);
    return problemResponse(error, { current: current ?? undefined });
  }
}

/** The release that a path names; a malformed id counts as missing. */
export function parseRelease(c: Ctx): ReleaseRef {
  const tourId = parseId(c, NO_TOUR);
  const { data } = Id.safeParse(c.req.param("releaseId"));
  if (data === undefined) throw new Problem(404, "This release doesn’t exist.");
  return { tourId, id: data };
}
