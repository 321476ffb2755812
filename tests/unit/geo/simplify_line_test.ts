import assert from "node:assert/strict";
import fc from "fast-check";
import { simplifyLine } from "../../../lib/geo/simplify_line.ts";
import { anyPosition } from "./any_position.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

Deno.test("of a line the ends and the sharpest bends stay, in their order", () => {
  const line = [at(0, 0), at(0, 1), at(0.01, 2), at(1, 3), at(0, 6), at(0, 9)];
  assert.deepEqual(simplifyLine(line, 2), [line[0], line[5]]);
  assert.deepEqual(simplifyLine(line, 3), [line[0], line[3], line[5]]);
  assert.deepEqual(simplifyLine(line, 9), line);
});

Deno.test("a straight line keeps its ends only, also across ±180°", () => {
  assert.deepEqual(simplifyLine([at(0, 0), at(0, 1), at(0, 2), at(0, 3)], 3).length, 2);
  const over = [at(0, 179), at(0, -180), at(0, -179), at(0, -178)];
  assert.deepEqual(simplifyLine(over, 3), [over[0], over[3]]);
});

Deno.test("any line has no more points than asked for, all of them its own", () => {
  const lines = fc.array(anyPosition, { minLength: 2, maxLength: 60 });
  fc.assert(fc.property(lines, fc.integer({ min: 2, max: 20 }), (line, most) => {
    const simple = simplifyLine(line, most);
    assert.ok(simple.length <= Math.max(most, 2));
    let from = -1;
    for (const point of simple) {
      from = line.indexOf(point, from + 1);
      assert.ok(from >= 0);
    }
    assert.equal(simple[0], line[0]);
    assert.equal(simple.at(-1), line.at(-1));
  }));
});

Deno.test("with a tolerance only bends of more metres stay, and points that are kept anyway", () => {
  // A degree of the equator is 111 km: 0.00001 is 1.1 m.
  const line = [at(0, 0), at(0.00001, 0.001), at(0.00003, 0.002), at(0, 0.003), at(0, 0.004)];
  assert.deepEqual(simplifyLine(line, 9, { tolerance: 2 }), [line[0], line[2], line[4]]);
  assert.deepEqual(simplifyLine(line, 9, { tolerance: 5 }), [line[0], line[4]]);
  assert.deepEqual(simplifyLine(line, 9, { tolerance: 5, kept: [1] }), [line[0], line[1], line[4]]);
  assert.deepEqual(simplifyLine(line, 2, { tolerance: 2 }), [line[0], line[4]]);
});
