/** The marks of a stop's head: open comments. */
import { MessageSquareText } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
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
  if (open === 0) return null;
  return (
    <span className="stop-mark">
      <MessageSquareText aria-hidden="true" />
      {counted(open, "open comment")}
    </span>
  );
}
