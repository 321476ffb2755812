/**
 * `PUT /api/admin/users/:id/quota {megabytes}`: how much the recordings and pictures of a person
 * may take together; null brings back the standard, `USER_QUOTA_MB`. 204. Below what is stored it
 * stops new files, and removes none.
 */
import { QuotaInput } from "../../../lib/model/account/account.ts";
import { setQuota } from "../../../lib/store/administration/quotas.ts";
import type { Ctx } from "../../context.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

export async function change(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { kv, now } = c.var.parts;
  const id = parseId(c, "User not found");
  const { megabytes } = await parseJson(c, QuotaInput);
  await setQuota(kv, id, megabytes && megabytes * 1e6, { actor, now: now() });
  return c.body(null, 204);
}
