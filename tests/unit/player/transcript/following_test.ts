import assert from "node:assert/strict";
import { followTop } from "../../../../lib/player/transcript/following.ts";

/** A box of 400 px in which 2000 px of text scroll. */
const box = (scrollTop: number) => ({ scrollTop, clientHeight: 400, scrollHeight: 2000 });

Deno.test("a sentence that is easily read leaves the box where it is", () => {
  assert.equal(followTop(box(500), { top: 600, height: 60 }), undefined);
});

Deno.test("a sentence near the lower edge, or out of sight, is brought to the first quarter", () => {
  assert.equal(followTop(box(500), { top: 860, height: 30 }), 760);
  assert.equal(followTop(box(500), { top: 200, height: 30 }), 100);
});

Deno.test("the box scrolls neither above its text nor below it, and not twice to one place", () => {
  assert.equal(followTop(box(300), { top: 20, height: 30 }), 0);
  assert.equal(followTop(box(0), { top: 20, height: 30 }), undefined);
  assert.equal(followTop(box(0), { top: 1990, height: 10 }), 1600);
  assert.equal(followTop(box(400), { top: 500, height: 900 }), undefined, "taller than the box");
});
