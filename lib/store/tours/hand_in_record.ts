/**
 * Versions that were handed in: `["hand_ins", tourId]` has the last one of a tour. Its content is
 * stored like a revision, under a number from `FIRST_HAND_IN` on that no save reaches, so that
 * files, removals and copies of the store know it. A tour that is to be shown as it stands needs no
 * content of its own: `revision` is then one of the history.
 */
import { isUnsettled } from "../../model/review/hand_in.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { deleteRevision } from "./tour_history.ts";
import { FIRST_HAND_IN, Revisions, type TourRecord } from "../records/tours.ts";
import { type HandInRecord, HandIns } from "../records/review.ts";

/** The entry of a tour's last version that was handed in. */
export type HandInEntry = Deno.KvEntryMaybe<HandInRecord>;

/** The last version of a tour that was handed in. */
export const getHandIn = (kv: Deno.Kv, tourId: string): Promise<HandInEntry> =>
  HandIns.get(kv, tourId);

/** The version that authors go on from; undefined where that is the tour itself. */
export function unsettledIn({ value }: HandInEntry): HandInRecord | undefined {
  return value !== null && isUnsettled(value.state) ? value : undefined;
}

/** Whether a version has content of its own. */
export const hasContent = ({ revision }: Pick<HandInRecord, "revision">): boolean =>
  revision >= FIRST_HAND_IN;

/** The record of a version; null where the history no longer has it. */
export async function getHandInRecord(
  kv: Deno.Kv,
  tourId: string,
  { revision, visibility }: HandInRecord,
): Promise<TourRecord | null> {
  const { value } = await Revisions.get(kv, tourId, revision);
  return value && { ...value.record, visibility };
}

/** Adds to `operation` the end of a version in `state`, with its content where that is done. */
export function endHandIn(
  operation: Deno.AtomicOperation,
  tourId: string,
  handIn: HandInRecord,
  state: "taken-back" | "approved" | "discarded",
  also: Partial<HandInRecord> = {},
): void {
  operation.set(HandIns.key(tourId), { ...handIn, ...also, state });
  if (state !== "taken-back" && hasContent(handIn)) {
    deleteRevision(operation, tourId, handIn.revision);
  }
}

/**
 * Adds to `operation`, in which a tour loses its owner, that nothing of it is handed in any more.
 */
export async function removeHandIn(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
): Promise<void> {
  const entry = await getHandIn(kv, tourId);
  if (entry.value === null) return;
  operation.check(entry).delete(entry.key);
  if (hasContent(entry.value)) deleteRevision(operation, tourId, entry.value.revision);
}

/** How many see a tour: everybody who finds it, those with its address, its people. */
const REACH: Record<Visibility, number> = { public: 2, unlisted: 1, private: 0 };

/** Whether more people see a tour after a change of its visibility. */
export const opens = (before: Pick<TourRecord, "visibility">, after: Visibility): boolean =>
  REACH[after] > REACH[visibilityOf(before)];
