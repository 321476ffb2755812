/** The zone of a stop on the map: a circle by its radius, or an area from a file. */
import { useFormContext, useWatch } from "react-hook-form";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { areaOf } from "../../../../lib/geo/area.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { TourValues } from "../values.ts";
import { RadiusField } from "./radius_field.tsx";

const t = texts("form");

export function ZoneField({ index }: { index: number }) {
  const { control, setValue } = useFormContext<TourValues>();
  const name = `audioStops.${index}` as const;
  const area = useWatch({
    control,
    name,
    compute: (stop) => {
      const place = stop && readPlace(stop);
      return place && areaOf({ ...place, area: stop.area }) && stop.area;
    },
  });
  if (!area) {
    return (
      <RadiusField
        name={`${name}.triggerRadius`}
        hint={t("radiusHint", { min: RADIUS.min, max: RADIUS.max })}
      />
    );
  }
  return (
    <div className="leg-line">
      <p>{kindOf(STOP_FIELDS.area).toText(area, STOP_FIELDS.area)}</p>
      <button
        type="button"
        className="button"
        onClick={() => setValue(`${name}.area`, undefined, { shouldDirty: true })}
      >
        {t("makeCircle")}
      </button>
    </div>
  );
}
