/** The chapters of a stop. */
import { useFormContext, useWatch } from "react-hook-form";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

export function ChaptersField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const chapters = useWatch({ control, name: `audioStops.${index}.chapters` }) ?? [];
  return (
    <LongField
      name="chapters"
      isEmpty={chapters.length === 0}
      title={t("chapters")}
      summary={chapters.length > 0
        ? t("chaptersCount", { count: chapters.length })
        : t("chaptersPurpose")}
      loading={t("loadingChapters")}
      load={() => import("./chapters_panel.tsx").then(({ ChaptersPanel }) => ChaptersPanel)}
      render={(Panel) => <Panel index={index} />}
    />
  );
}
