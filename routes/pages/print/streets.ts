/**
 * The streets below a printed map, as SVG paths in tenths of a millimetre, from the host's vector
 * tiles.
 */
import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { PMTiles } from "pmtiles";
import { isTunnel, kindOf, nameOf, tagOf, wayOf } from "../../../lib/geo/map_features.ts";
import type { MapFrame, Point } from "../../../lib/geo/map_frame.ts";

/** The drawn layers, from the ground upwards. */
export const STREET_CLASSES = [
  "green",
  "water",
  "river",
  "building",
  "rail",
  "path",
  "service",
  "minor",
  "medium",
  "major",
] as const;
export type StreetClass = (typeof STREET_CLASSES)[number];

/** A line with a name, for a label along it. */
export type NamedLine = { name: string; line: Point[]; length: number };

/** The path of each class, as the attribute `d`; classes without any are missing. */
export type Streets = { paths: Partial<Record<StreetClass, string>>; named: NamedLine[] };

/** Most tiles of one map. */
const MAX_TILES = 12;

/** Details are left out of maps with more metres for a millimetre. */
const FINEST = { building: 14, service: 18, path: 22, minor: 60 };

/**
 * Reads the streets within `frame`. Rejects when a tile cannot be read; undefined where the archive
 * has none of them.
 */
export async function readStreets(archive: PMTiles, frame: MapFrame): Promise<Streets | undefined> {
  const { minZoom, maxZoom } = await archive.getHeader();
  const tiles = tilesOf(frame, { minZoom, maxZoom });
  const paths: Partial<Record<StreetClass, string[]>> = {};
  const named = new Map<string, NamedLine>();
  let isEmpty = true;
  for (const { z, x, y } of tiles) {
    const columns = 2 ** z;
    const found = await archive.getZxy(z, (x % columns + columns) % columns, y);
    if (!found) continue;
    isEmpty = false;
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(found.data)));
    for (const [name, layer] of Object.entries(layers)) {
      for (let i = 0; i < layer.length; i++) {
        const feature = layer.feature(i);
        const drawn = classOf(name, feature);
        if (!drawn || frame.metresPerMillimetre > (limitOf(drawn) ?? Infinity)) continue;
        const inWorld = (at: Point) =>
          frame.placeInWorld({
            x: (x + at.x / feature.extent) / columns,
            y: (y + at.y / feature.extent) / columns,
          });
        for (const line of feature.loadGeometry()) {
          const points = line.map(inWorld);
          if (!touches(points, frame)) continue;
          (paths[drawn] ??= []).push(tenthsPath(points, feature.type === POLYGON));
          if (name === "roads") addName(named, feature, points);
        }
      }
    }
  }
  if (isEmpty) return undefined;
  const joined = Object.entries(paths).map(([name, its]) => [name, its.join("")]);
  return { paths: Object.fromEntries(joined), named: [...named.values()] };
}

/** The tiles of the finest zoom at which they are few. */
function tilesOf(
  { world }: MapFrame,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): { z: number; x: number; y: number }[] {
  for (let z = maxZoom; z >= minZoom; z--) {
    const [west, north, east, south] = [world.west, world.north, world.east, world.south]
      .map((at) => Math.floor(at * 2 ** z));
    const [top, bottom] = [Math.max(0, north), Math.min(2 ** z - 1, south)];
    if ((east - west + 1) * (bottom - top + 1) > MAX_TILES) continue;
    const tiles = [];
    for (let x = west; x <= east; x++) for (let y = top; y <= bottom; y++) tiles.push({ z, x, y });
    return tiles;
  }
  return [];
}

const limitOf = (drawn: StreetClass): number | undefined =>
  (FINEST as Partial<Record<StreetClass, number>>)[drawn];

/** The types of geometries (https://github.com/mapbox/vector-tile-spec). */
const [LINE, POLYGON] = [2, 3];

const GREEN = new Set([
  "park",
  "garden",
  "grass",
  "wood",
  "forest",
  "cemetery",
  "recreation_ground",
  "village_green",
  "meadow",
  "golf_course",
  "nature_reserve",
]);

/** The class in which a feature of a layer is drawn; undefined for one that is left out. */
function classOf(layer: string, { type, properties }: VectorTileFeature): StreetClass | undefined {
  if (type === POLYGON) {
    if (layer === "water") return "water";
    if (layer === "buildings") return kindOf(properties) === "address" ? undefined : "building";
    if (!["landcover", "natural", "landuse"].includes(layer)) return undefined;
    const ground = tagOf(properties, ["leisure", "natural", "landuse"]);
    return GREEN.has(kindOf(properties)) || GREEN.has(ground) ? "green" : undefined;
  }
  if (type !== LINE) return undefined;
  if (layer === "water" || layer === "physical_line") {
    return ["river", "canal"].includes(tagOf(properties, ["waterway"])) ? "river" : undefined;
  }
  if (layer !== "roads" && layer !== "transit" || isTunnel(properties)) return undefined;
  const way = wayOf(properties);
  if (way === "highway") return "major";
  if (way === "pedestrian") return "minor";
  if (way === "steps") return "path";
  return way === "none" || way === "sidewalk" || way === "tram" ? undefined : way;
}

/** Whether a line or a ring may be seen in the frame. */
function touches(points: Point[], { width, height }: MapFrame): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return points.length > 1 && left < width && right > 0 && top < height && bottom > 0;
}

/** The attribute `d` in whole tenths of a millimetre, each step from the point before. */
function tenthsPath(points: Point[], isRing: boolean): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const [i, point] of points.entries()) {
    const [dx, dy] = [Math.round(point.x * 10) - x, Math.round(point.y * 10) - y];
    if (i > 0 && dx === 0 && dy === 0) continue;
    path += `${i === 0 ? "M" : "l"}${dx}${dy < 0 ? "" : " "}${dy}`;
    [x, y] = [x + dx, y + dy];
  }
  return isRing ? `${path}z` : path;
}

/** Keeps the longest line of each name. */
function addName(
  named: Map<string, NamedLine>,
  { properties }: VectorTileFeature,
  line: Point[],
): void {
  const name = nameOf(properties);
  if (!name || wayOf(properties) === "path") return;
  const length = line.reduce(
    (sum, { x, y }, i) => i === 0 ? 0 : sum + Math.hypot(x - line[i - 1].x, y - line[i - 1].y),
    0,
  );
  if (length > (named.get(name)?.length ?? 0)) named.set(name, { name, line, length });
}
