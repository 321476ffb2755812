/**
 * Old maps on today's. The 20 maps of `old_maps.json` have made-up control points with errors of
 * surveyors and hands; where further pixels lie was computed by NumPy (least squares) and SciPy
 * (`RBFInterpolator` with thin plates).
 */
import assert from "node:assert/strict";
import { fitTransform } from "../../../lib/geo/warp/fit_transform.ts";
import {
  MAP_SIDE,
  triangleMatrix,
  type WarpMesh,
  warpMesh,
} from "../../../lib/geo/warp/warp_mesh.ts";
import { fromMercator, type MapPoint, toMercator } from "../../../lib/geo/web_mercator.ts";
import type { ControlPoint, Transformation } from "../../../lib/model/media/old_map.ts";
import maps from "../../support/data/old_maps.json" with { type: "json" };

const pointOf = ([x, y, latitude, longitude]: number[]): ControlPoint => ({
  x,
  y,
  latitude,
  longitude,
});

/** Where a pixel of the scan is drawn in the picture. */
function drawnAt({ triangles }: WarpMesh, { x, y }: MapPoint): MapPoint {
  for (const { from, to } of triangles) {
    const [a, b, c] = from;
    const side = (p: MapPoint, q: MapPoint) => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    const sides = [side(a, b), side(b, c), side(c, a)];
    if (!sides.every((one) => one >= -1e-6)) continue;
    const [m11, m12, m21, m22, dx, dy] = triangleMatrix(from, to)!;
    return { x: m11 * x + m21 * y + dx, y: m12 * x + m22 * y + dy };
  }
  throw new Error("outside of the mesh");
}

/** Where a place lies in the picture, which browsers stretch between its edges. */
function lyingAt({ width, height, edges }: WarpMesh, place: ControlPoint): MapPoint {
  const [at, from, to] = [
    toMercator(place),
    toMercator({ latitude: edges.north, longitude: edges.west }),
    toMercator({ latitude: edges.south, longitude: edges.east }),
  ];
  return {
    x: width * (at.x - from.x) / (to.x - from.x),
    y: height * (at.y - from.y) / (to.y - from.y),
  };
}

Deno.test("on 20 maps each pixel is drawn within a pixel of where other programs put it", () => {
  let worst = 0;
  for (const { points, expected, transformation, width, height } of maps) {
    const transform = fitTransform(points.map(pointOf), transformation as Transformation)!;
    const mesh = warpMesh(transform, { width, height })!;
    assert.ok(Math.max(mesh.width, mesh.height) <= MAP_SIDE);
    for (const place of expected.map(pointOf)) {
      const [drawn, wanted] = [drawnAt(mesh, place), lyingAt(mesh, place)];
      worst = Math.max(worst, Math.hypot(drawn.x - wanted.x, drawn.y - wanted.y));
    }
  }
  console.log(`The worst of ${maps.length} maps is ${worst.toFixed(2)} pixels off.`);
  assert.equal(maps.length, 20);
  assert.ok(worst < 1, `${worst} pixels`);
});

Deno.test("a spline keeps every control point where it was set, and a plane the middle of all", () => {
  const { points } = maps[8];
  const all = points.map(pointOf);
  const metres = (point: ControlPoint, kind: Transformation) => {
    const { latitude, longitude } = fromMercator(fitTransform(all, kind)!(point.x, point.y));
    return Math.hypot(latitude - point.latitude, longitude - point.longitude) * 111_000;
  };
  assert.ok(all.every((point) => metres(point, "thinPlateSpline") < 0.02));
  assert.ok(all.some((point) => metres(point, "polynomial") > 1));
});

Deno.test("points on one line, at one pixel or too few place no map", () => {
  const at = (x: number, y: number): ControlPoint => ({
    x,
    y,
    latitude: 51 - y / 1e5,
    longitude: x / 1e5,
  });
  const cases = [
    [at(1, 1), at(2, 2)],
    [at(1, 1), at(2, 2), at(3, 3), at(9, 9)],
    [at(1, 1), at(1, 1), at(9, 1), at(1, 9)],
  ];
  for (const kind of ["polynomial", "thinPlateSpline"] as const) {
    assert.equal(fitTransform(cases[0], kind), undefined);
    assert.equal(fitTransform(cases[1], kind), undefined);
  }
  assert.equal(fitTransform(cases[2], "thinPlateSpline"), undefined);
  const far = fitTransform([at(1, 1), at(2, 1), at(1, 2)], "polynomial")!;
  assert.equal(warpMesh(far, { width: 1e9, height: 10 }), undefined, "beyond the world's edge");
});
