/** Merges clusters whose seals would cover each other. */
import type { Bounds, TourCluster } from "../../../lib/model/tour/tour_map.ts";

/** A place on the screen, in pixels. */
type Pixel = { x: number; y: number };

/**
 * The clusters of `found`, merged until none are closer than `distance` pixels: the larger absorbs
 * the smaller. `pixelOf` projects a place to the screen.
 */
export function mergeClusters(
  found: TourCluster[],
  pixelOf: (cluster: TourCluster) => Pixel,
  distance: number,
): TourCluster[] {
  const merged: { cluster: TourCluster; at: Pixel }[] = [];
  const nearestTo = ({ x, y }: Pixel) =>
    merged.findIndex(({ at }) => Math.hypot(at.x - x, at.y - y) < distance);
  for (let cluster of [...found].sort((a, b) => b.count - a.count)) {
    let at = pixelOf(cluster);
    // A merged cluster has moved, and may now be too close to another one.
    for (let near = nearestTo(at); near >= 0; near = nearestTo(at)) {
      const [{ cluster: other }] = merged.splice(near, 1);
      cluster = union(other, cluster);
      at = pixelOf(cluster);
    }
    merged.push({ cluster, at });
  }
  return merged.map(({ cluster }) => cluster);
}

function union(a: TourCluster, b: TourCluster): TourCluster {
  const turn = 360 * Math.round((a.longitude - b.longitude) / 360);
  const count = a.count + b.count;
  const mean = (x: number, y: number) => (x * a.count + y * b.count) / count;
  return {
    count,
    latitude: mean(a.latitude, b.latitude),
    longitude: mean(a.longitude, b.longitude + turn),
    bounds: unionOfBounds(a.bounds, b.bounds, turn),
  };
}

const unionOfBounds = (a: Bounds, b: Bounds, turn: number): Bounds => ({
  south: Math.min(a.south, b.south),
  west: Math.min(a.west, b.west + turn),
  north: Math.max(a.north, b.north),
  east: Math.max(a.east, b.east + turn),
});
