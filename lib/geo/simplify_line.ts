/** Lines with fewer points. */
import type { Position } from "../model/tour/position.ts";
import { degrees, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";

/** A stretch between two kept points, and the point between them that is farthest from it. */
type Stretch = { from: number; to: number; farthest: number; distance: number };

/** Which points stay. */
type Choice = {
  /** Points that change the shape by no more than so many metres go, however few there are. */
  tolerance?: number;
  /** The indexes of points that stay in any case. */
  kept?: number[];
};

/**
 * At most `most` (two or more) points of a line, in order, with both ends: those that change its
 * shape most, chosen by the algorithm of Douglas and Peucker. A line of 100,000 takes a few million
 * steps.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { simplifyLine } from "./simplify_line.ts";
 *
 * const line = [0, 1, 2].map((longitude) => ({ latitude: 0, longitude }));
 * assert.deepEqual(simplifyLine(line, 2), [line[0], line[2]]);
 * assert.deepEqual(simplifyLine(line, 9, { tolerance: 2 }), [line[0], line[2]]);
 * assert.deepEqual(simplifyLine(line, 9, { tolerance: 2, kept: [1] }), line);
 * ```
 */
export function simplifyLine<P extends Position>(
  points: P[],
  most: number,
  { tolerance, kept = [] }: Choice = {},
): P[] {
  if (points.length <= (tolerance === undefined ? most : 2)) return points;
  const ends = [...new Set([0, ...kept, points.length - 1])].sort((a, b) => a - b);
  const chosen = [...ends];
  const stretches = ends.slice(1).map((to, i) => stretchOf(points, ends[i], to));
  const limit = degrees((tolerance ?? 0) / EARTH_RADIUS) ** 2;
  while (chosen.length < most) {
    const [next] = stretches.sort((a, b) => b.distance - a.distance).splice(0, 1);
    if (!next || next.distance <= limit) break;
    chosen.push(next.farthest);
    for (const [from, to] of [[next.from, next.farthest], [next.farthest, next.to]]) {
      if (to - from > 1) stretches.push(stretchOf(points, from, to));
    }
  }
  return chosen.sort((a, b) => a - b).map((index) => points[index]);
}

function stretchOf(points: Position[], from: number, to: number): Stretch {
  const scale = Math.cos(radians(points[from].latitude));
  const flat = (point: Position) => ({
    x: ((point.longitude - points[from].longitude + 540) % 360 - 180) * scale,
    y: point.latitude - points[from].latitude,
  });
  const end = flat(points[to]);
  const length = end.x ** 2 + end.y ** 2;
  const stretch: Stretch = { from, to, farthest: from, distance: 0 };
  for (let i = from + 1; i < to; i++) {
    const { x, y } = flat(points[i]);
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * end.x + y * end.y) / length));
    const distance = (x - along * end.x) ** 2 + (y - along * end.y) ** 2;
    if (distance > stretch.distance) Object.assign(stretch, { farthest: i, distance });
  }
  return stretch;
}
