/** The chapters of a stop in a fold of the form, once it has a recording. */
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { LazyFold } from "../lazy_fold.tsx";
import type { TourValues } from "../values.ts";

export function ChaptersField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const [address, chapters = []] = useWatch({
    control,
    name: [`audioStops.${index}.audioUrl`, `audioStops.${index}.chapters`],
  });
  if (!address && chapters.length === 0) return null;
  return (
    <LazyFold
      className="chapters-field"
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
