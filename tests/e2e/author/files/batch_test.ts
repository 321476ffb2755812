/** An afternoon's recordings and photographs become an archive that visitors hear. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
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

/** Texts of the stops but the fourth, whose text is empty; one is in windows-1252. */
const TEXTS: DroppedFile[] = [
  ["STOP 1.VTT", "WEBVTT\n\n00:00.000 --> 00:01.000\nOne.\n\n00:01.000 --> 00:02.000\nTwo.\n"],
  ["stop 2.txt", "The mill stood here. It burnt down."],
  ["Stop 3.srt", "1\n00:00:00,000 --> 00:00:01,000\nThe third.\n"],
  ["Stop 4.txt", " \n"],
  ["Stop_5 transcript.txt", "Die M\xfchle."],
  ["Stop 6.mp3.txt", "The last."],
].map(([name, text]) => ({
  name,
  bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
}));

Deno.test("six recordings and four photographs are dropped, published, and walked through by a visitor", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings }, async (it) => {
    const { page, stop, openStop } = it;
    const list = page.locator(".stops-list");
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await dropFiles(list, [...RECORDINGS.toReversed(), EVENING, ...PHOTOS, ...TEXTS]);
    await page.getByText(
      "6 recordings, 4 photographs and 5 texts became 6 stops. 1 photograph was paired by time. " +
        "1 photograph has no stop yet. 1 file was not taken.",
    ).waitFor();
    const report = page.locator(".batch-report");
    assert.deepEqual(await stopTitles(page), RECORDINGS.map((_, i) => `Stop ${i + 1}`));
    await report.getByRole("button", { name: "Show" }).click();
    assert.deepEqual(await pairs(page), [
      "Stop 1 Stop 1.wav; stop_1.jpg, by name; STOP 1.VTT (2 sentences)",
      "Stop 2 Stop 2.mp3; 02 STOP 2.jpg, by name; stop 2.txt (2 sentences)",
      "Stop 3 Stop 3.mp3; Stop 3.srt (1 sentence)",
      "Stop 4 Stop 4.mp3; stop 4 (2).jpg, by name",
      "Stop 5 Stop 5.mp3; Stop_5 transcript.txt (1 sentence, read as Western European (windows-1252))",
      "Stop 6 Stop 6.m4a; mill.jpg, by time; Stop 6.mp3.txt (1 sentence)",
    ]);
    await axeFindsNothing(page, "what became of files", ".batch-report");
    await report.getByText("“Stop 4.txt” has no words to read.").waitFor();
    await report.getByRole("button", { name: "Separate stop_1.jpg" }).click();
    assert.equal((await pairs(page))[0], "Stop 1 Stop 1.wav; STOP 1.VTT (2 sentences)");
    await report.getByRole("button", { name: "Separate all photographs" }).click();
    const loose = page.getByRole("region", { name: "Photographs without a stop" });
    assert.equal(await loose.locator("li").count(), 5);
    assert.equal(await it.stop(1).getByLabel("Latitude").inputValue(), "43.7731", "the start’s");
    await report.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await stopTitles(page), ["Untitled stop"]);
    assert.equal(await it.box("Latitude").inputValue(), "37.7749");

    await dropFiles(list, [...RECORDINGS, ...PHOTOS]);
    await page.getByText("6 recordings and 4 photographs became 6 stops.").waitFor();
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
const pairs = (page: Page) =>
  page.getByRole("list", { name: "Files of stops" }).locator("li > span").allTextContents();
