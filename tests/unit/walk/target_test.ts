import assert from "node:assert/strict";
import { findTarget } from "../../../lib/walk/target.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { directionsText, lockScreenTitle } from "../../../lib/walk/announcements.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import { east, type Walking, walking } from "./walking.ts";

Deno.test("the target of a free-order tour is the nearest stop that was not heard", () => {
  const visitor = walking({ ordered: false });
  assert.deepEqual(findTarget(visitor.state), { index: 0 });
  visitor.at(450);
  const { index, metres, direction } = findTarget(visitor.state)!;
  assert.deepEqual([index, Math.round(metres!), direction], [2, 50, "east"]);
  visitor.at(500, { seconds: 30 });
  assert.equal(findTarget(visitor.state)?.index, 1, "while it plays, the next nearest");
  visitor.end();
  assert.equal(findTarget(visitor.state)?.index, 1);
});

Deno.test("there is no target when nothing is left", () => {
  const visitor = walking({ stops: [100] });
  visitor.at(100);
  assert.equal(findTarget(visitor.state), undefined);
});

Deno.test("in a free-order tour a stop that starts by itself is the target before one that does not", () => {
  const visitor = walking({ ordered: false });
  visitor.at(100);
  visitor.send({ type: "playback", index: 0 });
  visitor.send({ type: "playback" });
  assert.equal(findTarget(visitor.state)?.index, 1, "the first was paused, and waits for a tap");
  const silent = walking({ ordered: false, stops: [100, 140] }, { type: "start", autoPlay: false });
  for (const metres of [140, 200, 100]) silent.at(metres, { seconds: 60 });
  const all = silent.state.stops.map((stop) => ({ ...stop, triggered: true }));
  assert.equal(
    findTarget({ ...silent.state, stops: all })?.index,
    0,
    "where none does, the nearest",
  );
  assert.equal(findTarget({ ...silent.state, stops: all, playing: 0 })?.index, 1);
});

Deno.test("directions do not flicker for somebody who stands at the edge of two of them", () => {
  const visitor = walking();
  // 60 m from the first stop, which lies between south-east and south; the receiver errs by ±8 m.
  const place = destinationPoint(east(100), 60, 360 - 22.5);
  const said = new Set<string>();
  let changes = 0;
  let before: string | undefined;
  for (let second = 0; second < 40; second++) {
    const error = destinationPoint(place, 8 * Math.abs(Math.sin(second)), 137.5 * second);
    visitor.at(0, { accuracy: 10, over: { ...error, accuracy: 10 } });
    const { direction } = findTarget(visitor.state)!;
    if (before !== undefined && direction !== before) changes++;
    said.add(before = direction!);
  }
  assert.ok(changes <= 1, `${changes} changes between ${[...said].join(", ")}`);
});

/** What arrow, headline, voice and lock screen say of the way to the next stop. */
function saidBy({ state }: Walking) {
  const { index, angle } = findTarget(state)!;
  const lastWords = (text: string) => text.match(/(?:stop 1| m|metres), (\D*?)\.?$/i)?.[1];
  return {
    arrow: Math.round((angle! + 360) % 360),
    headline: lastWords(describeWalk(state).headline),
    voice: lastWords(directionsText(state, index)),
    lockScreen: lastWords(lockScreenTitle(state)!),
  };
}

Deno.test("arrow, headline, voice and lock screen say one direction: from north, the course or the compass", () => {
  const inWords = (words: string, arrow: number) => ({
    arrow,
    headline: words,
    voice: words,
    lockScreen: words,
  });
  const visitor = walking({ stops: [300] });
  visitor.at(0);
  assert.deepEqual(saidBy(visitor), inWords("east", 90), "as on the map, which has north up");
  visitor.walk(0, 40);
  assert.deepEqual(saidBy(visitor), inWords("ahead", 0), "seen from the way walked");
  for (
    const [heading, words, arrow] of [[0, "right", 90], [180, "left", 270], [
      135,
      "ahead, left",
      315,
    ], [
      270,
      "behind you",
      180,
    ]] as const
  ) {
    visitor.send({ type: "compass", heading });
    assert.deepEqual(saidBy(visitor), inWords(words, arrow), `the phone points to ${heading}°`);
  }
  visitor.send({ type: "compass" });
  assert.deepEqual(saidBy(visitor), inWords("ahead", 0), "without the compass");
});

Deno.test("a compass that trembles at the edge of two directions does not change the words", () => {
  const visitor = walking({ stops: [300] });
  visitor.at(0);
  const said = new Set<string>();
  for (let i = 0; i < 20; i++) {
    visitor.send({ type: "compass", heading: 67.5 + 8 * Math.sin(i) });
    said.add(findTarget(visitor.state)!.direction!);
  }
  assert.equal(said.size, 1);
});

Deno.test("the side on the lock screen does not flicker, and follows somebody who turns", () => {
  const visitor = walking();
  for (let metres = 0; metres <= 40; metres += 2) visitor.at(metres, { seconds: 1.5 });
  assert.match(lockScreenTitle(visitor.state)!, /ahead$/);
  visitor.state = { ...visitor.state, course: 90 + 30 };
  assert.match(lockScreenTitle(visitor.state)!, /ahead$/, "7.5° beyond the edge");
  visitor.state = { ...visitor.state, course: 90 + 40 };
  assert.match(lockScreenTitle(visitor.state)!, /ahead, left$/);
});
