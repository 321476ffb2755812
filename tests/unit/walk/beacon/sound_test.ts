import assert from "node:assert/strict";
import { createBeaconSound, LONGEST_SOUND } from "../../../../lib/walk/beacon/beacon_sound.ts";

/** As much of an AudioContext as the beacon needs; `tones` are from when to when each sounds. */
function fakeContext() {
  const tones: { from: number; to: number }[] = [];
  const node = () => ({ connect: (to: unknown) => to, disconnect() {} });
  const value = { setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} };
  const context = {
    state: "running",
    currentTime: 10,
    destination: {},
    resume: () => Promise.resolve(context.state = "running"),
    createGain: () => ({ ...node(), gain: value }),
    createPanner: () => ({ ...node(), positionX: {}, positionY: {}, positionZ: {} }),
    createOscillator() {
      const tone = { from: 0, to: 0 };
      tones.push(tone);
      const frequency = { ...value, exponentialRampToValueAtTime() {} };
      const start = (at: number) => tone.from = at;
      const stop = (at: number) => tone.to = at;
      return { ...node(), frequency, start, stop };
    },
  };
  return { context, tones, sound: createBeaconSound(() => context as unknown as AudioContext) };
}

Deno.test("a sound that is hushed is over within a fiftieth of a second, and no sound is longer than it says", () => {
  for (const zone of ["ahead", "aside", "behind"] as const) {
    const { context, tones, sound } = fakeContext();
    sound.play(zone, "left", -60);
    assert.ok(tones.every(({ from, to }) => from >= 10 && to <= 10 + LONGEST_SOUND), zone);
    context.currentTime = 10.05;
    sound.hush();
    assert.ok(tones.every(({ to }) => to <= 10.07), zone);
  }
});

Deno.test("a sound takes the place of the one before; nothing sounds before a tap or during a call", () => {
  const { context, tones, sound } = fakeContext();
  sound.play("behind", "left", -170);
  context.currentTime = 10.1;
  sound.play("aside", "left", -60);
  assert.ok(tones[0].to < 10.12 && tones[1].from === 10.1);
  context.state = "interrupted";
  sound.play("ahead", "left", 0);
  assert.equal(tones.length, 2);
  sound.play("behind", "left", -170);
  assert.equal(tones.length, 3, "after a call it sounds again");
  createBeaconSound(() => undefined).play("ahead", "left", 0);
});
