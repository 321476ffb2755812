/** The question for the location on a first visit. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withPage } from "../../support/browser/browser.ts";
import { watchScripts } from "../../support/measure/script_size.ts";
import { testServer } from "../../support/servers/server.ts";
import { CORNER, locate } from "../../support/browser/visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Enable Location Access" });
const flags = (page: Page) =>
  page.evaluate(() => [
    localStorage["location-permission-handled"],
    localStorage["location-permission-granted"],
  ]);

/** Runs `use` with somebody who comes for the first time, with the question before him. */
async function onFirstVisit(use: (page: Page, origin: string) => Promise<void>, allows = false) {
  await using server = await testServer();
  await withPage({ prompt: true, viewport: { width: 390, height: 844 } }, async (page) => {
    if (allows) await locate(page.context(), server.origin, CORNER);
    await page.goto(server.origin);
    await dialog(page).getByText("Nearby Archives").waitFor();
    await dialog(page).getByText("Auto-play Narratives").waitFor();
    await use(page, server.origin);
  });
}

Deno.test("that the location was allowed is stored, and the question comes once", () =>
  onFirstVisit(async (page, origin) => {
    await dialog(page).getByRole("button", { name: "Enable Location & Get Started" }).click();
    await page.waitForFunction(() => localStorage["location-permission-granted"] === "true");
    assert.deepEqual(await flags(page), ["true", "true"]);
    await page.goto(`${origin}/tours`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await dialog(page).count(), 0);
  }, true));

Deno.test("on the smallest phone, and on one held across, all answers are in sight", async () => {
  await using server = await testServer();
  for (const [width, height] of [[320, 568], [844, 390], [667, 375], [640, 400]]) {
    await withPage({ prompt: true, viewport: { width, height } }, async (page) => {
      await page.goto(server.origin);
      await dialog(page).waitFor();
      for (const answer of await dialog(page).locator("button, a").all()) {
        const { x, y, ...box } = (await answer.boundingBox())!;
        const isInSight = x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height;
        assert.ok(isInSight, `${await answer.textContent()} at ${width}×${height}`);
      }
    });
  }
});

Deno.test("the question waits for the splash, and loads no React", async () => {
  await using server = await testServer();
  await withPage({ prompt: true, splash: true }, async (page) => {
    const scripts = watchScripts(page);
    await page.goto(server.origin);
    await page.locator("html[data-splash]").waitFor({ state: "attached" });
    assert.equal(await page.locator("#location-prompt[open]").count(), 0);
    await page.keyboard.press("Shift");
    await dialog(page).waitFor();
    assert.ok(scripts.bytes() < 60_000, `${scripts.bytes()} bytes of script`);
    assert.deepEqual(scripts.names().filter((name) => /hydrate|react/.test(name)), []);
  });
});
