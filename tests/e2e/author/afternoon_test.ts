/**
 * The afternoon of an author: what was recorded, photographed and written on a walk becomes a
 * published archive. What a hand does for it is counted.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { WIDE } from "../../support/browser/browser.ts";
import { dropFiles, type DroppedFile } from "../../support/browser/drop.ts";
import { author } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { photo } from "../../support/data/photo.ts";

const STOPS = 12;

/** What an author does at most, and how long the page may work for it, in milliseconds. */
const MOST = { clicks: 20, fields: 12 };
const PATIENCE = 240_000;

/** A hand whose clicks and filled fields are counted; a drop is a click. */
function countedHand() {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    async click(target: Locator) {
      await target.click();
      done.clicks++;
    },
    async drop(target: Locator, files: DroppedFile[]) {
      await dropFiles(target, files);
      done.clicks++;
    },
    async type(page: Page, text: string) {
      await page.keyboard.type(text);
      done.fields++;
    },
    async fill(target: Locator, text: string) {
      await target.fill(text);
      done.fields++;
    },
    async select(target: Locator, label: string) {
      await target.selectOption({ label });
      done.fields++;
    },
  };
}

type Cue = { start: number; end: number; text: string };
type Told = { audioUrl: string; transcript: { cues: Cue[] } };

const TOLD: Told[] = ["oxford-schools", "harvard-yard", "little-rock-nine"].flatMap((name) =>
  JSON.parse(Deno.readTextFileSync(`seed/${name}.json`)).audioStops
).slice(0, STOPS);

/** The first sentences of each story; all would take minutes to time. */
const SENTENCES = 3;
const cuesOf = ({ transcript }: Told) => transcript.cues.slice(0, SENTENCES);

/** Bytes a second of the demo's recordings, which are MP3 of 48 kbit/s. */
const RATE = 6000;

/** A recording up to the end of its first sentences, without the frame that says how long it is. */
function recordingOf(told: Told): Uint8Array {
  const bytes = Deno.readFileSync(`static${told.audioUrl}`);
  const tag = new TextDecoder("latin1").decode(bytes.subarray(0, 2000)).search(/Info|Xing/);
  if (tag >= 0) bytes.fill(0, tag, tag + 120);
  const next = told.transcript.cues[SENTENCES].start;
  return bytes.slice(0, Math.floor((next - 100) / 1000 * RATE));
}

/** The place of a stop: 100 m or so from the one before. */
const placeOf = (i: number) => ({ latitude: 43.7721 + i / 1000, longitude: 11.256 });

const nameOf = (i: number) => `${String(i + 1).padStart(2, "0")} Story ${i + 1}`;

/** Each stop's recording, photograph and text, all of one name. */
const FILES: DroppedFile[] = TOLD.flatMap((told, i) => [
  { name: `${nameOf(i)}.mp3`, bytes: recordingOf(told) },
  { name: `${nameOf(i)}.jpg`, bytes: photo(mediaFile("gate.jpg"), { place: placeOf(i) }) },
  {
    name: `${nameOf(i)}.txt`,
    bytes: new TextEncoder().encode(cuesOf(told).map(({ text }) => text).join(" ")),
  },
]);

type Published = {
  duration: string;
  record: { rights: string };
  audioStops: {
    title: string;
    description: string;
    imageUrl: string;
    latitude: number;
    transcript: { source: string; cues: Cue[] };
  }[];
};

Deno.test("twelve recordings, photographs and texts are published with timed transcripts and rights in few clicks", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings, foldedParts: true, ...WIDE }, async (it) => {
    const { page, server, open, box } = it;
    const hand = countedHand();
    const { click, fill } = hand;
    const line = page.locator(".to-do");
    const outline = page.locator(".outline");
    const button = (name: string | RegExp, within: Locator | Page = page) =>
      within.getByRole("button", { name });
    await open();
    await hand.drop(page.locator("h1"), FILES);
    await page.getByText("12 recordings, 12 photographs and 12 texts became 12 stops.").waitFor();
    await click(button("Time all", outline));
    await click(button(/^Describe 12 stops/, line));
    await click(button("Next gap", line));
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "title");
    await hand.type(page, "Twelve stories");
    await fill(box("Description"), "What happened along the river.");
    // Its length comes with each file.
    const duration = button(/^Duration: \d+ min/, line);
    await duration.waitFor({ timeout: PATIENCE });
    await click(duration);
    await line.getByText("Ready to publish").waitFor();
    await outline.getByRole("heading", { name: /^12 transcripts timed, / })
      .waitFor({ timeout: PATIENCE });
    await click(button("Create Archive Experience"));
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^People who can’t see miss 12 pictures/).waitFor({ timeout: PATIENCE });
    assert.equal(await dialog.getByText(/can’t hear/).count(), 0);
    await hand.select(dialog.getByLabel("Rights"), "CC BY 4.0 (Attribution)");
    await dialog.getByText("All recordings play.").waitFor();
    await click(button("Publish archive", dialog));
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);

    const id = page.url().split("/").at(-1);
    const tour: Published = await (await page.request.get(`${server.origin}/api/tours/${id}`))
      .json();
    assert.equal(tour.record.rights, "https://creativecommons.org/licenses/by/4.0/");
    assert.match(tour.duration, /^\d+ min$/);
    tour.audioStops.forEach((stop, i) => {
      assert.equal(stop.title, `Story ${i + 1}`);
      assert.match(stop.imageUrl, /^\/media\//);
      assert.ok(Math.abs(stop.latitude - placeOf(i).latitude) < 1e-4);
      assert.ok(stop.description.startsWith(stop.transcript.cues[0].text));
      assert.equal(stop.transcript.source, "aligned");
      const known = cuesOf(TOLD[i]);
      assert.equal(stop.transcript.cues.length, known.length);
      stop.transcript.cues.forEach(({ start, text }, k) => {
        assert.equal(text, known[k].text);
        assert.ok(Math.abs(start - known[k].start) <= 500, `${text} starts at ${start}`);
      });
    });
    console.log(`${hand.done.clicks} clicks, ${hand.done.fields} fields`);
    assert.ok(hand.done.clicks <= MOST.clicks, `${hand.done.clicks} clicks`);
    assert.ok(hand.done.fields <= MOST.fields, `${hand.done.fields} fields`);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
