/**
 * Changes and ends roles in a tour. Somebody who loses a right loses the ways back to it in the
 * same step: the links that they may have, the offers to them, and the codes of classes.
 */
import { type GivenRole, includesRole } from "../../model/people/tour_role.ts";
import { Problem } from "../../model/web/problem.ts";
import { getUser } from "../accounts/users.ts";
import { renewVoidCodes, voidCodes } from "../classes/class_codes.ts";
import { mutate } from "../kv/atomic.ts";
import { type Actor, auditForeign, authorize, beginTourChange } from "../people/tour_actor.ts";

import { removeInvitations, removeTransfer } from "../offers/offer_record.ts";
import { requireOther } from "../people/co_authors.ts";
import { removeRole } from "../people/tour_roles.ts";
import { TourEditors } from "../records/roles.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The person whose role an owner or administrator changes. */
type RoleAct = { userId: string; by: Actor; now: Date };

/**
 * Changes the role of somebody who works on a tour. When they lose a right, the links and the
 * invitation by which they would get it back end; with an editor, the codes of classes do, too.
 *
 * @throws {Problem} 404 when there is no such tour, or the user does not work on it; 403 when `by`
 * is neither owner nor administrator; 400 for a translator into the archive's own language; 503
 * when too many write at once.
 */
export async function changeRole(
  kv: Deno.Kv,
  tourId: string,
  given: GivenRole,
  { userId, by, now }: RoleAct,
): Promise<void> {
  await mutate(async () => {
    const { operation, tour, entry, person, isTheirs } = await beginChange(kv, tourId, userId, by);
    if (entry.value === null) throw new Problem(404, t("personDoesntWorkArchive"));
    const { language: _, ...before } = entry.value;
    if (before.role === given.role && entry.value.language === given.language) {
      return { result: undefined };
    }
    requireOther(tour, given.language);
    operation.set(entry.key, { ...before, ...given, by: by.id });
    if (!includesRole(given, entry.value)) {
      await removeInvitations(
        kv,
        operation,
        tourId,
        (one) => !includesRole(given, one) && isTheirs(one),
      );
    }
    if (before.role === "editor") voidCodes(operation, tourId);
    await auditForeign(kv, operation, tour, "change-person", by, now, { person });
    return { operation, result: undefined };
  });
  await renewVoidCodes(kv, now);
}

/**
 * Takes the role of somebody who works on a tour away, and all links that invite to the tour or
 * offer it; no effect on others.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 503 when too many write at once.
 */
export async function removeCoAuthor(
  kv: Deno.Kv,
  tourId: string,
  { userId, by, now }: RoleAct,
): Promise<void> {
  await mutate(async () => {
    const { operation, tour, entry, person, isTheirs } = await beginChange(kv, tourId, userId, by);
    if (entry.value === null) return { result: undefined };
    removeRole(operation, tourId, userId);
    await removeInvitations(kv, operation, tourId, isTheirs);
    await removeTransfer(kv, operation, tourId, isTheirs);
    if (entry.value.role === "editor") voidCodes(operation, tourId);
    await auditForeign(kv, operation, tour, "remove-person", by, now, { person });
    return { operation, result: undefined };
  });
  await renewVoidCodes(kv, now);
}

/** Begins a step that checks the tour and the role of a user. */
async function beginChange(kv: Deno.Kv, tourId: string, userId: string, by: Actor) {
  const { operation, tour } = await beginTourChange(kv, tourId);
  authorize(tour, by);
  const entry = await TourEditors.get(kv, tourId, userId);
  const user = await getUser(kv, userId);
  const address = user?.email.toLowerCase();
  return {
    operation: operation.check(entry),
    tour,
    entry,
    person: user?.displayName,
    /** Whether the user may accept this: it is to their address, or a link that they may have. */
    isTheirs: ({ email }: { email?: string }) => email === undefined || email === address,
  };
}
