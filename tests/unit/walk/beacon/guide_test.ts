/** What the guide says, and by which voice. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { createGuide } from "../../../../lib/walk/beacon/guide.ts";
import { createCues } from "../../../../lib/walk/cues.ts";
import type { WalkState } from "../../../../lib/walk/state.ts";
import { cueDevices } from "../../../support/walk/cue_devices.ts";
import { type Walking, walking } from "../walking.ts";

/** Somebody who has walked east for ten seconds, towards the first stop. */
function setUp({ voices = true } = {}) {
  const visitor = walking();
  visitor.walk(0, 14);
  const walk = signal<WalkState | undefined>(visitor.state);
  const isStoryOn = signal(false);
  const devices = cueDevices();
  const cues = createCues({ ...devices, isStoryOn, now: () => visitor.now });
  const announced: string[] = [];
  const sounds: string[] = [];
  const guide = createGuide({
    walk,
    isStoryOn,
    cues,
    compass: signal(0),
    sound: { play: (zone, side) => void sounds.push(`${zone} ${side}`), hush() {} },
    announce: (text) => announced.push(text),
    hasVoices: () => voices,
    streetAt: () => Promise.resolve("Mill Lane"),
    now: () => visitor.now,
  });
  return { ...devices, visitor, walk, isStoryOn, cues, announced, sounds, guide };
}

const beat = ({ visitor, guide }: { visitor: Walking; guide: { beat(): void } }, ms: number) => {
  visitor.now += ms;
  guide.beat();
};

/** The compass says north, and the stop is in the east. */
const ANSWER = [
  "You’re on Mill Lane.",
  "You’re facing north.",
  "Stop 1, Stop 1, at three o’clock, 85 metres.",
];

Deno.test("an answer is spoken by one voice: the device's, else the screen reader's", async () => {
  const speaking = setUp();
  assert.equal(await speaking.guide.whereAmI(), ANSWER.join(" "));
  assert.deepEqual([speaking.spoken, speaking.announced], [ANSWER, []]);
  const mute = setUp({ voices: false });
  await mute.guide.whereAmI();
  const off = setUp();
  off.cues.setOn(false);
  await off.guide.whereAmI();
  const listening = setUp();
  listening.isStoryOn.value = true;
  await listening.guide.whereAmI();
  for (const { spoken, announced } of [mute, off, listening]) {
    assert.deepEqual([spoken, announced], [[], [ANSWER.join(" ")]]);
  }
});

Deno.test("the beacon sounds once it is switched on, and gives way to what a screen reader says", () => {
  const all = setUp();
  const { guide, sounds } = all;
  beat(all, 200);
  assert.deepEqual(sounds, []);
  guide.setOn(true);
  beat(all, 200);
  assert.deepEqual(sounds, ["aside right"]);
  beat(all, 200);
  assert.equal(sounds.length, 1, "85 metres away it sounds every 1.2 seconds");
  beat(all, 1200);
  assert.equal(sounds.length, 2);
  guide.giveWayTo("You’ve passed stop 2.");
  beat(all, 1500);
  assert.equal(sounds.length, 2);
  beat(all, 2000);
  assert.equal(sounds.length, 3);
});

Deno.test("while the beacon is on the walk gives directions by the clock, and says all else as it is", () => {
  const { guide, visitor } = setUp();
  const directions = visitor.actions.flatMap((action) =>
    action.type === "announce" ? [action.text] : []
  )
    .filter((text) => text.startsWith("Next:")).at(-1)!;
  // The words of the walk as it is now.
  const now = directions.replace(/\d+ metres, .*$/, "85 metres, ahead.");
  assert.equal(guide.phrase(now), now);
  guide.setOn(true);
  assert.equal(guide.phrase(now), "Next: stop 1, Stop 1, at three o’clock, 85 metres.");
  assert.equal(guide.phrase("You’re at stop 1, Stop 1."), "You’re at stop 1, Stop 1.");
});
