/** The initial content of an archive's form: the archive, its draft, or a copy on this device. */
import type { Draft } from "../../../../lib/model/tour/draft.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { toForm } from "../../../../lib/model/tour/tour_form.ts";
import type { DraftIdentity } from "../../../../lib/device/send_draft.ts";
import type { EditedTour } from "../form_props.ts";
import { readValues, type TourValues } from "../values.ts";
import { compareCopy } from "./compare_copy.ts";
import type { DeviceCopy } from "./device_copies.ts";

/** The version of an archive that a form began from; its values are undefined if unknown. */
type BaseVersion = { revision: number; values?: TourValues };

type EditStart = {
  copyId: string;
  values: TourValues;
  identity: DraftIdentity;
  base: BaseVersion;
  /** True for values that the server does not have. */
  unsaved: boolean;
  /** The stored archive, if it was saved since these values began from it. */
  theirs?: Tour;
  /** The stored draft, if it was saved from elsewhere since. */
  newer?: Draft;
};

/** `resumed` is the copy that the page before wanted to continue with. */
export function startOfEdit({ tour, draft, base }: EditedTour, resumed?: DeviceCopy): EditStart {
  const compared = resumed && compareCopy(resumed, draft);
  const isNews = resumed !== undefined && compared?.copyIs !== "saved";
  const revision = (isNews ? resumed.revision : draft?.tourRevision) ?? tour.revision;
  const isCurrent = revision === tour.revision;
  const baseTour = isCurrent ? tour : base?.revision === revision ? base : undefined;
  return {
    copyId: resumed?.id ?? crypto.randomUUID(),
    values: isNews ? resumed.values : readValues(draft ? draft.draftData : toForm(tour)),
    identity: draft
      ? { draftId: draft.id, draftRevision: draft.revision }
      : { pendingCreate: resumed?.pendingCreate },
    base: { revision, values: baseTour && readValues(toForm(baseTour)) },
    unsaved: isNews,
    theirs: isCurrent ? undefined : tour,
    newer: compared?.copyIs === "stale" ? compared.draft : undefined,
  };
}
