/** Draws the way of an archive on a map of Leaflet. */
import type * as Leaflet from "leaflet";
import type { Way } from "../../lib/geo/way_line.ts";
import type { L } from "./load_leaflet.ts";
import type { Point } from "./view.ts";

/**
 * Draws a way as a dashed thread, and its legs as solid lines over it. Both are on wider light
 * lines, so that they are visible on any tile.
 */
export function drawWay(L: L, map: Leaflet.Map, way: Point[], legs: Way["legs"] = []): void {
  const draw = (points: Point[], ...names: string[]) =>
    names.forEach((className) => L.polyline(points, { className, interactive: false }).addTo(map));
  draw(way, "map-route-ground", "map-route");
  for (const [first, last] of legs) {
    draw(way.slice(first, last + 1), "map-leg-ground", "map-leg");
  }
}
