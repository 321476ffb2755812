/** How much a walk asks to choose from, and where its story is. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { choicesOf } from "../../support/browser/choices.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { makeUnplacedStop } from "../../support/data/tours.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const LONG = "/archives/long.mp3";
const before = (page: Page) => serveRecording(page, LONG);

const transcript = {
  language: "en",
  source: "aligned",
  checked: true,
  cues: Array.from({ length: 9 }, (_, i) => ({
    start: i * 5000,
    end: i * 5000 + 4900,
    text: `Sentence ${i + 1} says what happened in this street when the mill burned.`,
  })),
} as const;

const picture = { imageUrl: "/archives/harvard-yard/cover.jpg", imageAlt: "The yard" };

/** Five stops of 45 s with a text; the first has a picture as well. */
const told = () =>
  street().map((stop, i) => ({
    ...stop,
    audioUrl: LONG,
    transcript,
    ...(i === 0 && picture),
  }));

/** The height of the first of `selector` as a part of the window's. */
const shareOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((e) => e.getBoundingClientRect().height / innerHeight);

const FOUR = [
  'button "Back 15 seconds"',
  'button "Pause"',
  'button "Skip to stop 2"',
  'button "More about the walk"',
];

for (const [width, height, most] of [[390, 844, 9], [844, 390, 9], [1280, 800, 16]]) {
  Deno.test(`a story that sounds at ${width} × ${height} leaves at most ${most} choices, with one Pause, and its picture is large until a tap shows the map`, () =>
    visit(async ({ page, start, goTo, hears }) => {
      await start();
      await goTo(along(BLOCK));
      await hears(1);
      const story = page.getByRole("region", { name: "Story" });
      await story.getByRole("button", { name: /^Sentence 1 / }).waitFor();
      const choices = await choicesOf(page);
      assert.ok(choices.length <= most, `${choices.length}: ${choices}`);
      assert.deepEqual(choices.filter((choice) => FOUR.includes(choice)), FOUR);
      assert.equal(choices.filter((choice) => /"(Pause|Play)/.test(choice)).length, 1);
      assert.ok(await shareOf(page, ".walk-story") > 0.5);
      await story.getByRole("img", { name: "The yard" }).waitFor();
      await axeFindsNothing(page, "a story that sounds");
      await page.getByRole("button", { name: "Large map" }).press("Enter");
      const back = page.getByRole("button", { name: "Large picture" });
      assert.ok(await back.evaluate((e) => e === document.activeElement), "it keeps the focus");
      assert.ok(await shareOf(page, ".map-canvas") > 0.5);
      await page.getByRole("button", { name: "Stop 1: First, playing now" }).waitFor();
      await axeFindsNothing(page, "its map");
      await back.press("Enter");
      await story.waitFor();
      // The words stand alone at a stop without a picture, and the next story is large again.
      await page.getByRole("button", { name: "Large map" }).click();
      await page.getByRole("button", { name: "Skip to stop 2" }).click();
      await goTo(along(2 * BLOCK));
      await hears(2);
      await story.getByRole("button", { name: /^Sentence 1 / }).waitFor();
      assert.equal(await story.getByRole("img").count(), 0);
    }, { viewport: { width, height }, tour: { audioStops: told() }, before }));
}

Deno.test("indoors the story fills the screen, before it sounds and while it does", () =>
  visit(async ({ page, start, hears }) => {
    await page.getByText("Listen from here · Walk there").click();
    await page.getByRole("radio", { name: "Walk there" }).check();
    await start();
    const story = page.getByRole("region", { name: "Story" });
    await story.getByText("What is told here.").waitFor();
    assert.ok(await shareOf(page, ".walk-story") > 0.5);
    await page.getByRole("button", { name: "Play stop 1" }).click();
    await hears(1);
    await story.getByRole("button", { name: /^Sentence 1 / }).waitFor();
    assert.ok(await shareOf(page, ".transcript-box") > 0.5);
    assert.equal(await page.getByRole("button", { name: "Large map" }).count(), 0);
    await axeFindsNothing(page, "a story indoors");
  }, {
    tour: {
      audioStops: [1, 2].map(() =>
        makeUnplacedStop("indoors", {
          description: "What is told here.",
          audioUrl: LONG,
          transcript,
        })
      ),
    },
    before,
  }));
