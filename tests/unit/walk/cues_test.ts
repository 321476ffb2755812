import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { createCues } from "../../../lib/walk/cues.ts";
import { cueDevices } from "../../support/cue_devices.ts";
import { memoryStorage } from "../browser/memory_storage.ts";

function setUp(storage = memoryStorage()) {
  const isStoryOn = signal(false);
  const devices = cueDevices();
  const cues = createCues({ ...devices, isStoryOn, storage });
  return { ...devices, isStoryOn, storage, cues };
}

const passed = { kind: "passed", text: "You have passed stop 2." } as const;
const next = { kind: "next", text: "Next: stop 3, 120 metres, left." } as const;

Deno.test("a cue is a sound and a sentence", () => {
  const { cues, spoken, rung } = setUp();
  cues.give(next);
  assert.deepEqual([rung, spoken], [["next"], [next.text]]);
});

Deno.test("a story that begins announces itself: a sound, and no words over it", () => {
  const { cues, spoken, rung } = setUp();
  cues.give({ kind: "playing", text: "You are at stop 1. It plays now." });
  assert.deepEqual([rung, spoken], [["playing"], []]);
});

Deno.test("while a story is on nothing is heard; what was passed is said when it is over", () => {
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

Deno.test("cues that are switched off stay off after a reload", () => {
  const { cues, spoken, rung, storage, isStoryOn } = setUp();
  isStoryOn.value = true;
  cues.give(passed);
  cues.setOn(false);
  isStoryOn.value = false;
  cues.give(next);
  assert.deepEqual([rung, spoken], [[], []]);
  const reloaded = setUp(storage);
  assert.equal(reloaded.cues.isOn.value, false);
  reloaded.cues.setOn(true);
  assert.equal(setUp(storage).cues.isOn.value, true);
});

Deno.test("where the storage refuses, cues work and only the setting is lost", () => {
  const refuse = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  const { cues } = setUp({ ...memoryStorage(), getItem: refuse, setItem: refuse });
  cues.setOn(false);
  assert.equal(cues.isOn.value, false);
});
