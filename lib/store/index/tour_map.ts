/** The tours in a box of the map. */
import { cellsInBox, coverBox } from "../../geo/cover.ts";
import { boundsOf, type Cell, cellOfIndex } from "../../geo/geohash.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Bounds, TourCluster, TourMap, TourPlace } from "../../model/tour/tour_map.ts";
import { type CellCount, CLUSTER_ZOOMS, countByCell, gridBits } from "./tour_clusters.ts";
import { readCards } from "./card_pages.ts";

/** Most tours that are shown one by one. */
const MAX_PLACES = 200;

/** Most cells that are read for clusters: enough for a large screen. */
const MAX_CELLS = 1000;

/** The last zoom level with clusters. */
const FINEST = CLUSTER_ZOOMS.at(-1)!;

/** Most cards in one range of the cover, including those outside of the box. */
const MAX_CARDS = 1000;

/**
 * The public tours that begin in a box (degrees, its edges included): one by one if there are at
 * most 200, else in clusters of about 64 × 64 pixels at the map's zoom level (a whole number from
 * 0). A box that is too large for its zoom level gets larger clusters. Beyond the last level with a
 * grid, 200 of the tours represent the others. Reads at most some thousands of sums and cards.
 *
 * @throws {RangeError} when an edge is not on the earth, or the south is north of the north.
 */
export async function findToursInBox(kv: Deno.Kv, box: Bounds, zoom: number): Promise<TourMap> {
  const { cells, shown } = gridFor(box, zoom);
  const counts = await countByCell(kv, cells, storedZoom(shown));
  const total = totalOf(counts);
  const isBeyondGrids = zoom > FINEST;
  if (total <= MAX_PLACES || isBeyondGrids) {
    const { places, isWhole } = await readPlaces(kv, box);
    if (isWhole && places.length <= MAX_PLACES) {
      return { kind: "places", total: places.length, places };
    }
    if (isBeyondGrids) return { kind: "places", total, places: places.slice(0, MAX_PLACES) };
  }
  return { kind: "clusters", total, clusters: toClusters(counts, shown) };
}

const EARTH: Bounds = { south: -90, west: -180, north: 90, east: 180 };

/** At this zoom level the clusters of the whole earth are cells of 11 × 11 degrees. */
const EXTENT_ZOOM = 3;

/** A few positions in or near the areas of all public tours. */
export async function findCorners(kv: Deno.Kv): Promise<Position[]> {
  const found = await findToursInBox(kv, EARTH, EXTENT_ZOOM);
  if (found.kind === "places") return found.places;
  return found.clusters.flatMap(({ bounds: { south, west, north, east } }) => [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]);
}

/** Tours that are found in a box by other means than the store's indexes. */
type FoundInBox = {
  /** How many begin in each cell of the grid of so many bits; cells without any are left out. */
  count: (bits: number) => CellCount[];
  /** So many of them, where there are as many. */
  list: (most: number) => TourPlace[];
};

/**
 * The same map for tours that are `found` in the box by other means.
 *
 * @throws {RangeError} as `findToursInBox`.
 */
export function mapFound({ count, list }: FoundInBox, box: Bounds, zoom: number): TourMap {
  const { shown } = gridFor(box, zoom);
  const counts = count(gridBits(storedZoom(shown)));
  const total = totalOf(counts);
  if (total <= MAX_PLACES || zoom > FINEST) {
    return { kind: "places", total, places: list(MAX_PLACES).map(toPlace) };
  }
  return { kind: "clusters", total, clusters: toClusters(counts, shown) };
}

const totalOf = (counts: CellCount[]) => counts.reduce((sum, { count }) => sum + count, 0);

const toPlace = (place: TourPlace): TourPlace => {
  const { id, title, language, stopCount, duration, latitude, longitude, opensIn } = place;
  return {
    id,
    title,
    ...(language ? { language } : {}),
    stopCount,
    duration,
    latitude,
    longitude,
    ...opensIn && { opensIn },
  };
};

/** The zoom level, the given one or the nearest below, at which a box has few enough cells. */
function gridFor(box: Bounds, zoom: number): { cells: Cell[]; shown: number } {
  for (let shown = Math.min(zoom, FINEST); shown > 0; shown--) {
    const cells = cellsInBox(box, gridBits(storedZoom(shown)), MAX_CELLS);
    if (cells) return { cells, shown };
  }
  return { cells: cellsInBox(box, gridBits(0), MAX_CELLS)!, shown: 0 };
}

/** The zoom level with a grid, this one or the next. */
const storedZoom = (zoom: number) => CLUSTER_ZOOMS.find((stored) => stored >= zoom)!;

/** Clusters for a zoom level, added up from the finer stored grid. */
function toClusters(counts: CellCount[], zoom: number): TourCluster[] {
  const bits = gridBits(zoom);
  const perCell = 2 ** (gridBits(storedZoom(zoom)) - bits);
  const groups = Map.groupBy(counts, ({ index }) => Math.floor(index / perCell));
  return [...groups].map(([index, members]) => {
    const count = members.reduce((sum, member) => sum + member.count, 0);
    const mean = (axis: "latitude" | "longitude") =>
      members.reduce((sum, member) => sum + member[axis] * member.count, 0) / count;
    return {
      count,
      latitude: mean("latitude"),
      longitude: mean("longitude"),
      bounds: boundsOf(cellOfIndex(index, bits), bits),
    };
  });
}

/** The tours in a box; `isWhole` is false where its cover has more cards than are read. */
async function readPlaces(kv: Deno.Kv, box: Bounds) {
  const isInside = (place: Position) => isIn(place, box);
  const { cards, isWhole } = await readCards(kv, coverBox(box), isInside, MAX_CARDS);
  // A tour that moves while the pages are read may appear in two of them.
  const places = new Map(cards.map((card) => [card.id, toPlace(card)]));
  return { places: [...places.values()], isWhole };
}

function isIn({ latitude, longitude }: Position, { south, west, north, east }: Bounds): boolean {
  const isBetween = (longitude: number) =>
    west > east ? longitude >= west || longitude <= east : west <= longitude && longitude <= east;
  // 180° and -180° are one meridian.
  const isInside = isBetween(longitude) || (Math.abs(longitude) === 180 && isBetween(-longitude));
  return isInside && south <= latitude && latitude <= north;
}
