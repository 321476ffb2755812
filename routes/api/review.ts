/**
 * Review before archives are public, on sites with `REVIEW=on`; on others a problem 404.
 *
 * - `GET /api/review` (archivists and administrators) answers the versions on which the caller may
 *   decide, those that wait longest first: `QueuedHandIn[]` (`lib/model/review/hand_in.ts`).
 * - `GET /api/review/:id` answers `{handIn, tour, current}` of the archive `id`: the version that
 *   waits, and the archive as it is.
 * - `POST /api/review/:id/approve {id}` shows the version to visitors, and answers the new `Tour`;
 * `POST /api/review/:id/return {id, comment}` gives it back: 204. Both name the version, and are a
 *
 *   problem 409 when somebody else has decided, or the author has changed it.
 * - `GET /api/tours/:id/hand-in` (owner, editors and administrators) answers `{handIn, tour}`: what
 *   became of the last version, and, unless that is settled, its content; null without one. A save
 *   goes on from it by naming its `revision`.
 * - `POST /api/tours/:id/hand-in/take-back {id}` takes a version back that waits: 204.
 *   `DELETE /api/tours/:id/hand-in` discards it: 204.
 * - `GET /api/admin/archivists` answers `Archivist[]`. `POST /api/admin/archivists {email,
 *   accounts}` gives somebody the role for "all" accounts or those with these addresses, and
 *   `DELETE /api/admin/archivists/:userId` takes it: 204.
 */
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { ArchivistInput } from "../../lib/model/review/archivist.ts";
import { Decision, Return } from "../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import * as archivists from "../../lib/store/review/archivists.ts";
import * as decisions from "../../lib/store/review/decisions.ts";
import { getOwnHandIn, listQueue, readReviewed } from "../../lib/store/review/queue.ts";
import { getUnsettledVersion } from "../../lib/store/review/versions.ts";
import type { Ctx } from "../context.ts";
import { actorOf, NO_REVIEW, signedIn } from "../middleware/viewer.ts";
import { parseId, parseJson } from "../parse.ts";

const NO_TOUR = "Tour not found";
const NO_USER = "User not found";

/** The queue. */
export async function queue(c: Ctx) {
  const { kv } = c.var.parts;
  const reviewer = await archivists.readReviewer(kv, await signedIn(c));
  return c.json(await listQueue(kv, reviewer!));
}

/** The version of an archive that waits, and the archive beside it. */
export async function read(c: Ctx) {
  const { kv } = c.var.parts;
  const found = await readReviewed(kv, parseId(c, NO_TOUR), await signedIn(c));
  if (!found) throw new Problem(404, "Nothing of this archive waits for your review.");
  const { ownerId: _, ...reviewed } = found;
  return c.json(reviewed);
}

/** Shows a version to visitors. */
export async function approve(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [tourId, by] = [parseId(c, NO_TOUR), await signedIn(c)];
  const { id } = await parseJson(c, Decision);
  return c.json(await decisions.approve(kv, tourId, { id, by, now: now() }));
}

/** Gives a version back to its author. */
export async function giveBack(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [tourId, by] = [parseId(c, NO_TOUR), await signedIn(c)];
  const returned = await parseJson(c, Return);
  await decisions.returnHandIn(kv, tourId, { ...returned, by, now: now() });
  return c.body(null, 204);
}

/** The last version of an archive that was handed in, for its authors. */
export async function readOwn(c: Ctx) {
  const { kv, tourId } = await ownParts(c);
  const handIn = await getOwnHandIn(kv, tourId);
  return c.json({ handIn, tour: await getUnsettledVersion(kv, tourId) });
}

/** Takes a version back. */
export async function takeBack(c: Ctx) {
  const { kv, tourId, own } = await ownParts(c);
  const { id } = await parseJson(c, Decision);
  await decisions.takeBack(kv, tourId, { id, ...own });
  return c.body(null, 204);
}

/** Discards a version. */
export async function discard(c: Ctx) {
  const { kv, tourId, own } = await ownParts(c);
  await decisions.discardHandIn(kv, tourId, own);
  return c.body(null, 204);
}

async function ownParts(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [tourId, by] = [parseId(c, NO_TOUR), actorOf(await signedIn(c))];
  if (!isReviewed(kv)) throw new Problem(404, NO_REVIEW);
  return { kv, tourId, own: { by, now: now() } };
}

/** All archivists. */
export async function listArchivists(c: Ctx) {
  return c.json(await archivists.listArchivists(c.var.parts.kv));
}

/** Makes a user an archivist. */
export async function giveArchivist(c: Ctx) {
  const { kv, act } = await adminParts(c);
  await archivists.giveArchivist(kv, await parseJson(c, ArchivistInput), act);
  return c.body(null, 204);
}

/** Takes the role of an archivist away. */
export async function takeArchivist(c: Ctx) {
  const { kv, act } = await adminParts(c);
  await archivists.takeArchivist(kv, parseUserId(c), act);
  return c.body(null, 204);
}

function parseUserId(c: Ctx): string {
  const { data } = Id.safeParse(c.req.param("userId"));
  if (data === undefined) throw new Problem(404, NO_USER);
  return data;
}

async function adminParts(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  return { kv, act: { actor, now: now() } };
}
