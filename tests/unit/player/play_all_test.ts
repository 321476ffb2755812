/** "Play all stops" goes on past recordings that do not play, and knows which those were. */
import assert from "node:assert/strict";
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { PlayerEvent } from "../../../lib/player/player_events.ts";
import { START_TIMEOUT_MS } from "../../../lib/player/player_state.ts";
import { fakeTimers } from "../../support/fakes/fake_timers.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";
import { playerTour } from "../../support/data/player_tour.ts";

const [FIRST, SECOND, THIRD] = ["/first.mp3", "/second.mp3", "/third.mp3"];

/** A tour with a recording for each address. */
function tourOf(...addresses: string[]): PlayerTour {
  const tour = playerTour(addresses.length);
  const audioStops = tour.audioStops.map((stop, i) => ({ ...stop, audioUrl: addresses[i] }));
  return { ...tour, audioStops };
}

function setUp(isOnline = true) {
  const timers = fakeTimers();
  const { audio, player } = testPlayer({ timers, isOnline: () => isOnline });
  const events: PlayerEvent[] = [];
  player.on((event) => events.push(event));
  /** The index of the stop, whether it plays, and the stops that were left out. */
  const now = () => [player.index.value, player.status.value, player.leftOut.value];
  return { audio, player, events, timers, now };
}

/** The tone in place of a recording comes and is over. */
async function hearTone(audio: ReturnType<typeof setUp>["audio"]) {
  assert.match(audio.src, /^blob:/);
  await audio.arrive(1.5);
  await audio.finish();
}

Deno.test("a recording that fails is left out: a tone, and the next one plays", async () => {
  const { audio, player, events, now } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.break(4);
  assert.match(player.notice.value!.text, /its file is missing.*You hear a tone instead/);
  assert.deepEqual(now(), [0, "loading", []], "it is on its way to the next one");
  await hearTone(audio);
  assert.deepEqual([now(), audio.src], [[1, "loading", [0]], SECOND]);
  await audio.arrive(60);
  await audio.finish();
  assert.deepEqual(now(), [1, "ended", [0]]);
  assert.deepEqual(
    events.map(({ type, index, ...event }) => [type, index, "next" in event && event.next]),
    [["started", 0, false], ["left-out", 0, 1], ["finished", 1, false]],
  );
});

Deno.test("a withheld recording is left out, also as the first one", async () => {
  const { audio, player, now } = setUp();
  player.playAll(tourOf(WITHHELD_AUDIO, SECOND));
  await hearTone(audio);
  assert.deepEqual([now(), audio.src], [[1, "loading", [0]], SECOND]);
});

Deno.test("a recording that never comes is left out after ten seconds", async () => {
  for (const [isOnline, reason] of [[true, /takes too long/], [false, /offline/]] as const) {
    const { audio, player, now, timers } = setUp(isOnline);
    player.playAll(tourOf(FIRST, SECOND));
    await timers.advance(START_TIMEOUT_MS - 1);
    assert.deepEqual([now(), audio.src], [[0, "loading", []], FIRST]);
    await timers.advance(1);
    assert.match(player.notice.value!.text, reason);
    await hearTone(audio);
    assert.deepEqual([now(), audio.src], [[1, "loading", [0]], SECOND]);
    await timers.advance(START_TIMEOUT_MS);
    await hearTone(audio);
    assert.deepEqual(now(), [1, "ended", [0, 1]], "the next one has its own ten seconds");
  }
});

Deno.test("a story that has begun may wait for the network, and one that is paused waits for Play", async () => {
  const { audio, player, now, timers } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.arrive(90);
  await audio.fire("waiting");
  await timers.advance(START_TIMEOUT_MS);
  assert.deepEqual([now(), audio.src], [[0, "loading", []], FIRST]);
  player.next();
  player.pause();
  await timers.advance(START_TIMEOUT_MS);
  assert.deepEqual([now(), audio.src], [[1, "paused", []], SECOND]);
});

Deno.test("a story that is played alone is waited for, and stays current when it fails", async () => {
  const { audio, player, now, timers } = setUp();
  player.start(tourOf(FIRST, SECOND));
  await timers.advance(START_TIMEOUT_MS);
  assert.deepEqual([now(), audio.src], [[0, "loading", []], FIRST]);
  await audio.break(4);
  await hearTone(audio);
  assert.deepEqual(now(), [0, "error", []]);
});

Deno.test("Pause during the tone stays at its stop, and Play tries its recording again", async () => {
  const { audio, player, now } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.break(4);
  player.toggle();
  await audio.settle();
  assert.deepEqual([now(), audio.paused], [[0, "paused", []], true]);
  player.toggle();
  await audio.arrive(90);
  assert.deepEqual([now(), audio.src], [[0, "playing", []], FIRST]);
});

Deno.test("a lock screen that pauses the tone stays at its stop", async () => {
  const { audio, player, now } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.break(4);
  await audio.arrive(1.5);
  audio.pause();
  await audio.settle();
  assert.deepEqual(now(), [0, "paused", []]);
});

Deno.test("'Play all' that is switched off during the tone ends there", async () => {
  const { audio, player, now } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.break(4);
  player.setPlaysAll(false);
  await hearTone(audio);
  assert.deepEqual(now(), [0, "error", []]);
});

Deno.test("a tone that does not play either holds nothing up", async () => {
  const { audio, player, now } = setUp();
  player.playAll(tourOf(FIRST, SECOND));
  await audio.break(4);
  await audio.break(4);
  assert.deepEqual([now(), audio.src], [[1, "loading", [0]], SECOND]);
});

Deno.test("a story that was left out is so until it is heard, or all begins anew", async () => {
  const { audio, player, now } = setUp();
  const tour = tourOf(FIRST, SECOND, THIRD);
  player.playAll(tour);
  for (let n = 0; n < 3; n++) {
    await audio.break(4);
    await hearTone(audio);
  }
  assert.deepEqual(now(), [2, "ended", [0, 1, 2]]);
  player.playStop(tour, 1);
  await audio.arrive(60);
  await audio.finish();
  assert.deepEqual(now(), [2, "paused", [0, 2]]);
  player.playAll(tour);
  assert.deepEqual(now(), [0, "loading", []]);
  player.close();
  assert.deepEqual(player.leftOut.value, []);
});
