import assert from "node:assert/strict";
import { offered, started, walking } from "./walking.ts";

const SAVED = (currentStopIndex: number, completed: number[]) => [
  { type: "save", currentStopIndex, completed },
];
const saves = (actions: { type: string }[]) => actions.filter(({ type }) => type === "save");

Deno.test("a stop entered while another one sounds waits, and plays when that is over", () => {
  for (const ordered of [true, false]) {
    const visitor = walking({ ordered, stops: [100, 140, 500] });
    visitor.walk(60, 140);
    assert.deepEqual([visitor.played, visitor.state.queue], [[0], [1]]);
    assert.deepEqual(started(visitor.end()), [1]);
    assert.deepEqual(visitor.state.queue, []);
  }
});

Deno.test("a waiting stop is announced once", () => {
  const visitor = walking({ stops: [100, 140, 500] });
  visitor.walk(60, 140);
  visitor.walk(140, 120);
  const said = visitor.actions.filter((a) => a.type === "announce" && a.text.startsWith("Up next"));
  assert.deepEqual(said, [{
    type: "announce",
    text: "Up next: stop 2, Stop 2.",
  }]);
});

Deno.test("a stop that was passed while another one sounded is offered, not played", () => {
  for (const ordered of [true, false]) {
    const visitor = walking({ ordered, stops: [100, 170, 900] });
    visitor.walk(60, 300);
    const after = visitor.end();
    assert.deepEqual(started(after), []);
    assert.deepEqual(offered(after), [{ type: "offer", index: 1, passed: true }]);
    assert.deepEqual(started(visitor.walk(300, 180)), [1], "who goes back hears it");
  }
});

Deno.test("in free order a stop that was passed leaves those before it in the list as they are", () => {
  const visitor = walking({ ordered: false, stops: [900, 100, 700, 170] });
  visitor.walk(60, 300);
  assert.deepEqual(offered(visitor.end()), [{ type: "offer", index: 3, passed: true }]);
  const statuses = visitor.state.stops.map(({ status }) => status);
  assert.deepEqual(statuses, ["waiting", "heard", "waiting", "passed"]);
});

Deno.test("a stop that was passed does not take the place of one that is offered where the visitor is", () => {
  const visitor = walking({
    ordered: false,
    stops: [100, 170, 300, 900],
    warnings: { 2: "A fire is described." },
  });
  visitor.walk(60, 300);
  assert.deepEqual(offered(visitor.end()), [{ type: "offer", index: 2, passed: false }]);
  assert.deepEqual(offered(visitor.walk(300, 310)), []);
  assert.deepEqual(offered(visitor.walk(310, 400)), [{ type: "offer", index: 1, passed: true }]);
});

Deno.test("in free order a stop that was passed, and is entered later, plays and counts as heard", () => {
  const visitor = walking({ ordered: false, stops: [100, 170, 900] });
  visitor.walk(60, 300);
  visitor.end();
  assert.deepEqual(started(visitor.walk(300, 900)), [2], "it holds no other up");
  visitor.end();
  assert.equal(visitor.state.phase, "walking", "one has not been heard");
  assert.deepEqual(started(visitor.walk(900, 170)), [1]);
  visitor.end();
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("at the edge of a waiting stop's zone the next position decides", () => {
  const inside = walking({ stops: [100, 140, 500] });
  inside.walk(60, 140);
  inside.walk(140, 172);
  const after = inside.end();
  assert.deepEqual([started(after), offered(after)], [[], []]);
  assert.deepEqual(started(inside.at(169)), [1]);

  const gone = walking({ stops: [100, 140, 500] });
  gone.walk(60, 140);
  gone.walk(140, 172);
  gone.end();
  assert.deepEqual(offered(gone.walk(172, 200)), [{ type: "offer", index: 1, passed: true }]);
});

Deno.test("of a guided tour only the next stop is announced as the next", () => {
  const visitor = walking({ stops: [100, 300, 140] });
  const actions = visitor.walk(60, 140);
  assert.ok(!actions.some((action) => action.type === "announce" && /^Next,/.test(action.text)));
});

Deno.test("a pause starts no other story in whose zone it happens", () => {
  const visitor = walking({ ordered: false, stops: [100, 110, 500] });
  visitor.walk(60, 105);
  visitor.send({ type: "playback" });
  assert.deepEqual(visitor.walk(105, 110), []);
  visitor.send({ type: "tick" });
  assert.deepEqual(visitor.played, [0]);
  visitor.send({ type: "playback", index: 0 });
  assert.deepEqual(started(visitor.end()), [1], "heard to its end, the next one follows");
});

Deno.test("after a pause, another stop on the way plays", () => {
  const visitor = walking({ ordered: false });
  visitor.walk(60, 100);
  visitor.send({ type: "playback" });
  assert.deepEqual(started(visitor.walk(100, 300)), [1]);
});

Deno.test("a stop that was passed does not take the place of a story that is paused", () => {
  const visitor = walking({ stops: [100, 170, 900] });
  visitor.walk(60, 250);
  visitor.send({ type: "playback" });
  assert.deepEqual(visitor.walk(250, 300), []);
  visitor.send({ type: "playback", index: 0 });
  assert.deepEqual(offered(visitor.end()), [{ type: "offer", index: 1, passed: true }]);
});

Deno.test("a story that was left for another by a tap does not begin again in its zone", () => {
  const visitor = walking({ ordered: false });
  visitor.send({ type: "playback", index: 0 });
  visitor.walk(60, 100);
  visitor.send({ type: "selected", index: 1 });
  visitor.send({ type: "playback", index: 1 });
  visitor.end();
  visitor.walk(100, 95);
  assert.deepEqual(visitor.played, []);
});

Deno.test("a visitor who walks on out of the zone of a paused story hears the next one", () => {
  const visitor = walking({ ordered: false, stops: [100, 195, 500], radius: [10, 100, 30] });
  visitor.walk(85, 100);
  visitor.send({ type: "playback" });
  assert.deepEqual(started(visitor.walk(100, 130)), [], "the zone of the first ends at 130 m");
  assert.deepEqual(started(visitor.walk(130, 150)), [1]);
});

Deno.test("of two zones in one place one stop is offered, and the other when that is over", () => {
  const visitor = walking({ ordered: false, stops: [100, 110, 500] }, {
    type: "start",
    autoPlay: false,
  });
  visitor.at(102);
  visitor.walk(102, 110);
  assert.deepEqual(offered(visitor.actions), [{ type: "offer", index: 0, passed: false }]);
  visitor.send({ type: "playback", index: 0 });
  assert.deepEqual(offered(visitor.end()), [{ type: "offer", index: 1, passed: false }]);
});

Deno.test("a choice by hand starts no story of the place where it is made", () => {
  const visitor = walking({ ordered: false, stops: [100, 110, 500] });
  visitor.walk(60, 105);
  visitor.send({ type: "playback" });
  visitor.send({ type: "selected", index: 2 });
  assert.deepEqual(visitor.walk(105, 110), []);
});

Deno.test("the player's silence between a story's end and the news of it starts nothing twice", () => {
  const visitor = walking({ stops: [100, 110, 500] });
  visitor.walk(60, 110);
  visitor.send({ type: "playback" });
  visitor.send({ type: "ended", index: 0 });
  assert.deepEqual(started(visitor.at(110)), [1]);
  assert.deepEqual(visitor.walk(110, 105), []);
});

Deno.test("a stop that sounds by a tap does not start again when its zone is entered", () => {
  const visitor = walking();
  visitor.send({ type: "selected", index: 0 });
  visitor.send({ type: "playback", index: 0 });
  visitor.walk(0, 100);
  visitor.send({ type: "playback" });
  visitor.walk(100, 90);
  assert.deepEqual(visitor.played, []);
});

Deno.test("heard stops are saved with the next one as the current", () => {
  const visitor = walking();
  assert.deepEqual(saves(visitor.walk(60, 100)), [], "the first stop is current from the start");
  assert.deepEqual(saves(visitor.end()), SAVED(1, [0]));
  const free = walking({ ordered: false });
  assert.deepEqual(saves(free.walk(460, 500)), SAVED(2, []));
  assert.deepEqual(saves(free.end()), SAVED(0, [2]));
});

Deno.test("a choice by hand becomes the current stop, and the tour goes on from there", () => {
  const visitor = walking();
  assert.deepEqual(saves(visitor.send({ type: "selected", index: 1 })), SAVED(1, []));
  assert.deepEqual(started(visitor.walk(100, 300)), [1]);
  visitor.end();
  visitor.walk(300, 500);
  visitor.end();
  assert.equal(visitor.state.phase, "walking", "the first stop has not been heard");
  assert.deepEqual(started(visitor.walk(500, 100)), [0]);
  visitor.end();
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("going back to a heard stop does not keep the tour from going on", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.end();
  visitor.send({ type: "selected", index: 0 });
  assert.deepEqual(started(visitor.walk(100, 300)), [1]);
});

Deno.test("without any position a tour is heard by taps, and its end is noticed", () => {
  const visitor = walking();
  visitor.send({ type: "lost", message: "Location access denied by user" });
  for (const index of [0, 1, 2]) {
    visitor.send({ type: "selected", index });
    visitor.send({ type: "playback", index });
    visitor.end();
  }
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("a walk goes on where a progress record left off; a finished one begins anew", () => {
  const visitor = walking({}, { type: "start", index: 1, heard: [0] });
  visitor.at(60);
  assert.deepEqual(visitor.walk(61, 140), []);
  assert.deepEqual(started(visitor.walk(140, 300)), [1]);
  const replay = walking({}, { type: "start", index: 2, heard: [0, 1, 2] });
  assert.deepEqual(started(replay.walk(60, 100)), [0]);
});

Deno.test("a story that was heard on another device is not started here, and may end the walk", () => {
  const visitor = walking();
  visitor.send({ type: "progress", heard: [0] });
  visitor.at(60);
  assert.deepEqual(visitor.walk(61, 140), []);
  assert.deepEqual(started(visitor.walk(140, 300)), [1]);
  visitor.send({ type: "progress", heard: [0, 2] });
  assert.equal(visitor.state.phase, "walking", "one still sounds");
  visitor.end();
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("a stop that waits for a tap waits no longer once it was heard on another device", () => {
  for (const wait of ["offered", "paused"] as const) {
    const visitor = walking();
    if (wait === "offered") visitor.send({ type: "auto-play", on: false });
    visitor.walk(0, 100);
    if (wait === "paused") visitor.send({ type: "playback", index: undefined });
    assert.equal(visitor.state.offered?.index ?? visitor.state.paused, 0, wait);
    visitor.send({ type: "progress", heard: [0] });
    assert.deepEqual([visitor.state.offered, visitor.state.paused], [undefined, undefined]);
    assert.equal(visitor.state.index, 1);
  }
});

Deno.test("a story that is heard again and paused stays so, whatever is heard on another device", () => {
  const visitor = walking();
  visitor.walk(0, 100);
  visitor.end();
  visitor.send({ type: "playback", index: 0 });
  visitor.send({ type: "playback", index: undefined });
  visitor.send({ type: "progress", heard: [0, 1] });
  assert.equal(visitor.state.paused, 0);
});
