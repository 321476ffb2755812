/** Zones with corners as an author draws them: from the circle that they replace. */
import { normalizeLongitude } from "../../../../lib/geo/angles.ts";
import { areaOf, radiusAround } from "../../../../lib/geo/area.ts";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { MAX_CORNERS } from "../../../../lib/model/tour/legs/area.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import type { StopValues } from "../values.ts";

/** The corners of a stop's zone, as typed at present; undefined where it is a circle. */
export function cornersOf(stop: StopValues): Position[] | undefined {
  const place = readPlace(stop);
  return place && areaOf({ ...place, area: stop.area });
}

/** The square around a place that is as large as a circle; `radius` in metres. */
export function squareAround(place: Position, radius: number): Position[] {
  const away = radius * Math.sqrt(Math.PI / 2);
  return [315, 45, 135, 225].map((bearing) => destinationPoint(place, away, bearing));
}

/** The text of a stop's zone with these corners; undefined where they are too far from it. */
export function areaAround(stop: Position, corners: readonly Position[]): string | undefined {
  const area = encodeLine(corners);
  return radiusAround(stop, corners) <= RADIUS.max && areaOf({ ...stop, area }) ? area : undefined;
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

/** Of a side, which is so short that degrees count as even. */
function halfWay(from: Position, to: Position): Position {
  const east = normalizeLongitude(to.longitude - from.longitude) / 2;
  return {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: normalizeLongitude(from.longitude + east),
  };
}
