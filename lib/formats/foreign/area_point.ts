/** Makes a point with a zone of an area in another program's file. */
import { middleOf, radiusAround } from "../../geo/area.ts";
import { simplifyLine } from "../../geo/simplify_line.ts";
import { MAX_CORNERS } from "../../model/tour/legs/area.ts";
import { encodeLine } from "../../model/tour/legs/polyline.ts";
import type { Position } from "../../model/tour/position.ts";
import { RADIUS } from "../../model/tour/stop_limits.ts";

/**
 * The middle of an area, and the area as the zone of a stop. Undefined for one that is no zone:
 * without three corners, or as large as a district.
 */
export function areaPoint(ring: readonly Position[]): Position & { area: string } | undefined {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first?.latitude === last?.latitude && first?.longitude === last?.longitude;
  const corners = simplifyLine(isClosed ? ring.slice(0, -1) : [...ring], MAX_CORNERS);
  if (corners.length < 3) return undefined;
  const middle = middleOf(corners);
  if (radiusAround(middle, corners) > RADIUS.max) return undefined;
  return { ...middle, area: encodeLine(corners) };
}

/** The points of one thing: its point and its area are one stop. */
export function joinArea<P extends { area?: string }>(points: P[]): P[] {
  const [point, ...others] = points.filter(({ area }) => area === undefined);
  const [zone, ...more] = points.filter(({ area }) => area !== undefined);
  const isOne = point && zone && others.length + more.length === 0;
  return isOne ? [{ ...point, area: zone.area }] : points;
}
