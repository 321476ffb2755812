import assert from "node:assert/strict";
import fc from "fast-check";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { Bounds, TourMap } from "../../../../lib/model/tour/tour_map.ts";
import { CLUSTER_ZOOMS, countPlace, gridBits } from "../../../../lib/store/index/tour_clusters.ts";
import { cellAt } from "../../../../lib/geo/geohash.ts";
import { findCorners, findToursInBox } from "../../../../lib/store/index/tour_map.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { anyPosition } from "../../geo/any_position.ts";
import { placeCards, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const WORLD: Bounds = { south: -90, west: -180, north: 90, east: 180 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Puts cards and sums of tours into the store, as `writeTour` does, without the rest of them. */
async function placeTours(kv: Deno.Kv, places: Position[]) {
  await placeCards(kv, places);
  for (let start = 0; start < places.length; start += 20) {
    const operation = kv.atomic();
    for (const place of places.slice(start, start + 20)) countPlace(operation, null, place);
    await operation.commit();
  }
}

const clustersOf = (map: TourMap) => map.kind === "clusters" ? map.clusters : assert.fail(map.kind);
const placesOf = (map: TourMap) => map.kind === "places" ? map.places : assert.fail(map.kind);

Deno.test(
  "a few tours in a box are shown one by one, with what a pin's note shows and no more",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(at(40.75, -74.66)), { userId: OWNER });
    await createTour(kv, tourInput(at(40.85, -74.66)), { userId: OWNER });
    const box = { south: 40.7, west: -74.7, north: 40.8, east: -74.6 };
    const { title, duration } = tourInput();
    assert.deepEqual(await findToursInBox(kv, box, 13), {
      kind: "places",
      total: 1,
      places: [{ id, title, duration, stopCount: 1, ...at(40.75, -74.66) }],
    });
  }),
);

Deno.test(
  "an empty store has an empty map at every zoom level",
  withKv(async (kv) => {
    for (const zoom of [0, 5, 16, 22]) {
      const map = await findToursInBox(kv, WORLD, zoom);
      assert.deepEqual(map, { kind: "places", total: 0, places: [] });
    }
  }),
);

Deno.test(
  "a box across 180° shows both sides of it, and neither what lies between nor north of it",
  withKv(async (kv) => {
    const inside = [at(-17, 179.5), at(-17, -179.5), at(-17, 180), at(-17, -180), at(-18, 179)];
    await placeTours(kv, [...inside, at(-17, 178.9), at(-17, 0), at(-15.9, 180)]);
    const box = { south: -18, west: 179, north: -16, east: -179 };
    const places = placesOf(await findToursInBox(kv, box, 8));
    const sorted = (places: Position[]) =>
      places.map((place) => JSON.stringify(at(place.latitude, place.longitude))).sort();
    assert.deepEqual(sorted(places), sorted(inside));
  }),
);

Deno.test(
  "many tours become clusters: their counts add up, each stands at the mean of its tours, in its bounds",
  withKv(async (kv) => {
    const berlin = Array.from({ length: 150 }, (_, i) => at(52.5 + i / 10_000, 13.4));
    const lima = Array.from({ length: 100 }, (_, i) => at(-12, -77 - i / 10_000));
    await placeTours(kv, [...berlin, ...lima]);
    const map = await findToursInBox(kv, WORLD, 1);
    const [south, north] = clustersOf(map).sort((a, b) => a.latitude - b.latitude);
    assert.equal(map.total, 250);
    assert.deepEqual([south.count, north.count], [100, 150]);
    assert.ok(Math.abs(north.latitude - 52.50745) < 1e-6, `${north.latitude}`);
    assert.ok(Math.abs(south.longitude + 77.00495) < 1e-6, `${south.longitude}`);
    for (const { bounds, latitude, longitude } of [south, north]) {
      assert.ok(bounds.south <= latitude && latitude <= bounds.north);
      assert.ok(bounds.west <= longitude && longitude <= bounds.east);
    }
  }),
);

Deno.test(
  "a cluster of several cells stands at the mean of its tours, not at that of the cells",
  withKv(async (kv) => {
    const many = Array.from({ length: 210 }, () => at(10, 10));
    const few = Array.from({ length: 70 }, () => at(30, 30));
    await placeTours(kv, [...many, ...few]);
    const [cluster, ...others] = clustersOf(await findToursInBox(kv, WORLD, 1));
    assert.deepEqual(others, []);
    assert.ok(Math.abs(cluster.latitude - 15) < 1e-6, `${cluster.latitude}`);
    assert.ok(Math.abs(cluster.longitude - 15) < 1e-6, `${cluster.longitude}`);
  }),
);

Deno.test(
  "clusters have cells of about 64 pixels at each zoom level, and zooming in parts them",
  withKv(async (kv) => {
    const places = Array.from(
      { length: 400 },
      (_, i) => at(48 + (i % 20) / 10, 2 + Math.floor(i / 20) / 10),
    );
    await placeTours(kv, places);
    let last = 0;
    for (let zoom = 0; zoom <= 8; zoom++) {
      const clusters = clustersOf(await findToursInBox(kv, WORLD, zoom));
      const [{ bounds }] = clusters;
      assert.ok(clusters.length >= last, `${clusters.length} clusters at ${zoom}`);
      assert.equal(clusters.reduce((sum, { count }) => sum + count, 0), 400);
      last = clusters.length;
      // The whole earth has too many cells of more than level 2: they stay larger.
      const pixels = (bounds.east - bounds.west) / 360 * 256 * 2 ** zoom;
      assert.ok(zoom > 2 || pixels === 64, `${pixels} pixels at ${zoom}`);
    }
    const close = { south: 48, west: 2, north: 50, east: 4 };
    for (const zoom of [6, 7]) {
      const [{ bounds }] = clustersOf(await findToursInBox(kv, close, zoom));
      assert.equal((bounds.east - bounds.west) / 360 * 256 * 2 ** zoom, 64);
    }
  }),
);

Deno.test(
  "more tours than pins at one place are one cluster, and 200 of them at the closest zoom levels",
  withKv(async (kv) => {
    await placeTours(kv, Array.from({ length: 250 }, () => at(10, 10)));
    const box = { south: 9.999, west: 9.999, north: 10.001, east: 10.001 };
    assert.deepEqual(clustersOf(await findToursInBox(kv, box, 16)).map(({ count }) => count), [
      250,
    ]);
    const map = await findToursInBox(kv, box, 17);
    assert.equal(map.total, 250);
    assert.equal(placesOf(map).length, 200);
  }),
);

Deno.test(
  "the tours beside a box, however many, neither hide its own nor are shown",
  withKv(async (kv) => {
    const beside = Array.from({ length: 300 }, (_, i) => at(50.0001, 8 + i / 1e6));
    await placeTours(kv, [...beside, at(49.9999, 8.0001)]);
    const box = { south: 49.999, west: 8, north: 50, east: 8.001 };
    const map = await findToursInBox(kv, box, 18);
    assert.equal(map.total, 1);
    assert.deepEqual(placesOf(map).map(({ latitude }) => latitude), [49.9999]);
  }),
);

Deno.test(
  "a box with a few tours among more beside it than are read is clustered, not shown without them",
  withKv(async (kv) => {
    // South of the box: in no cell that is counted, but first in a range of cards that is read.
    const beside = Array.from({ length: 1100 }, (_, i) => at(47.85, 2.15 + i / 1e6));
    await placeTours(kv, [...beside, at(48.2, 2.3), at(48.2, 2.3001)]);
    const map = await findToursInBox(kv, { south: 48, west: 2, north: 50, east: 4 }, 10);
    assert.equal(map.total, 2);
    assert.deepEqual(clustersOf(map).map(({ count }) => count), [2]);
  }),
);

Deno.test(
  "sums follow a tour that moves, stays in its place, and is deleted",
  withKv(async (kv) => {
    const sums = async () =>
      (await everything(kv)).filter(({ key }) => key[1] === "public_tours_by_cell")
        .map(({ key, value }) => [key.join(), (value as Deno.KvU64).value] as const)
        .filter(([, value]) => value !== 0n);
    const place = at(40.75, -74.66);
    const { id } = await createTour(kv, tourInput(place), { userId: OWNER });
    const first = await sums();
    assert.equal(first.filter(([key]) => key.endsWith("count")).length, CLUSTER_ZOOMS.length);
    await updateTour(kv, id, tourInput({ ...place, title: "Renamed" }));
    assert.deepEqual(await sums(), first);
    await updateTour(kv, id, tourInput(at(-33.9, 151.2)));
    const moved = await sums();
    assert.equal(moved.filter(([key]) => key.endsWith("count")).length, CLUSTER_ZOOMS.length);
    assert.notDeepEqual(moved, first);
    await updateTour(kv, id, tourInput(place));
    assert.deepEqual(await sums(), first);
    await deleteTour(kv, id);
    assert.deepEqual(await sums(), []);
  }),
);

Deno.test(
  "the clusters of random boxes count the tours in the box, and no more than those in its cells",
  withKv(async (kv) => {
    const places = fc.sample(anyPosition, 3000);
    await placeTours(kv, places);
    const zooms = fc.integer({ min: 0, max: 20 });
    await fc.assert(
      fc.asyncProperty(anyPosition, anyPosition, zooms, async (a, b, zoom) => {
        const box = {
          south: Math.min(a.latitude, b.latitude),
          north: Math.max(a.latitude, b.latitude),
          west: a.longitude,
          east: b.longitude,
        };
        const parts = box.west > box.east
          ? [[box.west, 180], [-180, box.east]]
          : [[box.west, box.east]];
        const inside = places.filter(({ latitude, longitude }) => {
          const meridians = Math.abs(longitude) === 180 ? [180, -180] : [longitude];
          return box.south <= latitude && latitude <= box.north &&
            meridians.some((at) => parts.some(([west, east]) => west <= at && at <= east));
        });
        const map = await findToursInBox(kv, box, zoom);
        assert.ok(map.total >= inside.length, `${map.total} of ${inside.length}`);
        if (map.kind === "clusters") {
          assert.ok(map.clusters.length <= 1000);
          assert.ok(
            inside.every((place) => map.clusters.some(({ bounds }) => isIn(place, bounds))),
          );
        } else if (inside.length <= 200) {
          assert.equal(map.places.length, inside.length);
        }
      }),
      { numRuns: 60 },
    );
  }),
);

/** Also at the edges between cells; the last column holds 180°. */
function isIn(place: Position, { south, west, north, east }: Bounds): boolean {
  return south <= place.latitude && place.latitude <= north &&
    west <= place.longitude && place.longitude <= east;
}

Deno.test("each grid has four times as many cells per side as the one before", () => {
  const columns = CLUSTER_ZOOMS.map((zoom) => cellAt(at(0, 180), gridBits(zoom)).column + 1);
  columns.forEach((count, i) => assert.equal(count, 4 * 4 ** i));
});

Deno.test(
  "the corners of all tours are where few are, and around them where there are many",
  withKv(async (kv) => {
    await placeTours(kv, [at(10, 20), at(12, 25)]);
    assert.deepEqual((await findCorners(kv)).map(({ latitude }) => latitude).sort(), [10, 12]);
    const many = Array.from({ length: 300 }, (_, i) => at(-20 + i / 10, 30 + i / 20));
    await placeTours(kv, many);
    const corners = await findCorners(kv);
    assert.ok(corners.length < 50, `${corners.length} corners`);
    const [south, north] = [Math.min, Math.max].map((of) => of(...corners.map((c) => c.latitude)));
    // The cells at the edges of which they stand are of 11.25 degrees.
    const isClose = south <= -20 && south > -31.25 && north >= 12 && north < 23.25;
    assert.ok(isClose, `${south} to ${north}`);
  }),
);
