/** The versions that wait for review, and what authors and archivists see of one. */
import type { HandIn, QueuedHandIn } from "../../model/review/hand_in.ts";
import type { User } from "../../model/account/user.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { getUserNames } from "../accounts/users.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { getTour } from "../tours/tours.ts";
import { covers, readReviewer, type Reviewer } from "./archivists.ts";
import { getHandIn, getHandInRecord } from "../tours/hand_in_record.ts";
import { getVersion } from "./versions.ts";
import { type HandInRecord, HandIns } from "../records/review.ts";
import { type TourRecord, Tours } from "../records/tours.ts";

/** The versions on which a reviewer may decide, those that wait longest first. */
export async function listQueue(kv: Deno.Kv, reviewer: Reviewer): Promise<QueuedHandIn[]> {
  const found: QueuedHandIn[] = [];
  for await (const { key, value } of HandIns.list(kv)) {
    if (value.state !== "waiting") continue;
    const tour = await getReviewedTour(kv, String(key[1]), reviewer, value);
    if (tour === null) continue;
    const { userId } = tour;
    const owner = (await getUserNames(kv, [userId])).get(userId);
    const isFirst = visibilityOf(tour) === "private";
    found.push({ ...await describeHandIn(kv, tour.id, value), ...owner && { owner }, isFirst });
  }
  return found.sort((a, b) => a.id < b.id ? -1 : 1);
}

/**
 * The tour of a version on which a reviewer may decide; null for others, a deleted one, and, except
 * for administrators, while the owner's account is hidden.
 */
export async function getReviewedTour(
  kv: Deno.Kv,
  tourId: string,
  reviewer: Reviewer,
  { by }: Pick<HandInRecord, "by">,
): Promise<TourRecord | null> {
  const { value: tour } = await Tours.get(kv, tourId);
  if (tour === null || !await covers(kv, reviewer, { id: tourId, userId: tour.userId, by })) {
    return null;
  }
  return reviewer.entry && await isAccountHidden(kv, tour.userId) ? null : tour;
}

/** A version that waits, and the tour as it is beside it. */
export type Reviewed = { handIn: HandIn; tour: Tour; current: Tour; ownerId: string };

/** The version of a tour that waits for review, if `user` may decide on it; else null. */
export async function readReviewed(
  kv: Deno.Kv,
  tourId: string,
  user: User,
): Promise<Reviewed | null> {
  const reviewer = await readReviewer(kv, user);
  const { value: handIn } = await getHandIn(kv, tourId);
  if (!reviewer || handIn?.state !== "waiting") return null;
  const of = await getReviewedTour(kv, tourId, reviewer, handIn);
  if (!of) return null;
  const [tour, found] = [await getVersion(kv, tourId, handIn), await getTour(kv, tourId)];
  if (!tour || !found) return null;
  const described = await describeHandIn(kv, tourId, handIn);
  return { handIn: described, tour, current: found.tour, ownerId: of.userId };
}

/** The last version of a tour that was handed in, for its authors; null without one. */
export async function getOwnHandIn(kv: Deno.Kv, tourId: string): Promise<HandIn | null> {
  const { value } = await getHandIn(kv, tourId);
  return value && await describeHandIn(kv, tourId, value);
}

/** A version with the names of the people. */
export async function describeHandIn(
  kv: Deno.Kv,
  tourId: string,
  handIn: HandInRecord,
): Promise<HandIn> {
  const { handInId: id, revision, state, visibility, by, at, decidedBy, decidedAt, comment } =
    handIn;
  const names = await getUserNames(kv, decidedBy ? [by, decidedBy] : [by]);
  const record = await getHandInRecord(kv, tourId, handIn) ??
    (await Tours.get(kv, tourId)).value;
  const [author, decider] = [names.get(by), decidedBy && names.get(decidedBy)];
  return {
    tourId,
    id,
    revision,
    state,
    title: record?.title ?? "",
    visibility,
    handedInAt: at,
    ...author && { handedInBy: author },
    ...comment && { comment },
    ...decidedAt && { decidedAt },
    ...decider && { decidedBy: decider },
  };
}
