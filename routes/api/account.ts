/**
 * `/api/account`: a whole account.
 *
 * - `GET /api/account/data` answers a zip file with all data of the account
 *   (`lib/server/account_data.ts`).
 * - `DELETE /api/account {email, otherwise, exceptions, keepsName}` deletes it: 204 once everything
 *   is removed. `email` is the account's, typed again; the rest is a `RemovalPlan`
 *   (`lib/model/account/account.ts`). A problem 400 for another address, 409 for the last
 *   administrator. Once begun, the deletion continues even if the request is aborted.
 */
import { removeAccount } from "../../lib/media/account_removal.ts";
import { AccountRemoval } from "../../lib/model/account/account.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { packAccountData } from "../../lib/server/account_data.ts";
import { WITHHELD } from "../../lib/server/http/media_gate.ts";
import { failure } from "../../lib/server/host/log.ts";
import { beginAccountRemoval } from "../../lib/store/closing/account_removal.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseJson } from "../parse.ts";
import { zipAnswer } from "../zip_answer.ts";

/** All data of the account. */
export async function data(c: Ctx) {
  const user = await signedIn(c);
  const { kv, now } = c.var.parts;
  const { media: { objects }, mediaGate } = c.var;
  const mayHave = async (hash: string) => {
    const pass = await mediaGate.pass(hash, c.var.viewer, c.var.pupil);
    return pass !== null && pass !== WITHHELD;
  };
  return await zipAnswer(c, "my-data", packAccountData({ kv, objects, now, mayHave }, user));
}

/** Deletes the account. */
export async function remove(c: Ctx) {
  const user = await signedIn(c);
  const { email, ...plan } = await parseJson(c, AccountRemoval);
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    const message = "This isn’t the e-mail address of your account";
    throw new Problem(400, `${message}. Type ${user.email} to confirm.`, [
      { path: "email", message },
    ]);
  }
  const { kv, now } = c.var.parts;
  // Its data is removed in steps, with files that may be in a bucket.
  c.var.endTurn?.();
  await beginAccountRemoval(kv, user.id, plan, now());
  try {
    await removeAccount({ kv, objects: c.var.media.objects, now: now() }, user.id);
  } catch (error) {
    // The account is already gone for its owner; the next hourly clean-up removes the rest.
    failure("What a deleted account left could not be removed yet", error);
  }
  c.header("set-cookie", await c.var.auth.signOut(c.req.raw));
  return c.body(null, 204);
}
