import assert from "node:assert/strict";
import { explain, findTarget, metresText } from "../../../lib/walk/explanation.ts";
import { Walking, walking } from "./walking.ts";

const why = (one: Walking) => {
  const { kind, text } = explain(one.state);
  return `${kind}: ${text}`;
};

Deno.test("a walk says in plain words why nothing plays", () => {
  const one = new Walking();
  assert.equal(why(one), "idle: The walk has not been started yet.");
  one.tell({ type: "start" });
  assert.equal(why(one), "waiting: Waiting for your position.");
  one.at(0, { accuracy: 80 });
  assert.equal(why(one), "inaccurate: Accuracy ±80 m, waiting for a better position.");
  one.at(0);
  assert.equal(why(one), "distance: 100 m to stop 1, east.");
  one.at(60);
  assert.equal(
    why(one),
    "jump: Your position has jumped, waiting for a second one that agrees.",
  );
  one.tell({ type: "lost", message: "Location request timed out" });
  assert.equal(why(one), "lost: Location request timed out");
  one.at(100, { seconds: 10 });
  assert.equal(why(one), "playing: Playing stop 1.");
  one.tell({ type: "sound" });
  assert.equal(why(one), "paused: Paused in stop 1: press Play to go on.");
  one.tell({ type: "sound", index: 0 });
  one.end();
  one.at(130);
  assert.equal(why(one), "distance: 170 m to stop 2, east.");
  one.tell({ type: "hidden" });
  one.tell({ type: "shown" });
  assert.equal(why(one), "waiting: Waiting for your position.");
  one.tell({ type: "stop" });
  assert.equal(why(one), "finished: The walk has ended; 2 left to hear.");
});

Deno.test("a walk says what waits for a tap, and what is next", () => {
  const one = walking({ stops: [100, 170, 900] });
  one.walk(60, 170);
  assert.equal(why(one), "playing: Playing stop 1, stop 2 is next.");
  one.walk(170, 300);
  one.end();
  assert.equal(why(one), "offered: You have passed stop 2: press Play to hear it.");
  const silent = walking({}, { type: "start", autoPlay: false });
  silent.at(100);
  assert.equal(why(silent), "offered: You are there: press Play to hear it.");
});

Deno.test("a stop chosen by hand in its own zone says how it starts", () => {
  const one = walking();
  one.walk(60, 100);
  one.end();
  one.tell({ type: "rearm", index: 0 });
  one.tell({ type: "sound" });
  one.tell({ type: "chosen", index: 0 });
  assert.match(why(one), /^paused/);
  const other = walking({ stops: [100, 110, 500] });
  other.at(108);
  other.tell({ type: "chosen", index: 1 });
  other.tell({ type: "sound", index: 1 });
  other.tell({ type: "ended", index: 1 });
  other.tell({ type: "chosen", index: 0 });
  assert.equal(
    why(other),
    "played: You are at stop 1. Press Play to hear it, or come back from more than 50 m away.",
  );
});

Deno.test("the target of a free-order tour is the nearest stop that was not heard", () => {
  const one = walking({ ordered: false });
  assert.deepEqual(findTarget(one.state), { index: 0 });
  one.at(450);
  const { index, metres, direction } = findTarget(one.state)!;
  assert.deepEqual([index, Math.round(metres!), direction], [2, 50, "east"]);
  one.at(500, { seconds: 30 });
  assert.equal(findTarget(one.state)?.index, 1, "while it plays, the next nearest");
  one.end();
  assert.equal(findTarget(one.state)?.index, 1);
});

Deno.test("there is no target when nothing is left", () => {
  const one = walking({ stops: [100] });
  one.at(100);
  assert.equal(findTarget(one.state), undefined);
});

Deno.test("distances read as people say them", () => {
  assert.deepEqual([0, 49.6, 999.4, 999.6, 1234].map(metresText), [
    "0 m",
    "50 m",
    "999 m",
    "1.0 km",
    "1.2 km",
  ]);
});
