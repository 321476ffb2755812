import assert from "node:assert/strict";
import { COUNTED_KEY } from "../../../lib/device/storage_keys.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { countListens } from "../../../lib/player/count_listens.ts";
import { refusesCounting, type SentListening } from "../../../lib/player/listening.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const TOUR: PlayerTour = { ...playerTour(3), revision: 1 };
const LENGTH = 160;

/** A page on a device, whose player plays. */
function openPage({ storage = memoryStorage(), isOnline = true, year = 2026 } = {}) {
  const { audio, player } = testPlayer();
  const sent: SentListening[] = [];
  const [page, window] = [
    Object.assign(new EventTarget(), { visibilityState: "visible" }),
    new EventTarget(),
  ];
  const device = { isOnline, walks: false };
  countListens({
    player,
    way: () => device.walks ? "walk" : "page",
    send: (listening) => sent.push(listening) > 0,
    isOnline: () => device.isOnline,
    storage,
    page,
    window,
    year: () => year,
  });
  return {
    player,
    sent,
    device,
    storage,
    leave: () => window.dispatchEvent(new Event("pagehide")),
    hide() {
      page.visibilityState = "hidden";
      page.dispatchEvent(new Event("visibilitychange"));
    },
    comeOnline() {
      device.isOnline = true;
      window.dispatchEvent(new Event("online"));
    },
    /** Plays the stop `index` for so many seconds. */
    async hear(index: number, seconds: number, tour = TOUR) {
      player.start(tour, index);
      await audio.arrive(LENGTH);
      for (let at = 0; at <= seconds; at += 4) await audio.reach(at);
    },
    end: () => audio.finish(),
  };
}

Deno.test("a story that is left counts once, with the part of the recording that was reached", async () => {
  const page = openPage();
  await page.hear(0, 45);
  await page.hear(1, 2); // A slip of the thumb.
  page.device.walks = true;
  await page.hear(2, LENGTH);
  await page.end();
  page.leave();
  assert.deepEqual(page.sent, [
    { tourId: TOUR.id, stopId: "stop-1", way: "page", left: 4 },
    { tourId: TOUR.id, stopId: "stop-3", way: "walk", left: 16 },
  ]);
});

Deno.test("a device counts once a year for each story, on whatever page", async () => {
  const first = openPage();
  await first.hear(0, 20);
  first.leave();
  await first.hear(0, 90);
  first.leave();
  assert.equal(first.sent.length, 1);
  const later = openPage({ storage: first.storage });
  await later.hear(0, 90);
  later.leave();
  assert.equal(later.sent.length, 0);
  const nextYear = openPage({ storage: first.storage, year: 2027 });
  await nextYear.hear(0, 90);
  nextYear.leave();
  assert.equal(nextYear.sent.length, 1);
});

Deno.test("a story that plays on in the pocket is not over, and one that is paused is", async () => {
  const page = openPage();
  await page.hear(0, 45);
  page.hide();
  assert.equal(page.sent.length, 0);
  page.player.pause();
  page.hide();
  assert.deepEqual(page.sent.map(({ left }) => left), [4]);
});

Deno.test("without a network a listening waits on the device, and is sent once", async () => {
  const page = openPage({ isOnline: false });
  await page.hear(0, 45);
  page.leave();
  assert.equal(page.sent.length, 0);
  const later = openPage({ storage: page.storage });
  assert.equal(later.sent.length, 1);
  later.comeOnline();
  page.comeOnline();
  assert.equal(later.sent.length + page.sent.length, 1);
});

Deno.test("the preview of a form, and stories that are read, do not count", async () => {
  const page = openPage();
  await page.hear(0, 45, playerTour(3));
  page.player.setReads(true);
  page.player.start(TOUR, 0);
  page.leave();
  assert.deepEqual(page.sent, []);
});

Deno.test("a storage that is full or damaged breaks nothing", async () => {
  const storage = memoryStorage({ [COUNTED_KEY]: '{"year":"x"' });
  storage.full = true;
  const page = openPage({ storage });
  await page.hear(0, 45);
  page.leave();
  await page.hear(0, 45);
  page.leave();
  assert.equal(page.sent.length, 1);
});

Deno.test("a browser that asks not to be tracked is not counted", () => {
  assert.ok(refusesCounting({ globalPrivacyControl: true }));
  assert.ok(refusesCounting({ doNotTrack: "1" }));
  assert.ok(!refusesCounting({ globalPrivacyControl: false, doNotTrack: null }));
});
