import assert from "node:assert/strict";
import fc from "fast-check";
import { cueAt, nextChange, timelineOf } from "../../../../lib/player/transcript/timeline.ts";

const at = (cues: { start?: number; end?: number }[], ms: number) => cueAt(timelineOf(cues), ms);

const TALK = [{ start: 1000, end: 2000 }, { start: 2300, end: 4000 }, {}, {
  start: 9000,
  end: 9500,
}];

Deno.test("a sentence sounds from its first millisecond until the next one begins", () => {
  assert.deepEqual([999, 1000, 1999, 2299, 2300].map((ms) => at(TALK, ms)), [
    undefined,
    0,
    0,
    0,
    1,
  ]);
});

Deno.test("in a long pause, and after the last sentence, none sounds", () => {
  assert.deepEqual([4000, 8999, 9000, 9500].map((ms) => at(TALK, ms)), [
    undefined,
    undefined,
    3,
    undefined,
  ]);
});

Deno.test("a sentence without times never sounds", () => {
  assert.deepEqual(timelineOf([{}, {}]), []);
  assert.ok(timelineOf(TALK).every(({ cue }) => cue !== 2));
});

Deno.test("somebody who speaks into another one's sentence is lit until the end, then the other again", () => {
  const cues = [{ start: 0, end: 10_000 }, { start: 2000, end: 3000 }];
  assert.deepEqual([1999, 2000, 2999, 3000, 9999].map((ms) => at(cues, ms)), [0, 1, 1, 0, 0]);
});

Deno.test("the next change is the next start or end that shows", () => {
  const timeline = timelineOf(TALK);
  assert.deepEqual([0, 1000, 2300, 4000, 9500].map((ms) => nextChange(timeline, ms)), [
    1000,
    2300,
    4000,
    9000,
    undefined,
  ]);
});

Deno.test("whatever the sentences, the one that is lit has begun, and none that began later still sounds", () => {
  const times = fc.array(fc.tuple(fc.nat(20_000), fc.integer({ min: 1, max: 6000 })), {
    maxLength: 40,
  });
  fc.assert(fc.property(times, fc.nat(30_000), (list, ms) => {
    const cues = list.toSorted((a, b) => a[0] - b[0])
      .map(([start, length]) => ({ start, end: start + length }));
    const lit = at(cues, ms);
    const sounding = cues.findLastIndex(({ start, end }) => start <= ms && ms < end);
    if (sounding >= 0) assert.deepEqual(cues[lit!], cues[sounding]);
    else if (lit !== undefined) assert.ok(cues[lit].end > ms - 1500 && cues[lit].start <= ms);
  }));
});
