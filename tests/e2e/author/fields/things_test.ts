/** The pictures and papers of a stop: added, sorted, joined, described, and brought back. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import {
  type Author,
  emptyStop,
  fillDetails,
  fillStop,
  publish,
} from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { lines, pdfPages } from "../../../support/data/pdf_file.ts";
import { recording } from "../../../support/data/recordings.ts";

const picture = (name: string): DroppedFile => ({ name, bytes: mediaFile("gate.jpg") });
const pictures = (count: number, name = "photo") =>
  Array.from({ length: count }, (_, i) => picture(`${name} ${i + 1}.jpg`));

const cards = (panel: Locator) => panel.locator(".thing-cards > li[data-thing]");
const card = (panel: Locator, n: number) => cards(panel).nth(n - 1).locator(".thing-card");
const button = (panel: Locator, name: string) => panel.getByRole("button", { name, exact: true });
const labels = (panel: Locator) => panel.locator(".thing-cards .thing-label").allTextContents();
const note = (panel: Locator, text: string) =>
  panel.locator(".removed-note").filter({ hasText: text });
const sent = (page: Page) => page.locator(".upload-summary").waitFor({ state: "detached" });
const things = ({ page }: Author, n: number) => cards(page.locator("[data-stop]")).nth(n - 1);

/** Describes the open picture. */
const describe = (panel: Locator, text: string) => panel.getByLabel("Image description").fill(text);

/** Gives each picture its letter as its description, in their order. */
async function letter(panel: Locator, letters: string): Promise<void> {
  for (const [i, one] of [...letters].entries()) {
    await card(panel, i + 1).click();
    await describe(panel, one);
  }
}

Deno.test("a stop's pictures are cards, of which the first is the cover; one is open at a time", async () => {
  await emptyStop(async (it) => {
    const { page, stop } = it;
    const panel = stop(1);
    await dropFiles(panel, pictures(12));
    await note(panel, "12 pictures added.").waitFor();
    await things(it, 12).waitFor();
    assert.equal(await panel.getByLabel("Image description").count(), 0, "none is open");
    assert.deepEqual(await panel.locator(".thing-signs").allTextContents(), ["Cover"]);
    await letter(panel, "AB");
    assert.equal(await panel.getByLabel("Image description").count(), 1);
    assert.deepEqual((await labels(panel)).slice(0, 3), ["A", "B", "Without a description"]);
    await button(panel, "Next picture").click();
    await panel.getByRole("group", { name: "Picture 3 of 12" }).waitFor();
    await button(panel, "Close picture").click();
    assert.equal(await panel.getByLabel("Image description").count(), 0);
    await axeFindsNothing(page, "pictures of a stop", "[data-stop]");
    await page.locator('[data-row="0"]').getByText("lacks title").waitFor();

    await note(panel, "12 pictures added.").getByRole("button", { name: "Undo" }).click();
    await panel.getByLabel("Image URL").waitFor();
    assert.equal(await cards(panel).count(), 0);
    await note(panel, "That was undone.").getByRole("button", { name: "Undo" }).click();
    await things(it, 12).waitFor();
    assert.deepEqual((await labels(panel)).slice(0, 2), ["A", "B"], "with what was typed");
    await sent(page);
  }, WIDE);
});

Deno.test("pictures are sorted by keys, by a hand, and by one tap for the cover; each step comes back", async () => {
  await emptyStop(async ({ page, stop }) => {
    const panel = stop(1);
    await dropFiles(panel, pictures(3));
    await letter(panel, "ABC");
    await sent(page);
    const menu = panel.locator(".thing-head summary");
    await menu.click();
    await button(panel, "Make it the cover").click();
    assert.deepEqual(await labels(panel), ["C", "A", "B"]);
    await note(panel, "position 1 of 3").waitFor();
    assert.equal(await panel.getByLabel("Image description").inputValue(), "C", "it stays open");
    await panel.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await labels(panel), ["A", "B", "C"]);

    await panel.getByRole("button", { name: "Move picture 1" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Picked up A, at position 1 of 3.").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("A is over position 2 of 3.").waitFor();
    await page.keyboard.press("Space");
    await note(panel, "position 2 of 3").waitFor();
    assert.deepEqual(await labels(panel), ["B", "A", "C"]);

    const from = (await card(panel, 3).boundingBox())!;
    const to = (await card(panel, 1).boundingBox())!;
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + 30, to.y + 30, { steps: 6 });
    await page.mouse.up();
    await note(panel, "position 1 of 3").waitFor();
    assert.deepEqual(await labels(panel), ["C", "B", "A"]);

    // The first clicks after a drag may still be taken for its end.
    const second = panel.getByRole("group", { name: "Picture 2 of 3" });
    while (!await second.isVisible()) await card(panel, 2).click();
    await menu.click();
    await button(panel, "Move up").click();
    assert.deepEqual(await labels(panel), ["B", "C", "A"]);
    assert.deepEqual(await panel.locator(".thing-signs").allTextContents(), ["Cover"]);
  }, WIDE);
});

Deno.test("several pictures become one paper, whose pages are sorted and taken out; words come back with what is removed", async () => {
  await emptyStop(async ({ page, stop }) => {
    const panel = stop(1);
    await dropFiles(panel, pictures(4));
    await letter(panel, "ABCD");
    await button(panel, "Select").click();
    await card(panel, 2).click();
    await card(panel, 4).click({ modifiers: ["Shift"] });
    await button(panel, "Join as pages of one paper").click();
    await note(panel, "3 pages are one paper now.").waitFor();
    assert.deepEqual(await labels(panel), ["A", "B", "Page 1", "Page 2", "Page 3"]);
    await panel.locator(".thing-signs").getByText("3 pages").waitFor();
    const text = panel.getByLabel(/^Text of page/);
    await panel.getByRole("button", { name: "Page 3" }).click();
    assert.equal(await text.inputValue(), "D", "its words are the text of its page");
    await button(panel, "Move page 3 to the front").click();
    assert.equal(await text.inputValue(), "D");
    await button(panel, "Remove page 2").click();
    await panel.locator(".thing-signs").getByText("2 pages").waitFor();
    await note(panel, "Page 2 was removed.").getByRole("button", { name: "Undo" }).click();
    await panel.locator(".thing-signs").getByText("3 pages").waitFor();

    await panel.locator(".thing-head summary").click();
    await button(panel, "Remove picture").click();
    assert.equal(await cards(panel).count(), 0, "the one that is left needs no card");
    assert.equal(await panel.getByLabel("Image description").inputValue(), "A");
    await note(panel, "The picture was removed.").getByRole("button", { name: "Undo" }).click();
    assert.deepEqual((await labels(panel)).slice(0, 2), ["A", "B"]);
    await sent(page);
  }, WIDE);
});

Deno.test("more pictures than a stop can have wait among the photographs without a stop", async () => {
  await emptyStop(async (it) => {
    const { page, stop } = it;
    await dropFiles(stop(1), pictures(32));
    const said = note(stop(1), "30 pictures added.");
    await said.getByText(
      "2 pictures more are among the photographs without a stop. Stop 1 has 30 pictures and papers, " +
        "which is the most.",
    ).waitFor();
    await things(it, 30).waitFor();
    assert.equal(await button(stop(1), "Add pictures").count(), 0);
    const loose = page.getByRole("region", { name: "Photographs without a stop" });
    assert.deepEqual(await loose.locator("li > span").allTextContents(), [
      "photo 31.jpg",
      "photo 32.jpg",
    ]);
    await loose.getByLabel("Put photo 31.jpg on a stop").selectOption({ index: 1 });
    await page.getByText("Stop 1 has 30 pictures, which is the most.").waitFor();
    await sent(page);
  }, WIDE);
});

Deno.test("a picture gets its time while the recording plays, by a key, by its boxes and on the waveform", async () => {
  await emptyStop(async ({ page, stop }) => {
    const panel = stop(1);
    await dropFiles(panel, [...pictures(2), { name: "mill.wav", bytes: recording(60) }]);
    await letter(panel, "AB");
    await panel.getByText("Shown while the story is told").click();
    const player = panel.getByRole("group", { name: "The recording" });
    await player.getByText("0:00 / 1:00").waitFor();
    const from = panel.getByLabel("Shown from");
    const signs = panel.locator(".thing-signs");
    await from.fill("0:30");
    await from.blur();
    await signs.getByText("0:30").waitFor();
    await panel.getByLabel("until", { exact: true }).fill("0:20");
    await panel.getByLabel("until", { exact: true }).blur();
    await panel.getByText("It must be shown before it is hidden").waitFor();
    await panel.getByLabel("until", { exact: true }).fill("1:20");
    await panel.getByLabel("until", { exact: true }).blur();
    await panel.getByText("The recording ends at 1:00.").waitFor();
    await panel.getByLabel("until", { exact: true }).fill("soon");
    await panel.getByLabel("until", { exact: true }).blur();
    await panel.getByText("“soon” is no time. Write it as 1:05.").waitFor();
    await panel.getByLabel("Start of B").press("ArrowRight");
    assert.equal(await from.inputValue(), "0:30.5");
    await button(panel, "No time").click();
    assert.equal(await from.inputValue(), "");
    assert.equal(await panel.getByRole("slider", { name: "Start of B" }).count(), 0);

    await panel.getByRole("button", { name: "Play the recording" }).click();
    await player.getByText(/0:0[1-9] /).waitFor();
    await card(panel, 1).press("f");
    await signs.filter({ hasText: /0:0[1-9]/ }).waitFor();
    await button(panel, "From here").click();
    assert.equal(await signs.filter({ hasText: /0:0\d/ }).count(), 2);
    await panel.getByRole("button", { name: "Pause the recording" }).click();
    await axeFindsNothing(page, "times of pictures", "[data-stop]");
    await sent(page);
  }, WIDE);
});

/** What an author does at most after twelve pictures and a letter were dropped. */
const MOST_CLICKS = 8;

Deno.test("a stop with twelve pictures and a letter of six pages is published in few clicks after they were dropped", async () => {
  await emptyStop(async (it) => {
    const { page, server, stop } = it;
    const panel = stop(1);
    await fillDetails(it, "The mill");
    await fillStop(await it.openStop(1), "The wheel");
    const pages = Array.from({ length: 6 }, (_, i) => ({
      draw: lines([[700, `Page ${i + 1} of the letter`]]),
    }));
    await dropFiles(panel, [...pictures(12), { name: "letter.pdf", bytes: pdfPages(pages) }]);
    await note(panel, "12 pictures added. letter.pdf: 6 pages added.").waitFor({ timeout: 60_000 });
    let clicks = 0;
    const click = async (target: Locator) => {
      await target.click();
      clicks++;
    };
    await click(card(panel, 13));
    await click(panel.getByLabel("Visitors may download the PDF"));
    await click(panel.locator(".thing-head summary"));
    await click(button(panel, "Make it the cover"));
    assert.deepEqual(await panel.locator(".thing-signs").allTextContents(), ["Cover6 pages"]);
    await sent(page);
    await publish(page);
    clicks += 2;
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
    const id = page.url().split("/").at(-1);
    const tour = await (await page.request.get(`${server.origin}/api/tours/${id}`)).json();
    const [{ things }] = tour.audioStops;
    assert.equal(things.length, 13);
    const [letter] = things;
    assert.equal(letter.caption, "letter");
    assert.match(letter.file, /^\/media\/[0-9a-f]{64}\.pdf$/);
    assert.match(letter.text, /Page 1 of the letter/);
    assert.equal(letter.pages.length, 5);
    assert.match(letter.pages[4].text, /Page 6 of the letter/);
    assert.equal(tour.audioStops[0].imageUrl, letter.url);
  }, WIDE);
});

Deno.test("a PDF that cannot be read is named, and the pictures beside it are there", async () => {
  await emptyStop(async (it) => {
    const panel = it.stop(1);
    const broken = { name: "broken.pdf", bytes: new TextEncoder().encode("no PDF at all") };
    await dropFiles(panel, [...pictures(2), broken]);
    await note(panel, "2 pictures added.").getByText(
      /^broken.pdf wasn’t added. This PDF is damaged/,
    )
      .waitFor({ timeout: 60_000 });
    assert.equal(await cards(panel).count(), 2);
    await sent(it.page);
  }, WIDE);
});
