import assert from "node:assert/strict";
import type { PlayerDependencies } from "../../../lib/player/player.ts";
import type { PlayerEvent } from "../../../lib/player/player_events.ts";
import {
  PLAYER_POSITION_KEY,
  PLAYER_RATE_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../../../lib/device/storage_keys.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const [FIRST, SECOND, THIRD] = ["/first.mp3", "/second.mp3", "/third.mp3"];

/** A tour with a recording for each address. */
function tourOf(...addresses: string[]): PlayerTour {
  const tour = playerTour(addresses.length);
  const audioStops = tour.audioStops.map((stop, i) => ({ ...stop, audioUrl: addresses[i] }));
  return { ...tour, audioStops };
}

function setUp(dependencies: Partial<PlayerDependencies> = {}) {
  const { audio, player, logged } = testPlayer(dependencies);
  const events: PlayerEvent[] = [];
  player.on((event) => events.push(event));
  return { audio, player, events, logged };
}

const named = (events: PlayerEvent[]) => events.map(({ type, index }) => `${type} ${index}`);

Deno.test("a tour starts at its first stop and plays it", async () => {
  const { audio, player, events } = setUp();
  player.start(tourOf(FIRST, SECOND));
  assert.equal(player.status.value, "loading");
  assert.equal(audio.src, FIRST);
  await audio.arrive(90);
  assert.equal(player.status.value, "playing");
  assert.equal(player.duration.value, 90);
  assert.deepEqual(named(events), ["started 0"]);
});

Deno.test("Play does nothing where there is no tour, and once where one plays", async () => {
  const { audio, player } = setUp();
  player.play();
  await audio.settle();
  assert.deepEqual([player.status.value, audio.paused], ["idle", true]);
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  let asked = 0;
  audio.play = () => (asked++, Promise.resolve());
  player.play();
  assert.equal(asked, 0);
});

Deno.test("the end of a stop selects the next, and stops", async () => {
  const { audio, player, events } = setUp();
  player.start(tourOf(FIRST, SECOND));
  await audio.arrive(90);
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value], [1, "paused"]);
  assert.equal(audio.paused, true);
  assert.deepEqual(named(events), ["started 0", "finished 0"]);
});

Deno.test("playing all goes on from stop to stop, until the tour ends", async () => {
  const { audio, player, events } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.arrive(90);
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value, audio.src], [1, "loading", SECOND]);
  await audio.arrive(60);
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value], [1, "ended"]);
  assert.deepEqual(named(events), ["started 0", "finished 0", "finished 1"]);
  assert.equal(player.playsAll.value, false, "another tour is not played through unasked");
  player.play();
  assert.equal(player.currentTime.value, 0, "the last stop plays from its beginning");
  await audio.settle();
  assert.equal(player.status.value, "playing");
});

Deno.test("where something else decides what plays, the next stop is selected and silent", async () => {
  const { audio, player } = setUp();
  player.autoAdvance.value = false;
  player.playAll(tourOf(FIRST, SECOND));
  await audio.arrive(90);
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value], [1, "paused"]);
  assert.equal(audio.paused, true);
});

Deno.test("between two sounds of a tour the element always has an address", async () => {
  const { audio, player } = setUp();
  player.playAll(tourOf(FIRST, SECOND, THIRD));
  await audio.arrive(90);
  await audio.finish();
  await audio.arrive(90);
  player.previous();
  await audio.settle();
  player.play();
  await audio.arrive(90);
  player.next();
  await audio.arrive(90);
  assert.deepEqual(audio.addresses, [FIRST, SECOND, FIRST, SECOND]);
  player.close();
  assert.equal(audio.addresses.at(-1), "", "a player that was closed lets go of its sound");
});

Deno.test("Previous pauses at the beginning of the stop before, and does nothing at the first", async () => {
  const { audio, player, events } = setUp();
  player.start(tourOf(FIRST, SECOND), 1);
  await audio.arrive(90);
  await audio.reach(30);
  player.previous();
  await audio.settle();
  assert.deepEqual(
    [player.index.value, player.status.value, player.currentTime.value, player.duration.value],
    [0, "paused", 0, 0],
  );
  assert.equal(audio.paused, true);
  player.previous();
  assert.deepEqual(named(events), ["started 1", "moved 0"]);
});

Deno.test("Next plays on when something played, stays paused when not, and ends at the last", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST, SECOND, THIRD));
  await audio.arrive(90);
  player.next();
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  player.pause();
  player.next();
  assert.deepEqual([player.index.value, player.status.value], [2, "paused"]);
  player.next();
  assert.equal(player.index.value, 2);
});

Deno.test("the current stop pauses and goes on where it was, another one begins anew", async () => {
  const { audio, player } = setUp();
  const tour = tourOf(FIRST, SECOND);
  player.playStop(tour, 0);
  await audio.arrive(90);
  await audio.reach(30);
  player.playStop(tour, 0);
  await audio.settle();
  assert.deepEqual([player.status.value, player.currentTime.value], ["paused", 30]);
  player.playStop(tour, 0);
  await audio.settle();
  assert.deepEqual([player.status.value, audio.currentTime], ["playing", 30]);
  assert.deepEqual(audio.addresses, [FIRST], "it was not loaded again");
  player.playStop(tour, 1);
  assert.deepEqual([audio.src, player.currentTime.value], [SECOND, 0]);
});

Deno.test("a second tap before the browser has answered the first one pauses", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  player.toggle();
  assert.equal(player.status.value, "paused");
  await audio.arrive(90);
  assert.deepEqual([player.status.value, audio.paused], ["paused", true]);
});

Deno.test("a recording that breaks is replaced by a tone, whose end leaves the stop current", async () => {
  const { audio, player, events, logged } = setUp();
  player.start(tourOf(FIRST, SECOND));
  await audio.break(4);
  assert.equal(player.status.value, "error");
  assert.match(player.notice.value!.text, /its file is missing.*You hear a tone instead/);
  assert.match(audio.src, /^blob:/);
  assert.equal(audio.paused, false);
  assert.match(logged[0], /Stop 1.*\/first\.mp3/);
  await audio.arrive(1.5);
  await audio.finish();
  assert.deepEqual([player.index.value, player.status.value], [0, "error"]);
  assert.deepEqual(named(events), ["started 0"]);
});

Deno.test("a recording that breaks while it is paused stays silent", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  player.pause();
  await audio.break(2);
  assert.equal(player.status.value, "error");
  assert.equal(audio.paused, true);
  assert.doesNotMatch(player.notice.value!.text, /tone/, "it says nothing of a tone");
  assert.deepEqual(audio.addresses, [FIRST]);
});

Deno.test("a recording that breaks after its end stays silent", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  await audio.finish();
  const { length } = audio.addresses;
  await audio.break(2);
  assert.equal(player.status.value, "error");
  assert.equal(audio.addresses.length, length, "no tone");
});

Deno.test("Retry tries the recording again, from the second at which it failed", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  await audio.reach(30);
  await audio.break(2);
  player.retry();
  await audio.arrive(90);
  assert.deepEqual([audio.src, audio.currentTime], [FIRST, 30]);
  assert.deepEqual([player.status.value, player.notice.value], ["playing", undefined]);
});

Deno.test("Play during the tone that replaces a recording tries the recording again", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.break(4);
  player.play();
  assert.equal(audio.src, FIRST);
});

Deno.test("an address that may not be opened is never given to the element", async () => {
  const { audio, player } = setUp();
  player.start(tourOf("https://drive.google.com/file/d/1/view"));
  await audio.settle();
  assert.match(player.notice.value!.text, /Google Drive share link/);
  assert.ok(audio.addresses.every((address) => address.startsWith("blob:")));
});

Deno.test("a browser that wants a tap first leaves the player paused, with a hint", async () => {
  const { audio, player } = setUp();
  audio.wantsTap = true;
  player.start(tourOf(FIRST));
  await audio.settle();
  assert.deepEqual(
    [player.status.value, player.notice.value?.text],
    ["paused", "Press Play to start"],
  );
});

Deno.test("a slow line is said, and that the device is offline", async () => {
  for (const [online, text] of [[true, /slow to load/], [false, /offline/]] as const) {
    const { audio, player } = setUp({ isOnline: () => online });
    player.start(tourOf(FIRST));
    await audio.settle();
    await audio.fire("stalled");
    assert.match(player.notice.value!.text, text);
  }
});

Deno.test("a seek goes to a place within the stop, by percent or by second", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  player.seek(50);
  assert.equal(player.currentTime.value, 0, "percent of an unknown length are nothing");
  player.seekTo(20);
  await audio.arrive(90);
  assert.equal(audio.currentTime, 20, "a second is kept until the length is known");
  player.seek(50);
  assert.equal(audio.currentTime, 45);
  player.seekTo(500);
  assert.equal(audio.currentTime, 90);
  player.seekTo(-5);
  assert.equal(audio.currentTime, 0);
  player.seekTo(NaN);
  assert.equal(audio.currentTime, 0);
});

Deno.test("who follows the time of a paused story finds the exact position after a seek", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  player.pause();
  const seen: number[] = [];
  const end = player.currentTime.subscribe(() => seen.push(player.position()));
  player.seekTo(21.2);
  end();
  assert.equal(seen.at(-1), 21.2);
});

Deno.test("a seek after the end leaves the last stop paused at that second", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  await audio.finish();
  player.seek(50);
  assert.equal(player.status.value, "paused");
  player.play();
  await audio.settle();
  assert.equal(audio.currentTime, 45);
});

Deno.test("'Play all' begins at once where nothing plays, and ends with another tour", async () => {
  const { player } = setUp();
  player.setPlaysAll(true);
  assert.equal(player.playsAll.value, false, "there is no tour to play");
  player.select(tourOf(FIRST, SECOND), 1);
  player.setPlaysAll(true);
  assert.deepEqual([player.status.value, player.index.value], ["loading", 1]);
  player.next();
  player.playStop({ ...tourOf(THIRD), id: "01J8Z0000000000000000000AC" }, 0);
  assert.equal(player.playsAll.value, false);
  await Promise.resolve();
});

Deno.test("a jump goes 15 seconds back or forward from where the sound is, within the stop", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(40);
  await audio.reach(20);
  audio.currentTime = 20.9;
  player.skip(15);
  assert.equal(audio.currentTime, 35.9, "not from the last report of the browser");
  player.skip(15);
  assert.equal(audio.currentTime, 40);
  for (let i = 0; i < 4; i++) player.skip(-15);
  assert.equal(audio.currentTime, 0);
});

Deno.test("the speed changes no pitch, holds for each recording, and takes no other value", async () => {
  const { audio, player } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  player.setRate(1.5);
  await audio.arrive(90);
  await audio.finish();
  await audio.arrive(90);
  assert.deepEqual([audio.playbackRate, audio.preservesPitch], [1.5, true]);
  for (const none of [0, 3, NaN, -1]) player.setRate(none);
  assert.deepEqual([audio.playbackRate, player.rate.value], [1.5, 1.5]);
});

Deno.test("after a recording that does not play, Next plays the stop after it", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST, SECOND));
  await audio.break(4);
  assert.equal(player.status.value, "error");
  player.next();
  await audio.arrive(60);
  assert.deepEqual([player.index.value, player.status.value], [1, "playing"]);
});

Deno.test("the speed outlives a reload, and nonsense in its place is the usual speed", () => {
  const storage = memoryStorage();
  setUp({ storage }).player.setRate(2);
  const { audio, player } = setUp({ storage });
  assert.deepEqual([player.rate.value, audio.defaultPlaybackRate], [2, 2]);
  for (const nonsense of ["7", "fast", ""]) {
    storage.setItem(PLAYER_RATE_KEY, nonsense);
    assert.equal(setUp({ storage }).player.rate.value, 1);
  }
});

Deno.test("the lengths of recordings are known once they were loaded, and stay known", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST, SECOND));
  await audio.arrive(90);
  player.next();
  await audio.arrive(60);
  assert.deepEqual(player.lengths.value, { [FIRST]: 90, [SECOND]: 60 });
});

Deno.test("a length that the browser no longer knows stays as it was", async () => {
  const { audio, player } = setUp();
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  audio.duration = Infinity;
  await audio.fire("durationchange");
  assert.equal(player.duration.value, 90);
  assert.deepEqual(player.lengths.value, { [FIRST]: 90 });
});

Deno.test("the volume stays between 0 and 100, and says where scripts cannot set it", () => {
  const { audio, player } = setUp();
  assert.equal(audio.volume, 0.75);
  for (const [set, is] of [[30, 0.3], [150, 1], [-5, 0], [NaN, 0]]) {
    player.setVolume(set);
    assert.equal(audio.volume, is, `set to ${set}`);
  }
  assert.equal(player.volumeWorks.value, true);
  audio.volumeIsFixed = true;
  player.setVolume(60);
  assert.equal(player.volumeWorks.value, false);
});

Deno.test("a reload restores the player paused, and Play goes on at the same second", async () => {
  const page = new EventTarget();
  const storage = memoryStorage();
  const before = setUp({ storage, page });
  before.player.setVolume(40);
  before.player.start(tourOf(FIRST, SECOND), 1);
  await before.audio.arrive(90);
  await before.audio.reach(30.2);
  before.audio.currentTime = 30.9;
  page.dispatchEvent(new Event("pagehide"));

  const after = setUp({ storage });
  await until(() => after.player.tour.value !== undefined);
  const { status, index, currentTime, volume } = after.player;
  assert.deepEqual([status.value, index.value, currentTime.value, volume.value], [
    "paused",
    1,
    30.9,
    40,
  ]);
  assert.deepEqual(after.audio.addresses, [], "nothing is loaded before Play");
  after.player.play();
  await after.audio.arrive(90);
  assert.equal(after.audio.currentTime, 30.9);
});

/** Ends when `holds` does: the reader of the storage is loaded in between. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 1000, "it never came");
    await new Promise((done) => setTimeout(done));
  }
}

Deno.test("a closed player leaves the volume in storage and nothing else", async () => {
  const storage = memoryStorage();
  const { audio, player } = setUp({ storage });
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  player.close();
  assert.equal(player.status.value, "idle");
  assert.deepEqual(
    [PLAYER_TOUR_KEY, PLAYER_POSITION_KEY, PLAYER_VOLUME_KEY].map((key) => storage.getItem(key)),
    [null, null, "75"],
  );
});

Deno.test("a storage that refuses everything stops nobody from listening", async () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const { audio, player } = setUp({ storage });
  player.start(tourOf(FIRST));
  await audio.arrive(90);
  assert.deepEqual([player.status.value, player.volume.value], ["playing", 75]);
});
