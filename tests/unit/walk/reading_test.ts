/** Walks whose stories are read: the session with the real player, in silence. */
import assert from "node:assert/strict";
import { computed } from "@preact/signals-core";
import { createLocation } from "../../../lib/device/location/location.ts";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import { createPlayer } from "../../../lib/player/player.ts";
import { createProgressSync } from "../../../lib/progress/progress_sync.ts";
import { createCues } from "../../../lib/walk/cues.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import { createWalkSession } from "../../../lib/walk/session.ts";
import { cueDevices } from "../../support/walk/cue_devices.ts";
import { FakePage, FakeWakeLock } from "../../support/fakes/fake_wake_lock.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { WalkAudio } from "../../support/walk/walk_audio.ts";
import { memoryStorage } from "../device/memory_storage.ts";
import { east } from "./walking.ts";

const tour = {
  ...playerTour(2),
  audioStops: playerTour(2).audioStops.map((stop, i) => ({ ...stop, ...east(100 + 200 * i) })),
};

function setUp(store = memoryStorage()) {
  const [audio, page] = [new WalkAudio(), new FakePage() as unknown as Document];
  const { speaker, chimes, spoken, unlocked } = cueDevices();
  const vibrated: number[][] = [];
  let now = 1_700_000_000_000;
  let watch: PositionCallback | undefined;
  let questions: PositionCallback[] = [];
  const geolocation = {
    getCurrentPosition: (success: PositionCallback) => void questions.push(success),
    watchPosition: (success: PositionCallback) => (watch = success, 1),
    clearWatch: () => watch = undefined,
  } as Geolocation;
  const player = createPlayer(audio as unknown as HTMLAudioElement, { log: { warn() {} } });
  const session = createWalkSession({
    player,
    location: createLocation({ geolocation }),
    wakeLock: createWakeLock(new FakeWakeLock(), page),
    progress: createProgressSync({ user: () => undefined, store, fetch }),
    page,
    announce() {},
    storage: store,
    cues: createCues({ speaker, chimes, isStoryOn: computed(() => false) }),
    vibrate: (pattern) => vibrated.push(pattern),
    now: () => now,
  });
  function walkTo(from: number, to: number): void {
    for (let metres = from; metres <= to; metres += 5) {
      now += 3000;
      const coords = { ...east(metres), accuracy: 5 } as GeolocationCoordinates;
      const asked = questions;
      questions = [];
      for (const take of [...asked, watch]) {
        take?.({ coords, timestamp: now } as GeolocationPosition);
      }
    }
  }
  return { audio, player, session, store, spoken, unlocked, vibrated, walkTo };
}

Deno.test("a walk that is read vibrates at a stop, makes no sound, and goes on when reading is done", () => {
  const { session, player, audio, spoken, unlocked, vibrated, walkTo } = setUp();
  session.setReads(true);
  session.start(tour, "beginning");
  walkTo(0, 100);
  assert.deepEqual([player.index.value, player.status.value], [0, "playing"]);
  assert.equal(describeWalk(session.walk.value!).headline, "Reading stop 1");
  assert.deepEqual([audio.src, audio.paused, spoken, unlocked()], ["", true, [], 0]);
  assert.equal(vibrated.length, 1);
  player.finishReading();
  assert.equal(session.walk.value!.stops[0].heard, true);
  walkTo(100, 300);
  player.finishReading();
  assert.deepEqual(session.summary.value?.missed, []);
  assert.deepEqual([player.reads.value, audio.src], [false, ""]);
});

Deno.test("a story that is read can be heard instead, from the same second, and read again", () => {
  const { session, player, audio, walkTo } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  audio.sound();
  audio.currentTime = 12;
  session.setReads(true);
  assert.deepEqual([audio.paused, player.status.value], [true, "playing"]);
  assert.equal(session.walk.value!.playing, 0);
  session.setReads(false);
  assert.deepEqual([audio.paused, player.status.value], [false, "loading"]);
  audio.sound();
  assert.equal(audio.currentTime, 12);
  session.end();
});

Deno.test("the choice is remembered, and a walk that ends while one reads leaves nothing on", () => {
  const { session, player, store, walkTo } = setUp();
  session.setReads(true);
  session.start(tour, "beginning");
  walkTo(0, 100);
  session.end();
  assert.deepEqual([player.status.value, player.reads.value], ["paused", false]);
  assert.equal(setUp(store).session.reads.value, true);
});
