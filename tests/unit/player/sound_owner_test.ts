import assert from "node:assert/strict";
import { settled } from "../../support/fakes/fake_wake_lock.ts";
import { FakeLocks } from "../../support/fakes/fake_locks.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";

/** Two tabs of the site, each with a player. */
function twoTabs() {
  const locks = new FakeLocks();
  return [testPlayer({ locks }), testPlayer({ locks })];
}

const tour = playerTour(3);

Deno.test("the tab that was asked to play last plays, and the other pauses at once", async () => {
  const [one, two] = twoTabs();
  one.player.start(tour);
  await one.audio.arrive(90);
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  assert.deepEqual([one.player.status.value, one.player.isElsewhere.value], ["paused", true]);
  assert.deepEqual([two.player.status.value, two.player.isElsewhere.value], ["playing", false]);
});

Deno.test("'Play here' plays on what another tab has silenced, and silences that one", async () => {
  const [one, two] = twoTabs();
  one.player.start(tour);
  await one.audio.arrive(90);
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  one.player.playHere();
  await settled();
  assert.equal(one.player.isElsewhere.value, false);
  assert.equal(one.player.status.value, "loading");
  assert.deepEqual([two.player.status.value, two.player.isElsewhere.value], ["paused", true]);
});

Deno.test("a tab that is paused and on no walk loses nothing when another one plays", async () => {
  const [one, two] = twoTabs();
  one.player.start(tour);
  await one.audio.arrive(90);
  one.player.pause();
  await settled();
  two.player.start(tour, 1);
  await settled();
  assert.equal(one.player.isElsewhere.value, false);
});

Deno.test("a walk has the sound between its stories, too, and gets it back once nobody has it", async () => {
  const [one, two] = twoTabs();
  one.player.select(tour, 0);
  one.player.autoAdvance.value = false;
  one.player.unlock();
  await settled();
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  await settled();
  assert.equal(one.player.isElsewhere.value, true);
  one.player.followPage(true);
  await settled();
  assert.equal(one.player.isElsewhere.value, true, "the other one still plays");
  two.player.pause();
  await settled();
  await settled();
  assert.equal(one.player.isElsewhere.value, false);
});

Deno.test("a tab that is hidden again does not wait for the sound", async () => {
  const [one, two] = twoTabs();
  one.player.start(tour);
  await one.audio.arrive(90);
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  one.player.followPage(true);
  one.player.followPage(false);
  two.player.pause();
  await settled();
  await settled();
  assert.equal(one.player.isElsewhere.value, true);
});

Deno.test("'Play all' keeps the sound from stop to stop", async () => {
  const [one, two] = twoTabs();
  one.player.playAll(tour);
  await one.audio.arrive(90);
  await one.audio.finish();
  await one.audio.arrive(90);
  two.player.start(tour);
  await settled();
  assert.equal(one.player.isElsewhere.value, true);
});

Deno.test("a browser that refuses locks plays all the same", async () => {
  const request = () => Promise.reject(new DOMException("No cookies", "SecurityError"));
  const { audio, player } = testPlayer({ locks: { request } });
  player.start(tour);
  await audio.arrive(90);
  assert.deepEqual([player.status.value, player.isElsewhere.value], ["playing", false]);
});

Deno.test("a tab that has taken the sound back by a tap does not wait for it any more", async () => {
  const [one, two] = twoTabs();
  one.player.start(tour);
  await one.audio.arrive(90);
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  one.player.followPage(true);
  await settled();
  one.player.playHere();
  await settled();
  assert.equal(one.player.isElsewhere.value, false);
  one.player.pause();
  await settled();
  two.player.play();
  await settled();
  await settled();
  assert.equal(one.player.isElsewhere.value, false, "it was paused, and loses nothing");
});

Deno.test("a tab that is shown and plays nothing does not ask for the sound", async () => {
  const [one, two] = twoTabs();
  one.player.followPage(true);
  await settled();
  two.player.start(tour, 1);
  await settled();
  assert.equal(one.player.isElsewhere.value, false);
});

Deno.test("'Play here' between two stories of a walk takes the sound, and plays nothing", async () => {
  const [one, two] = twoTabs();
  one.player.select(tour, 0);
  one.player.autoAdvance.value = false;
  one.player.unlock();
  await settled();
  two.player.start(tour, 1);
  await two.audio.arrive(60);
  one.player.playHere();
  await settled();
  assert.deepEqual([one.player.isElsewhere.value, one.player.status.value], [false, "paused"]);
  assert.equal(two.player.isElsewhere.value, true);
});
