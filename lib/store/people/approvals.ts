/** What reviewers have read and approved: `["tour_approvals", tourId, userId]`, beside the role. */
import { z } from "zod";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { Positive, Time } from "../kv/fields.ts";
import { tourKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { tourApprovalKey, type TourEditor, tourEditorKey } from "./tour_roles.ts";

/** The revision that somebody approved. It says nothing of later ones. */
export const TourApproval = z.object({ revision: Positive, at: Time });
export type TourApproval = z.infer<typeof TourApproval>;

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
      tourKey(tourId),
      tourEditorKey(tourId, userId),
    ]);
    if (tour.value === null) throw new Problem(404, "Tour not found");
    if (role.value?.role !== "reviewer") {
      throw new Problem(403, "Only reviewers of this archive approve it.");
    }
    if (tour.value.revision !== revision) {
      throw new Problem(
        409,
        `The archive was changed meanwhile: it has version ${tour.value.revision}. Read that first.`,
      );
    }
    const approval: TourApproval = { revision, at: now.toISOString() };
    const operation = kv.atomic().check(tour).check(role)
      .set(tourApprovalKey(tourId, userId), approval);
    return { operation, result: undefined };
  });
}

/** Takes the approval of a user back; no effect without one. */
export async function withdrawApproval(
  kv: Deno.Kv,
  tourId: string,
  userId: string,
): Promise<void> {
  await kv.delete(tourApprovalKey(tourId, userId));
}
