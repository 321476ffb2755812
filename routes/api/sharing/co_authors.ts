/**
 * `/api/tours/:id/people`: who works on a tour besides its owner. An editor may change everything
 * but who owns it, who sees it, who works on it, and whether it is deleted; a reviewer reads it,
 * also while it is private.
 *
 * - `GET /api/tours/:id/people` (for these people and administrators) answers `TourPeople`:
 *   `{owner?, coAuthors: [{userId, name, role, since}], role}`, where `role` is the caller's.
 * - `PUT /api/tours/:id/people/:userId {role}` (owner and administrators) changes a role: 204. When
 *   an editor becomes a reviewer, the links that make editors end.
 * - `DELETE /api/tours/:id/people/:userId` (owner and administrators) ends a role: 204. All links
 *   that invite to the archive or offer it end, and so do an invitation and an offer to the person.
 *
 * Where an editor loses the role, the classes of the archive get new codes.
 *
 * - `DELETE /api/tours/:id/people` ends the caller's own role, also while the archive is hidden
 *   with its owner's account: 204, whether there was one or not. What they have saved stays.
 */
import { Id } from "../../../lib/model/id.ts";
import { RoleChange } from "../../../lib/model/people/co_author.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { leaveTour } from "../../../lib/store/people/co_authors.ts";
import { changeRole, removeCoAuthor } from "../../../lib/store/people/role_changes.ts";
import type { Ctx } from "../../context.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

const NOT_FOUND = "Tour not found";

/** The people of a tour. */
export async function list(c: Ctx) {
  const people = await readTourPeople(c.var.parts.kv, parseId(c, NOT_FOUND), await signedIn(c));
  if (people === null) throw new Problem(404, NOT_FOUND);
  return c.json(people);
}

/** Changes a role. */
export async function change(c: Ctx) {
  const { role } = await parseJson(c, RoleChange);
  const { tourId, ...act } = await actOf(c);
  await changeRole(c.var.parts.kv, tourId, role, act);
  return c.body(null, 204);
}

/** Ends the role of another. */
export async function remove(c: Ctx) {
  const { tourId, ...act } = await actOf(c);
  await removeCoAuthor(c.var.parts.kv, tourId, act);
  return c.body(null, 204);
}

/** Ends the caller's own role. */
export async function leave(c: Ctx) {
  const { id } = await signedIn(c);
  const { data: tourId } = Id.safeParse(c.req.param("id"));
  if (tourId !== undefined) await leaveTour(c.var.parts.kv, tourId, id);
  return c.body(null, 204);
}

/** Whose role is changed, by whom, and when; a malformed id counts as missing. */
async function actOf(c: Ctx) {
  const { data: userId } = Id.safeParse(c.req.param("userId"));
  if (userId === undefined) throw new Problem(404, "This person doesn’t work on the archive.");
  const by = actorOf(await signedIn(c));
  return { tourId: parseId(c, NOT_FOUND), userId, by, now: c.var.parts.now() };
}
