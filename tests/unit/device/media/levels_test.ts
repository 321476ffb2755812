/** What becomes of the samples of a recording. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  createLevelMeter,
  gainFor,
  limit,
  soundRange,
} from "../../../../lib/device/media/levels.ts";
import { silence, tone } from "../../../support/data/sound/sound.ts";

Deno.test("a quiet recording is raised to -16 LUFS, by 24 dB at most; silence stays silent", () => {
  assert.equal(gainFor(-16), 1);
  assert.ok(Math.abs(gainFor(-36) - 10) < 1e-9);
  assert.ok(gainFor(-6) < 1);
  assert.equal(gainFor(-60), gainFor(-80));
  assert.equal(gainFor(-Infinity), 1);
});

Deno.test("the limiter leaves quiet samples alone, exceeds no ceiling, and keeps their order", () => {
  fc.assert(fc.property(
    fc.double({ min: -20, max: 20, noNaN: true }),
    fc.double({ min: -20, max: 20, noNaN: true }),
    (a, b) => {
      assert.ok(Math.abs(limit(a)) <= 0.98);
      if (Math.abs(a) <= 0.75) assert.equal(limit(a), a);
      if (a <= b) assert.ok(limit(a) <= limit(b));
    },
  ));
});

Deno.test("sound is found between silences, with a quarter of a second on both sides", () => {
  const meter = createLevelMeter(48000);
  const noise = tone({ seconds: 2, hertz: 50, decibels: -70 });
  for (const part of [noise, tone({ seconds: 3, hertz: 440, decibels: -20 }), noise]) {
    meter.add(part);
  }
  const { start, end } = soundRange(meter, { seconds: 7, loudness: -20 });
  assert.ok(Math.abs(start - 1.75) < 0.05, `${start}`);
  assert.ok(Math.abs(end - 5.25) < 0.05, `${end}`);
});

Deno.test("a recording of silence is not cut", () => {
  const meter = createLevelMeter(48000);
  meter.add(silence({ seconds: 2 }));
  assert.deepEqual(soundRange(meter, { seconds: 2, loudness: -Infinity }), { start: 0, end: 2 });
});
