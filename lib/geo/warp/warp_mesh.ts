/** A scan as a mesh of triangles, and where each of them lies in the picture that is made of it. */
import type { MapEdges } from "../../model/media/old_map.ts";
import { fromMercator, type MapPoint } from "../web_mercator.ts";
import type { Transform } from "./fit_transform.ts";

/** Three corners in pixels. */
export type Triangle = [MapPoint, MapPoint, MapPoint];

/** The picture's size in pixels, its place, and the triangles: in the scan, and in the picture. */
export type WarpMesh = {
  width: number;
  height: number;
  edges: MapEdges;
  triangles: { from: Triangle; to: Triangle }[];
};

/** The triangles are flat; so many cells a side keep them within a pixel of the transformation. */
const CELLS = 32;

/** The longest side of the picture in pixels, like that of a stored scan. */
export const MAP_SIDE = 2400;

/** The mesh of a scan of this size; undefined where it would have no extent. */
export function warpMesh(
  transform: Transform,
  size: { width: number; height: number },
): WarpMesh | undefined {
  const steps = Array.from({ length: CELLS + 1 }, (_, i) => i / CELLS);
  const pixels = steps.map((v) => steps.map((u) => ({ x: u * size.width, y: v * size.height })));
  const placed = pixels.map((row) => row.map(({ x, y }) => transform(x, y)));
  const all = placed.flat();
  const [left, right] = extent(all.map(({ x }) => x));
  const [top, bottom] = extent(all.map(({ y }) => y));
  const [across, down] = [right - left, bottom - top];
  if (!(across > 0 && down > 0 && left >= 0 && right <= 1 && top >= 0 && bottom <= 1)) return;
  // As many pixels as the scan has for the same ground, but no more than a picture may have.
  const dense = Math.sqrt(size.width * size.height / areaOf(placed));
  const scale = Math.min(dense, MAP_SIDE / Math.max(across, down));
  const toPixel = ({ x, y }: MapPoint) => ({ x: (x - left) * scale, y: (y - top) * scale });
  const targets = placed.map((row) => row.map(toPixel));
  const [northWest, southEast] = [
    fromMercator({ x: left, y: top }),
    fromMercator({ x: right, y: bottom }),
  ];
  return {
    width: Math.max(1, Math.round(across * scale)),
    height: Math.max(1, Math.round(down * scale)),
    edges: {
      south: southEast.latitude,
      west: northWest.longitude,
      north: northWest.latitude,
      east: southEast.longitude,
    },
    triangles: steps.slice(1).flatMap((_, j) =>
      steps.slice(1).flatMap((_, i) => {
        const corners = [[j, i], [j, i + 1], [j + 1, i + 1], [j + 1, i]];
        const cut = (order: number[]) => ({
          from: order.map((k) => pixels[corners[k][0]][corners[k][1]]) as Triangle,
          to: order.map((k) => targets[corners[k][0]][corners[k][1]]) as Triangle,
        });
        return [cut([0, 1, 2]), cut([0, 2, 3])];
      })
    ),
  };
}

function extent(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The area of the placed cells. */
function areaOf(placed: MapPoint[][]): number {
  let area = 0;
  for (let j = 0; j < CELLS; j++) {
    for (let i = 0; i < CELLS; i++) {
      const [a, b, c, d] = [
        placed[j][i],
        placed[j][i + 1],
        placed[j + 1][i + 1],
        placed[j + 1][i],
      ];
      area += Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
    }
  }
  return area;
}

/**
 * The affine matrix that takes one triangle to the other, as `CanvasRenderingContext2D` takes it;
 * undefined for a triangle without an area.
 */
export function triangleMatrix(
  [a, b, c]: Triangle,
  [p, q, r]: Triangle,
): [number, number, number, number, number, number] | undefined {
  const det = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(det) < 1e-9) return undefined;
  const slopes = (k: "x" | "y") => {
    const [toB, toC] = [q[k] - p[k], r[k] - p[k]];
    const byX = (toB * (c.y - a.y) - toC * (b.y - a.y)) / det;
    const byY = (toC * (b.x - a.x) - toB * (c.x - a.x)) / det;
    return [byX, byY, p[k] - byX * a.x - byY * a.y];
  };
  const [[m11, m21, dx], [m12, m22, dy]] = [slopes("x"), slopes("y")];
  return [m11, m12, m21, m22, dx, dy];
}
