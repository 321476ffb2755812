/** The content of a printed map: the stops of an archive, and the streets around them. */
import { frameAround, type MapFrame, type PaperSize } from "../../../lib/geo/map_frame.ts";
import { type Way, wayOf } from "../../../lib/geo/way_line.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { openMapTiles } from "../../../lib/server/http/map_tiles.ts";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import type { PrintedTour } from "./printed_tour.ts";
import { readStreets, type Streets } from "./streets.ts";

/** A stop on the map, with the number of its seal. */
type MapStop = Position & { n: number };

/** A map with its streets, or without. Without a `routeLine`, `isOrdered` joins the stops. */
export type DrawnMap = Way & {
  stops: readonly MapStop[];
  isOrdered: boolean;
  frame: MapFrame;
  streets?: Streets;
};

/** Between the outermost seals and the edge, in millimetres. */
const MARGIN = 11;

/** The stops of an archive on paper of a size; undefined without a stop that has a place. */
export function drawStops(
  { tour, stops: all }: PrintedTour,
  size: PaperSize,
): DrawnMap | undefined {
  const stops = all.filter(hasPlace);
  const way = wayOf(tour);
  const frame = frameAround([...stops, ...way.routeLine ?? []], { ...size, margin: MARGIN });
  if (!frame || stops.length === 0) return undefined;
  return { ...way, stops, isOrdered: tour.tourType === "ordered", frame };
}

/**
 * The same with streets, where the host has a map of vector tiles. When that cannot be read, the
 * answer is not cached: the next request may find the streets.
 */
export async function drawStreets(
  c: Ctx,
  printed: PrintedTour,
  size: PaperSize,
): Promise<DrawnMap | undefined> {
  const map = drawStops(printed, size);
  const { config: { mapArchive }, fetch } = c.var.parts;
  if (!map || !mapArchive) return map;
  // Another server may take seconds.
  if ("url" in mapArchive) c.var.endTurn?.();
  try {
    const streets = await readStreets(openMapTiles(mapArchive, fetch), map.frame);
    return { ...map, streets };
  } catch {
    uncached(c, 200);
    return map;
  }
}
