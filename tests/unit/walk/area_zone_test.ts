/** Walks through zones with corners. */
import assert from "node:assert/strict";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { PlayerStop, PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { createWalk, toWalkTour } from "../../../lib/walk/state.ts";
import { east, Walking } from "./walking.ts";

/** A street of 200 m along the line, 10 m wide, from the metre `from` on. */
function street(from: number): string {
  const corners = [[from, -5], [from + 200, -5], [from + 200, 5], [from, 5]];
  return encodeLine(corners.map(([metres, north]) => destinationPoint(east(metres), north, 0)));
}

/** A walk in free order past a stop whose zone is a street, beside which another stop is. */
function walkPast(over: object = {}): Walking {
  const stop = (over: object) => ({ id: "a", title: "Stop", audioUrl: "/a.mp3", ...over });
  const audioStops = [
    stop({ ...east(200), triggerRadius: 100, area: street(100), ...over }),
    stop({ ...destinationPoint(east(200), 40, 0), triggerRadius: 20 }),
  ] as unknown as PlayerStop[];
  const tour = { id: "tour", tourType: "unordered", audioStops } as PlayerTour;
  const walk = new Walking();
  walk.state = createWalk(toWalkTour(tour));
  walk.send({ type: "start" });
  return walk;
}

Deno.test("a story starts at the edge of its zone's area, and not in the circle around it", () => {
  const walk = walkPast();
  walk.walk(0, 95);
  assert.deepEqual(walk.played, []);
  walk.walk(95, 103);
  assert.deepEqual(walk.played, [0]);
});

Deno.test("who walks beside an area hears nothing of it", () => {
  const walk = walkPast();
  const beside = (metres: number) => {
    walk.now += 1000;
    const place = destinationPoint(east(metres), 40, 180);
    walk.send({ type: "fix", fix: { ...place, accuracy: 5, time: walk.now } });
  };
  for (let metres = 0; metres < 400; metres += 1.4) beside(metres);
  assert.deepEqual(walk.played, []);
});

Deno.test("an area is left 20 metres beyond its edge, and its story waits for the return", () => {
  const walk = walkPast();
  walk.walk(0, 120);
  walk.walk(120, 310);
  assert.ok(walk.state.stops[0].inside, "10 metres beyond the end of the street");
  walk.walk(310, 335);
  assert.ok(!walk.state.stops[0].inside);
});

Deno.test("a stop that was moved away from its area has a circle again", () => {
  const walk = walkPast({ ...east(600), triggerRadius: 30 });
  walk.walk(0, 400);
  assert.deepEqual(walk.played, []);
  walk.walk(400, 590);
  assert.deepEqual(walk.played, [0]);
});
