import assert from "node:assert/strict";
import type { LegPart } from "../../../../lib/model/tour/legs/leg_data.ts";
import { turnsOf } from "../../../../lib/walk/way/turns.ts";
import { legTo, type Metres } from "./legs.ts";

/** The kinds of the turns, with their metres and the names of their streets. */
const found = (points: Metres[], parts: LegPart[] = []) =>
  turnsOf(legTo(0, points, parts)).map(({ kind, at, street, steps }) =>
    [kind, Math.round(at), street, steps].filter((known) => known !== undefined).join(" ")
  );

Deno.test("corners are turns by their angle: slight, plain and sharp, to both sides", () => {
  assert.deepEqual(found([[0, 0], [0, 100], [50, 100]]), ["right 100"]);
  assert.deepEqual(found([[0, 0], [0, 100], [-50, 100]]), ["left 100"]);
  assert.deepEqual(found([[0, 0], [0, 100], [50, 150]]), ["slight-right 100"]);
  assert.deepEqual(found([[0, 0], [0, 100], [-50, 150]]), ["slight-left 100"]);
  assert.deepEqual(found([[0, 0], [0, 100], [30, 40]]), ["sharp-right 100"]);
  assert.deepEqual(found([[0, 0], [0, 100], [-30, 40]]), ["sharp-left 100"]);
});

Deno.test("a street that bends a little is no turn, unless it has another name from there", () => {
  const bend: Metres[] = [[0, 0], [0, 100], [25, 150]];
  assert.deepEqual(found(bend), []);
  assert.deepEqual(found(bend, [{ at: 0, name: "Mill Lane" }]), []);
  const parts = [{ at: 0, name: "Mill Lane" }, { at: 1, name: "Broad Street" }];
  assert.deepEqual(found(bend, parts), ["slight-right 100 Broad Street"]);
  assert.deepEqual(
    found([[0, 0], [0, 100], [2, 200]], parts),
    [],
    "straight on under another name",
  );
});

Deno.test("a rounded corner is one turn; a wide curve, a jog and a small step aside are no turns", () => {
  const round: Metres[] = [[0, 0], [0, 96], [1, 99], [4, 100], [60, 100]];
  assert.deepEqual(found(round).map((turn) => turn.split(" ")[0]), ["right"]);
  const curve = Array.from({ length: 13 }, (_, i): Metres => {
    const angle = i * Math.PI / 24;
    return [60 - 60 * Math.cos(angle), 60 * Math.sin(angle)];
  });
  assert.deepEqual(found(curve), []);
  assert.deepEqual(found([[0, 0], [0, 50], [1, 51], [1, 52], [0, 53], [0, 100]]), []);
  assert.deepEqual(found([[0, 0], [0, 50], [3, 50], [3, 100]]), []);
});

Deno.test("two corners close to each other are two turns, unless they lead to the same side", () => {
  assert.deepEqual(found([[0, 0], [0, 50], [15, 50], [15, 100]]), ["right 50", "left 65"]);
  assert.deepEqual(found([[0, 0], [0, 50], [10, 50], [10, 0]]), ["sharp-right 55"]);
});

Deno.test("a turn names the street behind it; a path has no name", () => {
  const points: Metres[] = [[0, 0], [0, 100], [100, 100], [100, 200]];
  const parts = [{ at: 0, name: "Mill Lane" }, { at: 1, name: "Broad Street" }, { at: 2 }];
  assert.deepEqual(found(points, parts), ["right 100 Broad Street", "left 200"]);
});

Deno.test("steps are said where they begin, straight on too, and once", () => {
  const straight: Metres[] = [[0, 0], [0, 50], [0, 60], [0, 70], [0, 120]];
  const parts: LegPart[] = [{ at: 0 }, { at: 1, steps: true }, { at: 2, steps: true }, { at: 3 }];
  assert.deepEqual(found(straight, parts), ["steps 50"]);
  assert.deepEqual(
    found([[0, 0], [0, 50], [30, 50]], [{ at: 0, name: "Mill Lane" }, { at: 1, steps: true }]),
    ["right 50 true"],
  );
});
