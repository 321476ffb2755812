/** The comments on a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether } from "./together.ts";

export function StopComments({ index }: { index: number }) {
  const together = useTogether();
  return together ? <Fold index={index} together={together} /> : null;
}

function Fold({ index, together }: { index: number; together: Together }) {
  const { control } = useFormContext<TourValues>();
  const stopId = useWatch({ control, name: `audioStops.${index}.id` }) ?? "";
  const open = useStopNote(together.openComments, stopId) ?? 0;
  if (!together.savedStops.has(stopId)) return null;
  return (
    <LongField
      name="comments"
      title="Comments"
      summary={open > 0
        ? counted(open, "open comment")
        : "Those who work on the archive read them."}
      loading="Loading the comments…"
      load={() => import("./comments_panel.tsx").then(({ CommentsPanel }) => CommentsPanel)}
      render={(Panel) => <Panel key={stopId} stopId={stopId} together={together} />}
    />
  );
}
