import assert from "node:assert/strict";
import { explain, findTarget, metresText } from "../../../lib/walk/explanation.ts";
import { Walking, walking } from "./walking.ts";

const why = (visitor: Walking) => {
  const { kind, text } = explain(visitor.state);
  return `${kind}: ${text}`;
};

Deno.test("a walk says in plain words why nothing plays", () => {
  const visitor = new Walking();
  assert.equal(why(visitor), "idle: The walk has not been started yet.");
  visitor.send({ type: "start" });
  assert.equal(why(visitor), "waiting: Waiting for your position.");
  visitor.at(0, { accuracy: 80 });
  assert.equal(why(visitor), "inaccurate: Accuracy ±80 m, waiting for a better position.");
  visitor.at(0);
  assert.equal(why(visitor), "distance: 100 m to stop 1, east.");
  visitor.at(60);
  assert.equal(
    why(visitor),
    "jump: Your position has jumped, waiting for a second one that agrees.",
  );
  visitor.send({ type: "lost", message: "Location request timed out" });
  assert.equal(why(visitor), "lost: Location request timed out");
  visitor.at(100, { seconds: 10 });
  assert.equal(why(visitor), "playing: Playing stop 1.");
  visitor.send({ type: "playback" });
  assert.equal(why(visitor), "paused: Paused in stop 1: press Play to go on.");
  visitor.send({ type: "playback", index: 0 });
  visitor.end();
  visitor.at(130, { seconds: 10 });
  assert.equal(why(visitor), "distance: 170 m to stop 2, east.");
  visitor.send({ type: "hidden" });
  visitor.send({ type: "shown" });
  assert.equal(why(visitor), "waiting: Waiting for your position.");
  visitor.send({ type: "stop" });
  assert.equal(why(visitor), "finished: The walk has ended; 2 left to hear.");
});

Deno.test("a walk says what waits for a tap, and what is next", () => {
  const visitor = walking({ stops: [100, 170, 900] });
  visitor.walk(60, 170);
  assert.equal(why(visitor), "playing: Playing stop 1, stop 2 is next.");
  visitor.walk(170, 300);
  visitor.end();
  assert.equal(why(visitor), "offered: You have passed stop 2: press Play to hear it.");
  const silent = walking({}, { type: "start", autoPlay: false });
  silent.at(100);
  assert.equal(why(silent), "offered: You are there: press Play to hear it.");
});

Deno.test("a stop chosen by hand in its own zone says how it starts", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.end();
  visitor.send({ type: "rearm", index: 0 });
  visitor.send({ type: "playback" });
  visitor.send({ type: "selected", index: 0 });
  assert.match(why(visitor), /^paused/);
  const other = walking({ stops: [100, 110, 500] });
  other.at(108);
  other.send({ type: "selected", index: 1 });
  other.send({ type: "playback", index: 1 });
  other.send({ type: "ended", index: 1 });
  other.send({ type: "selected", index: 0 });
  assert.equal(
    why(other),
    "played: You are at stop 1. Press Play to hear it, or come back from more than 50 m away.",
  );
});

Deno.test("the target of a free-order tour is the nearest stop that was not heard", () => {
  const visitor = walking({ ordered: false });
  assert.deepEqual(findTarget(visitor.state), { index: 0 });
  visitor.at(450);
  const { index, metres, direction } = findTarget(visitor.state)!;
  assert.deepEqual([index, Math.round(metres!), direction], [2, 50, "east"]);
  visitor.at(500, { seconds: 30 });
  assert.equal(findTarget(visitor.state)?.index, 1, "while it plays, the next nearest");
  visitor.end();
  assert.equal(findTarget(visitor.state)?.index, 1);
});

Deno.test("there is no target when nothing is left", () => {
  const visitor = walking({ stops: [100] });
  visitor.at(100);
  assert.equal(findTarget(visitor.state), undefined);
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
