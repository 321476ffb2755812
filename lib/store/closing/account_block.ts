/**
 * The blocking of accounts. The block stands in the user's record, which every request with a
 * session reads: from that step on all sessions open nothing, in every process. The account is
 * closed in the same step (`closed_accounts.ts`), so that nothing that is under way is saved after.
 */
import { Problem } from "../../model/web/problem.ts";
import type { Block } from "../../model/account/user.ts";
import { mutate } from "../kv/atomic.ts";
import { addAudit } from "../accounts/audit.ts";
import { closedAccountKey, type Closure } from "./closed_accounts.ts";
import { endAllSessions } from "../accounts/sessions.ts";
import { finishHiding, hidingKey } from "../tours/tour_hiding.ts";
import { CONSENTS_REVISION, CONTENT_REVISION } from "../tours/tour_keys.ts";
import { userKey, type UserRecord } from "../accounts/users.ts";

/** Which administrator acts, and when. */
export type AdminAct = { actor: string; now: Date };

/**
 * Blocks a user: nobody signs in to the account, and it changes nothing, until `unblockUser`. An
 * administrator who is blocked is none any more. With `hidesTours` the user's archives are private
 * until then. Of two who block each other at once, one succeeds. The administrator who has blocked
 * somebody may give another reason; the same block again, of which the answer was lost, changes
 * nothing.
 *
 * @throws {Problem} 404 when there is no such user; 409 for oneself, and for somebody whom another
 * administrator has blocked; 403 when the actor is no administrator any more; 503 when too many
 * write at once.
 */
export async function blockUser(
  kv: Deno.Kv,
  id: string,
  { actor, now, reason, hidesTours }: AdminAct & Pick<Block, "reason" | "hidesTours">,
): Promise<void> {
  if (id === actor) throw new Problem(409, "You cannot block yourself. Ask another administrator.");
  await mutate(async () => {
    const [user, admin] = await kv.getMany<[UserRecord, UserRecord]>([userKey(id), userKey(actor)]);
    if (user.value === null) throw new Problem(404, "User not found");
    if (admin.value?.role !== "admin") throw new Problem(403, "Only administrators can do this.");
    const before = user.value.blocked;
    // Two who look at the same list: the second would otherwise show what the first has hidden.
    if (before && before.by !== actor) throw new Problem(409, blockedBefore(before));
    if (before?.reason === reason && before.hidesTours === hidesTours) return { result: undefined };
    const byName = admin.value.displayName;
    const blocked: Block = { at: now.toISOString(), by: actor, byName, reason, hidesTours };
    const closure: Closure = "blocked";
    // The actor stays an administrator: there always is one.
    const operation = kv.atomic().check(user).check(admin)
      .set(user.key, { ...user.value, role: "user", blocked, updatedAt: blocked.at })
      .set(closedAccountKey(id), closure).set(hidingKey(id), true)
      // From here on the pages of the archives are closed; hiding each of them follows.
      .sum(CONTENT_REVISION, 1n).sum(CONSENTS_REVISION, 1n);
    const what = { target: id, name: user.value.displayName, reason };
    const visibility = hidesTours ? "private" : undefined;
    await addAudit(kv, operation, { actor, action: "block", ...what, visibility }, now);
    return { operation, result: undefined };
  });
  await finishHiding(kv, id);
}

const blockedBefore = ({ byName, reason }: Block) =>
  `${byName} already blocked this account: “${reason}” Unblock it first to block it again.`;

/**
 * Ends the block of a user, who may sign in again; earlier sessions stay ended. Archives that it
 * hid are seen again by whom they were seen before. Nothing happens to a user who is not blocked.
 *
 * @throws {Problem} 404 when there is no such user; 503 when too many write at once.
 */
export async function unblockUser(
  kv: Deno.Kv,
  id: string,
  { actor, now }: AdminAct,
): Promise<void> {
  const { value } = await kv.get<UserRecord>(userKey(id));
  // Before the block ends, which kept them from opening anything; none begins until it has.
  if (value?.blocked) await endAllSessions(kv, id);
  await mutate(async () => {
    const user = await kv.get<UserRecord>(userKey(id));
    if (user.value === null) throw new Problem(404, "User not found");
    const { blocked, ...open } = user.value;
    if (!blocked) return { result: undefined };
    const operation = kv.atomic().check(user)
      .set(user.key, { ...open, updatedAt: now.toISOString() })
      .delete(closedAccountKey(id)).set(hidingKey(id), true);
    const name = user.value.displayName;
    await addAudit(kv, operation, { actor, action: "unblock", target: id, name }, now);
    return { operation, result: undefined };
  });
  await finishHiding(kv, id);
}
