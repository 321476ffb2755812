import assert from "node:assert/strict";
import { createSleepTimer } from "../../../lib/player/sleep_timer.ts";
import { ASLEEP } from "../../../lib/player/player_notices.ts";
import { SLEEP_KEY } from "../../../lib/device/storage_keys.ts";
import { FakeLocks } from "../../support/fakes/fake_locks.ts";
import { fakeTimers } from "../../support/fakes/fake_timers.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";

const MINUTE = 60_000;

/** A clock that all tabs share, and their storage, which tells the other tabs what one stores. */
function device() {
  const timers = fakeTimers();
  const locks = new FakeLocks();
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];
  let time = 1_000_000;
  const tab = async (isPlaying = true) => {
    const it = testPlayer({ locks });
    const page = new EventTarget();
    const tell = (key: string) =>
      tabs.filter((other) => other !== page).forEach((other) =>
        other.dispatchEvent(Object.assign(new Event("storage"), { key }))
      );
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => (stored.set(key, value), tell(key)),
      removeItem: (key: string) => stored.delete(key) && tell(key),
    };
    tabs.push(page);
    const timer = createSleepTimer({
      player: it.player,
      storage,
      page,
      timers: timers as never,
      now: () => time,
    });
    if (isPlaying) {
      it.player.start(playerTour(3));
      await it.audio.arrive(2000);
    }
    return { ...it, timer };
  };
  return {
    tab,
    stored,
    async pass(ms: number, step = 100) {
      for (let passed = 0; passed < ms; passed += step) {
        time += step;
        await timers.advance(step);
      }
    },
  };
}

Deno.test("after its minutes the sound fades and pauses, says why, and has its volume again", async () => {
  const it = device();
  const { player, audio, timer } = await it.tab();
  player.setVolume(80);
  timer.set(5);
  assert.equal(timer.left.value, 5);
  await it.pass(4 * MINUTE, 1000);
  assert.equal(timer.left.value, 1);
  assert.equal(audio.volume, 0.8);
  await it.pass(MINUTE - 4000);
  assert.equal(player.status.value, "playing");
  assert.ok(audio.volume > 0.3 && audio.volume < 0.5, `${audio.volume}`);
  assert.equal(player.volume.value, 80, "what was set as the volume stays");
  await it.pass(4000);
  assert.equal(player.status.value, "paused");
  assert.deepEqual(player.notice.value, ASLEEP);
  assert.equal(timer.left.value, undefined);
  assert.equal(audio.volume, 0.8);
});

Deno.test("at the end of the story the next one does not begin, although all are to be played", async () => {
  const it = device();
  const { player, audio, timer } = await it.tab(false);
  player.playAll(playerTour(3));
  await audio.arrive(90);
  timer.set("story");
  assert.equal(timer.left.value, "story");
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value], [1, "paused"]);
  assert.deepEqual(player.notice.value, ASLEEP);
  assert.equal(timer.left.value, undefined);
  player.play();
  await audio.arrive(90);
  await audio.finish();
  assert.equal(player.notice.value, undefined, "it is over after one story");
});

Deno.test("off ends it, in the middle of its fade too", async () => {
  const it = device();
  const { player, audio, timer } = await it.tab();
  timer.set(5);
  await it.pass(5 * MINUTE - 2000, 500);
  assert.ok(audio.volume < 0.75);
  timer.set("off");
  assert.equal(audio.volume, 0.75);
  await it.pass(MINUTE, 1000);
  assert.deepEqual([player.status.value, timer.left.value], ["playing", undefined]);
});

Deno.test("it goes on after a reload, and what is stored and makes no sense sets none", async () => {
  const it = device();
  (await it.tab()).timer.set(15);
  await it.pass(5 * MINUTE, 1000);
  assert.equal((await it.tab(false)).timer.left.value, 10);
  for (const text of ["soon", "-1", "1", "NaN", "Infinity", String(1e15)]) {
    it.stored.set(SLEEP_KEY, text);
    assert.equal((await it.tab(false)).timer.left.value, undefined, text);
  }
});

Deno.test("two tabs have one timer: each may end it, and it silences the one that plays", async () => {
  const it = device();
  const one = await it.tab();
  const two = await it.tab();
  one.timer.set(5);
  assert.equal(two.timer.left.value, 5);
  await it.pass(5 * MINUTE, 500);
  assert.equal(two.player.status.value, "paused");
  assert.deepEqual([one.player.notice.value, two.player.notice.value], [undefined, ASLEEP]);
  one.timer.set(5);
  two.timer.set("off");
  assert.equal(one.timer.left.value, undefined);
});

Deno.test("who stops and closes the player is followed by no timer", async () => {
  const it = device();
  const { player, timer } = await it.tab();
  timer.set(45);
  player.close();
  assert.equal(timer.left.value, undefined);
  assert.equal(it.stored.has(SLEEP_KEY), false);
});
