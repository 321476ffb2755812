/**
 * `/api/tours/:id/classes/:classId/members/:memberId`: the pupils of a class, for those who may
 * change its archive.
 *
 * - `POST …/:memberId/code` answers `{code, expiresAt}`: a code that opens the pupil's place on
 *   another device, once, within a day. The device that was lost is out at once.
 * - `DELETE …/:memberId` takes the pupil out of the class, which gets a new code, and answers its
 *   `ClassState`. The submissions stay, and so do the other pupils.
 */
import { readClass } from "../../../lib/store/classes/classes.ts";
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
  const [act, memberId] = [await classActOf(c), pathId(c, "memberId", NO_MEMBER)];
  const { kv } = c.var.parts;
  await expelMember(kv, memberId, act);
  return c.json(await readClass(kv, act));
}
