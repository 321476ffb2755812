/**
 * `/api/tours/:id/classes/:classId/members/:memberId`: the pupils of a class, for those who may
 * change its archive.
 *
 * - `POST …/:memberId/code` answers `{code, expiresAt}`: a code that opens the pupil's place on
 *   another device, once, within a day, and ends it on the device that was lost.
 * - `DELETE …/:memberId` takes the pupil out of the class: 204. The submissions stay.
 */
import { expelMember, giveMemberCode, NO_MEMBER } from "../../../lib/store/classes/members.ts";
import type { Ctx } from "../../context.ts";
import { classActOf, pathId } from "./act.ts";

/** A code for a lost device. */
export async function giveCode(c: Ctx) {
  const memberId = pathId(c, "memberId", NO_MEMBER);
  return c.json(await giveMemberCode(c.var.parts.kv, memberId, await classActOf(c)));
}

/** Takes a pupil out of the class. */
export async function remove(c: Ctx) {
  const memberId = pathId(c, "memberId", NO_MEMBER);
  await expelMember(c.var.parts.kv, memberId, await classActOf(c));
  return c.body(null, 204);
}
