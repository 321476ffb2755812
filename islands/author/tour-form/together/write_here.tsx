/** A stop's fields, which wait for a choice while somebody else writes there. */
import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { WritersMark } from "./stop_marks.tsx";
import { type Together, useTogether } from "./together.ts";

const t = texts("sharing");

type Props = {
  index: number;
  /** Comments or releases are shown, which need not wait. */
  isFree: boolean;
  children: ReactNode;
};

/** Always the same elements around the fields, so that they stay what they are. */
export function WriteHere({ index, isFree, children }: Props) {
  const together = useTogether();
  return together?.isShared
    ? <Shared {...{ index, isFree, together }}>{children}</Shared>
    : children;
}

function Shared({ index, isFree, together, children }: Props & { together: Together }) {
  const { control } = useFormContext<TourValues>();
  const stopId = useWatch({ control, name: `audioStops.${index}.id` }) ?? "";
  const writers = useStopNote(together.writers, stopId);
  const isTaken = useStopNote(together.taken, stopId) === true && !isFree;
  return (
    <>
      {writers && !isTaken && (
        <p className="stop-marks" role="status">
          <WritersMark writers={writers} />
        </p>
      )}
      {isTaken && writers && (
        <div className="notice write-here">
          <PencilLine aria-hidden="true" />
          <p role="status">
            {rich(t, writers.areMany ? "areWritingBoth" : "isWritingBoth", {
              names: (
                <strong>
                  <Words>{writers.names}</Words>
                </strong>
              ),
            })}
          </p>
          <button type="button" className="button" onClick={() => together.agree(stopId)}>
            {t("writeAnyway")}
          </button>
        </div>
      )}
      <fieldset className="write-here-fields" disabled={isTaken}>{children}</fieldset>
    </>
  );
}
