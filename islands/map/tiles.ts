/**
 * The background of a map: pictures of a tile server, or streets drawn from vector tiles. Either
 * may be missing: everything else on the map works without.
 */
import type * as Leaflet from "leaflet";
import { loadChunk, pause } from "../../lib/device/load_chunk.ts";
import { backoff, RETRIES } from "../../lib/device/retry.ts";
import type { L } from "./load_leaflet.ts";
import type { TourMapProps } from "./place.ts";
import type { Point } from "./view.ts";
import { SECOND, watchTiles } from "./watch_tiles.ts";

type Tiles = TourMapProps["tiles"];

/** The closest zoom of tile servers; streets are drawn to the same zoom. */
const CLOSEST = 19;

/** The longest delay of a timer, in milliseconds. */
const FOREVER = 2 ** 31 - 1;

/**
 * Adds the background of the settings to `map`, and reports to `onMissing` whether more of it is
 * missing than is there. A failed tile is tried three times again, and when the device comes
 * online. Drawn names keep clear of `seals`.
 */
export function addTiles(
  L: L,
  map: Leaflet.Map,
  tiles: Tiles,
  seals: Point[],
  onMissing: (missing: boolean) => void,
): void {
  map.setMaxZoom(CLOSEST);
  if (tiles.archiveUrl === undefined) addPictures(L, map, tiles, onMissing);
  else addStreets(L, map, tiles, seals, onMissing);
}

function addPictures(
  L: L,
  map: Leaflet.Map,
  { tileUrl, attribution }: Tiles,
  onMissing: (missing: boolean) => void,
): void {
  const layer = L.tileLayer(tileUrl, {
    maxZoom: CLOSEST,
    attribution: withLink(attribution),
    className: "map-pictures",
  });
  const retry = (tile: HTMLElement, coords: Leaflet.Coords) => {
    (tile as HTMLImageElement).src = layer.getTileUrl(coords);
  };
  watchTiles(map, layer, { onMissing, retry });
  layer.addTo(map);
}

async function addStreets(
  L: L,
  map: Leaflet.Map,
  { attribution }: Tiles,
  seals: Point[],
  onMissing: (missing: boolean) => void,
): Promise<void> {
  let isGone = false;
  map.on("unload", () => isGone = true);
  const options = { attribution: withLink(attribution), maxZoom: CLOSEST, seals };
  for (let attempt = 1; !isGone; attempt++) {
    try {
      const { addVectorTiles } = await loadChunk(() => import("./vector/add_vector_tiles.ts"));
      return await addVectorTiles(L, map, options, onMissing);
    } catch {
      if (isGone) return;
      onMissing(true);
      await pause(attempt <= RETRIES ? backoff(attempt) * SECOND : FOREVER);
    }
  }
}

/**
 * The attribution as HTML. The host may write links; without any, OpenStreetMap is linked to the
 * page that its licence asks for.
 */
export const withLink = (attribution: string): string =>
  attribution.includes("<a ") ? attribution : attribution.replace(
    "OpenStreetMap",
    '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  );
