import assert from "node:assert/strict";
import { hasMoved, isFix, toFix } from "../../../lib/geo/fix.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

Deno.test("a position has moved when one of its degrees has by more than 0.0001", () => {
  const here = at(40, -74);
  assert.equal(hasMoved(here, at(40.00009, -74.00009)), false);
  assert.equal(hasMoved(here, at(40.00011, -74)), true);
  assert.equal(hasMoved(here, at(40, -74.00011)), true);
});

Deno.test("a step across 180° is no move around the earth", () => {
  assert.equal(hasMoved(at(0, 179.99998), at(0, -179.99998)), false);
  assert.equal(hasMoved(at(0, 179.9999), at(0, -179.9999)), true);
});

Deno.test("a fix takes over what the browser says, in its units", () => {
  const coords = { latitude: 1, longitude: 2, accuracy: 3, altitude: 4 } as GeolocationCoordinates;
  const fix = toFix({ coords, timestamp: 5 } as GeolocationPosition);
  assert.deepEqual(fix, { latitude: 1, longitude: 2, accuracy: 3, time: 5 });
  assert.ok(isFix(fix));
});

Deno.test("a receiver's course counts from a slow walk on", () => {
  const fixOf = (speed: number | null, heading: number | null) =>
    toFix(
      {
        coords: { latitude: 1, longitude: 2, accuracy: 3, speed, heading },
        timestamp: 5,
      } as GeolocationPosition,
    );
  assert.equal(fixOf(1.2, 270).course, 270);
  for (const [speed, heading] of [[0.3, 270], [0, NaN], [null, 270], [1.2, null], [1.2, NaN]]) {
    assert.equal(fixOf(speed, heading).course, undefined, `${speed}, ${heading}`);
  }
});

Deno.test("what is off the earth, or has no accuracy or time, is no fix", () => {
  const fix = { latitude: 1, longitude: 2, accuracy: 3, time: 4 };
  const wrong = [{ latitude: 91 }, { longitude: -181 }, { accuracy: -1 }, { accuracy: Infinity }, {
    time: NaN,
  }];
  for (const one of wrong) assert.ok(!isFix({ ...fix, ...one }), JSON.stringify(one));
});
