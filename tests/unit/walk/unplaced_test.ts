/** Stops that are not on the map: indoors, or anywhere. */
import assert from "node:assert/strict";
import { describeWalk } from "../../../lib/walk/description.ts";
import { waitingStops } from "../../../lib/walk/waiting_stops.ts";
import { advance, createRehearsal } from "../../../lib/walk/rehearsal.ts";
import { offered, START, started, type Walking, walking } from "./walking.ts";

/** The visitor taps Play, and hears the story to its end. */
function tap(walk: Walking, index: number): void {
  walk.send({ type: "selected", index });
  walk.send({ type: "playback", index });
  walk.end();
}

const headline = (walk: Walking) => describeWalk(walk.state).headline;

Deno.test("the next stop without a place is offered where the last story ended, and the walk goes on from it", () => {
  const walk = walking({ places: { 1: "indoors" } });
  walk.walk(0, 100);
  assert.deepEqual(walk.played, [0]);
  assert.equal(describeWalk(walk.state).detail, "Next: stop 2, indoors.");
  const actions = walk.end();
  assert.deepEqual(offered(actions), [{ type: "offer", index: 1, passed: false }]);
  assert.equal(headline(walk), "Next: stop 2, indoors");
  assert.equal(describeWalk(walk.state).button, 1);
  assert.equal(describeWalk(walk.state).target, undefined);
  const texts = actions.flatMap((action) => action.type === "announce" ? [action.text] : []);
  assert.deepEqual(texts, ["Next: stop 2, Stop 2, indoors. Press Play to hear it."]);
  // Standing there offers it no second time.
  assert.deepEqual(offered(walk.walk(100, 130)), []);
  tap(walk, 1);
  assert.equal(walk.state.index, 2);
  walk.walk(130, 500);
  assert.deepEqual(walk.played, [0, 2]);
  walk.end();
  assert.equal(walk.state.phase, "finished");
});

Deno.test("a visitor in the zone of the stop after it has passed a stop without a place, or several", () => {
  const walk = walking({
    stops: [100, 0, 0, 500, 700],
    places: { 1: "indoors", 2: "anywhere" },
  });
  walk.walk(0, 100);
  walk.end();
  const actions = walk.walk(100, 500);
  assert.deepEqual(started(actions), [3]);
  assert.deepEqual(walk.state.stops.map(({ status }) => status).slice(1, 3), ["passed", "passed"]);
  assert.deepEqual(waitingStops(walk.state), [1, 2]);
  walk.end();
  walk.walk(500, 700);
  walk.end();
  // What was passed comes last, and says so.
  assert.equal(headline(walk), "Next: stop 2, indoors");
  tap(walk, 1);
  assert.equal(headline(walk), "Next: stop 3, anywhere");
  tap(walk, 2);
  assert.equal(walk.state.phase, "finished");
});

Deno.test("a zone that reaches to where the last story was heard passes no stop without a place", () => {
  const walk = walking({ stops: [100, 0, 120], radius: 50, places: { 1: "indoors" } });
  walk.walk(0, 100);
  walk.end();
  walk.walk(100, 105);
  assert.equal(walk.state.offered?.index, 1);
  assert.deepEqual(walk.played, [0]);
  tap(walk, 1);
  walk.at(105);
  assert.deepEqual(walk.played, [0, 2]);
});

Deno.test("a visitor who leaves that place for the stop after it goes on without a tap", () => {
  const walk = walking({ stops: [100, 0, 160], radius: 50, places: { 1: "indoors" } });
  walk.walk(0, 115);
  walk.end();
  assert.equal(walk.state.offered?.index, 1);
  walk.walk(115, 190);
  assert.deepEqual(walk.played, [0, 2]);
  assert.equal(walk.state.stops[1].status, "passed");
});

Deno.test("who walks on during a story has passed the stop without a place behind it", () => {
  const walk = walking({ stops: [100, 0, 300], places: { 1: "indoors" } });
  walk.walk(0, 300);
  walk.end();
  walk.at(300);
  walk.at(300);
  assert.deepEqual(walk.played, [0, 2]);
});

Deno.test("a walk begins with its welcome, also in the zone of the stop after that", () => {
  const walk = walking({ stops: [0, 100, 300], places: { 0: "anywhere" } });
  walk.at(100);
  walk.at(100);
  assert.deepEqual(walk.played, []);
  assert.equal(headline(walk), "Next: stop 1, anywhere");
  tap(walk, 0);
  assert.deepEqual(walk.played, [1]);
});

Deno.test("a walk that begins farther on begins there, in spite of a welcome", () => {
  const walk = walking({ stops: [0, 100, 300], places: { 0: "anywhere" } });
  walk.at(300);
  walk.at(300);
  assert.deepEqual(walk.played, [2]);
});

Deno.test("without any position a stop without a place is offered within one tick", () => {
  const walk = walking({ places: { 0: "indoors", 1: "indoors" } });
  walk.send({ type: "lost", message: "No signal" });
  walk.now += 5000;
  assert.deepEqual(offered(walk.send({ type: "tick" })), [
    { type: "offer", index: 0, passed: false },
  ]);
  const { situation, warning } = describeWalk(walk.state);
  assert.deepEqual({ situation, warning }, { situation: "unplaced", warning: undefined });
});

Deno.test("an archive without a stop on the map is heard by taps, one after the other", () => {
  const walk = walking({ places: { 0: "anywhere", 1: "indoors", 2: "anywhere" } });
  walk.now += 5000;
  walk.send({ type: "tick" });
  for (const index of [0, 1, 2]) {
    assert.equal(walk.state.offered?.index, index);
    tap(walk, index);
  }
  assert.equal(walk.state.phase, "finished");
});

Deno.test("in free order the stops without a place wait for a tap, and come last", () => {
  const walk = walking({ ordered: false, places: { 0: "anywhere" } });
  walk.at(0);
  assert.equal(describeWalk(walk.state).target?.index, 1);
  assert.deepEqual(waitingStops(walk.state), [0]);
  walk.walk(0, 300);
  walk.end();
  walk.walk(300, 500);
  walk.end();
  assert.deepEqual(walk.played, [1, 2]);
  assert.equal(headline(walk), "Next: stop 1, anywhere");
});

Deno.test("the story of a stop without a place that is paused waits, and blocks no other when it is left", () => {
  const walk = walking({ places: { 1: "indoors" } });
  walk.walk(0, 100);
  walk.end();
  walk.send({ type: "playback", index: 1 });
  walk.send({ type: "playback" });
  assert.equal(headline(walk), "Paused at stop 2");
  walk.walk(100, 500);
  assert.deepEqual(walk.played, [0, 2]);
});

Deno.test("a rehearsal plays the stops without a place, and stands meanwhile", () => {
  const { state: { tour } } = walking({
    stops: [0, 100, 0],
    places: { 0: "anywhere", 2: "indoors" },
  });
  const soundMs = () => 10_000;
  const rehearsal = advance(createRehearsal(tour, { start: START, soundMs }), 600_000);
  assert.deepEqual(rehearsal.walk.stops.map(({ heard }) => heard), [true, true, true]);
  assert.ok(rehearsal.over);
});
