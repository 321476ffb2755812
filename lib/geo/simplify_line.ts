/** Lines with fewer points. */
import type { Position } from "../model/tour/position.ts";
import { radians } from "./angles.ts";

/** A stretch between two kept points, and the point between them that is farthest from it. */
type Stretch = { from: number; to: number; farthest: number; distance: number };

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
 * ```
 */
export function simplifyLine<P extends Position>(points: P[], most: number): P[] {
  if (points.length <= most) return points;
  const kept = [0, points.length - 1];
  const stretches = [stretchOf(points, 0, points.length - 1)];
  while (kept.length < most) {
    const [next] = stretches.sort((a, b) => b.distance - a.distance).splice(0, 1);
    if (!next || next.distance === 0) break;
    kept.push(next.farthest);
    for (const [from, to] of [[next.from, next.farthest], [next.farthest, next.to]]) {
      if (to - from > 1) stretches.push(stretchOf(points, from, to));
    }
  }
  return kept.sort((a, b) => a - b).map((index) => points[index]);
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
