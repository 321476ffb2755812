/** From the pixels of a scan to the plane of Web Mercator, by control points. */
import type { ControlPoint, Transformation } from "../../model/media/old_map.ts";
import { type MapPoint, toMercator } from "../web_mercator.ts";
import { solve } from "./linear_system.ts";

/** Takes a pixel of the scan, from its upper left corner, to the plane. */
export type Transform = (x: number, y: number) => MapPoint;

/** The middle and the spread of some points: numbers around 0 and 1 are rounded little. */
type Frame = { x: number; y: number; scale: number };

function frameOf(points: MapPoint[]): Frame {
  const mean = (of: (point: MapPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const spread = Math.sqrt(mean((p) => (p.x - x) ** 2 + (p.y - y) ** 2));
  return { x, y, scale: spread || 1 };
}

const intoFrame = ({ x, y, scale }: Frame) => (point: MapPoint): MapPoint => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** The kernel of thin plates, r² log r, of the squared distance. */
const bend = (squared: number): number => squared === 0 ? 0 : squared * Math.log(squared) / 2;

/**
 * The transformation by these control points; undefined for fewer than three, and where all are on
 * one line, or two at one pixel.
 *
 * Source: F. L. Bookstein, Principal Warps (1989), for thin plate splines.
 */
export function fitTransform(
  points: readonly ControlPoint[],
  kind: Transformation,
): Transform | undefined {
  if (points.length < 3) return undefined;
  const goals = points.map(toMercator);
  const [from, to] = [frameOf([...points]), frameOf(goals)];
  const pixels = points.map(intoFrame(from));
  const targets = goals.map(intoFrame(to));
  const isBent = kind === "thinPlateSpline" && points.length > 3;
  const weights = isBent ? bentWeights(pixels, targets) : affineWeights(pixels, targets);
  if (!weights) return undefined;
  const [base, byX, byY] = weights.slice(-3);
  return (px, py) => {
    const { x, y } = intoFrame(from)({ x: px, y: py });
    const at = [0, 1].map((k) => base[k] + byX[k] * x + byY[k] * y);
    if (isBent) {
      pixels.forEach((pixel, i) => {
        const force = bend((x - pixel.x) ** 2 + (y - pixel.y) ** 2);
        at[0] += weights[i][0] * force;
        at[1] += weights[i][1] * force;
      });
    }
    return { x: to.x + at[0] * to.scale, y: to.y + at[1] * to.scale };
  };
}

/** The three weights of a plane, by least squares. */
function affineWeights(pixels: MapPoint[], targets: MapPoint[]): number[][] | undefined {
  const rows = pixels.map(({ x, y }) => [1, x, y]);
  const sums = (of: number[][]) =>
    [0, 1, 2].map((i) =>
      of[0].map((_, k) => rows.reduce((sum, row, n) => sum + row[i] * of[n][k], 0))
    );
  return solve(sums(rows), sums(targets.map(({ x, y }) => [x, y])));
}

/** A weight for each point, and the three of a plane. */
function bentWeights(pixels: MapPoint[], targets: MapPoint[]): number[][] | undefined {
  const plane = pixels.map(({ x, y }) => [1, x, y]);
  const matrix = [
    ...pixels.map((a, i) => [
      ...pixels.map((b) => bend((a.x - b.x) ** 2 + (a.y - b.y) ** 2)),
      ...plane[i],
    ]),
    ...[0, 1, 2].map((k) => [...plane.map((row) => row[k]), 0, 0, 0]),
  ];
  const nothing = [0, 1, 2].map(() => [0, 0]);
  return solve(matrix, [...targets.map(({ x, y }) => [x, y]), ...nothing]);
}
