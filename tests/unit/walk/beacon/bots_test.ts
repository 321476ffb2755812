/** Bots that hear nothing but the beacon. */
import assert from "node:assert/strict";
import { type Bot, walkByBeacon } from "../../../support/walk/beacon_bots.ts";
import { byLength } from "../../../support/measure/length.ts";

const STOPS = byLength(100, 1000);

const BOTS: Record<string, Bot> = {
  "a good phone": { error: 1, sway: 5 },
  "a phone among houses": { error: 4, sway: 10 },
  "a phone whose positions are 8 m wrong": { error: 8, sway: 15 },
  "the same with a compass in the hand": { error: 8, sway: 15, compass: 20 },
  "the same with a receiver that measures the course": { error: 8, sway: 15, course: 15 },
};

for (const [name, bot] of Object.entries(BOTS)) {
  Deno.test(`a bot with ${name} reaches every stop by its beacon`, () => {
    const walks = Array.from({ length: STOPS }, (_, i) => walkByBeacon(i + 1, bot));
    const detours = walks.map(({ seconds, straight }) => seconds / straight).sort((a, b) => a - b);
    const [median, worst] = [detours[Math.floor(STOPS / 2)], detours.at(-1)!];
    console.log(
      `${STOPS} stops; ${median.toFixed(2)} times the straight way, at worst ${worst.toFixed(2)}`,
    );
    assert.equal(walks.filter(({ reached }) => reached).length, STOPS);
    assert.ok(median < 1.6, `${median}`);
  });
}

Deno.test("a bot that does not hear it passes by most stops", () => {
  const bot = { error: 4, sway: 10, hears: false };
  const walks = Array.from({ length: 40 }, (_, i) => walkByBeacon(i + 1, bot));
  assert.ok(walks.filter(({ reached }) => reached).length < 8);
});
