/** The old maps of an archive. */
import { useFormContext, useWatch } from "react-hook-form";
import type { TourMapProps } from "../../../map/place.ts";
import { FieldError, useFieldError } from "../field.tsx";
import { LongField } from "../open-one/long_field.tsx";
import type { TourValues } from "../values.ts";

export function OldMapsField({ tiles }: { tiles: TourMapProps["tiles"] }) {
  const { control, getFieldState } = useFormContext<TourValues>();
  const maps = useWatch({ control, name: "oldMaps" }) ?? [];
  const error = useFieldError("oldMaps") ?? (getFieldState("oldMaps").error && "");
  return (
    <LongField
      name="oldMaps"
      isEmpty={maps.length === 0}
      title="Old maps"
      summary={maps.length > 0
        ? maps.map(({ title }) => title || "Untitled map").join(", ")
        : "None yet. A scan of an old map, over today’s."}
      loading="Loading the old maps…"
      error={error !== undefined && (
        <FieldError id="old-maps-error">{error || "Something in it can’t be saved."}</FieldError>
      )}
      load={() => import("./old_maps_panel.tsx").then(({ OldMapsPanel }) => OldMapsPanel)}
      render={(Panel) => <Panel tiles={tiles} />}
    />
  );
}
