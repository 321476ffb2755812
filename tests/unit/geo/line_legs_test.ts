import assert from "node:assert/strict";
import fc from "fast-check";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { legsOf } from "../../../lib/geo/legs.ts";
import { legsFromLine, withRouteAsLegs } from "../../../lib/geo/line_legs.ts";
import { routeLength } from "../../../lib/geo/route_length.ts";
import { MAX_LEG_POINTS } from "../../../lib/model/tour/legs/leg_data.ts";
import { decodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../lib/model/tour/position.ts";

/** A place by metres to the east and to the north. */
const at = (x: number, y: number): Position => ({
  latitude: Math.round((51.5 + y / 111_195) * 1e5) / 1e5,
  longitude: Math.round((-0.1 + x / 111_195 / Math.cos(51.5 * Math.PI / 180)) * 1e5) / 1e5,
});

const pointsOf = (leg?: { line: string }) => decodeLine(leg?.line ?? "")!;

/** The same points, to two metres. */
function assertLine(points: readonly Position[] | undefined, expected: Position[]) {
  assert.equal(points?.length, expected.length, JSON.stringify(points));
  points?.forEach((point, i) => assert.ok(distanceBetween(point, expected[i]) < 2, `point ${i}`));
}

/** Round a block: 300 m to the east, 300 m to the north, and back. */
const BLOCK = [at(0, 0), at(300, 0), at(300, 300), at(0, 300), at(0, 0)];

Deno.test("a line that leads past places in their order becomes legs with its bends", () => {
  const { legs, rest } = legsFromLine(BLOCK, [at(0, 0), at(310, 150), at(150, 290)]);
  assertLine(pointsOf(legs[0]), [at(0, 0), at(300, 0), at(300, 150), at(310, 150)]);
  assertLine(
    pointsOf(legs[1]),
    [at(310, 150), at(300, 150), at(300, 300), at(150, 300), at(150, 290)],
  );
  assert.ok(legs.every((leg) => leg?.by === "track"));
  assertLine(rest, [at(150, 300), at(0, 300), at(0, 0)]);
});

Deno.test("a round walk ends where it began: the order of places says which time is meant", () => {
  const { legs, rest } = legsFromLine(BLOCK, [at(0, 5), at(300, 300), at(5, 0)]);
  assert.deepEqual(legs.map((leg) => Math.round(routeLength(pointsOf(leg)) / 10)), [60, 60]);
  assert.deepEqual(rest, []);
});

Deno.test("a place off the line has no leg on both sides, and the others have theirs", () => {
  const places = [at(0, 0), at(150, 10), at(200, -61), at(300, 150), at(300, 290)];
  const { legs } = legsFromLine(BLOCK, places);
  assert.deepEqual(legs.map((leg) => leg !== undefined), [true, false, false, true]);
  places[2] = at(200, -59);
  assert.ok(legsFromLine(BLOCK, places).legs.every((leg) => leg !== undefined));
});

Deno.test("of two places on both sides of a street the second may be a step behind", () => {
  const { legs } = legsFromLine(BLOCK, [at(0, 0), at(152, 10), at(148, -10), at(300, 0)]);
  assert.deepEqual(pointsOf(legs[1]), [at(152, 10), at(148, -10)]);
  assert.ok(legs.every((leg) => leg !== undefined));
});

Deno.test("a line that was walked against the order, or elsewhere, makes no legs", () => {
  for (const line of [[at(300, 300), at(300, 0), at(0, 0)], [at(0, 500), at(300, 500)]]) {
    const { legs, rest } = legsFromLine(line, [at(0, 0), at(300, 0), at(300, 300)]);
    assert.deepEqual(legs, [undefined, undefined]);
    assert.deepEqual(rest, line);
  }
});

Deno.test("nobody walks 20 km to the next stop: such a line stays a line", () => {
  const far = [at(0, 0), at(20_100, 0)];
  assert.deepEqual(legsFromLine(far, far), { legs: [undefined], rest: far });
});

Deno.test("a long track with noise is as long as its legs, each of at most 200 points", () => {
  const walk = Array.from({ length: 20_000 }, (_, i) => {
    const angle = i / 20_000 * 2 * Math.PI;
    const wobble = 3 * Math.sin(i * 1.7);
    return at((800 + wobble) * Math.cos(angle * 3), (800 + wobble) * Math.sin(angle * 2));
  });
  const places = [0, 3_000, 9_000, 15_000, 19_999].map((i) => walk[i]);
  const began = performance.now();
  const { legs, rest } = legsFromLine(walk, places);
  assert.ok(performance.now() - began < 5_000);
  assert.deepEqual(rest, []);
  for (const leg of legs) {
    assert.ok(pointsOf(leg).length > 10 && pointsOf(leg).length <= MAX_LEG_POINTS);
  }
});

Deno.test("each leg begins and ends at its places, whatever the line and the places are", () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }))
    .map(([x, y]) => at(x, y));
  const list = fc.array(place, { minLength: 2, maxLength: 12 });
  fc.assert(fc.property(list, list, (line, places) => {
    const { legs } = legsFromLine(line, places);
    legs.forEach((leg, i) => {
      if (!leg) return;
      const points = pointsOf(leg);
      assert.ok(distanceBetween(points[0], places[i]) < 1);
      assert.ok(distanceBetween(points.at(-1)!, places[i + 1]) < 1);
      assert.ok(routeLength(points) <= routeLength(line) + 120 + 10 * points.length);
    });
  }));
});

const stop = (place: Position, more = {}) => ({ ...place, ...more });
const tour = (over = {}) => ({
  tourType: "ordered",
  ...at(0, 0),
  routeLine: BLOCK,
  audioStops: [stop(at(300, 100)), { place: "indoors" as const }, stop(at(300, 290))],
  ...over,
});

Deno.test("a route line becomes legs, also past a stop indoors, and what is left of it stays", () => {
  const led = withRouteAsLegs(tour());
  assert.deepEqual(legsOf(led).map(({ to }) => to), [0, 2]);
  assertLine(led.routeLine, [at(300, 290), at(300, 300), at(0, 300), at(0, 0)]);
  assert.deepEqual(withRouteAsLegs(led), led, "once is enough");
  const whole = withRouteAsLegs(tour({ routeLine: BLOCK.slice(0, 3) }));
  assert.equal("routeLine" in whole, false);
});

Deno.test("a leg that an author made wins over the route line", () => {
  const leg = { line: "made", by: "hand" as const };
  const audioStops = [stop(at(300, 100), { leg }), stop(at(300, 290))];
  const led = withRouteAsLegs(tour({ audioStops })) as { audioStops: { leg?: unknown }[] };
  assert.equal(led.audioStops[0].leg, leg);
  assert.ok(led.audioStops[1].leg);
});

Deno.test("the line of an archive in free order, and one past no stop, stays as it is", () => {
  const others = [
    tour({ tourType: "unordered" }),
    tour({ routeLine: undefined }),
    tour({ routeLine: [at(0, 900), at(300, 900)] }),
    tour({ audioStops: [{ place: "anywhere" }] }),
    tour({ latitude: undefined, audioStops: [stop(at(0, 0))] }),
  ];
  for (const other of others) assert.equal(withRouteAsLegs(other), other);
});
