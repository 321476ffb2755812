/**
 * The features of a tile, in one vocabulary for all schemas of Protomaps: version 4 has `kind` and
 * `kind_detail`, 2 and 3 have `pmap:kind` beside OpenStreetMap's own tags.
 */

/** The attributes of a feature. */
type Props = Record<string, unknown>;

const text = (value: unknown): string => typeof value === "string" ? value : "";

/** The kind, such as "park"; "" without one. */
export const kindOf = (props: Props): string => text(props["pmap:kind"]) || text(props.kind);

/** The first of `tags` that a feature has, or its kind: "museum" is a tag before version 4. */
export function tagOf(props: Props, tags: string[]): string {
  for (const tag of tags) if (text(props[tag])) return text(props[tag]);
  return kindOf(props);
}

/** The local name. */
export const nameOf = (props: Props): string => text(props.name);

/** The name in the language of the pages, or the local name. */
export const englishNameOf = (props: Props): string => text(props["name:en"]) || nameOf(props);

/** The number of a house; only version 4 has them. */
export const houseNumberOf = (props: Props): string => text(props.addr_housenumber);

/** The classes of ways, from the widest to the narrowest, and rails. */
export type Way =
  | "highway"
  | "major"
  | "medium"
  | "minor"
  | "pedestrian"
  | "service"
  | "path"
  | "sidewalk"
  | "steps"
  | "rail"
  | "tram"
  | "none";

/** By OpenStreetMap's values for `highway` and `railway`. */
const WAYS: Record<string, Way> = {
  motorway: "highway",
  trunk: "highway",
  primary: "major",
  secondary: "major",
  tertiary: "medium",
  residential: "minor",
  unclassified: "minor",
  living_street: "minor",
  road: "minor",
  pedestrian: "pedestrian",
  service: "service",
  track: "service",
  footway: "path",
  path: "path",
  cycleway: "path",
  bridleway: "path",
  corridor: "path",
  pier: "path",
  sidewalk: "sidewalk",
  crossing: "sidewalk",
  steps: "steps",
  tram: "tram",
  light_rail: "tram",
  subway: "none",
  proposed: "none",
  construction: "none",
  abandoned: "none",
  razed: "none",
  no: "none",
};

/** By kind, where a tile has no detail, as at the scale of whole cities. */
const WAYS_OF_KINDS: Record<string, Way> = {
  highway: "highway",
  major_road: "major",
  medium_road: "medium",
  minor_road: "minor",
  path: "path",
  other: "service",
  rail: "rail",
  railway: "rail",
};

const ways = new WeakMap<Props, Way>();

/** The class of a feature of the layers `roads` and `transit`. */
export function wayOf(props: Props): Way {
  let way = ways.get(props);
  if (!way) ways.set(props, way = classify(props));
  return way;
}

function classify(props: Props): Way {
  return WAYS[valueOf(props)] ?? WAYS_OF_KINDS[kindOf(props)] ?? "none";
}

/** OpenStreetMap's own value; "" where the tile has none. */
function valueOf(props: Props): string {
  const detail = text(props["pmap:kind_detail"]) || text(props.kind_detail);
  return (text(props.highway) || text(props.railway) || detail).replace(/_link$/, "");
}

/**
 * Whether a way of the layer `roads` is for people on foot. Trunk roads lead through many a town;
 * those for one direction are like motorways.
 */
export function isForWalkers(props: Props): boolean {
  const way = wayOf(props);
  if (way === "highway") return valueOf(props) === "trunk" && text(props.oneway) !== "yes";
  return way !== "rail" && way !== "tram" && way !== "none";
}

/** Whether a way is a road that nobody may walk on: a motorway, one like it, or a ramp of one. */
export const isMotorway = (props: Props): boolean =>
  wayOf(props) === "highway" && !isForWalkers(props);

/** Whether a way runs under the ground. */
export const isTunnel = (props: Props): boolean =>
  props.is_tunnel === true || text(props.tunnel) === "yes" ||
  Number(props["pmap:level"] ?? props.level ?? 0) < 0;

/** Whether a way runs over others. */
const isBridge = (props: Props): boolean =>
  props.is_bridge === true || !["", "no"].includes(text(props.bridge)) ||
  Number(props["pmap:level"] ?? props.level ?? 0) > 0;

/** The floor of a way that is neither a bridge nor a tunnel. */
export const GROUND = "ground";

/** Says of two ways that cross whether one runs over the other: then their floors differ. */
export function floorOf(props: Props): string {
  const floor = isTunnel(props) ? "tunnel" : isBridge(props) ? "bridge" : GROUND;
  return floor === GROUND ? floor : `${floor} ${props.layer ?? ""}`;
}

/** The ranks of places on the map. */
export type PlaceRank = "country" | "region" | "city" | "town" | "quarter";

const RANKS: Record<string, PlaceRank> = {
  country: "country",
  state: "region",
  region: "region",
  city: "city",
  town: "town",
  village: "town",
  hamlet: "quarter",
  locality: "quarter",
  borough: "quarter",
  suburb: "quarter",
  quarter: "quarter",
  neighbourhood: "quarter",
};

/** The rank of a feature of the layer `places`; undefined for one that is left out. */
export function placeRankOf(props: Props): PlaceRank | undefined {
  const detail = text(props.place) || text(props["pmap:kind_detail"]) || text(props.kind_detail);
  return RANKS[detail] ?? RANKS[kindOf(props)];
}
