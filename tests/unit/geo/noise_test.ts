import assert from "node:assert/strict";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { addNoise, seededRandom } from "../../../lib/geo/noise.ts";

const HERE = { latitude: 42.3744, longitude: -71.1169 };

Deno.test("a seed makes the same numbers again, and another seed makes others", () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  assert.deepEqual(numbers(7), numbers(7));
  assert.notDeepEqual(numbers(7), numbers(8));
});

Deno.test("numbers are spread evenly from 0 to 1", () => {
  const random = seededRandom(3);
  const counts = new Array(10).fill(0);
  for (let i = 0; i < 20_000; i++) counts[Math.floor(random() * 10)]++;
  for (const count of counts) assert.ok(count > 1800 && count < 2200, `${counts}`);
});

Deno.test("a blurred place is never farther away than said, and most often near", () => {
  const random = seededRandom(5);
  const metres = Array.from(
    { length: 1000 },
    () => distanceBetween(HERE, addNoise(HERE, 50, random)),
  );
  assert.ok(Math.max(...metres) <= 50.001);
  const near = metres.filter((one) => one < 9.4).length;
  assert.ok(near > 420 && near < 580, `${near} of 1000 within 9.4 m`);
  assert.equal(distanceBetween(HERE, addNoise(HERE, 0, random)), 0);
});
