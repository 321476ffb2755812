/** What reviewers have read and approved: `["tour_approvals", tourId, userId]`, beside the role. */
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import {
  type TourApproval,
  TourApprovals,
  type TourEditor,
  TourEditors,
} from "../records/roles.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Stores that a reviewer approves the present revision of a tour.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when the user is no reviewer of it; 409
 * when it has another revision by now; 503 when too many write at once.
 */
export function approveTour(
  kv: Deno.Kv,
  tourId: string,
  { userId, revision, now }: { userId: string; revision: number; now: Date },
): Promise<void> {
  return mutate(async () => {
    const [tour, role] = await kv.getMany<[TourRecord, TourEditor]>([
      Tours.key(tourId),
      TourEditors.key(tourId, userId),
    ]);
    if (tour.value === null) throw new Problem(404, t("tourNotFound"));
    if (role.value?.role !== "reviewer") {
      throw new Problem(403, t("onlyReviewersArchiveApprove"));
    }
    if (tour.value.revision !== revision) {
      throw new Problem(
        409,
        t("archiveChangedMeanwhileVersion", { revision: tour.value.revision }),
      );
    }
    const approval: TourApproval = { revision, at: now.toISOString() };
    const operation = kv.atomic().check(tour).check(role)
      .set(TourApprovals.key(tourId, userId), approval);
    return { operation, result: undefined };
  });
}

/** Takes the approval of a user back; no effect without one. */
export async function withdrawApproval(
  kv: Deno.Kv,
  tourId: string,
  userId: string,
): Promise<void> {
  await kv.delete(TourApprovals.key(tourId, userId));
}
