import assert from "node:assert/strict";
import { describeWalk, sentenceOf } from "../../../lib/walk/description.ts";
import { waitingStops } from "../../../lib/walk/waiting_stops.ts";
import { Walking, walking } from "./walking.ts";

const says = (visitor: Walking) => {
  const description = describeWalk(visitor.state);
  return `${description.situation}: ${sentenceOf(description)}`;
};

Deno.test("a walk says in plain words why nothing plays", () => {
  const visitor = new Walking();
  assert.equal(says(visitor), "idle: You haven’t started the walk yet.");
  visitor.send({ type: "start" });
  assert.equal(says(visitor), "waiting: Waiting for your position.");
  visitor.at(0, { accuracy: 80 });
  assert.equal(
    says(visitor),
    "inaccurate: Your position is accurate only to ±80 m. Waiting for a better position.",
  );
  visitor.at(0);
  assert.equal(says(visitor), "distance: 100 m to stop 1, east.");
  visitor.at(60);
  assert.equal(
    says(visitor),
    "jump: Checking your position. " +
      "Your position jumped. Waiting for another one to confirm it.",
  );
  visitor.send({ type: "lost", message: "Location request timed out" });
  assert.equal(says(visitor), "lost: Your position is unknown. Location request timed out");
  visitor.at(100, { seconds: 60 });
  assert.equal(says(visitor), "loading: Loading stop 1. Next: stop 2, 200 m, ahead.");
  visitor.send({ type: "playback", index: 0 });
  assert.equal(says(visitor), "playing: Playing stop 1. Next: stop 2, 200 m, ahead.");
  visitor.send({ type: "playback" });
  assert.equal(says(visitor), "paused: Paused at stop 1. Press Play to continue.");
  visitor.send({ type: "playback", index: 0 });
  visitor.end();
  visitor.at(130, { seconds: 10 });
  assert.equal(says(visitor), "distance: 170 m to stop 2, ahead.");
  visitor.send({ type: "hidden" });
  visitor.send({ type: "shown" });
  assert.equal(says(visitor), "waiting: Waiting for your position.");
  visitor.send({ type: "stop" });
  assert.equal(says(visitor), "finished: The walk has ended. 2 stories left to hear.");
});

Deno.test("a walk says what waits for a tap, and what is next", () => {
  const visitor = walking({ stops: [100, 170, 900] });
  visitor.walk(60, 170);
  visitor.send({ type: "playback", index: 0 });
  assert.equal(says(visitor), "playing: Playing stop 1. Up next: stop 2.");
  visitor.walk(170, 300);
  visitor.end();
  assert.equal(
    says(visitor),
    "offered: You’ve passed stop 2. Press Play to hear it. Next: stop 3, 600 m, ahead.",
  );
  const silent = walking({}, { type: "start", autoPlay: false });
  silent.at(100);
  assert.equal(says(silent), "offered: You’re at stop 1. Press Play to hear it.");
});

Deno.test("a stop chosen by hand in its own zone says how it starts", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.end();
  visitor.send({ type: "rearm", index: 0 });
  visitor.send({ type: "playback" });
  visitor.send({ type: "selected", index: 0 });
  assert.match(says(visitor), /^paused/);
  const other = walking({ stops: [100, 110, 500] });
  other.at(108);
  other.send({ type: "selected", index: 1 });
  other.send({ type: "playback", index: 1 });
  other.send({ type: "ended", index: 1 });
  other.send({ type: "selected", index: 0 });
  const played =
    "played: You’re at stop 1. Press Play to hear it, or walk at least 50 m away and come back.";
  assert.equal(says(other), played);
  const backwards = walking({ stops: [100, 110, 500] });
  backwards.send({ type: "selected", index: 1 });
  backwards.at(108);
  backwards.send({ type: "playback", index: 1 });
  backwards.send({ type: "ended", index: 1 });
  backwards.send({ type: "selected", index: 0 });
  assert.deepEqual([backwards.played, says(backwards)], [[1], played], "it was never triggered");
});

Deno.test("headline, arrow and main button are about the same stop while nothing waits", () => {
  const visitor = walking();
  visitor.at(0);
  const { stop, target, button, isButtonAwaited } = describeWalk(visitor.state);
  assert.deepEqual([stop, target?.index, button, isButtonAwaited], [0, 0, 0, false]);
  assert.equal(Math.round(target!.bearing!), 90);
});

Deno.test("a stop that waits for a tap has headline and button, and no arrow leads elsewhere", () => {
  const silent = walking({}, { type: "start", autoPlay: false });
  silent.at(100);
  const { stop, target, button, isButtonAwaited } = describeWalk(silent.state);
  assert.deepEqual([stop, target, button, isButtonAwaited], [0, undefined, 0, true]);
});

Deno.test("without a position the main button plays the next stop", () => {
  const visitor = walking();
  visitor.send({ type: "lost", message: "Location access denied by user" });
  const { button, isButtonAwaited } = describeWalk(visitor.state);
  assert.deepEqual([button, isButtonAwaited], [0, true]);
});

Deno.test("where the phone shares only a rough place, the walk names the setting that changes it", () => {
  const visitor = walking();
  visitor.at(0, { accuracy: 5000 });
  assert.match(says(visitor), /±5\.0 km\. .*Precise Location/);
});

Deno.test("whether a position is good enough depends on the stop that is next", () => {
  const visitor = walking({ radius: [100, 10, 10] });
  visitor.at(0, { accuracy: 80 });
  assert.match(says(visitor), /^distance: 100 m to stop 1/);
  visitor.send({ type: "selected", index: 1 });
  assert.match(says(visitor), /^inaccurate: Your position is accurate only to ±80 m/);
});

Deno.test("a stop that was passed waits, and is not named twice while it is offered", () => {
  const visitor = walking({ stops: [100, 170, 240, 900] });
  visitor.walk(60, 100);
  visitor.send({ type: "playback", index: 0 });
  visitor.walk(100, 400);
  visitor.end();
  const { stop } = describeWalk(visitor.state);
  assert.equal(stop, 2);
  assert.deepEqual(waitingStops(visitor.state), [1]);
  visitor.send({ type: "playback", index: 3 });
  assert.deepEqual(waitingStops(visitor.state), [1, 2]);
});

Deno.test("the last stop, once passed, is not called the next one as well", () => {
  const visitor = walking({ stops: [100, 170] });
  visitor.walk(60, 170);
  visitor.send({ type: "playback", index: 0 });
  visitor.walk(170, 300);
  visitor.end();
  assert.equal(says(visitor), "offered: You’ve passed stop 2. Press Play to hear it.");
});

Deno.test("a position that is lost while a story plays, waits or is paused is said at once", () => {
  const visitor = walking({ stops: [100, 170, 900] });
  const message = "Location access denied by user";
  const warning = () => describeWalk(visitor.state).warning;
  visitor.at(100);
  visitor.send({ type: "playback", index: 0 });
  assert.equal(warning(), undefined);
  visitor.send({ type: "lost", message });
  assert.equal(describeWalk(visitor.state).headline, "Playing stop 1");
  assert.equal(warning(), `Your position is unknown: ${message}`);
  assert.match(says(visitor), /Next: stop 2\. Your position is unknown: Location access denied/);
  visitor.send({ type: "playback" });
  assert.match(says(visitor), /^paused: .*Your position is unknown/);
  visitor.at(100, { seconds: 10 });
  assert.equal(warning(), undefined, "a new position ends it");
});
