import assert from "node:assert/strict";
import type { PlayerThing } from "../../../lib/model/tour/player_tour.ts";
import { followThings } from "../../../lib/player/follow_things.ts";
import { createPlayerState } from "../../../lib/player/player_state.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";

const thing = (id: string, over: Partial<PlayerThing> = {}): PlayerThing => ({
  id,
  url: `/archives/${id}.jpg`,
  ...over,
});

/** A player of two stops, the first with `things`; a test says where it is. */
function setUp(things: PlayerThing[], { savesData = false, status = "playing" as const } = {}) {
  const state = createPlayerState();
  let seconds = 0;
  const player = { ...state, position: () => seconds };
  const tour = playerTour(2);
  tour.audioStops[0].things = things;
  state.tour.value = tour;
  state.status.value = status;
  const page = new EventTarget();
  followThings(player, { page, savesData: () => savesData });
  const shown = () => player.thing.value?.id;
  return {
    player,
    page,
    shown,
    coming: () => player.nextThing.value?.id,
    /** Moves on without a report. */
    passTo: (to: number) => void (seconds = to),
    /** As the browser reports it: four times a second, and after a jump. */
    reports(to: number) {
      seconds = to;
      player.currentTime.value = to;
      return shown();
    },
  };
}

Deno.test("each thing is shown from its time to its end, or to the next one that has a time", () => {
  const { reports } = setUp([
    thing("cover"),
    thing("mill", { from: 10_000 }),
    thing("letter", { from: 20_000, to: 25_000 }),
    thing("untimed"),
    thing("flood", { from: 40_000 }),
  ]);
  const seconds = [0, 9.999, 10, 19.9, 20, 24.999, 25, 39, 40, 1000, 20.5, 9];
  assert.deepEqual(seconds.map(reports), [
    undefined,
    undefined,
    "mill",
    "mill",
    "letter",
    "letter",
    undefined,
    undefined,
    "flood",
    "flood",
    "letter",
    undefined,
  ]);
});

Deno.test("of two things with the same time the last one is shown, and one from the first second is there before Play", () => {
  const { reports } = setUp([thing("a", { from: 0 }), thing("b", { from: 0 })], {
    status: "paused" as "playing",
  });
  assert.equal(reports(0), "b");
});

for (const rate of [0.5, 1, 2]) {
  Deno.test(`between two reports of the browser a picture comes and goes by a timer, at ${rate}×`, async () => {
    using time = new FakeTime();
    const { player, shown, passTo } = setUp([thing("mill", { from: 1000, to: 1200 })]);
    player.rate.value = rate;
    passTo(0.999);
    await time.advance(990 / rate);
    assert.equal(shown(), undefined);
    passTo(1.001);
    await time.advance(30);
    assert.equal(shown(), "mill");
    passTo(1.206);
    await time.advance(220 / rate);
    assert.equal(shown(), undefined);
    player.status.value = "paused";
  });
}

Deno.test("a jump shows its picture at once, also while paused, and a page that is shown again looks anew", () => {
  const { player, page, shown, passTo, reports } = setUp([thing("mill", { from: 5000 })]);
  player.status.value = "paused";
  assert.equal(reports(6), "mill");
  passTo(1);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(shown(), undefined);
});

Deno.test("another stop has its own pictures, from its beginning", () => {
  const { player, shown, reports } = setUp([thing("mill", { from: 5000 })]);
  assert.equal(reports(6), "mill");
  reports(0);
  player.index.value = 1;
  assert.equal(shown(), undefined);
  assert.equal(reports(6), undefined, "the second stop has none");
  player.index.value = 0;
  assert.equal(shown(), "mill");
  player.tour.value = undefined;
  assert.equal(shown(), undefined);
});

Deno.test("a picture may be fetched ten seconds of listening before its time, one at a time", () => {
  const { player, coming, reports } = setUp([
    thing("mill", { from: 15_000 }),
    thing("letter", { from: 16_000, to: 17_000 }),
  ]);
  const at = (seconds: number) => (reports(seconds), coming());
  assert.deepEqual([4.9, 5, 14, 15, 16].map(at), [
    undefined,
    "mill",
    "mill",
    "letter",
    undefined,
  ], "the end of a picture brings none");
  player.rate.value = 2;
  reports(0);
  assert.equal(coming(), "mill", "fast listening leaves as much time");
});

Deno.test("a pause takes back no picture that was fetched, and fetches none", () => {
  const { player, coming, reports } = setUp([
    thing("mill", { from: 15_000 }),
    thing("letter", { from: 40_000 }),
  ]);
  reports(10);
  player.status.value = "paused";
  assert.equal(coming(), "mill");
  reports(38);
  assert.equal(coming(), undefined);
  player.status.value = "loading";
  assert.equal(coming(), "letter");
});

Deno.test("somebody who saves data gets no picture before its time", () => {
  const { coming, reports } = setUp([thing("mill", { from: 5000 })], { savesData: true });
  reports(1);
  assert.equal(coming(), undefined);
  assert.equal(reports(6), "mill");
});
