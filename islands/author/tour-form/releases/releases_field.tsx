/** The releases of a stop, if the saved archive has its recording. */
import { createContext, useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { recordingOf, type ReleasableStop } from "../../../../lib/model/consent/closed.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";

const t = texts("releases");

/** The saved archive: its stops with a recording, and who may change their releases. */
export type Releasable = { tourId: string; isOwner: boolean; stops: ReleasableStop[] };

/** Undefined for an archive that is not saved yet. */
export const ReleasableContext = createContext<Releasable | undefined>(undefined);

export function ReleasesField({ index }: { index: number }) {
  const releasable = useContext(ReleasableContext);
  const { control } = useFormContext<TourValues>();
  const [id, address] = useWatch({
    control,
    name: [`audioStops.${index}.id`, `audioStops.${index}.audioUrl`],
  });
  const saved = releasable?.stops.find((stop) => stop.id === id);
  if (!releasable || saved?.recording !== recordingOf(address)) return null;
  const { tourId, isOwner } = releasable;
  return (
    <LongField
      name="releases"
      title={t("releasesField")}
      summary={t("releasesSummary")}
      loading={t("loadingReleases")}
      load={() => import("./releases_panel.tsx").then(({ ReleasesPanel }) => ReleasesPanel)}
      render={(Panel) => <Panel key={saved.recording} {...{ tourId, isOwner }} stop={saved} />}
    />
  );
}
