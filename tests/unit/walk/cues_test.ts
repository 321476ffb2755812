import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { createCues } from "../../../lib/walk/cues.ts";
import { cueDevices } from "../../support/walk/cue_devices.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";
import { memoryStorage } from "../device/memory_storage.ts";

function setUp({ storage = memoryStorage(), toneMs = 0 } = {}) {
  const isStoryOn = signal(false);
  const devices = cueDevices({ toneMs });
  const clock = { ms: 0 };
  const cues = createCues({ ...devices, isStoryOn, storage, now: () => clock.ms });
  return { ...devices, isStoryOn, storage, cues, clock };
}

const passed = { kind: "passed", text: "You’ve passed stop 2." } as const;
const next = { kind: "next", text: "Next: stop 3, 120 metres, left." } as const;

Deno.test("a cue is a sound and a sentence", () => {
  const { cues, spoken, rung } = setUp();
  cues.give(next);
  assert.deepEqual([rung, spoken], [["next"], [next.text]]);
});

Deno.test("a story that begins announces itself: a sound, and no words over it", () => {
  const { cues, spoken, rung } = setUp();
  cues.give({ kind: "playing", text: "You’re at stop 1." });
  assert.deepEqual([rung, spoken], [["playing"], []]);
});

Deno.test("no cue sounds during a story; stops that were passed are named after it", () => {
  const { cues, spoken, rung, isStoryOn } = setUp();
  isStoryOn.value = true;
  cues.give(passed);
  cues.give(next);
  assert.deepEqual([rung, spoken], [[], []]);
  isStoryOn.value = false;
  assert.deepEqual(spoken, [passed.text], "directions from before the story are no use");
});

Deno.test("a story that begins cuts a sentence short; one that still matters is said again", () => {
  const { cues, spoken, isStoryOn, finishSpeech } = setUp();
  cues.give(passed);
  cues.give(next);
  isStoryOn.value = true;
  isStoryOn.value = false;
  assert.deepEqual(spoken, [passed.text, next.text, passed.text]);
  finishSpeech();
  isStoryOn.value = true;
  isStoryOn.value = false;
  assert.deepEqual(spoken.length, 3, "said to its end, it is not said again");
});

Deno.test("a sentence follows the sound of its cue, however many sounds there are", async () => {
  using time = new FakeTime();
  const { cues, spoken, rung } = setUp({ toneMs: 240 });
  cues.give(passed);
  await time.advance(100);
  cues.give(next);
  await time.advance(200);
  assert.deepEqual([rung, spoken], [["passed", "next"], []]);
  await time.advance(40);
  assert.deepEqual(spoken, [passed.text, next.text]);
});

Deno.test("behind a sentence that is being said the next one follows without a sound", () => {
  const { cues, spoken, rung, finishSpeech, clock } = setUp();
  cues.give(passed);
  cues.give(next);
  assert.deepEqual([rung, spoken], [["passed"], [passed.text, next.text]]);
  finishSpeech();
  cues.give(next);
  assert.deepEqual(rung, ["passed", "next"]);
  cues.give({ kind: "playing", text: "You’re at stop 3." });
  assert.deepEqual(rung, ["passed", "next", "playing"], "what it rings over is cut short");
  clock.ms += 10_000;
  cues.give(next);
  assert.equal(rung.length, 4, "a device may never report that it has said a sentence");
});

Deno.test("a story that begins during a sound leaves the sentence for its end", async () => {
  using time = new FakeTime();
  const { cues, spoken, isStoryOn } = setUp({ toneMs: 240 });
  cues.give(passed);
  cues.give(next);
  isStoryOn.value = true;
  await time.advance(1000);
  assert.deepEqual(spoken, []);
  isStoryOn.value = false;
  assert.deepEqual(spoken, [passed.text]);
});

Deno.test("cues that are switched off during a sound say nothing", async () => {
  using time = new FakeTime();
  const { cues, spoken } = setUp({ toneMs: 240 });
  cues.give(next);
  cues.setOn(false);
  await time.advance(1000);
  assert.deepEqual(spoken, []);
});

Deno.test("cues that are switched off stay off after a reload", () => {
  const { cues, spoken, rung, storage, isStoryOn } = setUp();
  isStoryOn.value = true;
  cues.give(passed);
  cues.setOn(false);
  isStoryOn.value = false;
  cues.give(next);
  assert.deepEqual([rung, spoken], [[], []]);
  const reloaded = setUp({ storage });
  assert.equal(reloaded.cues.isOn.value, false);
  reloaded.cues.setOn(true);
  assert.equal(setUp({ storage }).cues.isOn.value, true);
});

Deno.test("where the storage refuses, cues work and only the setting is lost", () => {
  const refuse = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  const { cues } = setUp({
    storage: { ...memoryStorage(), getItem: refuse, setItem: refuse },
  });
  cues.setOn(false);
  assert.equal(cues.isOn.value, false);
});
