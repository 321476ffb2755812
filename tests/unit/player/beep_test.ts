import assert from "node:assert/strict";
import { BEEP, beepWav } from "../../../lib/player/beep.ts";

const samplesOf = (file: Uint8Array<ArrayBuffer>) => new Int16Array(file.buffer.slice(44));

Deno.test("the header of the tone's WAV file describes its body", () => {
  const file = beepWav(440);
  const view = new DataView(file.buffer);
  const ascii = (at: number) => new TextDecoder().decode(file.slice(at, at + 4));
  assert.deepEqual([0, 8, 12, 36].map(ascii), ["RIFF", "WAVE", "fmt ", "data"]);
  assert.equal(view.getUint32(4, true), file.length - 8);
  assert.equal(view.getUint32(40, true), file.length - 44);
  assert.equal(view.getUint16(20, true), 1, "PCM");
  assert.equal(view.getUint16(22, true), 1, "mono");
  assert.equal(view.getUint16(34, true), 16, "16 bit");
  assert.equal(view.getUint32(28, true), view.getUint32(24, true) * 2, "bytes per second");
});

Deno.test("the tone lasts 1.5 seconds", () => {
  assert.equal(samplesOf(beepWav(523)).length / BEEP.sampleRate, 1.5);
});

Deno.test("the tone's peak is 0.3 of full scale", () => {
  for (const frequency of [440, 523, 659, 784, 880]) {
    const peak = samplesOf(beepWav(frequency)).reduce((max, s) => Math.max(max, Math.abs(s)), 0);
    assert.ok(Math.abs(peak / 32767 - 0.3) < 0.001, `${frequency} Hz peaks at ${peak / 32767}`);
  }
});

Deno.test("the tone has its frequency: so many upward crossings of zero in its time", () => {
  for (const frequency of [440, 880]) {
    const samples = samplesOf(beepWav(frequency));
    const rises = samples.filter((s, i) => i > 0 && samples[i - 1] < 0 && s >= 0).length;
    assert.ok(Math.abs(rises - frequency * 1.5) <= 2, `${rises} rises at ${frequency} Hz`);
  }
});

Deno.test("the tone starts and ends in silence, without a click", () => {
  const samples = samplesOf(beepWav(880));
  const nearEnds = [...samples.slice(0, 5), ...samples.slice(-5)];
  assert.ok(nearEnds.every((s) => Math.abs(s) < 0.01 * 32767), String(nearEnds));
});
