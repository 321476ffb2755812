/** An afternoon's recordings and photographs become an archive that visitors hear. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { author, fillDetails, publish, stopTitles, toasted } from "../support/form.ts";
import { mediaFile } from "../support/media_files.ts";
import { photo } from "../support/photo.ts";

type DroppedFile = { name: string; bytes: Uint8Array; lastModified: number };

const MINUTE = 60_000;
const NOON = new Date(2026, 4, 1, 12).getTime();

/** Twelve recordings in three formats, ten minutes apart and more. */
const RECORDINGS: DroppedFile[] = Array.from({ length: 12 }, (_, i) => ({
  name: `Stop ${i + 1}.${["mp3", "wav", "m4a"][i % 3]}`,
  bytes: mediaFile(`tone.${["mp3", "wav", "m4a"][i % 3]}`),
  lastModified: NOON + 30 * i * MINUTE,
}));

/** Photographs that were taken at the stops 1, 2 and 12, and one of the evening. */
const PHOTOS: DroppedFile[] = [
  ["gate", "12:02:00", 43.7731],
  ["well", "12:29:00", 43.7741],
  ["mill", "17:33:00", 43.7751],
  ["moon", "21:00:00", 43.7761],
].map(([name, time, latitude]) => ({
  name: `${name}.jpg`,
  bytes: photo(mediaFile("gate.jpg"), {
    place: { latitude: latitude as number, longitude: 11.256 },
    takenAt: `2026:05:01 ${time}`,
  }),
  lastModified: 0,
}));

Deno.test("twelve recordings and four photographs are dropped, published, and heard", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings }, async (it) => {
    const { page, stop } = it;
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await drop(it.page, [...RECORDINGS.toReversed(), ...PHOTOS]);
    await page.getByText("Added 13 stops.").waitFor();
    const report = page.locator(".batch-report");
    assert.match((await report.textContent())!, /3 photos went to the recording/);
    assert.match((await report.textContent())!, /1 photo became a stop without a recording/);
    const names = ["moon", ...RECORDINGS.map((_, i) => `Stop ${i + 1}`)];
    assert.deepEqual(await stopTitles(page), names);
    await report.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await stopTitles(page), ["Untitled stop"]);
    assert.equal(await it.box("Latitude").inputValue(), "37.7749");

    await drop(it.page, [...RECORDINGS, ...PHOTOS.slice(0, 3)]);
    await page.getByText("Added 12 stops.").waitFor();
    assert.equal(
      await it.box("Latitude").inputValue(),
      "43.7731",
      "the start is at the first photo",
    );
    await fillDetails(it, "The Mill Race");
    // Fifteen files are converted: a busy machine takes its time.
    await page.locator(".upload-summary").waitFor({ state: "detached", timeout: 90_000 });
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    // The files have arrived, and the descriptions are missing: all cards are open.
    await stop(12).getByText("Stop description is required").waitFor();
    for (let n = 1; n <= 12; n++) {
      await stop(n).getByLabel("Stop Description").fill(`What happened at stop ${n}.`);
    }
    assert.equal(await stop(12).getByLabel("Latitude").inputValue(), "43.7751");
    assert.equal(
      await stop(11).getByLabel("Latitude").inputValue(),
      "43.7741",
      "as the stop before",
    );
    await publish(page);
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    await toasted(page, "Archive Experience Created");

    const visitor = await page.context().browser()!.newContext({ serviceWorkers: "block" });
    const heard = await visitor.newPage();
    await heard.addInitScript(() => localStorage["location-permission-handled"] = "true");
    await heard.goto(page.url());
    const pictures = heard.locator(".stop-picture img");
    assert.equal(await pictures.count(), 3);
    await heard.getByRole("button", { name: "Play Audio" }).nth(11).click();
    await heard.waitForFunction(() => {
      const audio = document.querySelector("audio")!;
      return audio.currentTime > 0 && !audio.error;
    });
    await heard.getByRole("button", { name: "Open player" }).click();
    const shown = heard.getByRole("dialog").locator(".plate img");
    assert.equal(await shown.getAttribute("width"), "64", "the player knows the picture's shape");
    await visitor.close();
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

/** Drops files on the form, as a hand does from a folder. */
async function drop(page: import("playwright-core").Page, files: DroppedFile[]): Promise<void> {
  const encoded = files.map(({ bytes, ...file }) => ({
    ...file,
    text: Buffer.from(bytes).toString("base64"),
  }));
  await page.locator(".stops-list").evaluate((list, files) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, lastModified } of files) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { lastModified }));
    }
    list.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, encoded);
}
