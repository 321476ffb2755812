import assert from "node:assert/strict";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { routeLength, walkingSeconds } from "../../../lib/geo/route_length.ts";

const START = { latitude: 51.75, longitude: -1.25 };

Deno.test("a route is as long as the ways from each place to the next one", () => {
  const corner = destinationPoint(START, 300, 0);
  const end = destinationPoint(corner, 400, 90);
  assert.ok(Math.abs(routeLength([START, corner, end]) - 700) < 0.01);
  assert.ok(Math.abs(routeLength([START, corner, START]) - 600) < 0.01);
});

Deno.test("a single place, or none, is no way", () => {
  assert.equal(routeLength([START]), 0);
  assert.equal(routeLength([]), 0);
});

Deno.test("a stroll covers four and a half kilometres in an hour", () => {
  assert.ok(Math.abs(walkingSeconds(4500) - 3600) < 1e-6);
});
