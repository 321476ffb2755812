import assert from "node:assert/strict";
import fc from "fast-check";
import { formatTime, toPercent, toSeconds } from "../../../lib/player/time.ts";

Deno.test("times read as minutes and seconds, cut to the whole second", () => {
  const times = [0, 9.99, 60, 61, 252, 3600];
  assert.deepEqual(times.map(formatTime), ["0:00", "0:09", "1:00", "1:01", "4:12", "60:00"]);
});

Deno.test("a value that is no time reads as 0:00", () => {
  for (const none of [NaN, Infinity, -Infinity, -1]) assert.equal(formatTime(none), "0:00");
});

Deno.test("progress is 0 while the length is unknown, and never leaves 0 to 100", () => {
  for (const unknown of [0, NaN, Infinity, -1]) {
    assert.equal(toPercent(5, unknown), 0);
    assert.equal(toSeconds(50, unknown), 0);
  }
  assert.equal(toPercent(11, 10), 100);
  assert.equal(toPercent(-1, 10), 0);
  assert.equal(toSeconds(150, 10), 10);
});

Deno.test("seconds to percent and back is the same second", () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.double({ min: 0.1, max: 1e5, noNaN: true });
  fc.assert(fc.property(place, length, (part, duration) => {
    const seconds = part * duration;
    assert.ok(Math.abs(toSeconds(toPercent(seconds, duration), duration) - seconds) < 1e-6);
  }));
});
