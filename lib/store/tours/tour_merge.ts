/** The form of a tour after an edit, also after one that began from an older revision. */
import { withRouteAsLegs } from "../../geo/line_legs.ts";
import { type MergeConflict, mergeTours } from "../../model/tour/merge/merge_tours.ts";
import type { Versions } from "../../model/tour/merge/merge_fields.ts";
import { byName } from "../../model/tour/fields/field.ts";
import { KEPT_NAMES, type KeptName } from "../../model/tour/fields/table.ts";
import { withoutCover, withThings } from "../../model/media/with_things.ts";
import type { Tour, TourInput, TourUpdate } from "../../model/tour/tour.ts";
import { toForm } from "../../model/tour/tour_form.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { Problem } from "../../model/web/problem.ts";
import type { TourRecord } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * A refusal (409) of a save, because others changed the same parts since it began: the tour with
 * their changes, and those parts.
 */
export class MergeRefusal extends Problem {
  constructor(detail: string, readonly current: Tour, readonly conflicts: MergeConflict[]) {
    super(409, detail);
  }
}

/** The form after an edit of `before`, which keeps what the edit leaves out. */
export function formAfter(
  before: TourRecord | Tour,
  { visibility = visibilityOf(before), ...update }: TourUpdate,
): TourInput {
  const stored = withThings(before);
  const kept = byName(KEPT_NAMES, (name) => valueAfter<unknown>(stored[name], update[name]));
  // Before a merge, which compares legs.
  return withRouteAsLegs({
    ...update,
    ...kept as Required<Pick<TourInput, KeptName>>,
    visibility,
  });
}

/**
 * The value of an optional field after an edit that sets it, removes it (null), or leaves it out.
 */
const valueAfter = <T>(before: T | undefined, given: T | null | undefined): T | undefined =>
  given === undefined ? before : given ?? undefined;

/**
 * Puts the edit `mine` of the revision `base` together with the changes up to `theirs`.
 *
 * @throws {MergeRefusal} when both changed the same parts.
 */
export function mergedForm(
  { base, theirs, mine }: { base: Tour; theirs: Tour; mine: TourInput },
): TourInput {
  const { audioStops, ...form } = withoutCover(mine);
  const versions: Versions<TourInput> = {
    base: toForm(base),
    theirs: toForm(theirs),
    mine: { ...form, audioStops: audioStops.map(withoutCover) },
  };
  const { merged, conflicts } = mergeTours(versions);
  if (conflicts.length === 0) return merged;
  throw new MergeRefusal(
    t("someoneChangedSameParts", { revision: theirs.revision, from: base.revision }),
    theirs,
    conflicts,
  );
}
