/** The zone of a stop on the map: a circle by its radius, or an area with corners. */
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { cornersOf, squareAround } from "../area/shape_area.ts";
import { besideForm, isMapOpen } from "../map/is_map_open.ts";
import type { StopValues, TourValues } from "../values.ts";
import { RadiusField, radiusIn } from "./radius_field.tsx";

const t = texts("form");

/** The radius of the largest circle whose square keeps to the limit of zones, in metres. */
const MOST_SQUARE = RADIUS.max / Math.sqrt(Math.PI / 2) - 2;

/** `onMap` selects the stop on the map. */
export function ZoneField({ index, onMap }: { index: number; onMap: () => void }) {
  const { control, setValue, getValues } = useFormContext<TourValues>();
  const name = `audioStops.${index}` as const;
  const area = useWatch({
    control,
    name,
    // A removed stop is watched for a moment longer, and has no values then.
    compute: (stop: StopValues | undefined) => stop && cornersOf(stop) && stop.area,
  });
  /** The corners that a circle has replaced. */
  const before = useRef<string>(undefined);
  const set = (to: string | undefined) => setValue(`${name}.area`, to, { shouldDirty: true });
  const makeCircle = () => {
    before.current = area;
    set(undefined);
  };
  const makeCorners = () => {
    const stop = getValues(name);
    const place = readPlace(stop);
    if (!place) return;
    const kept = cornersOf({ ...stop, area: before.current }) && before.current;
    const radius = Math.min(radiusIn(stop.triggerRadius), MOST_SQUARE);
    set(kept ?? encodeLine(squareAround(place, radius)));
    onMap();
    isMapOpen.value = !besideForm().matches;
  };
  if (area) {
    return (
      <div className="field-line">
        <p>{kindOf(STOP_FIELDS.area).toText(area, STOP_FIELDS.area)}</p>
        <button type="button" className="button" onClick={makeCircle}>{t("makeCircle")}</button>
      </div>
    );
  }
  return (
    <>
      <RadiusField
        name={`${name}.triggerRadius`}
        hint={t("radiusHint", { min: RADIUS.min, max: RADIUS.max })}
      />
      <div className="field-line">
        <button type="button" className="button" onClick={makeCorners}>{t("giveCorners")}</button>
      </div>
    </>
  );
}
