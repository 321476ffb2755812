/**
 * An archive that others have saved since the form began: their changes and those of the form are
 * put together, and where both changed the same, the author chooses.
 */
import { useEffect, useState } from "react";
import { api } from "../../../../lib/device/api.ts";
import { mergeTours } from "../../../../lib/model/tour/merge/merge_tours.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { toForm } from "../../../../lib/model/tour/tour_form.ts";
import { readValues, type TourValues } from "../values.ts";
import { Conflict } from "./conflict.tsx";
import { ContradictionChoices } from "./contradiction_choices.tsx";

type Props = {
  /** The version that the form began from; its values are undefined if they are not known here. */
  base: { revision: number; values?: TourValues };
  theirs: Tour;
  /** The present content of the form. */
  read: () => TourValues;
  onResolved: (values: TourValues) => void;
  /** Called in place of a choice where nothing contradicts. */
  onMerged: (values: TourValues) => void;
};

export function ArchiveConflict({ base, theirs, read, onResolved, onMerged }: Props) {
  /** "lost" if the history no longer has it, or cannot be reached. */
  const [began, setBegan] = useState<TourValues | "lost" | undefined>(base.values);
  const stored = readValues(toForm(theirs));
  const isMergeable = began !== undefined && began !== "lost" &&
    mergeTours({ base: began, theirs: stored, mine: read() }).conflicts.length === 0;

  useEffect(() => {
    if (began !== undefined) return;
    api<Tour>("GET", `/api/tours/${theirs.id}/revisions/${base.revision}`).then(
      (tour) => setBegan(readValues(toForm(tour))),
      () => setBegan("lost"),
    );
  }, []);

  useEffect(() => {
    if (!isMergeable) return;
    onMerged(mergeTours({ base: began, theirs: stored, mine: read() }).merged);
  }, [isMergeable]);

  if (began === undefined || isMergeable) return null;
  if (began === "lost") {
    return <Conflict what="archive" mine={read()} theirs={stored} onResolved={onResolved} />;
  }
  return (
    <ContradictionChoices
      read={() => ({ base: began, theirs: stored, mine: read() })}
      onResolved={onResolved}
    />
  );
}
