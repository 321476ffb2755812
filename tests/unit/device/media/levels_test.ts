/** What becomes of the samples of a recording. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  addEnergies,
  createSoundFinder,
  differs,
  gainFor,
  limit,
  mixDown,
} from "../../../../lib/device/media/levels.ts";
import { silence, tone } from "../../../support/data/sound.ts";

function bothNeeded(left: Float32Array, right: Float32Array): boolean {
  const energies = { left: 0, right: 0, difference: 0 };
  addEnergies(energies, [left, right]);
  return differs(energies);
}

Deno.test("two channels are needed when they really differ, and not for one voice in both", () => {
  const voice = tone({ seconds: 1, hertz: 300 });
  const bell = tone({ seconds: 1, hertz: 700 });
  assert.equal(bothNeeded(voice, bell), true);
  assert.equal(bothNeeded(voice, voice), false);
  assert.equal(bothNeeded(voice, voice.map((s, i) => s + 0.01 * bell[i])), false, "some hiss");
  assert.equal(bothNeeded(voice, silence({ seconds: 1 })), false, "one microphone of two");
});

Deno.test("one channel is the average of all", () => {
  const mix = mixDown([Float32Array.of(1, 0.5), Float32Array.of(0, -0.5)]);
  assert.deepEqual([...mix], [0.5, 0]);
});

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
  const finder = createSoundFinder(48000);
  const noise = tone({ seconds: 2, hertz: 50, decibels: -70 });
  for (const part of [noise, tone({ seconds: 3, hertz: 440, decibels: -20 }), noise]) {
    finder.add(part);
  }
  const { start, end } = finder.range(-20);
  assert.ok(Math.abs(start - 1.75) < 0.05, `${start}`);
  assert.ok(Math.abs(end - 5.25) < 0.05, `${end}`);
});

Deno.test("a recording of silence is not cut", () => {
  const finder = createSoundFinder(48000);
  finder.add(silence({ seconds: 2 }));
  assert.deepEqual(finder.range(-Infinity), { start: 0, end: 2 });
});
