/** Which gestures of a finger close the player's sheet. */
import assert from "node:assert/strict";
import { followSwipes } from "../../../../islands/player/swipe_down.ts";

/** As much of an element as a swipe needs; `isOwn`: the finger is on a slider or a list. */
class Sheet extends EventTarget {
  style = { translate: "" };
  isOwn = false;
  closest = () => this.isOwn ? this : null;
}

type Point = [x: number, y: number];

/** A sheet under a finger, and how often it was closed. */
function setUp({ scrolled = 0, isOwn = false } = {}) {
  const sheet = Object.assign(new Sheet(), { isOwn });
  const ended = new AbortController();
  let closed = 0;
  const touch = (type: string, ...points: Point[]) => {
    const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
    sheet.dispatchEvent(Object.assign(new Event(type), { touches }));
  };
  const element = sheet as unknown as HTMLElement;
  followSwipes(element, () => scrolled, () => closed++, ended.signal);
  return {
    sheet,
    ended,
    touch,
    closes: (path: Point[], end = "touchend") => {
      touch("touchstart", [0, 0]);
      for (const point of path) touch("touchmove", point);
      touch(end);
      assert.equal(sheet.style.translate, "", "the sheet is back at its place");
      return closed > 0;
    },
  };
}

const DOWN: Point[] = [[0, 20], [0, 60], [2, 120]];

Deno.test("a swipe down moves the sheet along, and closes it when it was long enough", () => {
  const { sheet, touch, closes } = setUp();
  touch("touchstart", [0, 0]);
  touch("touchmove", [0, 40]);
  assert.equal(sheet.style.translate, "0 40px");
  touch("touchend");
  assert.ok(!closes([[0, 20], [0, 80]]), "too short");
  assert.ok(closes(DOWN));
});

Deno.test("a swipe up or aside closes nothing, even where it turns down later", () => {
  assert.ok(!setUp().closes([[0, -20], [0, 120]]));
  assert.ok(!setUp().closes([[40, 30], [160, 120]]));
});

Deno.test("a sheet that was scrolled, and a part with gestures of its own, move by themselves", () => {
  assert.ok(!setUp({ scrolled: 10 }).closes(DOWN));
  assert.ok(!setUp({ isOwn: true }).closes(DOWN));
});

Deno.test("what the browser cancels, a second finger, and an unmounted sheet close nothing", () => {
  assert.ok(!setUp().closes(DOWN, "touchcancel"));
  const pinched = setUp();
  pinched.touch("touchstart", [0, 0], [50, 0]);
  pinched.touch("touchmove", [0, 120], [50, 0]);
  assert.equal(pinched.sheet.style.translate, "");
  const unmounted = setUp();
  unmounted.ended.abort();
  assert.ok(!unmounted.closes(DOWN));
});
