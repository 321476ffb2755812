/** The map of all archives: it loads what its box shows, and clusters lead closer. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" as const };

/** So many archives around each of two towns, 500 km from each other. */
async function fill(server: TestServer, count: number) {
  for (let i = 0; i < count; i++) {
    const [latitude, longitude] = i % 2 ? [51.5, 0] : [48.85, 2.35];
    const away = [Math.sin(i) / 20, Math.cos(i * 7) / 20];
    await createTour(
      server.kv,
      makeTour({
        title: `Archive ${i}`,
        latitude: latitude + away[0],
        longitude: longitude + away[1],
      }),
      { userId: NOBODY },
    );
  }
}

async function openMap(page: Page, server: TestServer) {
  await page.goto(`${server.origin}/tours`);
  await page.getByText("Show Map").click();
  await page.locator(".tour-map[data-state=ready]").waitFor();
}

/** The numbers on the seals of the clusters, added up from their names. */
const clustered = async (page: Page) =>
  (await page.getByRole("button", { name: /archives: zoom in$/ }).allTextContents())
    .map((text) => Number(/([\d,]+) archives/.exec(text)![1].replace(",", "")));

const mapAnswered = (page: Page) => page.waitForResponse(/\/api\/tours\/map/);

Deno.test("of 2,000 archives the map shows clusters, which lead by click and by keyboard to pins", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await fill(server, 2000);
  await withPage(DESK, async (page) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${server.origin}/tours`);
    const figures = page.locator(".stats dd");
    const ends = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect().right)
    );
    assert.ok(ends.length === 3 && ends.every((end) => end <= 320), `the figures end at ${ends}`);
    await page.setViewportSize(DESK.viewport);
    await openMap(page, server);
    const clusters = page.getByRole("button", { name: /archives: zoom in$/ });
    await clusters.first().waitFor();
    assert.ok(await page.locator(".map-pin").count() <= 60, "few enough to be told apart");
    assert.equal((await clustered(page)).reduce((sum, count) => sum + count, 0), 2000);
    await Promise.all([mapAnswered(page), clusters.first().click()]);
    const pin = page.locator(".map-pin", { hasText: /Archive \d/ });
    for (let i = 0; i < 12 && await pin.count() === 0; i++) {
      await clusters.first().focus();
      await Promise.all([mapAnswered(page), page.keyboard.press(i % 2 ? "Enter" : "Space")]);
      await page.locator(".map-pin").first().waitFor();
      assert.ok(
        await page.evaluate(() => document.activeElement?.matches(".map-canvas")),
        "the keyboard stays on the map",
      );
    }
    // By the keyboard, which reaches a pin that others cover.
    await pin.first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".map-note").getByRole("link", { name: "Explore Archive" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/, { waitUntil: "commit" });
  });
});

Deno.test("by the keyboard the note of an archive in the list has the focus, and gives it back", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await fill(server, 2);
  await withPage(DESK, async (page) => {
    await openMap(page, server);
    const pin = page.locator(".map-pin", { hasText: "Archive 0" });
    await pin.focus();
    await page.keyboard.press("Enter");
    const button = page.locator(".map-note").getByRole("button", { name: "Show in list" });
    await button.waitFor();
    assert.equal(
      await page.evaluate(() => document.activeElement?.textContent),
      "Explore Archive",
    );
    await page.keyboard.press("Escape");
    await button.waitFor({ state: "detached" });
    assert.match((await page.evaluate(() => document.activeElement?.textContent))!, /^Archive 0/);
  });
});

Deno.test("a note with the way to the list is on the map as a whole", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await fill(server, 2);
  await withPage(DESK, async (page) => {
    await openMap(page, server);
    await page.locator(".map-pin", { hasText: "Archive 1" }).click();
    await page.getByRole("button", { name: "Show in list" }).waitFor();
    // The map moves with its note.
    await page.waitForFunction(() => {
      const [note, map] = [".leaflet-popup", ".map-canvas"].map((part) =>
        document.querySelector(part)!.getBoundingClientRect()
      );
      return note.top >= map.top;
    });
  });
});
