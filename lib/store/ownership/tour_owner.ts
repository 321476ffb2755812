/** Changes a tour's owner. Its revisions stay the same, and its files stay in their accounts. */
import { Problem } from "../../model/web/problem.ts";
import { addAudit } from "../accounts/audit.ts";
import { renewVoidCodes, voidCodes } from "../classes/class_codes.ts";
import { mutate } from "../kv/atomic.ts";
import { checkClosure } from "../accounts/closed_accounts.ts";
import { giveReleases } from "../consent/releases.ts";
import { removeInvitations } from "../offers/offer_record.ts";
import { removeRole } from "../people/tour_roles.ts";
import { type Actor, beginTourChange } from "../people/tour_actor.ts";
import { checkTourRoom } from "../tours/tour_room.ts";
import { writeTour } from "../tours/tour_write.ts";
import { getUser } from "../accounts/users.ts";
import { type RevisionRecord, Revisions, StopIds, type TourRecord } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Adds to `operation`, which checks that the tour is still as in `before`, that `userId` becomes
 * its owner, with an audit entry: `by` gave it, or accepted it if `by` is the new owner. The
 * invitations end, and the codes of classes are void (`renewVoidCodes` is to follow).
 *
 * @throws {Problem} 409 when the account of `userId` is blocked or deleted; 413 when it has the
 * most tours allowed.
 */
export async function changeOwner(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  before: TourRecord,
  { userId, by, now }: { userId: string; by: Actor; now: Date },
): Promise<void> {
  const { id, revision, title, userId: owner } = before;
  if (await checkClosure(kv, operation, userId)) {
    throw new Problem(409, t("newOwnersAccountBlocked"));
  }
  await checkTourRoom(kv, userId);
  const [stopIds, saved] = await kv.getMany<[string[], RevisionRecord]>([
    StopIds.key(id),
    Revisions.key(id, revision),
  ]);
  await writeTour(kv, operation, before, {
    record: { ...before, userId },
    stopIds: stopIds.value ?? [],
    savedBy: saved.value?.savedBy ?? before.userId,
    isApproved: true,
  });
  removeRole(operation, id, userId);
  await removeInvitations(kv, operation, id);
  voidCodes(operation, id);
  await giveReleases(kv, operation, id, userId);
  const isAccepted = by.id === userId;
  const other = await getUser(kv, isAccepted ? owner : userId);
  const action = isAccepted ? "accept-tour" : "move-tour";
  const what = { target: id, name: title, owner, person: other?.displayName };
  await addAudit(kv, operation, { actor: by.id, action, isOfOthers: !by.isAdmin, ...what }, now);
}

/**
 * Gives a tour to another user at once, for administrators.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is not an administrator; 400 when
 * the user owns it already; 503 when too many write at once.
 */
export async function moveTour(
  kv: Deno.Kv,
  id: string,
  { userId, by, now }: { userId: string; by: Actor; now: Date },
): Promise<void> {
  await mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, id);
    if (!by.isAdmin) throw new Problem(403, t("onlyAdministratorsCanDo"));
    if (tour.userId === userId) {
      throw new Problem(400, t("archiveAlreadyBelongsPerson"));
    }
    await changeOwner(kv, operation, tour, { userId, by, now });
    return { operation, result: undefined };
  });
  await renewVoidCodes(kv, now);
}
