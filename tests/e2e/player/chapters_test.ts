/** The chapters of a long story: in the list of stops, in the player, and as text. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { playsPast, press } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { street, visit, type VisitOptions } from "../../support/browser/visitor.ts";

const LONG = "/archives/long.mp3";

const chapters = [
  { at: 0, title: "The start" },
  { at: 12_500, title: "The wheel", synopsis: "How it was built.", keywords: ["oak", "water"] },
  { at: 31_000, title: "The flood" },
];

/** Two stops: the first has a recording of 45 s with chapters, the second neither. */
const withChapters: VisitOptions = {
  before: (page) => serveRecording(page, LONG),
  tour: {
    audioStops: street(2).map((stop, i) => i === 0 ? { ...stop, audioUrl: LONG, chapters } : stop),
  },
};

/** Where the recording is, in seconds, once it is not at its beginning any more. */
const secondOf = (page: Page) =>
  page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);

/** Waits until it plays within a chapter, and checks that it has begun at its start. */
async function playsFrom(page: Page, second: number) {
  await page.waitForFunction(
    ([from]) => {
      const audio = document.querySelector("audio")!;
      return !audio.paused && audio.currentTime >= from && audio.currentTime < from + 6;
    },
    [second],
  );
  assert.ok(await secondOf(page) >= second);
}

Deno.test("a chapter of a stop that nobody has played yet plays from its time, and is the current one", () =>
  visit(async ({ page }) => {
    const stop = page.locator("#stop-1");
    await stop.getByText("Read on").click();
    const list = stop.locator(".chapter-texts");
    await list.getByRole("link", { name: "0:12" }).click();
    await playsFrom(page, 12.5);
    await list.locator("[aria-current]", { hasText: "The wheel" }).waitFor();
    assert.equal(await list.locator("[aria-current]").count(), 1);
    await page.locator(".mini").getByText("The wheel").waitFor();
    await page.waitForFunction(() => navigator.mediaSession.metadata?.title === "The wheel");
    await axeFindsNothing(page, "chapters in the list", "#stop-1");
    await fitsTheWidth(page, "an archive with chapters");
    await list.getByRole("link", { name: "0:31" }).press("Enter");
    await playsFrom(page, 31);
    await list.locator("[aria-current]", { hasText: "The flood" }).waitFor();
    assert.equal(await page.locator("#stop-2").getByText("Read on").count(), 0);
  }, withChapters));

Deno.test("in the player one goes from chapter to chapter, and back to the beginning of one", () =>
  visit(async ({ page }) => {
    await press(page, 1);
    await playsPast(page, 0.1);
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").getByText("More", { exact: true }).click();
    const step = page.getByRole("dialog").getByRole("group", { name: "Chapter" });
    await step.getByText("The start").waitFor();
    const [back, on] = ["Previous chapter", "Next chapter"].map((name) =>
      step.getByRole("button", { name })
    );
    await on.click();
    await playsFrom(page, 12.5);
    await step.getByText("The wheel").waitFor();
    await on.click();
    await playsFrom(page, 31);
    await step.getByText("The flood").waitFor();
    assert.equal(await on.isDisabled(), true);
    await back.click();
    await playsFrom(page, 12.5);
    // Once it has begun, "previous" is its own beginning.
    await playsPast(page, 16);
    await back.click();
    await page.waitForFunction(() => document.querySelector("audio")!.currentTime < 15);
    await playsFrom(page, 12.5);
    await axeFindsNothing(page, "chapters in the player", ".sheet");
    await fitsTheWidth(page, "the player with chapters");
  }, withChapters));

Deno.test("without scripts the chapters are read, and their links lead to their seconds", () =>
  visit(async ({ page, server, tourId, openTour }) => {
    const html = await (await fetch(`${server.origin}/tour/${tourId}`)).text();
    assert.match(html, /<a class="figures" href="#stop-1&amp;t=12.5">0:12<\/a>/);
    for (const text of ["The wheel", "How it was built.", "oak · water"]) {
      assert.ok(html.includes(text), text);
    }
    await openTour("#stop-1&t=31");
    await page.locator("#stop-1").getByText("The flood").waitFor();
    await press(page, 1);
    await playsFrom(page, 31);
  }, withChapters));
