import assert from "node:assert/strict";
import fc from "fast-check";
import {
  PLAYER_POSITION_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../../../lib/device/storage_keys.ts";
import {
  persistPlayback,
  readVolume,
  restorePlayback,
} from "../../../lib/player/playback_storage.ts";
import { readStoredPlayback } from "../../../lib/player/stored_playback.ts";
import { createPlayerState } from "../../../lib/player/player_state.ts";
import { playerTour } from "../../support/data/player_tour.ts";

const silent = { warn: () => {} };

/** Storage that lives as long as a test, and counts what is written. */
function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const writes: string[] = [];
  return {
    writes,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void (writes.push(key), map.set(key, value)),
    removeItem: (key: string) => void map.delete(key),
  };
}

function playing(seconds: number) {
  const storage = memory();
  const state = createPlayerState();
  const savePosition = persistPlayback(state, storage, silent);
  state.tour.value = playerTour(3);
  state.index.value = 1;
  state.status.value = "playing";
  state.duration.value = 90;
  state.currentTime.value = seconds;
  return { storage, state, savePosition };
}

Deno.test("what was playing is restored paused, at its stop, second and volume", async () => {
  const { storage, state } = playing(61.5);
  state.volume.value = 40;
  const restored = createPlayerState();
  await restorePlayback(restored, storage, silent);
  assert.deepEqual(restored.tour.value, playerTour(3));
  assert.equal(restored.status.value, "paused");
  assert.equal(restored.index.value, 1);
  assert.equal(restored.currentTime.value, 61.5);
  assert.equal(restored.duration.value, 90);
  assert.deepEqual(restored.lengths.value, { [playerTour(3).audioStops[1].audioUrl]: 90 });
  assert.equal(readVolume(storage), 40);
});

Deno.test("the pictures of a stop are restored with their times, and none of them takes the first one's place", async () => {
  const { storage, state } = playing(10);
  const tour = playerTour(3);
  const things = [{ id: "mill", url: "/archives/mill.webp", from: 1000, to: 2000 }];
  const cover = { imageUrl: "/archives/gate.webp", imageAlt: "The gate" };
  tour.audioStops[1] = { ...tour.audioStops[1], ...cover, things, thingCount: 2 };
  state.tour.value = tour;
  const restored = createPlayerState();
  await restorePlayback(restored, storage, silent);
  assert.deepEqual(restored.tour.value, tour);
});

Deno.test("a tour that is started while the stored one is being read stays", async () => {
  const { storage } = playing(10);
  const state = createPlayerState();
  const reading = restorePlayback(state, storage, silent);
  const started = state.tour.value = { ...playerTour(1), title: "Another" };
  await reading;
  assert.equal(state.tour.value, started);
});

Deno.test("the position is stored once a second, and the tour only when it changes", () => {
  const { storage, state } = playing(10);
  storage.writes.length = 0;
  for (let i = 1; i <= 8; i++) state.currentTime.value = 10 + i / 4;
  assert.deepEqual(storage.writes, [PLAYER_POSITION_KEY, PLAYER_POSITION_KEY]);
});

Deno.test("a page that is left stores the exact position", () => {
  const { storage, state, savePosition } = playing(10);
  state.currentTime.value = 10.9;
  savePosition();
  assert.equal(readStoredPlayback(storage)?.currentTime, 10.9);
});

Deno.test("a tab whose sound another one has taken leaves stored what that one plays, until it plays again", () => {
  const { storage, state, savePosition } = playing(10);
  const other = createPlayerState();
  const saveOther = persistPlayback(other, storage, silent);
  state.isElsewhere.value = true;
  other.tour.value = { ...playerTour(2), id: "01J8Z0000000000000000000ZZ" };
  other.currentTime.value = 33;
  saveOther();
  state.status.value = "paused";
  state.currentTime.value = 12;
  savePosition();
  const { tour, currentTime } = readStoredPlayback(storage)!;
  assert.deepEqual([tour.id, currentTime], [other.tour.value.id, 33]);
  state.isElsewhere.value = false;
  other.isElsewhere.value = true;
  state.tour.value = playerTour(3);
  state.currentTime.value = 13;
  assert.equal(readStoredPlayback(storage)?.currentTime, 13);
});

Deno.test("a tour heard to its end is restored at the beginning of its last stop", () => {
  const { storage, state } = playing(90);
  state.status.value = "ended";
  assert.equal(readStoredPlayback(storage)?.currentTime, 0);
});

Deno.test("a closed player leaves only the volume in storage", () => {
  const { storage, state } = playing(10);
  state.volume.value = 20;
  state.tour.value = undefined;
  assert.equal(storage.getItem(PLAYER_TOUR_KEY), null);
  assert.equal(storage.getItem(PLAYER_POSITION_KEY), null);
  assert.equal(readVolume(storage), 20);
});

Deno.test("a stored position that does not fit the tour is replaced by its beginning", () => {
  const tour = playerTour(2);
  const positions = [
    { tourId: tour.id, index: 2, currentTime: 5, duration: 9 },
    { tourId: "01J8Z0000000000000000000ZZ", index: 1, currentTime: 5, duration: 9 },
    { tourId: tour.id, index: 0.5, currentTime: 5, duration: 9 },
    "nonsense",
  ];
  for (const position of positions) {
    const storage = memory({
      [PLAYER_TOUR_KEY]: JSON.stringify(tour),
      [PLAYER_POSITION_KEY]: JSON.stringify(position),
    });
    assert.deepEqual(readStoredPlayback(storage), { tour, index: 0, currentTime: 0, duration: 0 });
  }
});

Deno.test("a stored tour that is incomplete or unsafe is ignored and removed", async () => {
  const tour = playerTour(1);
  const [stop] = tour.audioStops;
  const broken = [
    "{",
    "null",
    JSON.stringify({ ...tour, audioStops: [] }),
    JSON.stringify({ ...tour, id: "../../etc" }),
    JSON.stringify({ ...tour, imageUrl: "javascript:alert(1)" }),
    JSON.stringify({ ...tour, audioStops: [{ ...stop, audioUrl: "javascript:alert(1)" }] }),
  ];
  for (const text of broken) {
    const storage = memory({ [PLAYER_TOUR_KEY]: text });
    const state = createPlayerState();
    await restorePlayback(state, storage, silent);
    assert.equal(state.tour.value, undefined, text);
    assert.equal(state.status.value, "idle");
    assert.equal(storage.getItem(PLAYER_TOUR_KEY), null);
  }
});

Deno.test("the volume is 75 unless a number from 0 to 100 is stored", () => {
  assert.equal(readVolume(memory()), 75);
  for (const bad of ["", "x", "-1", "101", "null", '"50"', "5x", "1e999"]) {
    assert.equal(readVolume(memory({ [PLAYER_VOLUME_KEY]: bad })), 75, bad);
  }
  assert.equal(readVolume(memory({ [PLAYER_VOLUME_KEY]: "0" })), 0);
});

Deno.test("no content of the storage makes reading fail", () => {
  const content = fc.oneof(fc.string({ unit: "binary" }), fc.json());
  fc.assert(fc.property(content, content, content, (tour, position, volume) => {
    const storage = memory({
      [PLAYER_TOUR_KEY]: tour,
      [PLAYER_POSITION_KEY]: position,
      [PLAYER_VOLUME_KEY]: volume,
    });
    readStoredPlayback(storage);
    readVolume(storage);
  }));
});

Deno.test("a full storage is logged and does not stop the player", () => {
  const logged: string[] = [];
  const state = createPlayerState();
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException("", "QuotaExceededError");
    },
  };
  persistPlayback(state, full, { warn: (message) => logged.push(message) });
  state.tour.value = playerTour(1);
  assert.ok(logged.some((message) => message.includes(PLAYER_TOUR_KEY)));
});

Deno.test("a reader that cannot be loaded leaves the stored tour for the next page", async () => {
  const { storage } = playing(10);
  const logged: string[] = [];
  const log = { warn: (message: string) => logged.push(message) };
  const state = createPlayerState();
  const noReader = () => Promise.reject(new TypeError("Failed to fetch"));
  const restoring = restorePlayback(state, storage, log, noReader);
  persistPlayback(state, storage, log)();
  await restoring;
  assert.equal(logged.length, 1);
  state.volume.value = 30;
  assert.equal(readStoredPlayback(storage)?.currentTime, 10);
  const nextPage = createPlayerState();
  await restorePlayback(nextPage, storage, log);
  assert.deepEqual(nextPage.tour.value, playerTour(3));
});

Deno.test("where the storage cannot be read, the volume is the default and there is no tour", async () => {
  const refusing = {
    ...memory(),
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
  };
  assert.equal(readVolume(refusing), 75);
  const state = createPlayerState();
  await restorePlayback(state, refusing, silent);
  assert.equal(state.tour.value, undefined);
});
