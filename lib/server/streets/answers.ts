/** What routers answer, in the form of this program. */
import { distanceBetween } from "../../geo/distance.ts";
import { type FoundWay, LONGEST_WAY, NEAR_METRES, WAY_ENDS } from "../../geo/streets/street_way.ts";
import type { LegPart } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";

/** The places of a way on foot, and whether it must not lead over steps. */
export type Asked = { from: Position; to: Position; stepFree: boolean };

/** A part of a way along one street, with both of its ends. */
export type Stretch = { points: Position[]; name?: string; steps?: true };

/**
 * The way of these stretches, each of which begins where the one before it ends. `away`: metres
 * from the start and from the end to the way. Undefined for stretches without a place on Earth.
 */
export function joinStretches(
  stretches: readonly Stretch[],
  { metres, away }: { metres: number; away: readonly number[] },
  { from, to, stepFree }: Asked,
): FoundWay | undefined {
  const points: Position[] = [];
  const parts: LegPart[] = [];
  for (const { points: own, name, steps } of stretches) {
    const at = Math.max(0, points.length - 1);
    for (const point of own) if (!isSame(point, points.at(-1))) points.push(point);
    // The arrival is at one point.
    if (points.length <= at + 1) continue;
    const last = parts.at(-1);
    if (last && last.name === name && last.steps === steps) continue;
    parts.push({ at, ...name && { name }, ...steps && { steps } });
  }
  if (points.length === 0 || !points.every(isOnEarth)) return undefined;
  const far = away.findIndex((metres) => metres > NEAR_METRES);
  if (far >= 0) return { problem: "far", at: WAY_ENDS[far] };
  if (metres > LONGEST_WAY) return { problem: "long" };
  // Valhalla leads wheelchairs over escalators.
  if (stepFree && parts.some(({ steps }) => steps)) return { problem: "none" };
  if (points.length > 1) return { points, metres, parts };
  // Both places are beside one point of a street.
  const { name } = stretches[0];
  return {
    points: [from, to],
    metres: distanceBetween(from, to),
    parts: [{ at: 0, ...name && { name } }],
  };
}

const isSame = (one: Position, other?: Position): boolean =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

const isOnEarth = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
