/** What a link to a stop of a tour does to the player. */
import assert from "node:assert/strict";
import { selectLinked } from "../../../islands/tour/stop-list/open_link.ts";
import { PLAYER_TOUR_KEY } from "../../../lib/device/storage_keys.ts";
import * as device from "../../../lib/progress/device_progress.ts";
import type { OutboxEntry } from "../../../lib/progress/merge_entries.ts";
import * as outbox from "../../../lib/progress/outbox.ts";
import { createProgressSync } from "../../../lib/progress/progress_sync.ts";
import { recordListening } from "../../../lib/walk/record_listening.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { memoryRecords } from "../../support/fakes/records.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const tour = playerTour(5);
const other = { ...playerTour(2), id: "01J8Z0000000000000000000CD" };

const untilLeft = new AbortController();

Deno.test("a link to a stop makes it ready to play, silent", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  assert.deepEqual(
    [player.tour.value?.id, player.index.value, player.status.value],
    [tour.id, 2, "paused"],
  );
});

Deno.test("a link to a stop takes no story of another tour away, and none that plays", () => {
  const { player } = testPlayer();
  player.select(other, 1);
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  assert.deepEqual([player.tour.value?.id, player.index.value], [other.id, 1]);
  player.select(tour, 0);
  player.status.value = "playing";
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  assert.equal(player.index.value, 0);
});

Deno.test("a link to the stop at which a story was left leaves it at its second", () => {
  const { player } = testPlayer();
  player.select(tour, 2);
  player.currentTime.value = 40;
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  assert.equal(player.currentTime.value, 40);
});

Deno.test("a link to no stop of the tour changes nothing", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 5, seconds: 3 }, player, untilLeft.signal);
  assert.equal(player.tour.value, undefined);
});

Deno.test("a link to a second moves the story of its stop there", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 2, seconds: 63 }, player, untilLeft.signal);
  selectLinked(tour, { index: 2, seconds: 5 }, player, untilLeft.signal);
  assert.deepEqual([player.index.value, player.currentTime.value], [2, 5]);
});

/** What a player stores and sends about listening, for a guest or for an account. */
function recorded(user?: string) {
  const store = memoryStorage();
  const sent: string[] = [];
  const progress = createProgressSync({
    user: () => user,
    store,
    records: memoryRecords<OutboxEntry>().records,
    modules: {
      outbox: () => Promise.resolve(outbox),
      device: () => Promise.resolve(device),
      merge: () => Promise.reject(new Error("nothing is merged")),
    },
    fetch: (path, init) => {
      sent.push(`${init?.method} ${path}`);
      const known = { id: "p", tourId: tour.id, currentStopIndex: 0, completedStops: [] };
      return Promise.resolve(Response.json(known));
    },
  });
  const { player } = testPlayer({ storage: store });
  recordListening(player, progress);
  const saved = () => {
    const [place] = device.readDevice(store);
    return place && place.currentStopIndex + 1;
  };
  /** Lets everything run that waits for nothing but its turn. */
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { player, sent, store, saved, settled };
}

Deno.test("opening a link is no listening: a guest's device stores it when it is played", async () => {
  const { player, store, saved, settled } = recorded();
  selectLinked(tour, { index: 2, seconds: 63 }, player, untilLeft.signal);
  player.next();
  await settled();
  assert.deepEqual([saved(), store.getItem(PLAYER_TOUR_KEY)], [undefined, null]);
  player.play();
  await settled();
  assert.equal(saved(), 4, "the tour is begun at the story that plays");
  assert.ok(store.getItem(PLAYER_TOUR_KEY));
  // In a tour that is begun the place stays until another story is played.
  player.pause();
  player.previous();
  await settled();
  assert.equal(saved(), 3);
  selectLinked(tour, { index: 4 }, player, untilLeft.signal);
  await settled();
  assert.equal(saved(), 3);
  player.play();
  await settled();
  assert.equal(saved(), 5);
});

Deno.test("opening a link sends nothing to the account, and Play does", async () => {
  const { player, sent, settled } = recorded("01ARZ3NDEKTSV4RRFFQ69G5FAV");
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  await settled();
  assert.deepEqual(sent, []);
  player.playStop(tour, 2);
  await settled();
  assert.deepEqual(sent, [`POST /api/tours/${tour.id}/start`, "PATCH /api/progress/p"]);
});

Deno.test("where another story is kept, that of a link begins at its second when it is played", () => {
  const { player } = testPlayer();
  const begins = (press: () => void, left = new AbortController()) => {
    player.start(other, 1);
    selectLinked(tour, { index: 2, seconds: 63 }, player, left.signal);
    press();
    return player.tour.value === tour && player.currentTime.value;
  };
  assert.equal(begins(() => player.playStop(tour, 2)), 63);
  player.playStop(tour, 1);
  player.playStop(tour, 2);
  assert.equal(player.currentTime.value, 0, "once");
  assert.equal(begins(() => player.playAll(tour, 2)), 0, "Play all is no choice of that story");
  const left = new AbortController();
  const leave = () => {
    left.abort();
    player.playStop(tour, 2);
  };
  assert.equal(begins(leave, left), 0, "the page of the link was left");
});

Deno.test("a walk goes to the stop of a link", () => {
  const { player } = testPlayer();
  player.select(tour, 0);
  player.autoAdvance.value = false;
  const moved: number[] = [];
  player.on(({ type, index }) => type === "moved" && moved.push(index));
  selectLinked(tour, { index: 2 }, player, untilLeft.signal);
  assert.deepEqual(moved, [2]);
});
