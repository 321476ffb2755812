/** Where text and recording do not fit. */
import assert from "node:assert/strict";
import { findMisfits, paceOf, type Segment } from "../../../../lib/device/align/misfits.ts";

/** Each sentence has ten sounds, and each sound takes 80 ms. */
const SIZES = [10, 10, 10, 10, 10, 10];
const SENTENCE = 800;
const PAUSE = 200;

/** What was heard, in order: a sentence by its number, or milliseconds of other speech. */
function hear(...heard: (number | { other: number })[]) {
  const segments: Segment[] = [];
  const pauses = [];
  let at = 0;
  for (const one of heard) {
    pauses.push({ start: at, end: at + PAUSE });
    segments.push({ start: at, end: at + PAUSE, phones: 0 });
    at += PAUSE;
    const isOther = typeof one !== "number";
    const end = at + (isOther ? one.other : SENTENCE);
    segments.push(
      isOther
        ? { start: at, end, other: true, phones: 0 }
        : { start: at, end, sentence: one, phones: SIZES[one] },
    );
    at = end;
  }
  return { segments, pauses };
}

function misfitsOf(...heard: (number | { other: number })[]) {
  const { segments, pauses } = hear(...heard);
  const { unspoken, extras } = findMisfits(segments, SIZES, pauses);
  return { unspoken: [...unspoken], extras };
}

Deno.test("a text that is all heard has no misfits", () => {
  assert.deepEqual(misfitsOf(0, 1, 2, 3, 4, 5), { unspoken: [], extras: [] });
});

Deno.test("a sentence that is skipped without other speech is unspoken, at the ends too", () => {
  assert.deepEqual(misfitsOf(0, 1, 3, 4, 5).unspoken, [2]);
  assert.deepEqual(misfitsOf(1, 2, 3, 4).unspoken, [0, 5]);
});

Deno.test("other speech between two sentences that follow each other is extra", () => {
  const { unspoken, extras } = misfitsOf(0, 1, { other: 1500 }, 2, 3, 4, 5);
  assert.deepEqual(unspoken, []);
  assert.deepEqual(extras, [{ start: 2200, end: 3700, before: 2 }]);
  assert.deepEqual(misfitsOf(0, 1, 2, 3, 4, 5, { other: 900 }).extras.map((one) => one.before), [
    6,
  ]);
});

Deno.test("other speech is not extra when it is short, or no pause parts it from the text", () => {
  assert.deepEqual(misfitsOf(0, { other: 300 }, 1, 2, 3, 4, 5).extras, []);
  const { segments, pauses } = hear(0, { other: 1500 }, 1, 2, 3, 4, 5);
  const apart = pauses.filter(({ start }) => start !== 2700);
  assert.deepEqual(findMisfits(segments, SIZES, apart).extras, []);
});

Deno.test("other speech as long as the sentences skipped there is a voice that was misheard", () => {
  assert.deepEqual(misfitsOf(0, 1, { other: 700 }, 3, 4, 5), { unspoken: [], extras: [] });
});

Deno.test("nothing is unspoken when too little text would be left for the voice", () => {
  const { segments, pauses } = hear(0, 1, 5);
  const dragged = [...segments, { start: 3000, end: 9000, sentence: 5, phones: 0 }];
  assert.deepEqual([...findMisfits(segments, SIZES, pauses).unspoken], [2, 3, 4]);
  assert.deepEqual([...findMisfits(dragged, SIZES, pauses).unspoken], []);
});

Deno.test("the pace of a sentence is beside the usual one", () => {
  const { segments, pauses } = hear(0, 1, 2);
  segments.at(-1)!.end += SENTENCE;
  assert.equal(paceOf(1, segments, pauses), 1);
  assert.equal(paceOf(2, segments, pauses), 2);
});
