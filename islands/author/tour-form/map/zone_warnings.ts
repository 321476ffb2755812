/** The warnings about the zones of the form, as typed at present. */
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import {
  type ZoneStop,
  type ZoneWarning,
  zoneWarnings,
} from "../../../../lib/geo/zone_warnings.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { radiusOfArea } from "../../../../lib/geo/area.ts";
import { readNumber, readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import { cornersOf } from "../area/shape_area.ts";
import { formLegs } from "../legs/form_legs.ts";
import type { StopValues, TourValues } from "../values.ts";

/** The warnings for a form; indexes of stops are the form's. */
export function formWarnings(values: TourValues): ZoneWarning[] {
  const { audioStops, tourType, ...tour } = values;
  const ways = new Map(
    formLegs(values).map(({ to, made }) => [to, made && routeLength(made.points)]),
  );
  const stops = audioStops.map((stop, i) => ({ ...readZoneStop(stop), wayMetres: ways.get(i) }));
  return zoneWarnings(readPlace(tour), stops, tourType === "ordered");
}

/**
 * An invalid radius gives no zone: its box has the error. A zone with corners counts as a circle
 * of its size. A stop without any text needs no recording yet.
 */
function readZoneStop(stop: StopValues): ZoneStop {
  const place = readPlace(stop);
  const corners = cornersOf(stop);
  const radius = corners ? radiusOfArea(corners) : readNumber(stop.triggerRadius) ?? NaN;
  const isBegun = Boolean(stop.title.trim() || stop.description.trim());
  return {
    ...place && radius >= RADIUS.min && radius <= RADIUS.max ? { zone: { ...place, radius } } : {},
    isElsewhere: stop.place !== undefined,
    silent: isBegun && !stop.audioUrl.trim(),
  };
}

/** Milliseconds without a change, because a half-typed radius should cause no warning. */
const PAUSE = 500;

/** The warnings for the form, computed again whenever its author pauses. */
export function useZoneWarnings(): ZoneWarning[] {
  const { watch, getValues } = useFormContext<TourValues>();
  const [warnings, setWarnings] = useState(() => formWarnings(getValues()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typing = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWarnings(formWarnings(getValues())), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      typing.unsubscribe();
    };
  }, []);

  return warnings;
}
