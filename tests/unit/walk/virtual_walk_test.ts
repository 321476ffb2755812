/** A virtual walk with the real player, engine and session, over a clock that a test moves on. */
import assert from "node:assert/strict";
import type { PlacedStop } from "../../../lib/model/tour/stop.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { createPlayer } from "../../../lib/player/player.ts";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { startVirtualWalk } from "../../../lib/walk/virtual_walk.ts";
import { FakeLocks } from "../../support/fakes/fake_locks.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";
import { FakePage, FakeWakeLock, settled } from "../../support/fakes/fake_wake_lock.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { WalkAudio } from "../../support/walk/walk_audio.ts";
import { east } from "./walking.ts";

const tour = (over: Partial<PlayerTour> = {}): PlayerTour => ({
  ...playerTour(3),
  audioStops: playerTour(3).audioStops.map((stop, i) => ({ ...stop, ...east(100 + 200 * i) })),
  ...over,
});

/** A virtual walk that has just begun, and a hand that moves on by `tick` milliseconds. */
function begin(walked = tour(), locks?: FakeLocks, tick = 1000) {
  const audio = new WalkAudio();
  const player = createPlayer(audio as unknown as HTMLAudioElement, { locks, log: { warn() {} } });
  const steps = new Set<() => void>();
  let now = 1_700_000_000_000;
  const page = new FakePage() as unknown as Document;
  const walk = startVirtualWalk(walked, {
    player,
    page,
    wakeLock: createWakeLock(new FakeWakeLock(), page),
    announce: () => {},
    now: () => now,
    timers: {
      setInterval: ((step: () => void) => (steps.add(step), 1)) as typeof setInterval,
      clearInterval: () => steps.clear(),
    },
  });
  /** Lets seconds pass, at most `most`, until `condition` holds. */
  async function until(condition: () => boolean, most = 200): Promise<number> {
    for (let seconds = 0; seconds <= most; seconds++) {
      await settled();
      if (condition()) return seconds;
      now += tick;
      for (const step of steps) step();
    }
    throw new Error(`Not within ${most} s`);
  }
  const pass = (seconds: number) => {
    let left = seconds;
    return until(() => left-- === 0, seconds);
  };
  const plays = (index: number) => () =>
    player.index.value === index && player.status.value === "loading";
  return { walk, player, audio, until, pass, plays };
}

Deno.test("a virtual walker goes along the whole route, and each story plays where it belongs", async () => {
  const walked = tour();
  const { walk, player, audio, until, pass, plays } = begin(walked);
  for (const index of [0, 1, 2]) {
    await until(plays(index));
    const stop = walked.audioStops[index] as PlacedStop;
    assert.ok(distanceBetween(walk.place.value, stop) <= 30, `in the zone of stop ${index + 1}`);
    assert.equal(walk.current.value, index);
    audio.sound();
    const { value: there } = walk.place;
    await pass(60);
    assert.equal(walk.place.value, there, "the walker stands while the story plays");
    audio.finish();
  }
  await until(() => walk.isOver.value);
  assert.equal(player.autoAdvance.value, true, "the player is as it was before");
});

Deno.test("a virtual walk begins at the first stop, also where the way to it leads by the last one", async () => {
  const walked = tour();
  walked.audioStops[2] = { ...walked.audioStops[2], ...east(30) };
  const { walk, until } = begin(walked);
  await until(() => walk.current.value !== undefined);
  assert.equal(walk.current.value, 0);
  walk.end();
});

Deno.test("a virtual walk begins outside of all zones, and well away from them", () => {
  for (const metres of [30, -5, 70]) {
    const walked = tour();
    walked.audioStops[2] = { ...walked.audioStops[2], ...east(metres) };
    const { walk } = begin(walked);
    for (const stop of walked.audioStops.filter(hasPlace)) {
      assert.ok(distanceBetween(walk.place.value, stop) > 30 + 10, stop.title);
    }
    walk.end();
  }
});

Deno.test("Pause holds the walker and the story, and Continue lets both go on", async () => {
  const { walk, player, audio, until, pass, plays } = begin();
  await pass(3);
  walk.setPaused(true);
  const { value: there } = walk.place;
  await pass(30);
  assert.equal(walk.place.value, there);
  walk.setPaused(false);
  await until(plays(0));
  audio.sound();
  walk.setPaused(true);
  assert.equal(player.status.value, "paused");
  await pass(30);
  walk.setPaused(false);
  assert.equal(player.status.value, "loading");
  assert.equal(player.index.value, 0);
  audio.sound();
  audio.finish();
  await until(plays(1));
  walk.end();
});

Deno.test("a story that is paused in the player holds the walker, too", async () => {
  const { walk, player, audio, until, pass, plays } = begin();
  await until(plays(0));
  audio.sound();
  player.pause();
  const { value: there } = walk.place;
  await pass(30);
  assert.equal(walk.place.value, there);
  assert.equal(walk.current.value, 0);
  walk.end();
});

Deno.test("while another tab has the sound the walker stands, and goes on when this one has it again", async () => {
  const locks = new FakeLocks();
  const { walk, player, until, pass, plays } = begin(tour(), locks);
  await pass(2);
  const other = testPlayer({ locks });
  other.player.start(playerTour(1));
  await pass(1);
  const { value: there } = walk.place;
  await pass(30);
  assert.deepEqual([walk.place.value, walk.isOver.value], [there, false]);
  player.playHere();
  await until(plays(0));
  walk.end();
});

Deno.test("Skip leaves the story, and the next stop plays within seconds, however far it is", async () => {
  const far = tour();
  far.audioStops[1] = { ...far.audioStops[1], ...east(5000) };
  const { walk, audio, until, plays } = begin(far);
  await until(plays(0));
  audio.sound();
  assert.equal(walk.next.value, 1, "the walker stands at the edge of the first zone");
  walk.skip();
  assert.equal(walk.current.value, 1, "there at once");
  assert.ok(await until(plays(1), 3) <= 3);
  walk.end();
});

Deno.test("a story without a place plays where the walker stands, unless the walk is paused", async () => {
  const walked = tour();
  const { latitude: _, longitude: __, triggerRadius: ___, ...stop } = walked
    .audioStops[1] as PlacedStop;
  walked.audioStops[1] = { ...stop, place: "indoors" };
  const { walk, player, audio, until, pass, plays } = begin(walked);
  await until(plays(0));
  audio.sound();
  walk.setPaused(true);
  player.play();
  audio.finish();
  await pass(30);
  assert.notEqual(player.status.value, "loading", "the walk is paused");
  walk.setPaused(false);
  await until(plays(1));
  audio.sound();
  walk.skip();
  await until(plays(2));
  assert.equal(walk.current.value, 2);
  walk.end();
});

/** A tour whose first two stops have a content warning. */
function warnedTour() {
  const walked = tour();
  for (const i of [0, 1]) {
    walked.audioStops[i] = { ...walked.audioStops[i], contentWarning: "Speaks of war" };
  }
  return walked;
}

Deno.test("at a story with a warning the walker stands until a tap plays it", async () => {
  const { walk, player, audio, until, pass, plays } = begin(warnedTour());
  await until(() => walk.warned.value === 0);
  assert.equal(walk.current.value, 0);
  const stands = walk.place.value;
  await pass(30);
  assert.notEqual(player.status.value, "loading");
  assert.deepEqual([walk.place.value, walk.isOver.value], [stands, false]);
  walk.play();
  await until(plays(0), 1);
  audio.sound();
  assert.equal(walk.warned.value, undefined);
  audio.finish();
  await until(() => walk.warned.value === 1);
  walk.end();
});

Deno.test("a story with a warning that is skipped holds the walker no longer", async () => {
  const { walk, until, plays } = begin(warnedTour());
  await until(() => walk.warned.value === 0);
  walk.skip();
  await until(() => walk.warned.value === 1, 5);
  walk.skip();
  await until(plays(2), 5);
  walk.end();
});

Deno.test("a story with a warning that has no place waits for a tap, too", async () => {
  const walked = warnedTour();
  const { latitude: _, longitude: __, triggerRadius: ___, ...stop } = walked
    .audioStops[1] as PlacedStop;
  walked.audioStops[1] = { ...stop, place: "indoors" };
  walked.audioStops[0] = tour().audioStops[0];
  const { walk, player, audio, until, pass, plays } = begin(walked);
  await until(plays(0));
  audio.sound();
  audio.finish();
  await until(() => walk.warned.value === 1);
  await pass(30);
  assert.notEqual(player.status.value, "loading");
  walk.play();
  await until(plays(1), 1);
  walk.end();
});

Deno.test("on a slow device, too, the last stop plays when somebody skips to it", async () => {
  const { walk, audio, until, plays } = begin(
    { ...tour(), audioStops: tour().audioStops.slice(0, 2) },
    undefined,
    2000,
  );
  await until(plays(0));
  audio.sound();
  walk.skip();
  await until(plays(1), 20);
});

Deno.test("a walk that was skipped through ends by itself, and so does one in any order", async () => {
  for (const tourType of ["ordered", "unordered"] as const) {
    const { walk, until, audio, plays } = begin(tour({ tourType }));
    while (walk.next.value !== undefined) walk.skip();
    await until(plays(2));
    audio.sound();
    audio.finish();
    await until(() => walk.isOver.value, 30);
  }
});

Deno.test("a recording that cannot be played does not hold the walker up", async () => {
  const { walk, audio, until, plays } = begin();
  await until(plays(0));
  audio.break();
  await until(plays(1));
  walk.end();
});

Deno.test("nothing moves after the end of a virtual walk", async () => {
  const { walk, player, pass } = begin();
  walk.end();
  const { value: there } = walk.place;
  await pass(60);
  assert.equal(walk.place.value, there);
  assert.ok(walk.isOver.value);
  assert.equal(player.status.value, "paused");
});
