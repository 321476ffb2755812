/** What becomes of a version that was handed in: approved, returned, taken back, discarded. */
import type { User } from "../../model/account/user.ts";
import { cutText } from "../../model/text/unfit_text.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { wholeUpdate } from "../../model/tour/tour_form.ts";
import { Problem } from "../../model/web/problem.ts";
import { addAudit } from "../accounts/audit.ts";
import { getUserNames } from "../accounts/users.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { mutate } from "../kv/atomic.ts";
import { type Actor, authorizeEditor, beginTourChange } from "../people/tour_actor.ts";
import { updateTour } from "../tours/tour_update.ts";
import { getTour } from "../tours/tours.ts";
import { readReviewer, type Reviewer } from "./archivists.ts";
import { endHandIn, getHandIn, unsettledIn } from "../tours/hand_in_record.ts";
import { getReviewedTour } from "./queue.ts";
import { getVersion } from "./versions.ts";
import { type HandInRecord, HandIns } from "../records/review.ts";
import type { TourRecord } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The message where nothing waits, and for those who may not decide. */
const nothing = (): string => t("nothingWaitsForReview");

/** The comment of a returned version as it is in the audit log has at most so many characters. */
const MAX_LOGGED_COMMENT = 300;

/** A decision of a user on the version `id`. */
type Deciding = { id: string; by: User; now: Date };

/**
 * The version that waits, its tour and the reviewer. `done` is true where the same person made the
 * same decision before, and only the answer was lost.
 */
async function readDecision(
  kv: Deno.Kv,
  tourId: string,
  { id, by }: Pick<Deciding, "id" | "by">,
  decision: "approved" | "returned",
) {
  const entry = await getHandIn(kv, tourId);
  const reviewer = await readReviewer(kv, by);
  const handIn = entry.value;
  const tour = reviewer && handIn && await getReviewedTour(kv, tourId, reviewer, handIn);
  if (!tour) throw new Problem(404, nothing());
  const isSame = handIn.handInId === id && handIn.state === decision && handIn.decidedBy === by.id;
  if (!isSame && (handIn.handInId !== id || handIn.state !== "waiting")) {
    throw new Problem(409, await missedText(kv, handIn, id));
  }
  return { entry, handIn, reviewer, tour, done: isSame };
}

/** What happened to a version on which somebody wants to decide. */
async function missedText(kv: Deno.Kv, handIn: HandInRecord, id: string): Promise<string> {
  const { state, by, decidedBy } = handIn;
  const names = await getUserNames(kv, [by, ...decidedBy ? [decidedBy] : []]);
  const decider = decidedBy && names.get(decidedBy) || t("somebody");
  if (state === "approved") return t("approvedAlready", { name: decider });
  if (state === "returned") return t("returnedAlready", { name: decider });
  const author = names.get(by) ?? t("theAuthor");
  if (state !== "waiting") return t("takenVersionBack", { name: author });
  return handIn.handInId === id ? nothing() : t("handedInSince", { name: author });
}

/**
 * Shows a version to visitors: the tour is saved with its content, in the name of its author, as
 * any save that began from the same revision. The same decision twice is one.
 *
 * @throws {Problem} 404 when `by` may not decide on it; 409 when somebody else has decided, the
 * author has changed it or taken it back, the tour was changed in the same places since, or the
 * owner's account is blocked; 503 when too many write at once.
 */
export async function approve(kv: Deno.Kv, tourId: string, deciding: Deciding): Promise<Tour> {
  const { handIn, tour, done } = await readDecision(kv, tourId, deciding, "approved");
  if (done) return (await getTour(kv, tourId))!.tour;
  if (await isAccountHidden(kv, tour.userId)) {
    throw new Problem(409, t("accountOwnerBlockedUnblock"));
  }
  const version = await getVersion(kv, tourId, handIn);
  if (!version) throw new Problem(409, t("versionNoLongerStored"));
  const { by, id, now } = deciding;
  try {
    return await updateTour(kv, tourId, wholeUpdate(version), {
      now,
      revision: handIn.base,
      approval: {
        savedBy: handIn.by,
        also: async (operation, after) => {
          // Read again in each try of the save.
          const at = await readDecision(kv, tourId, deciding, "approved");
          if (at.done) throw new Problem(409, t("versionApproved"));
          checkReviewer(operation.check(at.entry), at.reviewer);
          const became = after.revision;
          const decided = { decidedBy: by.id, decidedAt: now.toISOString(), became };
          endHandIn(operation, tourId, at.handIn, "approved", decided);
          await audit(kv, operation, at, { action: "approve", id, by, now });
        },
      },
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
    const at = await readDecision(kv, tourId, deciding, "approved");
    if (at.done) return (await getTour(kv, tourId))!.tour;
    if (at.tour.revision === at.handIn.base) throw error;
    throw new Problem(
      409,
      t("archiveChangedSamePlaces"),
    );
  }
}

/** A decision under way does not outlast the role. */
function checkReviewer(operation: Deno.AtomicOperation, { entry }: Reviewer): void {
  if (entry) operation.check(entry);
}

/**
 * Gives a version back to its author, with a comment. The same decision twice is one.
 *
 * @throws {Problem} as `approve` does.
 */
export function returnHandIn(
  kv: Deno.Kv,
  tourId: string,
  { comment, ...deciding }: Deciding & { comment: string },
): Promise<void> {
  return mutate(async () => {
    const at = await readDecision(kv, tourId, deciding, "returned");
    if (at.done) return { result: undefined };
    const { by, now, id } = deciding;
    const operation = kv.atomic().check(at.entry).set(HandIns.key(tourId), {
      ...at.handIn,
      state: "returned",
      decidedBy: by.id,
      decidedAt: now.toISOString(),
      comment,
    });
    checkReviewer(operation, at.reviewer);
    const reason = cutText(comment, MAX_LOGGED_COMMENT);
    await audit(kv, operation, at, { action: "return", id, by, now, reason });
    return { operation, result: undefined };
  });
}

/**
 * Adds the entry of a decision to its step. Archivists' decisions stay as long as administrators'.
 */
async function audit(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { tour, handIn }: { tour: TourRecord; handIn: HandInRecord },
  { by, now, action, reason }: Deciding & { action: "approve" | "return"; reason?: string },
): Promise<void> {
  const person = (await getUserNames(kv, [handIn.by])).get(handIn.by);
  const what = { target: tour.id, name: tour.title, owner: tour.userId, person };
  const visibility = action === "approve" ? handIn.visibility : undefined;
  await addAudit(kv, operation, { actor: by.id, action, ...what, visibility, reason }, now);
}

/** An act of an author. */
type Own = { by: Actor; now: Date };

/**
 * Takes a version back that waits: it is out of the queue, and its author goes on from it. No
 * effect on one that does not wait.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` may not change it; 409 when the
 * version `id` was approved; 503 when too many write at once.
 */
export function takeBack(
  kv: Deno.Kv,
  tourId: string,
  { id, ...own }: Own & { id: string },
): Promise<void> {
  return endOwn(kv, tourId, own, (handIn) => {
    if (handIn?.handInId === id && handIn.state === "approved") {
      throw new Problem(409, t("versionApprovedMeanwhileVisitors"));
    }
    return handIn?.handInId === id && handIn.state === "waiting" ? "taken-back" : null;
  });
}

/**
 * Discards a version that authors go on from: the tour itself is the newest again. No effect
 * without one.
 *
 * @throws {Problem} as `takeBack` does.
 */
export const discardHandIn = (kv: Deno.Kv, tourId: string, own: Own): Promise<void> =>
  endOwn(kv, tourId, own, (handIn) => handIn && "discarded");

function endOwn(
  kv: Deno.Kv,
  tourId: string,
  { by, now }: Own,
  stateAfter: (
    unsettled: HandInRecord | undefined,
  ) => "taken-back" | "discarded" | null | undefined,
): Promise<void> {
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    const entry = await getHandIn(kv, tourId);
    await authorizeEditor(kv, operation.check(entry), tour, by);
    const state = stateAfter(unsettledIn(entry) ?? entry.value ?? undefined);
    if (!state || !unsettledIn(entry)) return { result: undefined };
    endHandIn(operation, tourId, entry.value!, state);
    if (entry.value!.state === "waiting") {
      const { userId: owner, title: name } = tour;
      const what = { target: tourId, name, owner, isOfOthers: !by.isAdmin };
      await addAudit(kv, operation, { actor: by.id, action: "take-back", ...what }, now);
    }
    return { operation, result: undefined };
  });
}
