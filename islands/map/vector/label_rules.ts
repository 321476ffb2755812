/**
 * The named features, the most important first: of two overlapping names, the later one is dropped.
 */
import {
  type Feature,
  GeomType,
  type LabelRule,
  type LabelSymbolizer,
  linear,
} from "protomaps-leaflet";
import {
  englishNameOf,
  houseNumberOf,
  isTunnel,
  kindOf,
  nameOf,
  type PlaceRank,
  placeRankOf,
  tagOf,
  type Way,
  wayOf,
} from "../../../lib/geo/map_features.ts";
import { ITALIC, TEXT, TITLE } from "./fonts.ts";
import type { TextStyle } from "./label_text.ts";
import { LineLabel } from "./line_label.ts";
import type { Palette } from "./palette.ts";
import { PointLabel } from "./point_label.ts";

const GREENS = ["park", "garden", "cemetery", "nature_reserve", "forest", "wood", "zoo"];

/**
 * Landmarks: kinds of places (values of OpenStreetMap's tags), and the zoom from which they are
 * named.
 */
const LANDMARKS: { minzoom: number; kinds: string[] }[] = [
  { minzoom: 15, kinds: ["station"] },
  { minzoom: 16, kinds: ["museum", "townhall", "theatre", "university", "college", "school"] },
  { minzoom: 17, kinds: ["library", "gallery", "place_of_worship", "attraction", "marketplace"] },
  { minzoom: 18, kinds: ["monument", "memorial", "arts_centre", "kindergarten", "hospital"] },
];

/** Letters as on the title of a sheet. */
const CAPITALS = { spacing: 1.2, capitals: true };

/** Makes a style of a font and the names of its colours; the ground is its halo. */
type Written = (
  font: string,
  colour: keyof Palette,
  more?: Partial<TextStyle> & { ground?: keyof Palette },
) => TextStyle;

/** The rules for `colours`. */
export function labelRules(colours: Palette): LabelRule[] {
  const written: Written = (font, colour, { ground = "halo", ...more } = {}) => ({
    font,
    colour: colours[colour],
    halo: colours[ground],
    ...more,
  });
  const strong = (size: number) => written(`600 ${size}px ${TEXT}`, "name");
  const plain = (size: number) => written(`500 ${size}px ${TEXT}`, "name");
  const slight = (size: number) => written(`500 ${size - 1}px ${TEXT}`, "name-soft");
  return [
    ...places(written),
    ...waters(written),
    streets(["highway", "major"], 13, strong),
    streets(["medium"], 14, strong),
    ...greens(written),
    streets(["minor", "pedestrian"], 15, plain),
    ...landmarks(written),
    streets(["service", "path", "steps"], 17, slight),
    houseNumbers(written),
  ];
}

const ownName = ({ props }: Feature) => nameOf(props);

/** Tiles give the zoom from which a feature is worth its room. */
const isDue = (zoom: number, { props }: Feature) => zoom >= Number(props.min_zoom ?? 0);

function places(written: Written): LabelRule[] {
  const rule = (
    rank: PlaceRank,
    [minzoom, maxzoom]: [number, number],
    style: (zoom: number) => TextStyle,
  ): LabelRule => ({
    dataLayer: "places",
    minzoom,
    maxzoom,
    symbolizer: new PointLabel({
      nameOf: ({ props }) => englishNameOf(props),
      style,
      padding: 8,
    }),
    filter: (zoom, feature) => placeRankOf(feature.props) === rank && isDue(zoom + 1, feature),
    sort: (a, b) => Number(a.min_zoom ?? 0) - Number(b.min_zoom ?? 0),
  });
  return [
    rule("country", [1, 6], () => written(`600 12px ${TEXT}`, "name-soft", CAPITALS)),
    rule("city", [4, 13], (zoom) => written(`560 ${zoom < 9 ? 14 : 19}px ${TITLE}`, "name")),
    rule("town", [8, 15], (zoom) => written(`520 ${zoom < 12 ? 13 : 15}px ${TITLE}`, "name")),
    rule("quarter", [12, 16], () => written(`600 11px ${TEXT}`, "name-soft", CAPITALS)),
  ];
}

/** Rivers are lines with a name, lakes areas before version 4 and points since. */
function waters(written: Written): LabelRule[] {
  const style = (size: number) =>
    written(`440 ${size}px ${ITALIC}`, "name-water", { spacing: 0.8, ground: "water" });
  const along = new LineLabel({ nameOf: ownName, style: (zoom) => style(zoom < 15 ? 12 : 14) });
  const within = new PointLabel({ nameOf: ownName, style: () => style(13), overhang: 1.1 });
  const river = (dataLayer: string): LabelRule => ({
    dataLayer,
    minzoom: 13,
    symbolizer: along,
    filter: (_, { geomType, props }) =>
      geomType === GeomType.Line && ["river", "canal"].includes(tagOf(props, ["waterway"])),
  });
  const lake = (geomType: GeomType, symbolizer: LabelSymbolizer): LabelRule => ({
    dataLayer: "water",
    minzoom: 4,
    symbolizer,
    filter: (zoom, feature) =>
      feature.geomType === geomType && kindOf(feature.props) !== "swimming_pool" &&
      isDue(zoom, feature),
  });
  return [
    river("physical_line"),
    river("water"),
    lake(GeomType.Point, within),
    lake(GeomType.Polygon, within),
  ];
}

/** Parks are areas before version 4, and points since. */
function greens(written: Written): LabelRule[] {
  const symbolizer = new PointLabel({
    nameOf: ownName,
    style: (zoom) =>
      written(`440 ${zoom < 16 ? 12 : 13.5}px ${ITALIC}`, "name-green", { ground: "green" }),
    overhang: 1.2,
    lineLength: 14,
  });
  return ["landuse", "pois"].map((dataLayer) => ({
    dataLayer,
    minzoom: 14,
    symbolizer,
    filter: (zoom, feature) =>
      GREENS.includes(tagOf(feature.props, ["leisure"])) && isDue(zoom, feature),
  }));
}

function streets(
  classes: Way[],
  minzoom: number,
  style: (size: number) => TextStyle,
): LabelRule {
  const size = linear([[13, 11], [16, 12], [18, 14]]);
  return {
    dataLayer: "roads",
    minzoom,
    symbolizer: new LineLabel({ nameOf: ownName, style: (zoom) => style(size(zoom)) }),
    filter: (_, { props }) => classes.includes(wayOf(props)) && !isTunnel(props),
  };
}

function landmarks(written: Written): LabelRule[] {
  return LANDMARKS.map(({ minzoom, kinds }) => ({
    dataLayer: "pois",
    minzoom,
    symbolizer: new PointLabel({
      nameOf: ownName,
      style: (zoom) => written(`500 ${zoom < 17 ? 11 : 12}px ${TEXT}`, "name-soft"),
      lineLength: 18,
      dot: 2,
      padding: 6,
    }),
    filter: (_, { geomType, props }) =>
      geomType === GeomType.Point &&
      kinds.includes(tagOf(props, ["tourism", "railway", "amenity"])),
  }));
}

function houseNumbers(written: Written): LabelRule {
  return {
    dataLayer: "buildings",
    minzoom: 18,
    symbolizer: new PointLabel({
      nameOf: ({ props }) => houseNumberOf(props),
      style: () => written(`400 10px ${TEXT}`, "name-soft", { ground: "building" }),
      padding: 1,
      once: 0,
    }),
    filter: (_, { geomType, props }) => geomType === GeomType.Point && kindOf(props) === "address",
  };
}
