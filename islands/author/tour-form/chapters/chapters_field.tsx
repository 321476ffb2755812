/** The chapters of a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";

export function ChaptersField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const chapters = useWatch({ control, name: `audioStops.${index}.chapters` }) ?? [];
  return (
    <LongField
      name="chapters"
      isEmpty={chapters.length === 0}
      title="Chapters"
      summary={chapters.length > 0
        ? counted(chapters.length, "chapter")
        : "For a long story. Visitors jump to them."}
      loading="Loading the chapters’ tools…"
      load={() => import("./chapters_panel.tsx").then(({ ChaptersPanel }) => ChaptersPanel)}
      render={(Panel) => <Panel index={index} />}
    />
  );
}
