/** The marks in a stop's head: who writes there, and how many comments are open. */
import { MessageSquareText, PencilLine } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { Words } from "../../../../lib/ui/words.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether } from "./together.ts";

export function StopMarks({ index }: { index: number }) {
  const together = useTogether();
  return together ? <Marks index={index} together={together} /> : null;
}

function Marks({ index, together }: { index: number; together: Together }) {
  const { control } = useFormContext<TourValues>();
  const stopId = useWatch({ control, name: `audioStops.${index}.id` }) ?? "";
  const open = useStopNote(together.openComments, stopId) ?? 0;
  const writers = useStopNote(together.writers, stopId);
  if (open === 0 && !writers) return null;
  return (
    <span className="stop-marks">
      {writers && (
        <span className="stop-writers">
          <PencilLine aria-hidden="true" />
          <span>
            <Words>{writers.names}</Words> {writers.areMany ? "are" : "is"} writing here
          </span>
        </span>
      )}
      {open > 0 && (
        <span>
          <MessageSquareText aria-hidden="true" />
          {counted(open, "open comment")}
        </span>
      )}
    </span>
  );
}
