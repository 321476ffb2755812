import assert from "node:assert/strict";
import {
  type Feature,
  GeomType,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from "protomaps-leaflet";
import { labelRules } from "../../../../../islands/map/vector/label_rules.ts";
import { paintRules } from "../../../../../islands/map/vector/paint_rules.ts";
import type { Palette } from "../../../../../islands/map/vector/palette.ts";

/** Each colour is its own name. */
const COLOURS = new Proxy({}, { get: (_, name) => String(name) }) as Palette;
const PAINT = paintRules(COLOURS);
const LABELS = labelRules(COLOURS);

const make = (geomType: GeomType, props: Record<string, string | number>): Feature => ({
  geomType,
  props,
  geom: [],
  bbox: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  numVertices: 0,
});
const area = (props: Record<string, string | number>) => make(GeomType.Polygon, props);
const line = (props: Record<string, string | number>) => make(GeomType.Line, props);

type InLayer = {
  dataLayer: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: PaintRule["filter"];
};

const applies = (rule: InLayer, layer: string, zoom: number, feature: Feature) =>
  rule.dataLayer === layer && zoom >= (rule.minzoom ?? 0) && zoom <= (rule.maxzoom ?? 99) &&
  (rule.filter?.(zoom, feature) ?? true);

/** The colours in which a feature is painted at a zoom, from the ground upwards. */
const colours = (layer: string, zoom: number, feature: Feature) =>
  PAINT.filter((rule) => applies(rule, layer, zoom, feature)).map(({ symbolizer }) =>
    symbolizer instanceof PolygonSymbolizer
      ? symbolizer.fill.get(zoom, feature)
      : (symbolizer as LineSymbolizer).color.get(zoom, feature)
  );

const isNamed = (layer: string, zoom: number, feature: Feature) =>
  LABELS.some((rule) => applies(rule, layer, zoom, feature));

Deno.test("grounds have the same colours in older tiles and in today's", () => {
  const pairs: [string, Record<string, string>, Record<string, string>][] = [
    ["green", { "pmap:kind": "park", leisure: "park" }, { kind: "park" }],
    ["green", { "pmap:kind": "cemetery" }, { kind: "cemetery" }],
    ["wood", { "pmap:kind": "other", landuse: "forest" }, { kind: "forest" }],
    ["grounds", { "pmap:kind": "school", amenity: "school" }, { kind: "university" }],
    ["square", { "pmap:kind": "other", highway: "pedestrian" }, { kind: "pedestrian" }],
  ];
  for (const [colour, older, current] of pairs) {
    assert.deepEqual(colours("landuse", 16, area(older)), [colour], JSON.stringify(older));
    assert.deepEqual(colours("landuse", 16, area(current)), [colour], JSON.stringify(current));
  }
  assert.deepEqual(colours("natural", 12, area({ natural: "wood" })), ["wood"]);
  assert.deepEqual(colours("landcover", 6, area({ kind: "forest" })), ["wood"]);
  assert.deepEqual(colours("landuse", 16, area({ kind: "industrial" })), []);
});

Deno.test("water is an area, or a line where it is a river", () => {
  assert.deepEqual(colours("water", 14, area({ natural: "water" })), ["water"]);
  assert.deepEqual(colours("water", 14, line({ kind: "river" })), ["water"]);
  assert.deepEqual(
    colours("physical_line", 14, line({ "pmap:kind": "waterway", waterway: "river" })),
    ["water"],
  );
  assert.deepEqual(colours("physical_line", 14, line({ waterway: "drain" })), []);
});

Deno.test("a street is an edge and above it the street, the main one in another colour", () => {
  for (const street of [line({ highway: "residential" }), line({ kind: "minor_road" })]) {
    assert.deepEqual(colours("roads", 16, street), ["road-edge", "road"]);
  }
  for (const street of [line({ highway: "primary" }), line({ kind: "major_road" })]) {
    assert.deepEqual(colours("roads", 16, street), ["main-road-edge", "main-road"]);
  }
  const edges = PAINT.filter(({ symbolizer }) =>
    symbolizer instanceof LineSymbolizer && /edge$/.test(symbolizer.color.get(16)) &&
    symbolizer.opacity.get(16) === 1
  );
  const tops = PAINT.filter(({ symbolizer }) =>
    symbolizer instanceof LineSymbolizer && /road$/.test(symbolizer.color.get(16))
  );
  assert.ok(PAINT.indexOf(edges.at(-1)!) < PAINT.indexOf(tops[0]), "no edge cuts a crossing");
});

Deno.test("a street is wider than a lesser one, and its edge wider than it, at every zoom", () => {
  const width = (kind: string, zoom: number) =>
    PAINT.filter((rule) => applies(rule, "roads", zoom, line({ kind_detail: kind })))
      .map(({ symbolizer }) => (symbolizer as LineSymbolizer).width.get(zoom));
  const classes = ["motorway", "primary", "tertiary", "residential", "service"];
  for (const zoom of [14, 15, 16, 17, 18, 19]) {
    const widths = classes.map((kind) => width(kind, zoom));
    for (const [edge, top] of widths) assert.ok(edge > top, `at zoom ${zoom}`);
    const tops = widths.map(([, top]) => top);
    assert.deepEqual(tops, tops.toSorted((a, b) => b - a), `at zoom ${zoom}`);
  }
});

Deno.test("footpaths and steps are there for those who walk, from zoom 15 at the latest", () => {
  assert.deepEqual(colours("roads", 15, line({ highway: "footway" })), ["path"]);
  assert.deepEqual(colours("roads", 15, line({ kind: "path", kind_detail: "steps" })), ["path"]);
  assert.deepEqual(colours("roads", 15, line({ kind_detail: "sidewalk" })), [], "no clutter");
});

Deno.test("a pedestrian way that ends where it begins is a square", () => {
  const points = (...list: [number, number][]) => [list.map(([x, y]) => ({ x, y }))];
  const geom = (list: ReturnType<typeof points>) => list as unknown as Feature["geom"];
  const way = line({ highway: "pedestrian" });
  const ring = { ...way, geom: geom(points([0, 0], [9, 0], [9, 9], [0, 0])) };
  const street = { ...way, geom: geom(points([0, 0], [9, 0], [9, 9], [0, 9])) };
  assert.deepEqual(colours("roads", 16, ring), ["square"]);
  assert.deepEqual(colours("roads", 16, street), ["road-edge", "square"]);
});

Deno.test("what runs under the ground is a shadow, and has no name", () => {
  const tunnel = line({ highway: "primary", tunnel: "yes", name: "Sottopasso" });
  assert.deepEqual(colours("roads", 16, tunnel), ["road-edge"]);
  assert.ok(!isNamed("roads", 16, tunnel));
});

Deno.test("buildings are areas; their addresses are no buildings", () => {
  assert.deepEqual(colours("buildings", 16, area({})), ["building"]);
  assert.deepEqual(colours("buildings", 16, make(GeomType.Point, { kind: "address" })), []);
  assert.deepEqual(colours("buildings", 12, area({})), []);
});

Deno.test("streets, parks, rivers and landmarks have names from the zoom at which they have room", () => {
  const names: [string, number, Feature][] = [
    ["roads", 13, line({ highway: "primary" })],
    ["roads", 15, line({ kind: "minor_road" })],
    ["roads", 17, line({ highway: "steps" })],
    ["landuse", 14, area({ "pmap:kind": "park", leisure: "garden" })],
    ["pois", 14, make(GeomType.Point, { kind: "park", min_zoom: 14 })],
    ["physical_line", 13, line({ waterway: "river" })],
    ["water", 13, line({ kind: "river" })],
    ["pois", 16, make(GeomType.Point, { tourism: "museum" })],
    ["pois", 16, make(GeomType.Point, { kind: "museum" })],
    ["buildings", 18, make(GeomType.Point, { kind: "address", addr_housenumber: "4" })],
    ["places", 12, make(GeomType.Point, { "pmap:kind": "neighbourhood", place: "suburb" })],
  ];
  for (const [layer, zoom, feature] of names) {
    const what = `${layer} ${JSON.stringify(feature.props)}`;
    assert.ok(isNamed(layer, zoom, feature), what);
    assert.ok(!isNamed(layer, zoom - 2, feature), `${what}, farther away`);
  }
  const small = make(GeomType.Point, { kind: "park", min_zoom: 17 });
  assert.ok(isNamed("pois", 17, small) && !isNamed("pois", 16, small), "tiles say when it is due");
  assert.ok(!isNamed("pois", 19, make(GeomType.Point, { amenity: "fast_food" })), "no clutter");
});
