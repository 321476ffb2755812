/** An afternoon's recordings and photographs become an archive that visitors hear. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { hydrated, withPage } from "../../../support/browser/browser.ts";
import { dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import {
  author,
  fillDetails,
  publish,
  stopTitles,
  toasted,
} from "../../../support/browser/form.ts";
import { mediaFile, recordedAt } from "../../../support/data/media_files.ts";
import { photo } from "../../../support/data/photo.ts";
import { SCRIPT_DEVICE } from "../../../support/browser/scripted_device.ts";

const STOPS = 6;
const MINUTE = 60_000;
const NOON = new Date(2026, 4, 1, 12).getTime();

/** When the recording `i` of the afternoon was made. */
const timeOf = (i: number) => NOON + 30 * i * MINUTE;

/**
 * Six recordings, copied together. The first is converted, the last has the time in it that a
 * phone writes.
 */
const RECORDINGS: DroppedFile[] = Array.from({ length: STOPS }, (_, i) => {
  const format = i === 0 ? "wav" : i === STOPS - 1 ? "m4a" : "mp3";
  return {
    name: `Stop ${i + 1}.${format}`,
    bytes: format === "m4a" ? recordedAt(timeOf(i)) : mediaFile(`tone.${format}`),
    lastModified: NOON,
  };
});

/** The place of the stop `n`, counted from 1: 111 m north of the one before. */
const placeOf = (n: number) => ({ latitude: 43.7721 + n / 1000, longitude: 11.256 });

/** Photographs of the stops 1, 2 and 4 by name and 6 by time, and one of the evening. */
const [EVENING, ...PHOTOS]: DroppedFile[] = [
  ["moon", "21:00:00", 20],
  ["stop_1", "19:02:00", 1],
  ["02 STOP 2", "19:02:00", 2],
  ["stop 4 (2)", "19:02:00", 4],
  ["mill", "14:33:00", STOPS],
].map(([name, time, n]) => ({
  name: `${name}.jpg`,
  bytes: photo(mediaFile("gate.jpg"), {
    place: placeOf(Number(n)),
    takenAt: `2026:05:01 ${time}`,
  }),
  lastModified: NOON,
}));

Deno.test("six recordings and four photographs are dropped, published, and walked through by a visitor", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings }, async (it) => {
    const { page, stop, openStop } = it;
    const list = page.locator(".stops-list");
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await dropFiles(list, [...RECORDINGS.toReversed(), EVENING, ...PHOTOS]);
    await page.getByText("Added 7 stops.").waitFor();
    const report = page.locator(".batch-report");
    assert.match((await report.textContent())!, /4 photos joined recordings/);
    assert.match((await report.textContent())!, /1 photo became a stop without a recording/);
    const names = ["moon", ...RECORDINGS.map((_, i) => `Stop ${i + 1}`)];
    assert.deepEqual(await stopTitles(page), names);
    assert.deepEqual(await pairs(page), [
      "stop_1.jpg → Stop 2, by name",
      "02 STOP 2.jpg → Stop 3, by name",
      "stop 4 (2).jpg → Stop 5, by name",
      "mill.jpg → Stop 7, by time",
    ]);
    await report.getByRole("button", { name: "Separate stop_1.jpg" }).click();
    assert.deepEqual((await stopTitles(page)).slice(0, 4), ["moon", "Stop 1", "stop 1", "Stop 2"]);
    assert.deepEqual((await pairs(page))[0], "02 STOP 2.jpg → Stop 4, by name");
    await report.getByRole("button", { name: "Separate all" }).click();
    assert.equal((await stopTitles(page)).length, 11);
    assert.deepEqual(await pairs(page), []);
    await report.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await stopTitles(page), ["Untitled stop"]);
    assert.equal(await it.box("Latitude").inputValue(), "37.7749");

    await dropFiles(list, [...RECORDINGS, ...PHOTOS]);
    await page.getByText("Added 6 stops.").waitFor();
    assert.equal(
      await it.box("Latitude").inputValue(),
      "43.7731",
      "the start is at the first photo",
    );
    await fillDetails(it, "The Mill Race");
    // Some files are converted: a busy machine takes its time.
    await page.locator(".upload-summary").waitFor({ state: "detached", timeout: 90_000 });
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    // The files have arrived, and the descriptions are missing.
    await page.getByText("6 stops lack a description").waitFor();
    await stop(1).getByText("Stop description is required").waitFor();
    const latitudes: string[] = [];
    for (let n = 1; n <= STOPS; n++) {
      const panel = await openStop(n);
      const latitude = panel.getByLabel("Latitude");
      latitudes.push(await latitude.inputValue());
      await panel.getByLabel("Stop description").fill(`What happened at stop ${n}.`);
      await latitude.fill(String(placeOf(n).latitude));
    }
    assert.equal(latitudes[STOPS - 1], String(placeOf(STOPS).latitude));
    assert.equal(latitudes[4], latitudes[3]);
    await publish(page);
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    await toasted(page, "Archive Experience Created");

    await withPage({}, (other) => walk(other, page.url()));
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

/** Walks from the first of the stops to the last, and hears each of them. */
async function walk(page: Page, address: string): Promise<void> {
  await page.addInitScript(SCRIPT_DEVICE);
  await page.addInitScript(noteHeard);
  await page.goto(address);
  await hydrated(page, "start-tour");
  assert.equal(await page.locator(".stop-picture img").count(), 4);
  const goTo = (n: number) =>
    page.evaluate((place) => (globalThis as unknown as Device).moveTo(place), placeOf(n));
  await goTo(0);
  await page.getByRole("button", { name: "Start Archive Experience" }).click();
  const card = page.getByRole("region", { name: "Your walk" });
  for (let n = 1; n <= STOPS; n++) {
    await card.getByRole("heading", { name: `to stop ${n}, ${n === 1 ? "north" : "ahead"}` })
      .waitFor();
    await goTo(n);
    await page.waitForFunction(
      (title) => (globalThis as unknown as Device).heard.has(title),
      `Stop ${n}`,
    );
  }
  const summary = page.getByRole("region", { name: "Your walk is over" });
  await summary.getByText("You’ve heard every story").waitFor();
  await summary.getByText(`${STOPS} of ${STOPS}`).waitFor();
}

/** What the page of a visitor who walks has besides its own. */
type Device = { moveTo(place: Position): void; heard: Set<string> };

/**
 * Runs in the page: stores the titles that the lock screen shows while a second of sound has
 * passed.
 */
function noteHeard() {
  const heard = (globalThis as unknown as Device).heard = new Set();
  addEventListener("timeupdate", ({ target }) => {
    if ((target as HTMLAudioElement).currentTime < 1) return;
    const { metadata } = navigator.mediaSession;
    if (metadata) heard.add(metadata.title);
  }, true);
}

/** What was paired, as the form says it. */
const pairs = (page: Page) => page.locator(".batch-pairs li > span").allTextContents();
