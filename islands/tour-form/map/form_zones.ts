/** What there is to say of the zones of the form, as it is typed right now. */
import { type ZoneStop, type ZoneWarning, zoneWarnings } from "../../../lib/geo/zone_warnings.ts";
import { RADIUS } from "../../../lib/model/stop_limits.ts";
import { readNumber, readPlace } from "../numbers.ts";
import type { StopValues, TourValues } from "../values.ts";

/** The warnings for a form; the stops in them are counted as in the form. */
export function formWarnings({ audioStops, tourType, ...tour }: TourValues): ZoneWarning[] {
  return zoneWarnings(readPlace(tour), audioStops.map(readZoneStop), tourType === "ordered");
}

/**
 * A radius that no tour may have is said at its box. A stop nobody has begun to write lacks no
 * recording.
 */
function readZoneStop(stop: StopValues): ZoneStop {
  const place = readPlace(stop);
  const radius = readNumber(stop.triggerRadius) ?? NaN;
  const isBegun = Boolean(stop.title.trim() || stop.description.trim());
  return {
    ...place && radius >= RADIUS.min && radius <= RADIUS.max ? { zone: { ...place, radius } } : {},
    silent: isBegun && !stop.audioUrl.trim(),
  };
}
