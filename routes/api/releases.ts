/**
 * `/api/tours/:id/releases`: the consent of the people heard in an archive's recordings, for its
 * owner and administrators. A recording without a release is as open as its archive.
 *
 * - `GET /api/tours/:id/releases` answers `Release[]` (`lib/model/consent/release.ts`), the oldest
 *   first.
 * - `POST /api/tours/:id/releases {stopId, person, scope, from?, keeper?}` answers 201 and the
 *   `Release` for the recording of that stop. `scope` is "public", "link" (only where the archive
 *   is unlisted) or "from" (not before the day `from`, which begins at midnight UTC).
 * - `PUT /api/tours/:id/releases/:releaseId {person, scope, from?, keeper?, isWithdrawn}` answers
 *   the `Release`. A story with a release that is withdrawn, or not open yet, is not shown to
 *   others; its recording answers 410.
 * - `DELETE /api/tours/:id/releases/:releaseId` answers 204.
 */
import { ReleaseInput, ReleaseUpdate } from "../../lib/model/consent/release.ts";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import {
  addRelease,
  changeRelease,
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
  const release = { tourId: parseId(c, NO_TOUR), id: parseReleaseId(c) };
  const input = await parseJson(c, ReleaseUpdate);
  return c.json(await changeRelease(c.var.parts.kv, release, input, await changeOf(c)));
}

/** Removes a release. */
export async function remove(c: Ctx) {
  const release = { tourId: parseId(c, NO_TOUR), id: parseReleaseId(c) };
  await removeRelease(c.var.parts.kv, release, await changeOf(c));
  return c.body(null, 204);
}

const changeOf = async (c: Ctx) => ({
  by: actorOf(await signedIn(c)),
  now: c.var.parts.now(),
});

/** The `:releaseId` of the path; a malformed one counts as missing. */
function parseReleaseId(c: Ctx): string {
  const { data } = Id.safeParse(c.req.param("releaseId"));
  if (data === undefined) throw new Problem(404, "This release doesn’t exist.");
  return data;
}
