/** Pauses, and times that are moved to them. */
import assert from "node:assert/strict";
import { createResampler } from "../../../../lib/device/align/alignment_samples.ts";
import { findPauses, RATE, voiceIn } from "../../../../lib/device/align/pauses.ts";
import { snap } from "../../../../lib/device/align/snap.ts";

/** A tone with silence in its spans, which are in milliseconds. */
function tone(milliseconds: number, silence: [number, number][]): Float32Array {
  return Float32Array.from({ length: milliseconds * RATE / 1000 }, (_, i) => {
    const time = i * 1000 / RATE;
    const quiet = silence.some(([start, end]) => time >= start && time < end);
    return quiet ? 0 : 0.3 * Math.sin(i / 5);
  });
}

Deno.test("pauses of 80 ms are found, shorter ones belong to sounds, and a steady tone has none", () => {
  const pauses = findPauses(tone(2000, [[500, 580], [1000, 1030], [1500, 1900]]));
  assert.deepEqual(pauses, [{ start: 500, end: 580 }, { start: 1500, end: 1900 }]);
  assert.equal(voiceIn({ start: 400, end: 600 }, pauses), 120);
  assert.deepEqual(findPauses(tone(1000, [])), []);
  assert.deepEqual(findPauses(new Float32Array()), []);
});

Deno.test("a sentence begins where the nearest pause ends, and the one before ends where it begins", () => {
  const pauses = [{ start: 0, end: 300 }, { start: 2000, end: 2400 }, { start: 4000, end: 4600 }];
  const spans = [{ start: 350, end: 2100 }, { start: 2250, end: 4100 }];
  assert.deepEqual(snap(spans, pauses), [{ start: 300, end: 2000 }, { start: 2400, end: 4000 }]);
});

Deno.test("without a pause near, times stay and do not overlap", () => {
  const spans = [{ start: 100, end: 1200 }, { start: 1100, end: 2000 }];
  assert.deepEqual(snap(spans, []), [{ start: 100, end: 1100 }, { start: 1100, end: 2000 }]);
});

Deno.test("sound of 48 kHz becomes a third of its samples, whatever the blocks", () => {
  const resample = createResampler(48_000);
  const made = [new Float32Array(100).fill(0.5), new Float32Array(200).fill(0.5)].flatMap((
    block,
  ) => [...resample(block)]);
  assert.equal(made.length, 100);
  assert.ok(made.every((sample) => Math.abs(sample - 0.5) < 1e-6));
});
