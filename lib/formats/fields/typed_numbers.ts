/** Typed numbers, read strictly: `Number` alone reads "" as 0 and "0x10" as 16. */

import type { StopPlace } from "../../../lib/model/tour/stop_place.ts";

const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number in a text box; undefined for an empty one, NaN for an invalid one. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim().replace("\u2212", "-");
  if (trimmed === "") return undefined;
  // Half of the world's keyboards have a decimal comma.
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(",", ".")) : NaN;
}

/**
 * The position in two text boxes; undefined without valid coordinates, and for a stop that is not
 * on the map.
 */
export function readPlace(
  { latitude, longitude, place }: { latitude: string; longitude: string; place?: StopPlace },
): { latitude: number; longitude: number } | undefined {
  if (place) return undefined;
  const [north, east] = [readNumber(latitude), readNumber(longitude)];
  if (north === undefined || east === undefined) return undefined;
  const onEarth = Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return onEarth ? { latitude: north, longitude: east } : undefined;
}
