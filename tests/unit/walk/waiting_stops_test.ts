import assert from "node:assert/strict";
import { offered, started, walking } from "./walking.ts";

const SAVED = (currentStopIndex: number, completed: number[]) => [
  { type: "save", currentStopIndex, completed },
];
const saves = (actions: { type: string }[]) => actions.filter(({ type }) => type === "save");

Deno.test("a stop entered while another one sounds waits, and plays when that is over", () => {
  for (const ordered of [true, false]) {
    const one = walking({ ordered, stops: [100, 140, 500] });
    one.walk(60, 140);
    assert.deepEqual([one.played, one.state.queue], [[0], [1]]);
    assert.deepEqual(started(one.end()), [1]);
    assert.deepEqual(one.state.queue, []);
  }
});

Deno.test("a waiting stop is announced once", () => {
  const one = walking({ stops: [100, 140, 500] });
  one.walk(60, 140);
  one.walk(140, 120);
  const said = one.actions.filter((a) => a.type === "announce" && a.text.startsWith("Next"));
  assert.deepEqual(said, [{
    type: "announce",
    text: "Next, when this one is over: stop 2, Stop 2.",
  }]);
});

Deno.test("a stop that was passed while another one sounded is offered, not played", () => {
  for (const ordered of [true, false]) {
    const one = walking({ ordered, stops: [100, 170, 900] });
    one.walk(60, 300);
    const after = one.end();
    assert.deepEqual(started(after), []);
    assert.deepEqual(offered(after), [{ type: "offer", index: 1, passed: true }]);
    assert.deepEqual(started(one.walk(300, 180)), [1], "who goes back hears it");
  }
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

Deno.test("of an ordered tour only the next stop waits", () => {
  const one = walking({ stops: [100, 300, 140] });
  one.walk(60, 140);
  assert.deepEqual(one.state.queue, []);
});

Deno.test("a pause starts no other story in whose zone it happens", () => {
  const one = walking({ ordered: false, stops: [100, 110, 500] });
  one.walk(60, 105);
  one.tell({ type: "sound" });
  assert.deepEqual(one.walk(105, 110), []);
  one.tell({ type: "tick" });
  assert.deepEqual(one.played, [0]);
  one.tell({ type: "sound", index: 0 });
  assert.deepEqual(started(one.end()), [1], "heard to its end, the next one follows");
});

Deno.test("after a pause, another stop on the way plays", () => {
  const one = walking({ ordered: false });
  one.walk(60, 100);
  one.tell({ type: "sound" });
  assert.deepEqual(started(one.walk(100, 300)), [1]);
});

Deno.test("a stop that was passed does not take the place of a story that is paused", () => {
  const one = walking({ stops: [100, 170, 900] });
  one.walk(60, 250);
  one.tell({ type: "sound" });
  assert.deepEqual(one.walk(250, 300), []);
  one.tell({ type: "sound", index: 0 });
  assert.deepEqual(offered(one.end()), [{ type: "offer", index: 1, passed: true }]);
});

Deno.test("a story that was left for another by a tap does not begin again in its zone", () => {
  const one = walking({ ordered: false });
  one.tell({ type: "sound", index: 0 });
  one.walk(60, 100);
  one.tell({ type: "chosen", index: 1 });
  one.tell({ type: "sound", index: 1 });
  one.end();
  one.walk(100, 95);
  assert.deepEqual(one.played, []);
});

Deno.test("who walks on out of the zone of a paused story hears the next one", () => {
  const one = walking({ ordered: false, stops: [100, 195, 500], radius: [10, 100, 30] });
  one.walk(85, 100);
  one.tell({ type: "sound" });
  assert.deepEqual(started(one.walk(100, 130)), [], "the zone of the first ends at 130 m");
  assert.deepEqual(started(one.walk(130, 150)), [1]);
});

Deno.test("of two zones in one place one stop is offered, and the other when that is over", () => {
  const one = walking({ ordered: false, stops: [100, 110, 500] }, {
    type: "start",
    autoPlay: false,
  });
  one.at(102);
  one.walk(102, 110);
  assert.deepEqual(offered(one.actions), [{ type: "offer", index: 0, passed: false }]);
  one.tell({ type: "sound", index: 0 });
  assert.deepEqual(offered(one.end()), [{ type: "offer", index: 1, passed: false }]);
});

Deno.test("a choice by hand starts no story of the place where it is made", () => {
  const one = walking({ ordered: false, stops: [100, 110, 500] });
  one.walk(60, 105);
  one.tell({ type: "sound" });
  one.tell({ type: "chosen", index: 2 });
  assert.deepEqual(one.walk(105, 110), []);
});

Deno.test("the player's silence between a story's end and the news of it starts nothing twice", () => {
  const one = walking({ stops: [100, 110, 500] });
  one.walk(60, 110);
  one.tell({ type: "sound" });
  assert.deepEqual(started(one.tell({ type: "ended", index: 0 })), [1]);
  assert.deepEqual(one.walk(110, 105), []);
});

Deno.test("a stop that sounds by a tap does not start again when its zone is entered", () => {
  const one = walking();
  one.tell({ type: "chosen", index: 0 });
  one.tell({ type: "sound", index: 0 });
  one.walk(0, 100);
  one.tell({ type: "sound" });
  one.walk(100, 90);
  assert.deepEqual(one.played, []);
});

Deno.test("heard stops are saved with the next one as the current", () => {
  const one = walking();
  assert.deepEqual(saves(one.walk(60, 100)), [], "the first stop is current from the start");
  assert.deepEqual(saves(one.end()), SAVED(1, [0]));
  const free = walking({ ordered: false });
  assert.deepEqual(saves(free.walk(460, 500)), SAVED(2, []));
  assert.deepEqual(saves(free.end()), SAVED(0, [2]));
});

Deno.test("a choice by hand becomes the current stop, and the tour goes on from there", () => {
  const one = walking();
  assert.deepEqual(saves(one.tell({ type: "chosen", index: 1 })), SAVED(1, []));
  assert.deepEqual(started(one.walk(100, 300)), [1]);
  one.end();
  one.walk(300, 500);
  one.end();
  assert.equal(one.state.phase, "walking", "the first stop has not been heard");
  assert.deepEqual(started(one.walk(500, 100)), [0]);
  one.end();
  assert.equal(one.state.phase, "finished");
});

Deno.test("going back to a heard stop does not keep the tour from going on", () => {
  const one = walking();
  one.walk(60, 100);
  one.end();
  one.tell({ type: "chosen", index: 0 });
  assert.deepEqual(started(one.walk(100, 300)), [1]);
});

Deno.test("without any position a tour is heard by taps, and its end is noticed", () => {
  const one = walking();
  one.tell({ type: "lost", message: "Location access denied by user" });
  for (const index of [0, 1, 2]) {
    one.tell({ type: "chosen", index });
    one.tell({ type: "sound", index });
    one.end();
  }
  assert.equal(one.state.phase, "finished");
});

Deno.test("a walk goes on where a progress record left off; a finished one begins anew", () => {
  const one = walking({}, { type: "start", index: 1, heard: [0] });
  assert.deepEqual(one.walk(60, 140), []);
  assert.deepEqual(started(one.walk(140, 300)), [1]);
  const again = walking({}, { type: "start", index: 2, heard: [0, 1, 2] });
  assert.deepEqual(started(again.walk(60, 100)), [0]);
});

Deno.test("what was heard on another device is not started here, and may end the walk", () => {
  const one = walking();
  one.tell({ type: "progress", heard: [0] });
  assert.deepEqual(one.walk(60, 140), []);
  assert.deepEqual(started(one.walk(140, 300)), [1]);
  one.tell({ type: "progress", heard: [0, 2] });
  assert.equal(one.state.phase, "walking", "one still sounds");
  one.end();
  assert.equal(one.state.phase, "finished");
});
