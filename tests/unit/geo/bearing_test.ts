import assert from "node:assert/strict";
import fc from "fast-check";
import {
  bearingBetween,
  type CompassWord,
  compassWord,
  destinationPoint,
} from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { anyPosition, between } from "./any_position.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

Deno.test("the four quarters lie where they should, also across 180°", () => {
  const quarters = [[1, 0, 0], [0, 1, 90], [-1, 0, 180], [0, -1, 270]];
  for (const [north, east, bearing] of quarters) {
    assert.equal(Math.round(bearingBetween(at(0, 0), at(north, east))), bearing);
  }
  assert.equal(bearingBetween(at(0, 179.9), at(0, -179.9)), 90);
});

Deno.test("Baghdad to Osaka begins north-east at 60°", () => {
  assert.equal(Math.round(bearingBetween(at(35, 45), at(35, 135))), 60);
});

Deno.test("each direction has the word of the eighth that it lies in", () => {
  const words = [0, 22, 23, 45, 90, 135, 180, 225, 270, 315, 337, 338, 360, -45]
    .map((bearing) => compassWord(bearing));
  assert.deepEqual(words, [
    "north",
    "north",
    "north-east",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
    "north-west",
    "north",
    "north",
    "north-west",
  ]);
});

Deno.test("a destination lies at the distance and in the direction that lead to it", () => {
  const inhabited = anyPosition.filter(({ latitude }) => Math.abs(latitude) < 85);
  fc.assert(fc.property(inhabited, between(1, 10_000), between(0, 360), (from, metres, bearing) => {
    const to = destinationPoint(from, metres, bearing);
    assert.ok(Math.abs(to.longitude) <= 180 && Math.abs(to.latitude) <= 90);
    assert.ok(Math.abs(distanceBetween(from, to) - metres) < 0.01);
    const turn = Math.abs(bearingBetween(from, to) - bearing);
    assert.ok(Math.min(turn, 360 - turn) < 0.01);
  }));
});

Deno.test("a word stays while the bearing is less than the margin outside its sector", () => {
  const words = (...bearings: number[]) =>
    bearings.reduce<CompassWord[]>((said, bearing) => [
      ...said,
      compassWord(bearing, said.at(-1), 15),
    ], []);
  assert.deepEqual(words(20, 25, 37, 38, 20, 7), [
    "north",
    "north",
    "north",
    "north-east",
    "north-east",
    "north",
  ]);
  assert.deepEqual(words(350, 325, 322), ["north", "north", "north-west"], "across north");
});
