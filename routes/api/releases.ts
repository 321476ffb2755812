/**
 * `/api/tours/:id/releases`: the consent of the people heard in an archive's recordings. A
 * recording without a release is as open as its archive. The owner and administrators keep the
 * releases; an editor adds them, and sees of each that it is there, and whether it holds.
 *
 * - `GET /api/tours/:id/releases` answers `Release[]` (`lib/model/consent/release.ts`), the oldest
 *   first; to an editor `ReleaseState[]`.
 * - `POST /api/tours/:id/releases {stopId, person, scope, from?, keeper?}` answers 201 and the
 *   `Release` for the recording of that stop; to an editor its `ReleaseState`. `scope` is "public",
 *   "link" (only where the archive is unlisted) or "from" (not before the day `from`, which begins
 *   at midnight UTC).
 * - `PUT /api/tours/:id/releases/:releaseId` with `{person, scope, from?, keeper?, isWithdrawn,
 *   revision?}` (owner and administrators) answers the `Release`, its revision grown by one. A
 *   story with a release that is withdrawn, or not open yet, is not shown to others; its recording
 *   answers 410. `revision` is the one from which the change began: when the release has another by
 *   now, the answer is a problem 409 with the release as it is in `current`, and nothing is
 *   changed.
 * - `DELETE /api/tours/:id/releases/:releaseId` (owner and administrators) answers 204.
 */
import {
  type Release,
  ReleaseInput,
  type ReleaseState,
  ReleaseUpdate,
  toReleaseState,
} from "../../lib/model/consent/release.ts";
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
  listReleaseStates,
  removeRelease,
} from "../../lib/store/consent/releases.ts";
import type { Ctx } from "../context.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { parseId, parseJson } from "../parse.ts";

const NO_TOUR = "Tour not found";

/** The releases of an archive. */
export async function list(c: Ctx) {
  const id = parseId(c, NO_TOUR);
  const { kv } = c.var.parts;
  if (isOfOwner(c)) return c.json(await listReleases(kv, id));
  return c.json(await listReleaseStates(kv, id, actorOf(await signedIn(c))));
}

/** Adds a release. */
export async function add(c: Ctx) {
  const id = parseId(c, NO_TOUR);
  const input = await parseJson(c, ReleaseInput);
  const release = await addRelease(c.var.parts.kv, id, input, await changeOf(c));
  const takesDocument = isOfOwner(c) ? undefined : true;
  return c.json({ ...releaseFor(c, release), takesDocument }, 201);
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

/** Whether the owner of the archive asks, or an administrator: to others no release is shown. */
const isOfOwner = (c: Ctx): boolean => c.var.role === "owner";

/** A release as those who may read it see it; to an editor its state. */
export const releaseFor = (c: Ctx, release: Release): Release | ReleaseState =>
  isOfOwner(c) ? release : toReleaseState(release);

/** Who changes a release, and when. */
export const changeOf = async (c: Ctx): Promise<ReleaseChange> => ({
  by: actorOf(await signedIn(c)),
  now: c.var.parts.now(),
});

/** Answers a conflict with the release as it is, to those who may read it. */
export async function withCurrentRelease(
  c: Ctx,
  release: ReleaseRef,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
    const current = isOfOwner(c) ? await getRelease(c.var.parts.kv, release) : null;
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
