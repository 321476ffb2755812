import assert from "node:assert/strict";
import {
  agrees,
  exitDistance,
  hasEntered,
  hasLeft,
  isJump,
  worstAccuracy,
} from "../../../lib/geo/geofence.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";

const CENTRE = { latitude: 51.75, longitude: -1.25 };
const fix = (metres: number, accuracy = 5, time = 0) => ({
  ...destinationPoint(CENTRE, metres, 60),
  accuracy,
  time,
});
const zone = (radius: number) => ({ ...CENTRE, radius });

Deno.test("a zone is entered at its radius", () => {
  assert.equal(hasEntered(fix(29.99), zone(30)), true);
  assert.equal(hasEntered(fix(30.01), zone(30)), false);
  assert.equal(hasEntered(fix(99), zone(30), 30), true, "at the radius itself");
});

Deno.test("a zone is left 20 m beyond its radius, or a tenth of it where that is more", () => {
  assert.deepEqual([5, 30, 200, 400].map(exitDistance), [25, 50, 220, 440]);
});

Deno.test("accuracy counts against leaving", () => {
  assert.equal(hasLeft(fix(56, 5), zone(30)), true);
  assert.equal(hasLeft(fix(54, 5), zone(30)), false);
  assert.equal(hasLeft(fix(56, 7), zone(30)), false);
});

Deno.test("a fix is good enough up to twice the radius, in small zones to 50 m or four times it, and at most to 150 m", () => {
  assert.deepEqual([5, 10, 25, 30, 75, 500].map(worstAccuracy), [20, 40, 50, 60, 150, 150]);
  assert.equal(hasEntered(fix(0, 60), zone(30)), true);
  assert.equal(hasEntered(fix(0, 61), zone(30)), false);
});

Deno.test("more than 10 m/s is a jump, and so is another place at the same time", () => {
  assert.equal(isJump(fix(0), fix(9.9, 5, 1000)), false);
  assert.equal(isJump(fix(0), fix(10.1, 5, 1000)), true);
  assert.equal(isJump(fix(0), fix(39, 5, 10_000)), false);
  assert.equal(isJump(fix(0), fix(41, 5, 10_000)), true);
  assert.equal(isJump(fix(0), fix(1, 5, 0)), true);
  assert.equal(isJump(fix(0), fix(0, 5, 0)), false);
});

Deno.test("a later fix agrees on foot and within what both say of their accuracy", () => {
  assert.equal(agrees(fix(0), fix(19.9, 5, 1000)), true);
  assert.equal(agrees(fix(0), fix(20.1, 5, 1000)), false);
  assert.equal(agrees(fix(0, 5, 1000), fix(0, 5, 1000)), false, "not later");
});
