/**
 * The approval of a tour by its reviewers: they have read one revision of it.
 *
 * - `PUT /api/tours/:id/approval {revision}` approves the present revision: 204; a problem 409 when
 *   it is another one by now.
 * - `DELETE /api/tours/:id/approval` takes the caller's approval back: 204.
 */
import { Approval } from "../../../lib/model/people/co_author.ts";
import { approveTour, withdrawApproval } from "../../../lib/store/people/approvals.ts";
import type { Ctx } from "../../context.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

const NOT_FOUND = "Tour not found";

/** Approves the present revision. */
export async function approve(c: Ctx) {
  const { kv, now } = c.var.parts;
  const { revision } = await parseJson(c, Approval);
  const { id: userId } = await signedIn(c);
  await approveTour(kv, parseId(c, NOT_FOUND), { userId, revision, now: now() });
  return c.body(null, 204);
}

/** Takes the caller's approval back. */
export async function withdraw(c: Ctx) {
  await withdrawApproval(c.var.parts.kv, parseId(c, NOT_FOUND), (await signedIn(c)).id);
  return c.body(null, 204);
}
