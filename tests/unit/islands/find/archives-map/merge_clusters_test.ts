import assert from "node:assert/strict";
import { mergeClusters } from "../../../../../islands/find/archives-map/merge_clusters.ts";

const cluster = (count: number, latitude: number, longitude: number) => ({
  count,
  latitude,
  longitude,
  bounds: {
    south: latitude - 1,
    west: longitude - 1,
    north: latitude + 1,
    east: longitude + 1,
  },
});

/** A screen on which a degree is ten pixels, with 180° in its middle. */
const pixelOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: 10 * (longitude < 0 ? longitude + 360 : longitude),
  y: -10 * latitude,
});

Deno.test("clusters that are far enough apart stay as they are, the largest first", () => {
  const found = [cluster(3, 0, 10), cluster(9, 0, 20)];
  assert.deepEqual(mergeClusters(found, pixelOf, 50), [found[1], found[0]]);
});

Deno.test("clusters that would cover each other become one at their common mean", () => {
  assert.deepEqual(mergeClusters([cluster(1, 0, 14), cluster(3, 0, 10)], pixelOf, 50), [{
    count: 4,
    latitude: 0,
    longitude: 11,
    bounds: { south: -1, west: 9, north: 1, east: 15 },
  }]);
});

Deno.test("a merged cluster that has come too near to a third one takes that, too", () => {
  const found = [cluster(6, 0, 10), cluster(6, 0, 19), cluster(6, 0, 14.5)];
  const merged = mergeClusters(found, pixelOf, 70);
  assert.deepEqual(merged.map(({ count }) => count), [18]);
});

Deno.test("clusters on both sides of 180° merge beside it, not on the other side of the earth", () => {
  const [merged] = mergeClusters([cluster(2, 0, 179), cluster(2, 0, -179)], pixelOf, 50);
  assert.deepEqual(merged, {
    count: 4,
    latitude: 0,
    longitude: 180,
    bounds: { south: -1, west: 178, north: 1, east: 182 },
  });
});
