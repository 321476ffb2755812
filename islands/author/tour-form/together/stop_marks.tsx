/** The marks in a stop's row: who writes there, and how many comments are open. */
import { MessageSquareText, PencilLine } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether, type Writers } from "./together.ts";

const t = texts("sharing");

export function StopMarks({ index }: { index: number }) {
  const together = useTogether();
  return together ? <Marks index={index} together={together} /> : null;
}

export const WritersMark = ({ writers: { names, areMany } }: { writers: Writers }) => (
  <span className="stop-writers">
    <PencilLine aria-hidden="true" />
    <span>
      {rich(t, areMany ? "areWriting" : "isWriting", { names: <Words>{names}</Words> })}
    </span>
  </span>
);

function Marks({ index, together }: { index: number; together: Together }) {
  const { control } = useFormContext<TourValues>();
  const stopId = useWatch({ control, name: `audioStops.${index}.id` }) ?? "";
  const open = useStopNote(together.openComments, stopId) ?? 0;
  const writers = useStopNote(together.writers, stopId);
  if (open === 0 && !writers) return null;
  return (
    <span className="stop-marks">
      {writers && <WritersMark writers={writers} />}
      {open > 0 && (
        <span>
          <MessageSquareText aria-hidden="true" />
          {t("openComments", { count: open })}
        </span>
      )}
    </span>
  );
}
