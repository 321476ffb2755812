/** The old maps of an archive. */
import { useFormContext, useWatch } from "react-hook-form";
import { texts } from "../../../../lib/texts/texts.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { FieldError, useFieldError } from "../field.tsx";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";

const t = texts("oldMaps");
const fields = texts("fields");

export function OldMapsField({ tiles }: { tiles: TourMapProps["tiles"] }) {
  const { control, getFieldState } = useFormContext<TourValues>();
  const maps = useWatch({ control, name: "oldMaps" }) ?? [];
  const error = useFieldError("oldMaps") ?? (getFieldState("oldMaps").error && "");
  return (
    <LongField
      name="oldMaps"
      isEmpty={maps.length === 0}
      title={fields("oldMaps")}
      summary={maps.length > 0
        ? maps.map(({ title }) => title || t("untitledMap")).join(", ")
        : t("noneYet")}
      loading={t("loading")}
      error={error !== undefined && (
        <FieldError id="old-maps-error">{error || t("cantBeSaved")}</FieldError>
      )}
      load={() => import("./old_maps_panel.tsx").then(({ OldMapsPanel }) => OldMapsPanel)}
      render={(Panel) => <Panel tiles={tiles} />}
    />
  );
}
