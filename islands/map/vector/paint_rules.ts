/** The painted features, from the ground upwards: a street plan for walkers. */
import {
  exp,
  type Feature,
  GeomType,
  LineSymbolizer,
  type PaintRule,
  type PaintSymbolizer,
  PolygonSymbolizer,
} from "protomaps-leaflet";
import { isTunnel, kindOf, tagOf, type Way, wayOf } from "../../../lib/geo/map_features.ts";
import type { Palette } from "./palette.ts";

/** The colours of the grounds; other kinds stay land. */
const GROUNDS: Record<string, keyof Palette> = {
  ...named("green", [
    "park",
    "garden",
    "grass",
    "grassland",
    "meadow",
    "village_green",
    "recreation_ground",
    "playground",
    "pitch",
    "golf_course",
    "cemetery",
    "allotments",
    "nature_reserve",
    "protected_area",
    "national_park",
    "scrub",
    "zoo",
  ]),
  ...named("wood", ["wood", "forest"]),
  ...named("grounds", [
    "school",
    "university",
    "college",
    "kindergarten",
    "hospital",
    "military",
  ]),
  ...named("square", ["pedestrian", "pier"]),
};

function named(colour: keyof Palette, kinds: string[]): Record<string, keyof Palette> {
  return Object.fromEntries(kinds.map((kind) => [kind, colour]));
}

/** The widths of ways in CSS pixels, at zooms. */
const WIDTHS: Partial<Record<Way, [zoom: number, width: number][]>> = {
  highway: [[6, 0.8], [12, 2.6], [14, 5], [16, 10], [18, 24]],
  major: [[8, 0.6], [12, 2], [14, 4.2], [16, 9.5], [18, 24]],
  medium: [[11, 0.8], [13, 1.8], [14, 3.2], [16, 8], [18, 20]],
  minor: [[12, 0.5], [13, 1], [14, 2], [15, 3.6], [16, 6], [18, 16]],
  pedestrian: [[12, 0.4], [13, 0.9], [14, 1.8], [15, 3.4], [16, 5.6], [18, 15]],
  service: [[13, 0], [14, 0.8], [15, 1.6], [16, 2.8], [18, 8]],
};

const ROADS = Object.keys(WIDTHS) as Way[];

/** The line along both sides of a road, in CSS pixels. */
const EDGE = exp(1, [[12, 0.5], [15, 0.8], [18, 1.2]]);

/** The zoom from which a class of ways is drawn. */
const FROM: Partial<Record<Way, number>> = {
  highway: 6,
  major: 8,
  medium: 11,
  minor: 12,
  pedestrian: 13,
  service: 14,
  path: 14,
  sidewalk: 17,
  steps: 15,
  rail: 11,
  tram: 14,
};

/** The rules for `colours`, in the order in which they are painted. */
export function paintRules(colours: Palette): PaintRule[] {
  return [
    ...grounds(colours),
    ...waters(colours),
    ...tunnels(colours),
    ...buildings(colours),
    ...footways(colours),
    ...roads(colours),
    ...rails(colours),
    {
      dataLayer: "boundaries",
      maxzoom: 14,
      symbolizer: new LineSymbolizer({ color: colours.boundary, width: 0.8, dash: [6, 3, 1.5, 3] }),
    },
  ];
}

function grounds(colours: Palette): PaintRule[] {
  const layer = (dataLayer: string): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({
      fill: (_, feature) => colours[GROUNDS[groundOf(feature!.props)]],
    }),
    filter: (_, { geomType, props }) => geomType === GeomType.Polygon && groundOf(props) in GROUNDS,
  });
  return [...["landcover", "natural", "landuse"].map(layer), squares(colours)];
}

/** Before version 4 a square is a pedestrian way that ends where it begins. */
function squares(colours: Palette): PaintRule {
  return {
    dataLayer: "roads",
    minzoom: FROM.pedestrian,
    symbolizer: new PolygonSymbolizer({
      fill: colours.square,
      stroke: colours["road-edge"],
      width: EDGE,
    }),
    filter: (_, feature) => isSquare(feature),
  };
}

const isSquare = ({ geom, props }: Feature) =>
  wayOf(props) === "pedestrian" && geom.every(isClosed);

function isClosed(line: Feature["geom"][number]): boolean {
  const [first, last] = [line[0], line.at(-1)!];
  return line.length > 3 && first.x === last.x && first.y === last.y;
}

/** Before version 4, only tags identify pedestrian areas and woods. */
function groundOf(props: Record<string, unknown>): string {
  const kind = kindOf(props);
  return kind in GROUNDS ? kind : tagOf(props, ["leisure", "natural", "landuse", "highway"]);
}

function waters(colours: Palette): PaintRule[] {
  const river = exp(1.6, [[11, 0.6], [14, 1.6], [18, 8]]);
  const lines = (dataLayer: string): PaintRule => ({
    dataLayer,
    minzoom: 11,
    symbolizer: new LineSymbolizer({
      color: colours.water,
      width: (zoom, feature) =>
        tagOf(feature!.props, ["waterway"]) === "river" ? river(zoom) : river(zoom) / 2,
      lineJoin: "round",
    }),
    filter: (zoom, { geomType, props }) =>
      geomType === GeomType.Line &&
      (["river", "canal"].includes(tagOf(props, ["waterway"])) ||
        zoom >= 14 && tagOf(props, ["waterway"]) === "stream"),
  });
  return [
    lines("physical_line"),
    lines("water"),
    {
      dataLayer: "water",
      symbolizer: new PolygonSymbolizer({
        fill: colours.water,
        stroke: colours.shore,
        width: (zoom) => zoom < 13 ? 0.3 : 0.8,
      }),
      filter: (_, { geomType }) => geomType === GeomType.Polygon,
    },
  ];
}

/** Without edges when zoomed out, because they would cover the surroundings. */
function buildings(colours: Palette): PaintRule[] {
  const fill = colours.building;
  const edged = {
    fill,
    stroke: colours["building-edge"],
    width: (z: number) => z < 17 ? 0.5 : 0.8,
  };
  const rule = {
    dataLayer: "buildings",
    filter: (_: number, { geomType, props }: Feature) =>
      geomType === GeomType.Polygon && kindOf(props) !== "address",
  };
  return [
    { ...rule, minzoom: 13, maxzoom: 14, symbolizer: new PolygonSymbolizer({ fill }) },
    { ...rule, minzoom: 15, symbolizer: new PolygonSymbolizer(edged) },
  ];
}

/** A rule for the ways of one class above the ground. */
const ways = (way: Way, symbolizer: PaintSymbolizer, dataLayer = "roads"): PaintRule => ({
  dataLayer,
  minzoom: FROM[way],
  symbolizer,
  filter: (_, feature) =>
    wayOf(feature.props) === way && !isTunnel(feature.props) && !isSquare(feature),
});

/** First all edges, then all roads, so that no edge cuts through a crossing. */
function roads(colours: Palette): PaintRule[] {
  const edges = [...ROADS].reverse().map((way) => {
    const width = exp(1.6, WIDTHS[way]!);
    return ways(
      way,
      new LineSymbolizer({
        color: colours[isMain(way) ? "main-road-edge" : "road-edge"],
        width: (zoom) => width(zoom) + 2 * EDGE(zoom),
        lineJoin: "round",
        lineCap: "butt",
      }),
    );
  });
  const tops = [...ROADS].reverse().map((way) =>
    ways(
      way,
      new LineSymbolizer({
        color: colours[isMain(way) ? "main-road" : way === "pedestrian" ? "square" : "road"],
        width: exp(1.6, WIDTHS[way]!),
        lineJoin: "round",
        lineCap: "round",
      }),
    )
  );
  return [...edges, ...tops];
}

const isMain = (way: Way) => way === "highway" || way === "major";

/** Paths are dashed, steps are drawn with their treads. */
function footways(colours: Palette): PaintRule[] {
  const path = exp(1.4, [[14, 0.7], [16, 1.1], [18, 1.8]]);
  const treads = exp(1.4, [[15, 2.5], [16, 4], [18, 8]]);
  const dashed = (dash: number[]) =>
    new LineSymbolizer({ color: colours.path, width: path, dash, lineCap: "butt" });
  return [
    ways("sidewalk", dashed([2, 3])),
    ways("path", dashed([4, 2.5])),
    ways("steps", new LineSymbolizer({ color: colours.path, width: treads, dash: [1.2, 1.8] })),
  ];
}

function tunnels(colours: Palette): PaintRule[] {
  return ROADS.filter((way) => way !== "service").map((way) => ({
    dataLayer: "roads",
    minzoom: FROM[way],
    symbolizer: new LineSymbolizer({
      color: colours["road-edge"],
      width: exp(1.6, WIDTHS[way]!),
      opacity: 0.35,
    }),
    filter: (_, { props }) => wayOf(props) === way && isTunnel(props),
  }));
}

/** A line with sleepers; trams are the line alone. */
function rails(colours: Palette): PaintRule[] {
  const line = exp(1.4, [[11, 0.6], [14, 0.9], [18, 1.6]]);
  const sleepers = exp(1.4, [[13, 2.5], [16, 4], [18, 7]]);
  const color = colours.rail;
  return ["roads", "transit"].flatMap((layer) => [
    ways("rail", new LineSymbolizer({ color, width: line }), layer),
    ways("rail", new LineSymbolizer({ color, width: sleepers, dash: [1, 7] }), layer),
    ways("tram", new LineSymbolizer({ color, width: line, opacity: 0.6 }), layer),
  ]);
}
