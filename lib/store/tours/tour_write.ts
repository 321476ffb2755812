/** The only writes of tours: record, stops, history, cards and counts change in one step. */
import type { Position } from "../../model/tour/position.ts";
import { hasStart } from "../../model/tour/stop_place.ts";
import type { PlacedCard } from "../../model/tour/tour.ts";
import { isPublic, visibilityOf } from "../../model/tour/visibility.ts";
import { Problem } from "../../model/web/problem.ts";
import { fileCard } from "../index/card_pages.ts";
import { setDatestamp } from "../index/datestamps.ts";
import { noteMediaUsers } from "../media/media_users.ts";
import { keepMedia, setMediaUses } from "../media/media_uses.ts";
import { setParts } from "../kv/parts.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { countPlace } from "../index/tour_clusters.ts";
import { type TourVersion } from "./tour_record.ts";
import { TourMedia } from "../records/media.ts";
import {
  ContentRevision,
  PublicStopCount,
  PublicTourCount,
  PublicTours,
  type RevisionRecord,
  Revisions,
  StopIds,
  Stops,
  toCard,
  toOwnCard,
  toSummary,
  TourRecord,
  Tours,
  UserStopCounts,
  UserTourCounts,
  UserTours,
} from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Adds to `operation` the change of a tour from `before` (null: there was none) to `after` (null:
 * it is deleted; its stops and its history stay, see `finishRemoval`): at most 95 mutations, and at
 * most two checks, of the pages of cards that it changes. The caller adds the check that the tour
 * is still as in `before`, and tries again when tours nearby change meanwhile. Only public tours
 * have public cards and are in the public counts. `now` is the datestamp that harvesters get: the
 * time of this try, not of the request, which may have waited.
 *
 * @throws {Problem} 403 when visitors would see a version that has no approval, on a site that
 * shows archives after a review.
 */
export async function writeTour(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  before: TourRecord | null,
  after: TourVersion | null,
  now = new Date(),
): Promise<void> {
  if (after && isReviewed(kv)) requireApproval(after);
  if (before) {
    for (const key of keysOf(before)) operation.delete(key);
    operation.delete(StopIds.key(before.id));
  }
  if (after) {
    const { record, stopIds, parts, media, savedBy } = after;
    operation.set(Tours.key(record.id), record).set(StopIds.key(record.id), stopIds)
      .set(UserTours.key(record.userId, record.id), toOwnCard(toSummary(record)));
    if (isPublic(record)) operation.set(PublicTours.key(record.id), cardOf(record));
    const revision: RevisionRecord = { record, savedBy };
    operation.set(Revisions.key(record.id, record.revision), revision);
    if (parts) setParts(operation, Stops.prefix(record.id, record.revision), parts);
    if (media) {
      const noted = before && await TourMedia.get(kv, before.id, before.revision);
      await noteMediaUsers(kv, record.id, media, noted && noted.value, now.toISOString());
      await keepMedia(kv, media);
      setMediaUses(operation, TourMedia.key(record.id, record.revision), media);
    }
  }
  const record = after && after.record;
  if (before) addCounts(operation, before, -1);
  if (record) addCounts(operation, record, 1);
  const [was, is] = [before, record].map((one) => one && isPublic(one) ? one : null);
  const [from, to] = [was, is].map((one) => one && hasStart(one) ? one : null);
  await fileCard(kv, operation, from && placedCardOf(from), to && placedCardOf(to));
  countPlace(operation, from, to);
  const shown = is ?? was;
  if (shown) await setDatestamp(kv, operation, shown.id, { isDeleted: !is, now });
  // Changes that visitors cannot see do not concern them.
  const isSeen = [before, record].some((one) => one && one.visibility !== "private");
  if (isSeen) add(operation, ContentRevision.root, 1);
}

/** The last gate before visitors: each way of saving decides about approvals before it. */
function requireApproval({ record, isApproved }: TourVersion): void {
  if (isApproved || visibilityOf(record) === "private") return;
  throw new Problem(403, t("siteVisitorsSeeArchive"));
}

const cardOf = (record: TourRecord) => toCard(toSummary(record));

const placedCardOf = ({ latitude, longitude, ...record }: TourRecord & Position): PlacedCard => ({
  ...cardOf(record),
  latitude,
  longitude,
});

/**
 * Adds a tour to (`sign` 1) or subtracts it from (-1) its owner's counts and, if it is public, the
 * public ones.
 */
function addCounts(operation: Deno.AtomicOperation, record: TourRecord, sign: 1 | -1): void {
  const { userId, stopCount } = record;
  add(operation, UserTourCounts.key(userId), sign);
  add(operation, UserStopCounts.key(userId), sign * stopCount);
  if (!isPublic(record)) return;
  add(operation, PublicTourCount.root, sign);
  add(operation, PublicStopCount.root, sign * stopCount);
}

/** The keys of a tour's record and cards (except the one by place). */
const keysOf = (record: TourRecord): Deno.KvKey[] => [
  Tours.key(record.id),
  PublicTours.key(record.id),
  UserTours.key(record.userId, record.id),
];

/** Changes a count by `difference`, which may be negative: KV's sums wrap around at 2^64. */
function add(operation: Deno.AtomicOperation, key: Deno.KvKey, difference: number) {
  if (difference !== 0) operation.sum(key, BigInt.asUintN(64, BigInt(difference)));
}
