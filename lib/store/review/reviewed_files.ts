/** Files of the versions that wait for review, for those who compare them. */
import type { User } from "../../model/account/user.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { readReviewer } from "./archivists.ts";
import { getHandIn } from "../tours/hand_in_record.ts";
import { getReviewedTour } from "./queue.ts";
import { hashesIn, MediaUsers, TourMedia } from "../records/media.ts";

/**
 * Whether a user may have a file because it is in a version on which they decide, or in the tour as
 * it is beside it. Nobody on sites without review, where nothing is read.
 */
export async function mayReviewFile(kv: Deno.Kv, user: User, hash: string): Promise<boolean> {
  if (!isReviewed(kv)) return false;
  const reviewer = await readReviewer(kv, user);
  if (reviewer === null) return false;
  for await (const { key } of MediaUsers.list(kv, [hash])) {
    const tourId = String(key[2]);
    const { value: handIn } = await getHandIn(kv, tourId);
    if (handIn?.state !== "waiting") continue;
    const tour = await getReviewedTour(kv, tourId, reviewer, handIn);
    for (const revision of tour ? [handIn.revision, tour.revision] : []) {
      const { value } = await TourMedia.get(kv, tourId, revision);
      if (value !== null && hashesIn(value).includes(hash)) return true;
    }
  }
  return false;
}
