/** Photographs that no recording has: they wait for a stop, and are put on one or made one. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { hydrated } from "../../../support/browser/browser.ts";
import { dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import { addressOf, emptyForm, stopTitles } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { photo } from "../../../support/data/photo.ts";

const MILL: DroppedFile = { name: "mill.mp3", bytes: mediaFile("tone.mp3") };
const GATE: DroppedFile = { name: "gate.mp3", bytes: mediaFile("tone.mp3") };
const picture = (name: string, latitude?: number): DroppedFile => ({
  name,
  bytes: photo(mediaFile("gate.jpg"), latitude ? { place: { latitude, longitude: 11.25 } } : {}),
});

const strip = (page: Page) => page.getByRole("region", { name: "Photographs without a stop" });
const names = (page: Page) => strip(page).locator("li > span").allTextContents();

const row = (page: Page, index: number) => page.locator(`li[data-row="${index}"]`);

/** Drags as a hand does: a browser begins a drag only on a way of several steps. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [{ x, y }, end] = await Promise.all([from, to].map(async (one) => {
    const { x, y, width, height } = (await one.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 9, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

Deno.test("photographs that no recording has wait on this device, also after a reload, until they are on a stop", async () => {
  await emptyForm(async (it) => {
    const { page } = it;
    const files = [MILL, GATE, picture("sun.jpg"), picture("moon.jpg", 43.771), picture("sea.jpg")];
    await dropFiles(page.locator("h1"), files);
    await page.getByText("2 recordings became 2 stops. 3 photographs have no stop yet.").waitFor();
    await strip(page).locator("img").nth(2).waitFor();
    assert.deepEqual(await names(page), ["moon.jpg43.7710, 11.2500", "sea.jpg", "sun.jpg"]);
    await axeFindsNothing(page, "photographs without a stop", ".loose-photos");

    await page.locator(".upload-summary").waitFor({ state: "detached" });
    await page.goto(`${it.server.origin}/create`);
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: /^Restore/ }).click();
    await strip(page).locator("img").nth(2).waitFor();

    await strip(page).getByLabel("Put sun.jpg on a stop").selectOption("1 gate");
    await page.getByText("sun.jpg is on stop 1.").waitFor();
    // Its line moves the rows below.
    await page.locator(".upload-summary").waitFor({ state: "detached" });
    await drag(page, strip(page).locator("li", { hasText: "sea" }).locator("img"), row(page, 1));
    await page.getByText("sea.jpg is on stop 2.").waitFor();
    for (const n of [1, 2]) {
      await row(page, n - 1).locator(".outline-open").click();
      assert.match(await addressOf(it, n, "Picture"), /^\/media\//, "it is sent now");
    }
    assert.deepEqual(await names(page), ["moon.jpg43.7710, 11.2500"]);

    await strip(page).getByRole("button", { name: "Make it a stop" }).click();
    await strip(page).waitFor({ state: "detached" });
    assert.deepEqual(await stopTitles(page), ["gate", "mill", "moon"]);
    assert.equal(await it.stop(3).getByLabel("Latitude").inputValue(), "43.771");
  }, { viewport: { width: 1280, height: 1200 } });
});

Deno.test("a photograph that is removed is gone, and one that nobody can read says so", async () => {
  await emptyForm(async ({ page }) => {
    const broken = { name: "broken.jpg", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0]) };
    await dropFiles(page.locator("h1"), [MILL, picture("moon.jpg"), broken]);
    await strip(page).getByText("This browser can’t read the picture.").waitFor();
    assert.equal(await strip(page).getByRole("combobox").count(), 1, "only the other has a choice");
    await strip(page).getByRole("button", { name: "Remove broken.jpg" }).click();
    await strip(page).getByRole("button", { name: "Remove moon.jpg" }).click();
    await page.getByText("moon.jpg was removed.").waitFor();
    assert.equal(await strip(page).count(), 0);
  });
});

Deno.test("undo takes away the photographs that came with the stops", async () => {
  await emptyForm(async ({ page }) => {
    await dropFiles(page.locator("h1"), [MILL, picture("moon.jpg")]);
    await strip(page).waitFor();
    await page.locator(".batch-report").getByRole("button", { name: "Undo" }).click();
    await strip(page).waitFor({ state: "detached" });
    assert.deepEqual(await stopTitles(page), ["Untitled stop"]);
  });
});
