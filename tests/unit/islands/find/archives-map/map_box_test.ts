import assert from "node:assert/strict";
import {
  boxOf,
  cornersOf,
  isWithin,
  pointNear,
} from "../../../../../islands/find/archives-map/map_box.ts";

Deno.test("a view beyond ±180 is a box that the server knows", () => {
  const view = { south: -20, west: 170, north: -10, east: 190 };
  assert.deepEqual(boxOf(view, 5), { south: -20, west: 170, north: -10, east: -170, zoom: 5 });
  assert.equal(boxOf({ ...view, west: 530, east: 550 }, 5).west, 170);
});

Deno.test("a view that spans the earth or more is all of it", () => {
  assert.deepEqual(boxOf({ south: -95, west: -400, north: 95, east: 60 }, 0), {
    south: -90,
    west: -180,
    north: 90,
    east: 180,
    zoom: 0,
  });
});

Deno.test("a place is drawn on the turn of the earth that is in view", () => {
  const apia = { latitude: -13.8, longitude: -171 };
  assert.deepEqual(pointNear(apia, 178), [-13.8, 189]);
  assert.deepEqual(pointNear(apia, -178), [-13.8, -171]);
});

Deno.test("the corners of a cluster across ±180 lie side by side", () => {
  assert.deepEqual(cornersOf({ south: -18, west: 178, north: -13, east: -171 }), [
    [-18, 178],
    [-13, 189],
  ]);
});

Deno.test("a place lies within bounds also across ±180 and on their edges", () => {
  const bounds = { south: -18, west: 178, north: -13, east: -171 };
  assert.ok(isWithin({ latitude: -15, longitude: 179 }, bounds));
  assert.ok(isWithin({ latitude: -18, longitude: -171 }, bounds));
  assert.equal(isWithin({ latitude: -15, longitude: -170 }, bounds), false);
  const point = { south: 5, west: 5, north: 5, east: 5 };
  assert.ok(isWithin({ latitude: 5, longitude: 5 }, point));
  assert.equal(isWithin({ latitude: 5, longitude: 6 }, point), false);
  assert.equal(isWithin({ latitude: -12, longitude: 179 }, bounds), false);
});
