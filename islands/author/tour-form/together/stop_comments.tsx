/** The comments on a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import { texts } from "../../../../lib/texts/texts.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether } from "./together.ts";

const t = texts("sharing");

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
      title={t("comments")}
      summary={open > 0 ? t("openComments", { count: open }) : t("whoReads")}
      loading={t("loadingComments")}
      load={() => import("./comments_panel.tsx").then(({ CommentsPanel }) => CommentsPanel)}
      render={(Panel) => <Panel key={stopId} stopId={stopId} together={together} />}
    />
  );
}
