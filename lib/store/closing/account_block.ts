/**
 * The blocking of accounts. The block is in the user's record, which every request with a session
 * reads, so it ends all sessions in every process at once. The same step closes the account
 * (`closed_accounts.ts`), so that nothing under way is saved afterwards.
 */
import { Problem } from "../../model/web/problem.ts";
import type { Block } from "../../model/account/user.ts";
import { mutate } from "../kv/atomic.ts";
import { addAudit, type AdminAct } from "../accounts/audit.ts";
import { endAllSessions } from "../accounts/sessions.ts";
import { finishHiding } from "../tours/tour_hiding.ts";
import {
  ClosedAccounts,
  type Closure,
  TourHidings,
  type UserRecord,
  Users,
} from "../records/accounts.ts";
import { ConsentsRevision, ContentRevision } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Blocks a user, who cannot sign in or change anything until `unblockUser`. A blocked administrator
 * loses the role. With `hidesTours` the user's archives are private until then. If two
 * administrators block each other at once, one succeeds. The administrator who blocked somebody may
 * give another reason; a repeated block, after a lost answer, changes nothing.
 *
 * @throws {Problem} 404 when there is no such user; 409 for oneself, and for somebody whom another
 * administrator has blocked; 403 when the actor is no longer an administrator; 503 when too many
 * write at once.
 */
export async function blockUser(
  kv: Deno.Kv,
  id: string,
  { actor, now, reason, hidesTours }: AdminAct & Pick<Block, "reason" | "hidesTours">,
): Promise<void> {
  if (id === actor) throw new Problem(409, t("cannotBlockYourselfAsk"));
  await mutate(async () => {
    const [user, admin] = await kv.getMany<[UserRecord, UserRecord]>([
      Users.key(id),
      Users.key(actor),
    ]);
    if (user.value === null) throw new Problem(404, t("userNotFound"));
    if (admin.value?.role !== "admin") throw new Problem(403, t("onlyAdministratorsCanDo"));
    const before = user.value.blocked;
    // For two administrators with the same list: the second would show what the first has hidden.
    if (before && before.by !== actor) throw new Problem(409, blockedBefore(before));
    if (before?.reason === reason && before.hidesTours === hidesTours) return { result: undefined };
    const byName = admin.value.displayName;
    const blocked: Block = { at: now.toISOString(), by: actor, byName, reason, hidesTours };
    const closure: Closure = "blocked";
    // The actor stays an administrator, so there always is one.
    const operation = kv.atomic().check(user).check(admin)
      .set(user.key, { ...user.value, role: "user", blocked, updatedAt: blocked.at })
      .set(ClosedAccounts.key(id), closure).set(TourHidings.key(id), true)
      // From here on the pages of the archives are closed; hiding each of them follows.
      .sum(ContentRevision.root, 1n).sum(ConsentsRevision.root, 1n);
    const what = { target: id, name: user.value.displayName, reason };
    const visibility = hidesTours ? "private" : undefined;
    await addAudit(kv, operation, { actor, action: "block", ...what, visibility }, now);
    return { operation, result: undefined };
  });
  await finishHiding(kv, id);
}

const blockedBefore = ({ byName, reason }: Block) => t("blockedAlready", { name: byName, reason });

/**
 * Ends the block of a user, who may sign in again; earlier sessions stay ended. Hidden archives get
 * their earlier visibility back. No effect on a user who is not blocked.
 *
 * @throws {Problem} 404 when there is no such user; 503 when too many write at once.
 */
export async function unblockUser(
  kv: Deno.Kv,
  id: string,
  { actor, now }: AdminAct,
): Promise<void> {
  const { value } = await Users.get(kv, id);
  // Sessions are removed while the block still disables them; no new one can begin before it ends.
  if (value?.blocked) await endAllSessions(kv, id);
  await mutate(async () => {
    const user = await Users.get(kv, id);
    if (user.value === null) throw new Problem(404, t("userNotFound"));
    const { blocked, ...open } = user.value;
    if (!blocked) return { result: undefined };
    const operation = kv.atomic().check(user)
      .set(user.key, { ...open, updatedAt: now.toISOString() })
      .delete(ClosedAccounts.key(id)).set(TourHidings.key(id), true);
    const name = user.value.displayName;
    await addAudit(kv, operation, { actor, action: "unblock", target: id, name }, now);
    return { operation, result: undefined };
  });
  await finishHiding(kv, id);
}
