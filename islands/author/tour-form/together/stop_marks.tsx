/** The marks in a stop's row: who writes there, and how many comments are open. */
import { MessageSquareText, PencilLine } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { Words } from "../../../../lib/ui/words.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether, type Writers } from "./together.ts";

export function StopMarks({ index }: { index: number }) {
  const together = useTogether();
  return together ? <Marks index={index} together={together} /> : null;
}

export const WritersMark = ({ writers: { names, areMany } }: { writers: Writers }) => (
  <span className="stop-writers">
    <PencilLine aria-hidden="true" />
    <span>
      <Words>{names}</Words> {areMany ? "are" : "is"} writing here
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
          {counted(open, "open comment")}
        </span>
      )}
    </span>
  );
}
