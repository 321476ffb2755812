/** Zones with corners as an author draws them: from the circle that they replace. */
import { normalizeLongitude } from "../../../../lib/geo/angles.ts";
import { areaOf, radiusAround, radiusOfArea } from "../../../../lib/geo/area.ts";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { hasInside, MAX_CORNERS } from "../../../../lib/model/tour/legs/area.ts";
import { decodeLine, encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { StopValues } from "../values.ts";

/** The corners of a stop's zone, as typed at present; undefined where it is a circle. */
export function cornersOf(stop: StopValues): Position[] | undefined {
  const place = readPlace(stop);
  return place && areaOf({ ...place, area: stop.area });
}

/** The square around a place with the surface of a circle; `radius` in metres. */
export function squareAround(place: Position, radius: number): Position[] {
  const away = radius * Math.sqrt(Math.PI / 2);
  return [315, 45, 135, 225].map((bearing) => destinationPoint(place, away, bearing));
}

/** Why a stop cannot have its zone somewhere. */
type Misfit = { problem: "far" | "crossed" | "small" };

/** The text of a stop's zone with these corners, or why the stop cannot have it. */
export function areaAround(stop: Position, corners: readonly Position[]): string | Misfit {
  const area = encodeLine(corners);
  const drawn = decodeLine(area)!;
  if (!hasInside(drawn)) return { problem: "crossed" };
  if (radiusOfArea(drawn) < RADIUS.min) return { problem: "small" };
  const isNear = radiusAround(stop, corners) <= RADIUS.max && areaOf({ ...stop, area });
  return isNear ? area : { problem: "far" };
}

/** Where a corner is added best: in the middle of the longest side, after the corner `after`. */
export function middleOfLongest(corners: readonly Position[]): { after: number; at: Position } {
  const lengths = corners.map((from, i) => distanceBetween(from, nextTo(corners, i)));
  const after = lengths.indexOf(Math.max(...lengths));
  const [from, to] = [corners[after], nextTo(corners, after)];
  return { after, at: halfWay(from, to) };
}

export const canGrow = ({ length }: readonly Position[]): boolean => length < MAX_CORNERS;

export const canShrink = ({ length }: readonly Position[]): boolean => length > 3;

const nextTo = (corners: readonly Position[], i: number) => corners[(i + 1) % corners.length];

/** The middle of a side. Sides are so short that the mean of the degrees is exact enough. */
function halfWay(from: Position, to: Position): Position {
  const east = normalizeLongitude(to.longitude - from.longitude) / 2;
  return {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: normalizeLongitude(from.longitude + east),
  };
}
