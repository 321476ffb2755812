/** The table of all stops: titles, descriptions and radii of a whole archive at one go. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { dropFiles } from "../../../support/browser/drop.ts";
import { type Author, author, openLong, stopTitles } from "../../../support/browser/form.ts";

const table = (page: Page) => page.locator(".stop-table");
const cell = (page: Page, name: string) => table(page).getByLabel(name, { exact: true });

const PICTURE = "https://pictures.example/gate.jpg";

/** Pastes text into a box, as Ctrl+V does. */
const paste = (box: Locator, text: string) =>
  box.evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    box.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Opens a form with so many stops, of which the third has no description. */
async function openStops({ page, ...it }: Author, count: number): Promise<void> {
  await it.open();
  const audioStops = Array.from({ length: count }, (_, i) => ({
    ...makeStop({ title: `Mill ${i + 1}` }),
    ...(i === 2 ? { description: "" } : {}),
  }));
  const bytes = new TextEncoder().encode(JSON.stringify(makeTour({ audioStops })));
  await dropFiles(page.locator(".templates"), [{ name: "mills.json", bytes }]);
  await openTable(page);
}

const openTable = (page: Page) => page.getByRole("button", { name: "Table of all stops" }).click();

Deno.test("titles, descriptions and radii of all stops are written in a table, by keyboard alone", async () => {
  await author({}, async (it) => {
    const { page, stop } = it;
    await openStops(it, 4);
    const gaps = table(page).locator("[data-gaps]");
    assert.equal(await gaps.count(), 1);
    await gaps.getByText("Missing or not valid: description").waitFor();
    await cell(page, "Description of stop 2").fill("");
    assert.equal(await gaps.count(), 2);

    await cell(page, "Description of stop 2").focus();
    await page.keyboard.type("Two.");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("And more.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Three.");
    await page.keyboard.press("Tab");
    assert.equal(await cell(page, "Trigger radius in meters of stop 3").inputValue(), "30");
    assert.equal(await cell(page, "Description of stop 2").inputValue(), "Two.\nAnd more.");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("600");
    await gaps.getByText("Missing or not valid: trigger radius").waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("80");
    await page.keyboard.press("Enter");
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      "Trigger radius in meters of stop 4",
    );
    await page.keyboard.press("Enter");
    assert.equal(await gaps.count(), 0);
    await cell(page, "Title of stop 4").fill("Lock");

    await table(page).getByRole("button", { name: "Open stop 3" }).click();
    await stop(3).getByLabel("Stop description").waitFor();
    assert.equal(await stop(3).getByLabel("Stop description").inputValue(), "Three.");
    assert.equal(await stop(3).getByRole("textbox", { name: "Trigger radius" }).inputValue(), "80");
    assert.deepEqual(await stopTitles(page), ["Mill 1", "Mill 2", "Mill 3", "Lock"]);
    assert.equal(await table(page).count(), 0, "the outline is back");
  });
});

Deno.test("what is written in an open stop and in the table is the same", async () => {
  await author({ viewport: { width: 1280, height: 900 } }, async (it) => {
    const { page, stop } = it;
    await openStops(it, 3);
    await cell(page, "Title of stop 1").fill("By the table");
    await page.getByRole("button", { name: "Back to the outline" }).click();
    await it.openStop(1);
    assert.equal(await stop(1).getByLabel("Stop title").inputValue(), "By the table");
    await stop(1).getByLabel("Stop title").fill("By the panel");
    await openTable(page);
    assert.equal(await cell(page, "Title of stop 1").inputValue(), "By the panel");

    await page.getByRole("button", { name: "Add Stop" }).click();
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute("aria-label") === "Title of stop 4"
    );
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    await page.locator(".to-do-list summary").click();
    await page.getByRole("button", { name: /^Stop 4 – a title/ }).waitFor();
  });
});

Deno.test("a field of all catalogue records is typed down a column, pasted from a spreadsheet, and taken back", async () => {
  await author({ viewport: { width: 390, height: 844 } }, async (it) => {
    const { page } = it;
    await openStops(it, 4);
    const show = page.getByRole("combobox", { name: "Show" });
    await show.selectOption("Date of recording");
    const date = (n: number) => cell(page, `Date of recording of stop ${n}`);
    await date(1).fill("3 May 2024");
    await date(1).press("Enter");
    assert.equal(await date(1).inputValue(), "2024-05-03");
    await page.keyboard.type("no date at all");
    await page.keyboard.press("Enter");
    await table(page).getByText("The date must be one such as 1931").waitFor();
    await paste(date(2), "May 1931\tBox 7\nabout 1932\n1933\nmore than there are stops\n");
    await table(page).getByText("3 stops were filled in.").waitFor();
    const dates = () => Promise.all([1, 2, 3, 4].map((n) => date(n).inputValue()));
    assert.deepEqual(await dates(), ["2024-05-03", "1931-05", "1932~", "1933"]);
    await axeFindsNothing(page, "the table of records", ".stop-table");
    await fitsTheWidth(page, "the table of records");
    await table(page).getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await dates(), ["2024-05-03", "no date at all", "", ""]);
    await date(2).fill("");

    await show.selectOption("Contributors");
    await cell(page, "Contributors of stop 1").fill("Mae Lewis (Speaker); Class 8b;");
    await show.selectOption("Rights");
    await cell(page, "Rights of stop 1").fill("cc by 4.0");
    await cell(page, "Rights of stop 1").press("Tab");
    assert.match(await cell(page, "Rights of stop 1").inputValue(), /^CC BY 4\.0/);
    await table(page).getByRole("button", { name: "Open stop 1" }).click();
    const fold = await openLong(it.stop(1), "Catalogue record");
    assert.equal(await fold.getByLabel("Name of contributor 1").inputValue(), "Mae Lewis");
    assert.equal(await fold.getByLabel("Role of contributor 1").inputValue(), "Speaker");
    assert.equal(await fold.getByLabel("Name of contributor 2").inputValue(), "Class 8b");
    assert.equal(await fold.getByLabel("Date of recording").inputValue(), "2024-05-03");
  });
});

Deno.test("two hundred stops fit a phone of 320 pixels, and letters come at once", async () => {
  await author({ viewport: { width: 320, height: 700 } }, async (it) => {
    const { page } = it;
    await openStops(it, 200);
    const last = cell(page, "Description of stop 200");
    await last.fill("The end.");
    await last.press("End");
    await page.keyboard.type(" Really.");
    assert.equal(await last.inputValue(), "The end. Really.");
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    assert.equal(overflow, 0);
    const narrow = await table(page).locator("textarea").first().boundingBox();
    assert.ok(narrow!.width > 200, `${narrow!.width} px for a description`);
    const frames = await page.evaluate(async () => {
      const box = document.activeElement as HTMLTextAreaElement;
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!;
      const times: number[] = [];
      for (let i = 0; i < 20; i++) {
        const start = performance.now();
        set.call(box, box.value + "x");
        box.dispatchEvent(new Event("input", { bubbles: true }));
        times.push(performance.now() - start);
        await new Promise(requestAnimationFrame);
      }
      return times.sort((a, b) => a - b);
    });
    console.log(`A letter among 200 stops: ${frames[10].toFixed(1)} ms at the median`);
    assert.ok(frames[10] < 50, `${frames[10]} ms`);
  });
});

Deno.test("the pictures of all stops are described beside them, one after the other", async () => {
  await author({}, async (it) => {
    const { page } = it;
    const body = Buffer.from(mediaFile("gate.jpg"));
    await page.route(PICTURE, (route) => route.fulfill({ body, contentType: "image/jpeg" }));
    await it.open();
    const audioStops = ["Gate", "Mill", "Lock"].map((title, i) => ({
      ...makeStop({ title }),
      ...i === 1 ? {} : { imageUrl: PICTURE },
    }));
    const bytes = new TextEncoder().encode(JSON.stringify(makeTour({ audioStops })));
    await dropFiles(page.locator(".templates"), [{ name: "mills.json", bytes }]);
    await openTable(page);
    await table(page).getByLabel("Show").selectOption("Picture");
    assert.equal(await table(page).locator("img").count(), 2);
    await table(page).getByText("No picture").waitFor();
    await cell(page, "Image description of stop 1").focus();
    await page.keyboard.type("A gate of iron.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("A lock.");
    assert.equal(await cell(page, "Image description of stop 3").inputValue(), "A lock.");
    await cell(page, "Image credit of stop 3").fill("x".repeat(201));
    await table(page).getByText("Not valid: image credit").waitFor();
    await cell(page, "Image credit of stop 3").fill("The school’s collection");
    assert.equal(await table(page).getByText("Not valid").count(), 0);
    await axeFindsNothing(page, "the table of pictures", ".stop-table");
    await fitsTheWidth(page, "the table of pictures");
    await table(page).getByRole("button", { name: "Open stop 1" }).click();
    const description = it.stop(1).getByLabel("Image description");
    assert.equal(await description.inputValue(), "A gate of iron.");
  });
});
