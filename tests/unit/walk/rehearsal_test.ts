import assert from "node:assert/strict";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { advance, createRehearsal, triggersOf } from "../../../lib/walk/rehearsal.ts";
import { alongRoute, routeOf } from "../../../lib/walk/route.ts";
import { east, START, Walking, type WalkingOptions } from "./walking.ts";

const tour = (options: WalkingOptions = {}) => new Walking(options).state.tour;
const HOUR = 3_600_000;
const rounded = (place: { latitude: number; longitude: number }) =>
  Math.round(distanceBetween(START, place));

Deno.test("the route leads from the start through the stops in their order", () => {
  const route = routeOf(tour({ stops: [300, 100, 500] }), START);
  assert.deepEqual(route.map(rounded), [0, 300, 100, 500]);
});

Deno.test("in a free-order tour it leads each time to the nearest stop that is left", () => {
  const route = routeOf(tour({ stops: [300, 100, 500], ordered: false }), east(250));
  assert.deepEqual(route.map(rounded), [250, 300, 100, 500]);
});

Deno.test("a place along the route is as far from its beginning as was walked, up to its end", () => {
  const route = routeOf(tour(), START);
  assert.equal(rounded(alongRoute(route, 120).place), 120);
  assert.deepEqual(alongRoute(route, 9999), { place: route[3], isEnd: true });
  assert.deepEqual(alongRoute([START], 0), { place: START, isEnd: true });
});

Deno.test("a rehearsal of an exact device starts every stop in order, each at its edge", () => {
  const done = advance(createRehearsal(tour(), { start: START }), HOUR);
  assert.equal(done.over, true);
  assert.equal(done.walk.phase, "finished");
  const starts = triggersOf(done);
  assert.deepEqual(starts.map(({ index }) => index), [0, 1, 2]);
  for (const { metres } of starts) assert.ok(metres <= 30 && metres > 28, `${metres} m`);
});

Deno.test("the visitor walks at 1.4 m/s, and stands while a stop sounds as long as it lasts", () => {
  const rehearsal = createRehearsal(tour(), { start: START, soundMs: () => 90_000 });
  const walked = advance(rehearsal, 40_000);
  assert.equal(Math.round(walked.metres), 56);
  const stands = advance(walked, 80_000);
  assert.deepEqual([Math.round(stands.metres), stands.walk.playing], [71, 0]);
  const on = advance(stands, 60_000);
  assert.ok(on.metres > 90 && on.walk.playing === undefined);
});

Deno.test("many small steps in time end as one large step does, and the same seed ends alike", () => {
  const begin = () => createRehearsal(tour(), { start: START, noise: 25, seed: 4 });
  let small = begin();
  for (let i = 0; i < 50; i++) small = advance(small, 4000);
  assert.deepEqual(small, advance(begin(), 200_000));
  const other = advance(createRehearsal(tour(), { start: START, noise: 25, seed: 5 }), 200_000);
  assert.notDeepEqual(other.fix, small.fix);
});

Deno.test("with noise every stop starts all the same, within its radius and the noise", () => {
  for (const noise of [5, 20, 45]) {
    for (let seed = 0; seed < 10; seed++) {
      const done = advance(createRehearsal(tour(), { start: START, noise, seed }), HOUR);
      const starts = triggersOf(done);
      assert.deepEqual(starts.map(({ index }) => index), [0, 1, 2], `noise ${noise}, seed ${seed}`);
      for (const { metres } of starts) assert.ok(metres <= 30 + noise, `${metres} m`);
    }
  }
});

Deno.test("a device too bad for the zones starts nothing, and the rehearsal ends at the last stop", () => {
  const done = advance(createRehearsal(tour(), { start: START, noise: 70 }), HOUR);
  assert.deepEqual(triggersOf(done), []);
  const finish = done.log.flatMap(({ action }) => action.type === "finish" ? [action] : []);
  assert.equal(finish.length, 1);
  assert.deepEqual(finish[0].summary.missed, [0, 1, 2]);
});

Deno.test("an ambient sound begins where its zone is entered and ends where it is left, or with the walk", () => {
  const plain = tour();
  const stops = plain.stops.map((stop, i) => i === 1 ? stop : { ...stop, ambientUrl: `/${i}.mp3` });
  const { log } = advance(createRehearsal({ ...plain, stops }, { start: START }), HOUR);
  const changes = log.flatMap(({ place, action }) =>
    action.type === "ambient" ? [{ index: action.index, metres: rounded(place) }] : []
  );
  assert.deepEqual(changes.map(({ index }) => index), [0, undefined, 2]);
  const [begins, ends, last] = changes.map(({ metres }) => metres);
  assert.ok(begins >= 70 && begins < 73, `${begins} m`);
  assert.ok(ends >= 130 && ends < 170, `${ends} m`);
  assert.ok(last >= 470 && last < 473, `${last} m`);
});
