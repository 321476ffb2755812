import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { visit } from "../../support/browser/visitor.ts";

/** Holds what fits `pattern` back until the returned function is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

async function sizeOf(element: Locator) {
  const { width, height } = (await element.boundingBox())!;
  return { width, height };
}

/** Waits until styles and fonts are there, which come later than the first of the page. */
async function isStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.styleSheets.length > 0 && document.body?.offsetWidth > 0
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: its browser says, as some seconds after a tap, that none counts any more. */
function forgetActivation() {
  const get = () => ({ isActive: false });
  Object.defineProperty(Navigator.prototype, "userActivation", { get });
}

const startButton = (page: Page) => page.getByRole("button", { name: "Start Archive Experience" });

for (
  const [what, pattern] of [["script", "**/assets/client-*.js"], [
    "island",
    "**/assets/start-tour-*",
  ]]
) {
  Deno.test(`a tap on Start before the page's ${what} is loaded is seen at once, and starts one walk`, () =>
    visit(async ({ page, server, tourId }) => {
      const release = await holdBack(page, pattern);
      await page.goto(`${server.origin}/tour/${tourId}`, { waitUntil: "commit" });
      await isStyled(page);
      const before = await sizeOf(startButton(page));
      await startButton(page).click();
      assert.equal(await startButton(page).getAttribute("aria-busy"), "true");
      assert.deepEqual(await sizeOf(startButton(page)), before, "nothing moves");
      release();
      // Behind the walk's screen, which may have opened by now.
      await page.locator(".start-tour.walking").waitFor({ state: "attached" });
      await hydrated(page, "start-tour");
    }));
}

Deno.test("a tap that can start no sound any more asks for another, and pretends nothing", () =>
  visit(async ({ page, server, tourId }) => {
    const release = await holdBack(page, "**/assets/stop-list-*");
    await page.addInitScript(forgetActivation);
    await page.goto(`${server.origin}/tour/${tourId}`, { waitUntil: "commit" });
    const play = page.getByRole("button", { name: "Play Audio" }).first();
    await play.click();
    assert.equal(await play.getAttribute("aria-busy"), "true");
    release();
    await page.getByRole("alert").filter({ hasText: "Tap again to play" }).waitFor();
    assert.equal(await play.getAttribute("aria-busy"), null);
    assert.equal(
      await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused),
      true,
    );
    await play.click();
    await page.getByRole("button", { name: "Pause Audio" }).first().waitFor();
    assert.equal(await page.getByText("Tap again to play").count(), 0);
  }));

Deno.test("a tap that was waiting when the chunk failed is forgotten, and the button is free again", () =>
  visit(async ({ page, server, tourId }) => {
    await page.route("**/assets/start-tour-*", (route) => route.abort());
    await page.goto(`${server.origin}/tour/${tourId}`, { waitUntil: "commit" });
    await startButton(page).click();
    // In sight, wherever the button is: the page has reloaded itself since the tap.
    await page.locator(".alert").waitFor();
    assert.equal(await startButton(page).getAttribute("aria-busy"), null);
    await page.unroute("**/assets/start-tour-*");
    await page.getByRole("button", { name: /Try again|Reload/ }).first().click();
    await hydrated(page, "start-tour");
    assert.equal(await page.locator(".walking").count(), 0);
  }, { allowErrors: /Failed to load resource/ }));

Deno.test("a tap whose chunk is gone with a new version is asked for again after the reload, at its button", () =>
  visit(async ({ page, server, tourId }) => {
    const isDeployed = Promise.withResolvers<void>();
    await page.route("**/assets/stop-list-*.js", async (route) => {
      await isDeployed.promise;
      await route.fulfill({ status: 404 });
    });
    await page.route("**/assets/client-*.js", async (route) => {
      if (route.request().method() !== "HEAD") return route.continue();
      await route.fulfill({ status: 404 });
      await page.unrouteAll();
    });
    await page.goto(`${server.origin}/tour/${tourId}`, { waitUntil: "commit" });
    const play = page.locator("#stop-4").getByRole("button", { name: "Play Audio" });
    await play.click();
    assert.equal(await play.getAttribute("aria-busy"), "true");
    isDeployed.resolve();
    await page.getByRole("alert").filter({ hasText: "Tap again to play" }).waitFor();
    await hydrated(page, "stop-list");
    await page.locator("#stop-4").getByRole("button", { name: "Play Audio" }).click();
    await page.locator("#stop-4").getByRole("button", { name: "Pause Audio" }).waitFor();
    await page.reload();
    await hydrated(page, "stop-list");
    assert.equal(await page.getByText("Tap again to play").count(), 0, "only once");
  }, { allowErrors: /Failed to load resource/ }));
