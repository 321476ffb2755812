/**
 * The session with the real player, location, wake lock and progress, over devices that a test
 * moves.
 */
import assert from "node:assert/strict";
import { computed } from "@preact/signals-core";
import { stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import { createPlayer } from "../../../lib/player/player.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import { createLocation } from "../../../lib/device/location/location.ts";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import { WALKED_SO_FAR_KEY } from "../../../lib/device/storage_keys.ts";
import { readDeviceTour, saveOnDevice } from "../../../lib/progress/device_progress.ts";
import { createProgressSync } from "../../../lib/progress/progress_sync.ts";
import { createWalkSession } from "../../../lib/walk/session.ts";
import { createCues } from "../../../lib/walk/cues.ts";
import { cueDevices } from "../../support/walk/cue_devices.ts";
import { FakeLocks } from "../../support/fakes/fake_locks.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";
import { FakePage, FakeWakeLock, settled } from "../../support/fakes/fake_wake_lock.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { WalkAudio } from "../../support/walk/walk_audio.ts";
import { memoryStorage } from "../device/memory_storage.ts";
import { east } from "./walking.ts";

const tour = {
  ...playerTour(3),
  audioStops: playerTour(3).audioStops.map((stop, i) => ({ ...stop, ...east(100 + 200 * i) })),
};

/** Nobody is signed in by default; `server` answers a signed-in user. */
type Setup = {
  store?: ReturnType<typeof memoryStorage>;
  user?: string;
  server?: typeof fetch;
};

function setUp({ store = memoryStorage(), user, server = fetch }: Setup = {}) {
  const [audio, page, screen] = [new WalkAudio(), new FakePage(), new FakeWakeLock()];
  const announced: string[] = [];
  const { speaker, chimes, spoken, unlocked } = cueDevices();
  let now = 1_700_000_000_000;
  let watch: PositionCallback | undefined;
  let questions: PositionCallback[] = [];
  const geolocation = {
    getCurrentPosition: (success: PositionCallback) => void questions.push(success),
    watchPosition: (success: PositionCallback) => (watch = success, 1),
    clearWatch: () => watch = undefined,
  } as Geolocation;
  const locks = new FakeLocks();
  const player = createPlayer(audio as unknown as HTMLAudioElement, { log: { warn() {} }, locks });
  const isStoryOn = computed(() => isPlayingOrLoading(player.status.value));
  const progress = createProgressSync({ user: () => user, store, fetch: server });
  const session = createWalkSession({
    player,
    location: createLocation({ geolocation }),
    wakeLock: createWakeLock(screen, page as unknown as Document),
    progress,
    page: page as unknown as Document,
    announce: (text) => announced.push(text),
    storage: store,
    cues: createCues({ speaker, chimes, isStoryOn }),
    vibrate: () => {},
    now: () => now,
  });
  /** The device measures a place along the line, a second after what was before. */
  function measure(metres: number, seconds = 1): void {
    now += seconds * 1000;
    const coords = { ...east(metres), accuracy: 5 } as GeolocationCoordinates;
    const asked = questions;
    questions = [];
    const timestamp = now;
    for (const take of [...asked, watch]) take?.({ coords, timestamp } as GeolocationPosition);
  }
  function walkTo(from: number, to: number): void {
    for (let metres = from; metres <= to; metres += 5) measure(metres, 3);
  }
  const pass = (ms: number) => now += ms;
  const otherTab = (): void => {
    const forEver = () => new Promise(() => {});
    locks.request("player-sound", { steal: true }, forEver).catch(() => {});
  };
  const devices = { otherTab, audio, page, screen, store, announced, spoken, unlocked };
  return { ...devices, player, progress, session, measure, walkTo, pass };
}

Deno.test("a stop plays when its zone is entered, and the next one after it, with no tap between", () => {
  const { session, player, audio, walkTo } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  assert.deepEqual([player.index.value, player.status.value], [0, "loading"]);
  audio.sound();
  assert.equal(player.status.value, "playing");
  audio.finish();
  assert.equal(player.index.value, 1, "the next one is shown");
  walkTo(100, 300);
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  session.end();
});

Deno.test("a recording that cannot be played is announced, and the walk goes on to the next", () => {
  const { session, player, audio, announced, spoken, walkTo } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  audio.break();
  assert.equal(player.status.value, "error");
  assert.match(announced.at(-1)!, /Stop 1 won’t play/);
  assert.match(spoken.at(-1)!, /Stop 1 won’t play/);
  walkTo(100, 300);
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  assert.ok(session.walk.value!.stops[0].status === "failed");
  session.end();
});

Deno.test("what a visitor selects by hand is where the tour goes on; what the walk selects is not", () => {
  const { session, player, walkTo } = setUp();
  session.start(tour, "beginning");
  player.select(tour, 1);
  assert.equal(session.walk.value!.index, 1);
  walkTo(200, 300);
  assert.deepEqual([player.index.value, session.walk.value!.playing], [1, 1]);
  session.end();
});

Deno.test("a passed stop that the walk shows is no choice of the visitor: it stays passed", () => {
  const { session, player, audio, walkTo } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  audio.sound();
  walkTo(100, 400);
  audio.finish();
  walkTo(400, 405);
  assert.deepEqual([player.index.value, session.walk.value!.offered?.passed], [1, true]);
  assert.equal(session.walk.value!.stops[1].status, "passed");
  session.end();
});

Deno.test("a passed stop that is not next in the list stays passed, too, when the walk shows it", () => {
  const { session, player, audio, measure } = setUp();
  session.start({ ...tour, tourType: "unordered" }, "beginning");
  measure(500, 300);
  assert.equal(player.index.value, 2);
  audio.sound();
  for (const metres of [400, 300, 225]) measure(metres, 80);
  measure(224);
  audio.finish();
  measure(223);
  assert.deepEqual([player.index.value, session.walk.value!.offered?.passed], [1, true]);
  assert.equal(session.walk.value!.stops[1].status, "passed");
  session.end();
});

Deno.test("heard stops are saved on the device", async () => {
  const { session, audio, store, walkTo } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  audio.sound();
  audio.finish();
  session.end();
  for (let turn = 0; turn < 200 && !readDeviceTour(store, tour.id); turn++) await settled();
  await settled();
  const { currentStopIndex, completedStops } = readDeviceTour(store, tour.id)!;
  assert.deepEqual([currentStopIndex, completedStops], [1, [0]]);
});

Deno.test("another tour in the player ends the walk, and the device is left alone", async () => {
  const { session, player, screen, page, measure } = setUp();
  session.start(tour, "beginning");
  await screen.answer();
  assert.equal(screen.holding, 1);
  player.start({ ...tour, id: "01J8Z0000000000000000000AC" });
  await settled();
  assert.equal(session.summary.value?.heard, 0);
  assert.deepEqual([screen.holding, player.autoAdvance.value], [0, true]);
  const { walk } = session;
  const before = walk.value;
  measure(100);
  await page.setVisible(false, screen);
  assert.equal(walk.value, before, "nothing reaches it any more");
});

Deno.test("a page that was hidden forgets where the visitor was", async () => {
  const { session, player, page, screen, measure, walkTo, pass } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 60);
  await page.setVisible(false, screen);
  pass(60_000);
  await page.setVisible(true, screen);
  assert.equal(session.walk.value!.fix, undefined);
  measure(300);
  assert.notEqual(player.status.value, "loading", "one position proves no passing");
  measure(301);
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  session.end();
});

/** Saves progress as a walk of before would have, and waits until the page knows. */
async function saved(
  { progress }: ReturnType<typeof setUp>,
  currentStopIndex: number,
  completedStops: number[],
) {
  progress.save(tour, { currentStopIndex, completedStops });
  for (let turn = 0; turn < 20; turn++) await settled();
}

Deno.test("after a story the player shows the next stop that was not heard, not the next in the list", async () => {
  const test = setUp();
  const { session, player, audio, walkTo } = test;
  await saved(test, 0, [1]);
  session.start(tour, "saved");
  walkTo(0, 100);
  audio.sound();
  audio.finish();
  assert.equal(player.index.value, 2);
  session.end();
});

Deno.test("the last story of a walk ends in silence, also where all stops were playing before it", async () => {
  const test = setUp();
  const { session, player, audio, measure } = test;
  await saved(test, 0, [2]);
  player.playAll(tour);
  session.start(tour, "saved");
  for (const metres of [100, 300]) {
    measure(metres, 300);
    audio.sound();
    audio.finish();
  }
  assert.equal(session.summary.value?.heard, 3);
  assert.equal(player.status.value, "paused");
  await settled();
  assert.equal(player.autoAdvance.value, true);
});

Deno.test("Start begins at stop 1, whatever was tapped or linked before", () => {
  const { session, player, audio } = setUp();
  player.playStop(tour, 2);
  audio.sound();
  session.start(tour, "beginning");
  assert.deepEqual([session.walk.value!.index, player.index.value], [0, 0]);
  assert.equal(player.status.value, "paused", "what was tapped falls silent");
  session.end();
});

Deno.test("Start begins at the stop where the visitor stands", () => {
  const { session, player, measure } = setUp();
  session.start(tour, "beginning");
  measure(500);
  measure(501);
  assert.deepEqual([player.index.value, player.status.value], [2, "loading"]);
  assert.deepEqual(session.walk.value!.stops.filter(({ status }) => status === "passed"), []);
  session.end();
});

Deno.test("a walk that goes on does so at the saved stop, in the middle of its story", async () => {
  const test = setUp();
  const { session, player, audio } = test;
  await saved(test, 1, [0]);
  player.select(tour, 1);
  player.seekTo(12);
  assert.equal(session.savedStop(tour), 1);
  session.start(tour, "saved");
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  assert.equal(player.currentTime.value, 12);
  audio.sound();
  assert.deepEqual(session.walk.value!.stops.map(({ heard }) => heard), [true, false, false]);
  session.end();
});

Deno.test("a walk that goes on at a stop whose story was over waits for its place, or a tap", async () => {
  const test = setUp();
  const { session, player, audio } = test;
  await saved(test, 2, [0, 1]);
  player.start(tour, 2);
  audio.sound();
  player.seekTo(59);
  audio.finish();
  assert.equal(player.status.value, "ended");
  session.start(tour, "saved");
  assert.deepEqual([player.index.value, player.status.value], [2, "paused"]);
  session.end();
});

Deno.test("a walk goes on at the saved stop even when another one was linked", async () => {
  const test = setUp();
  await saved(test, 1, [0]);
  test.player.select(tour, 2);
  test.session.start(tour, "saved");
  assert.deepEqual([test.session.walk.value!.index, test.player.index.value], [1, 1]);
  test.session.end();
});

Deno.test("a walk from the beginning gives up saved progress", async () => {
  const test = setUp();
  const { session, progress, store, walkTo, audio } = test;
  await saved(test, 2, [0, 1]);
  session.start(tour, "beginning");
  assert.equal(session.savedStop(tour), undefined);
  walkTo(0, 100);
  audio.sound();
  audio.finish();
  for (let turn = 0; turn < 20; turn++) await settled();
  assert.deepEqual(progress.byTour.value[tour.id].completedStops, [0]);
  assert.deepEqual(readDeviceTour(store, tour.id)!.completedStops, [0]);
  session.end();
});

Deno.test("what another device has heard counts by the stops' ids, whatever order the page has", async () => {
  const known = {
    tourId: tour.id,
    currentStopIndex: 0,
    completedStops: [2],
    stopIds: stopIdsOf(tour).toReversed(),
  };
  const { session, progress } = setUp({
    user: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    server: () => Promise.resolve(Response.json([known])),
  });
  session.start(tour, "beginning");
  progress.refresh();
  for (let turn = 0; turn < 20; turn++) await settled();
  assert.deepEqual(session.walk.value!.stops.map(({ heard }) => heard), [true, false, false]);
  assert.deepEqual(progress.ofTour(tour.id, stopIdsOf(tour))!.currentStopIndex, 2);
  session.end();
});

Deno.test("progress that may only be late is not given up", async () => {
  const { session, store, audio } = setUp();
  saveOnDevice(store, tour.id, { currentStopIndex: 1, completedStops: [0] }, {
    now: 1,
    title: tour.title,
    stopIds: stopIdsOf(tour),
  });
  session.start(tour, "beginning");
  for (let turn = 0; turn < 20; turn++) await settled();
  assert.deepEqual(readDeviceTour(store, tour.id)!.completedStops, [0]);
  assert.equal(session.walk.value!.stops[0].heard, true);
  audio.pause();
  session.end();
});

Deno.test("a tour of which nothing was heard, or all, has no saved stop", async () => {
  const test = setUp();
  assert.equal(test.session.savedStop(tour), undefined);
  await saved(test, 0, []);
  assert.equal(test.session.savedStop(tour), undefined);
  test.player.select(tour, 0);
  test.player.seekTo(5);
  assert.equal(test.session.savedStop(tour), 0, "left in the middle of the first story");
  test.player.play();
  assert.equal(test.session.savedStop(tour), undefined, "the first story plays");
  test.audio.pause();
  assert.equal(test.session.savedStop(tour), 0, "paused in the middle of it");
  await saved(test, 2, [0, 1, 2]);
  assert.equal(test.session.savedStop(tour), undefined);
});

Deno.test("the tap that starts a walk unlocks recordings and cues; directions are spoken after a story", () => {
  const { session, audio, spoken, unlocked, walkTo } = setUp();
  session.start(tour, "beginning");
  assert.equal(unlocked(), 2, "speech and sounds");
  assert.equal(audio.paused, false, "the recordings' element plays silence");
  walkTo(0, 100);
  audio.sound();
  audio.finish();
  walkTo(100, 105);
  assert.match(spoken.at(-1)!, /^Next: stop 2, Stop 2, (19\d|200) metres, ahead\.$/);
  session.end();
});

Deno.test("after the end of a free tour no heard stop plays again", async () => {
  const { session, player, audio, measure, walkTo } = setUp();
  const free = { ...tour, tourType: "unordered" as const };
  session.start(free, "beginning");
  const played: number[] = [];
  for (const index of [2, 0, 1]) {
    measure(100 + 200 * index, 300);
    audio.sound();
    played.push(player.index.value);
    audio.finish();
  }
  await settled();
  assert.deepEqual(played, [2, 0, 1]);
  assert.equal(session.summary.value?.heard, 3);
  assert.equal(player.status.value, "paused", "the last in the list was heard first");
  walkTo(400, 500);
  assert.equal(player.status.value, "paused");
  assert.equal(player.autoAdvance.value, true);
});

Deno.test("a walk that is started again right after its end still decides what plays", async () => {
  const { session, player } = setUp();
  session.start(tour, "beginning");
  session.end();
  session.start(tour, "saved");
  await settled();
  assert.equal(player.autoAdvance.value, false);
  session.end();
});

Deno.test("a recording that never arrives is given up after 10 s, and the walk goes on", async () => {
  using time = new FakeTime();
  const { session, player, announced, spoken, measure, walkTo, pass } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  assert.equal(player.status.value, "loading");
  pass(10_000);
  await time.advance(10_100);
  assert.match(announced.at(-1)!, /Stop 1 won’t play/);
  assert.match(spoken.at(-1)!, /won’t play/);
  assert.deepEqual([player.status.value, session.walk.value!.stops[0].status], [
    "paused",
    "failed",
  ]);
  measure(290, 90);
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  session.end();
});

Deno.test("a story that stalls in the middle is waited for", async () => {
  using time = new FakeTime();
  const { session, player, audio, walkTo, pass } = setUp();
  session.start(tour, "beginning");
  walkTo(0, 100);
  audio.sound();
  audio.stall();
  pass(60_000);
  await time.advance(60_000);
  assert.deepEqual([player.status.value, session.walk.value!.playing], ["loading", 0]);
  session.end();
});

Deno.test("the summary counts the time and the metres from before a reload", async () => {
  const before = setUp();
  before.session.start(tour, "beginning");
  before.walkTo(0, 60);
  before.measure(62);
  await before.page.setVisible(false, before.screen);
  await saved(before, 0, []);
  const after = setUp({ store: before.store });
  await saved(after, 1, [0]);
  after.session.start(tour, "saved");
  after.walkTo(60, 70);
  after.session.end();
  const { metres, seconds } = after.session.summary.value!;
  assert.ok(metres >= 65 && metres <= 75, `${metres} m`);
  assert.ok(seconds >= 45 && seconds <= 55, `${seconds} s`);
  after.session.start(tour, "beginning");
  after.session.end();
  assert.equal(after.session.summary.value!.metres, 0, "a new walk");
});

Deno.test("while nothing plays the lock screen shows the way to the next stop", () => {
  const { session, player, audio, walkTo } = setUp();
  session.start(tour, "beginning");
  assert.equal(player.lockScreenTitle.value, "Next: stop 1");
  walkTo(0, 60);
  assert.equal(player.lockScreenTitle.value, "Stop 1: 40 m, ahead");
  walkTo(65, 100);
  audio.sound();
  assert.equal(player.lockScreenTitle.value, undefined, "the story's own title");
  audio.finish();
  assert.match(player.lockScreenTitle.value!, /^Stop 2: (190|200|210) m, ahead$/);
  session.end();
  assert.equal(player.lockScreenTitle.value, undefined);
});

Deno.test("the walk gives directions at its start, once", () => {
  const { session, spoken, measure } = setUp();
  session.start(tour, "beginning");
  for (const metres of [0, 1, 2]) measure(metres);
  assert.deepEqual(spoken, ["Next: stop 1, Stop 1, 100 metres, east."]);
  session.end();
});

Deno.test("a walk goes on at its stop, wherever the author has moved that meanwhile", async () => {
  const before = setUp();
  await saved(before, 1, [0]);
  const after = setUp({ store: before.store });
  after.progress.refresh();
  for (let turn = 0; turn < 20; turn++) await settled();
  const reordered = { ...tour, audioStops: tour.audioStops.toReversed() };
  assert.equal(after.session.savedStop(reordered), 1);
  after.session.start(reordered, "saved");
  assert.deepEqual(after.session.walk.value!.stops.map(({ heard }) => heard), [false, false, true]);
  after.session.end();
});

Deno.test("while another tab has the sound no stop starts by itself, and Play takes it back", async () => {
  const { session, player, audio, otherTab, walkTo } = setUp();
  session.start(tour, "beginning");
  await settled();
  otherTab();
  await settled();
  walkTo(0, 100);
  assert.deepEqual([session.walk.value!.offered?.index, player.status.value], [0, "paused"]);
  player.play();
  audio.sound();
  await settled();
  audio.finish();
  walkTo(100, 300);
  assert.deepEqual([player.index.value, player.status.value], [1, "loading"]);
  session.end();
});

Deno.test("while another tab has the sound, what that one stores of the way stays", async () => {
  const { session, player, otherTab, walkTo, store, page, screen } = setUp();
  session.start(tour, "beginning");
  await settled();
  walkTo(0, 60);
  otherTab();
  await settled();
  const ofTheOther = JSON.stringify({ tourId: tour.id, metres: 300, ms: 90_000 });
  store.setItem(WALKED_SO_FAR_KEY, ofTheOther);
  await page.setVisible(false, screen);
  assert.equal(store.getItem(WALKED_SO_FAR_KEY), ofTheOther);
  player.playHere();
  await page.setVisible(true, screen);
  assert.notEqual(store.getItem(WALKED_SO_FAR_KEY), ofTheOther);
  session.end();
});

Deno.test("auto-play that the visitor has switched off stays off when the sound comes back", async () => {
  const { session, player, otherTab, walkTo } = setUp();
  session.start(tour, "beginning");
  await settled();
  session.setAutoPlay(false);
  otherTab();
  await settled();
  player.playHere();
  await settled();
  walkTo(0, 100);
  assert.deepEqual([session.walk.value!.offered?.index, player.status.value], [0, "paused"]);
  session.end();
});

Deno.test("what another device of the account heard a moment ago does not play again here", async () => {
  const heard: number[] = [];
  let questions = 0;
  const server = () => {
    questions++;
    const known = { tourId: tour.id, currentStopIndex: 1, completedStops: heard };
    return Promise.resolve(Response.json([{ ...known, stopIds: stopIdsOf(tour) }]));
  };
  const { session, measure, player } = setUp({ user: "01ARZ3NDEKTSV4RRFFQ69G5FAV", server });
  session.start(tour, "beginning");
  for (let turn = 0; turn < 20; turn++) await settled();
  measure(0, 3);
  for (let turn = 0; turn < 20; turn++) await settled();
  const before = questions;
  heard.push(0);
  for (let metres = 20; metres <= 120; metres += 5) {
    measure(metres, 4);
    for (let turn = 0; turn < 20; turn++) await settled();
  }
  assert.ok(!isPlayingOrLoading(player.status.value));
  assert.equal(session.walk.value!.stops[0].heard, true);
  assert.ok(questions > before && questions < before + 8, `${questions - before} questions`);
  session.end();
});

Deno.test("where the browser wants a tap first, the stop is offered, and nothing says that it plays", async () => {
  const { session, walkTo, audio, announced } = setUp();
  session.start(tour, "beginning");
  audio.wantsTap = true;
  walkTo(0, 100);
  for (let turn = 0; turn < 20; turn++) await settled();
  assert.deepEqual(session.walk.value!.offered, { index: 0, passed: false });
  assert.equal(announced.at(-1), "You’re at stop 1, Stop 1. Press Play to hear it.");
  assert.ok(!announced.some((text) => /starts|playing/i.test(text)));
  assert.equal(session.walk.value!.stops[0].status, "waiting", "it was not begun");
  session.end();
});
