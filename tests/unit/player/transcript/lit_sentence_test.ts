import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { followSentences } from "../../../../lib/player/transcript/live_text.ts";
import { stopLink } from "../../../../lib/model/web/make_stop_link.ts";
import { parseStopLink } from "../../../../lib/model/web/stop_link.ts";
import { timelineOf } from "../../../../lib/player/transcript/timeline.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

const timeline = timelineOf([{ start: 0, end: 900 }, { start: 1000, end: 2000 }, {
  start: 2000,
  end: 3000,
}]);

/** A player whose position a test moves; it reports nothing by itself. */
function setUp(rate = 1, sentences = timeline) {
  let seconds = 0;
  const player = {
    currentTime: signal(0),
    status: signal<"playing" | "paused">("playing"),
    rate: signal(rate),
    position: () => seconds,
  };
  const [page, ended] = [new EventTarget(), new AbortController()];
  const lit = followSentences(player, sentences, { page, ended: ended.signal });
  return { player, page, ended, lit, moveTo: (to: number) => seconds = to };
}

for (const rate of [0.5, 1, 2]) {
  Deno.test(`between two reports of the browser the next sentence is lit by a timer, at ${rate}×`, async () => {
    using time = new FakeTime();
    const { lit, ended, moveTo } = setUp(rate);
    assert.equal(lit.value, 0);
    moveTo(0.999);
    await time.advance(990 / rate);
    assert.equal(lit.value, 0);
    moveTo(1.001);
    await time.advance(30);
    assert.equal(lit.value, 1);
    ended.abort();
  });
}

Deno.test("a jump, and a page that is shown again, light what sounds there at once", () => {
  const { lit, player, page, ended, moveTo } = setUp();
  moveTo(2.5);
  player.currentTime.value = 2.5;
  assert.equal(lit.value, 2);
  moveTo(1.5);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(lit.value, 1);
  ended.abort();
});

Deno.test("what is paused stays lit, without a timer, and nothing is lit after the end", async () => {
  using time = new FakeTime();
  const { lit, player, ended, moveTo } = setUp();
  player.status.value = "paused";
  moveTo(1.5);
  await time.advance(5000);
  assert.equal(lit.value, 0);
  ended.abort();
  player.currentTime.value = 1.5;
  assert.equal(lit.value, 0, "nobody looks any more");
});

Deno.test("the link to a sentence lights that sentence, also where two begin in the same tenth", () => {
  // 180 sentences at odd milliseconds, each third one 41 ms long.
  let at = 7;
  const cues = Array.from({ length: 180 }, (_, i) => {
    const start = at;
    at += i % 3 === 0 ? 41 : 1994;
    return { start, end: at };
  });
  const { lit, player, ended, moveTo } = setUp(1, timelineOf(cues));
  player.status.value = "paused";
  const lights = cues.map(({ start }) => {
    const { seconds } = parseStopLink(stopLink({ index: 0, seconds: start / 1000 }))!;
    moveTo(seconds!);
    player.currentTime.value = seconds!;
    return lit.value;
  });
  assert.deepEqual(lights, cues.map((_, i) => i));
  ended.abort();
});
