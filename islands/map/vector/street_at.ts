/** The name of the street where somebody stands, from the map's own tiles. */
import { type Feature, PmtilesSource } from "protomaps-leaflet";
import { radians } from "../../../lib/geo/angles.ts";
import { EARTH_RADIUS } from "../../../lib/geo/distance.ts";
import type { MapArchiveReader } from "../../../lib/device/map_archive.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { isTunnel, nameOf, wayOf } from "../../../lib/geo/map_features.ts";
import { footOn } from "../../../lib/geo/plane.ts";

/** Metres from the middle of a street within which somebody is on it. */
const REACH = 25;

/** The units of a tile's side in which distances are measured. */
const EXTENT = 4096;

const NOT_WALKED: readonly string[] = ["rail", "tram", "none"];

/** Makes the function for an archive whose finest tiles have the zoom `zoom`. */
export function createStreetAt(archive: MapArchiveReader, zoom: number) {
  const source = new PmtilesSource(
    archive as unknown as ConstructorParameters<typeof PmtilesSource>[0],
    false,
  );
  let last: { key: string; roads: Feature[] } | undefined;

  /** The last tile is kept, since most places are in it. */
  async function roadsOf(x: number, y: number): Promise<Feature[]> {
    const key = `${x}:${y}`;
    if (last?.key === key) return last.roads;
    const layers = await source.get({ z: zoom, x, y }, EXTENT);
    last = { key, roads: layers.get("roads") ?? [] };
    return last.roads;
  }

  return async (place: Position): Promise<string | undefined> => {
    const { x, y } = onMap(place, zoom);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const roads = await roadsOf(left, top);
    const around = 2 * Math.PI * EARTH_RADIUS * Math.cos(radians(place.latitude));
    const metres = around / 2 ** zoom / EXTENT;
    return nearestName(roads, { x: (x - left) * EXTENT, y: (y - top) * EXTENT }, REACH / metres);
  };
}

type XY = { x: number; y: number };

/** In tiles of this zoom. Source: OpenStreetMap, "Slippy map tilenames". */
function onMap({ latitude, longitude }: Position, zoom: number): XY {
  const north = Math.asinh(Math.tan(radians(latitude)));
  const tiles = 2 ** zoom;
  return { x: (longitude + 180) / 360 * tiles, y: (1 - north / Math.PI) / 2 * tiles };
}

function nearestName(roads: Feature[], at: XY, reach: number): string | undefined {
  let [nearest, name]: [number, string | undefined] = [reach, undefined];
  for (const { props, geom } of roads) {
    const text = nameOf(props);
    if (!text || isTunnel(props) || NOT_WALKED.includes(wayOf(props))) continue;
    for (const line of geom) {
      for (let i = 1; i < line.length; i++) {
        const away = footOn(line[i - 1], line[i], at).away;
        if (away < nearest) [nearest, name] = [away, text];
      }
    }
  }
  return name;
}
