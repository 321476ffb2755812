import assert from "node:assert/strict";
import { createChimes } from "../../../lib/walk/cue_devices.ts";

/** As much of an AudioContext as sounds need; notes when each tone begins and ends, in seconds. */
function fakeContext() {
  const tones: [number, number][] = [];
  const node = { connect: (to: unknown) => to };
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  const context = {
    state: "suspended",
    currentTime: 0,
    destination: {},
    resume: () => Promise.resolve(context.state = "running"),
    createGain: () => ({ ...node, gain }),
    createOscillator: () => ({
      ...node,
      frequency: {},
      start: (at: number) => tones.push([at, 0]),
      stop: (at: number) => tones.at(-1)![1] = at,
    }),
  };
  return { context, tones };
}

function setUp() {
  const { context, tones } = fakeContext();
  const chimes = createChimes(
    function () {
      return context;
    } as unknown as typeof AudioContext,
  );
  return { context, tones, chimes };
}

Deno.test("tones follow each other, and each cue says when the last one is over", () => {
  const { context, tones, chimes } = setUp();
  chimes.unlock();
  context.currentTime = 2;
  assert.equal(chimes.ring("passed"), 240);
  context.currentTime = 2.1;
  assert.equal(chimes.ring("next"), 260);
  assert.equal(tones.length, 3);
  for (const [i, [from, to]] of tones.entries()) {
    assert.ok(from >= (tones[i - 1]?.[1] ?? 2) && to > from, `${from} to ${to}`);
  }
});

Deno.test("before a tap, during a call, and where there is no sound nothing rings, and nothing waits for it", () => {
  const { context, tones, chimes } = setUp();
  assert.equal(chimes.ring("next"), 0);
  chimes.unlock();
  context.state = "interrupted";
  assert.equal(chimes.ring("next"), 0);
  assert.deepEqual(tones, []);
  const without = createChimes(undefined);
  without.unlock();
  assert.equal(without.ring("next"), 0);
});
