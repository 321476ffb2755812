/** Somebody whom a link or a QR code leads straight to an archive, on the first visit. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { makeTour } from "../../support/data/tours.ts";
import { along, CORNER, locate, street, watchWalk } from "../../support/browser/visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Enable Location Access" });
const startButton = (page: Page) => page.getByRole("button", { name: "Start Archive Experience" });
const flags = (page: Page) =>
  page.evaluate(() => [
    localStorage["location-permission-handled"],
    localStorage["location-permission-granted"],
  ]);

type Visit = { page: Page; server: TestServer; path: string };

/** Runs `use` on the page of an archive, the first one that this browser has ever opened. */
async function onArchive(use: (visit: Visit) => Promise<void>, { allows = true } = {}) {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const tour = makeTour({ title: "The old street", audioStops: street() });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  const viewport = { width: 390, height: 844 };
  await withPage({ prompt: true, splash: true, viewport }, async (page) => {
    await watchWalk(page.context());
    if (allows) await locate(page.context(), server.origin, CORNER);
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "start-tour");
    await use({ page, server, path: `/tour/${id}` });
  });
}

/** Nothing lies over the page: neither splash nor question. */
async function isFree(page: Page): Promise<void> {
  assert.equal(await page.locator("html[data-splash]").count(), 0, "no splash");
  assert.equal(await dialog(page).count(), 0, "no question");
}

Deno.test("a link to an archive shows the archive: no splash, no question", () =>
  onArchive(async ({ page }) => {
    await isFree(page);
    await page.reload();
    await hydrated(page, "start-tour");
    await isFree(page);
    assert.deepEqual(await flags(page), [null, null].map(() => undefined));
  }));

Deno.test("a splash that a link to an archive left out does not come later in the session", () =>
  onArchive(async ({ page, server }) => {
    await page.evaluate(() => localStorage["location-permission-handled"] = "true");
    await page.goto(server.origin);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await isFree(page);
  }));

Deno.test("Start asks, then begins the walk with the location that was allowed", () =>
  onArchive(async ({ page }) => {
    await startButton(page).click();
    await dialog(page).getByRole("button", { name: "Enable Location & Get Started" }).click();
    await page.getByRole("heading", { name: /m to stop 1/ }).waitFor();
    assert.deepEqual(await flags(page), ["true", "true"]);
  }));

Deno.test("a story of the walk sounds although the question came between Start and it", () =>
  onArchive(async ({ page, server }) => {
    await locate(page.context(), server.origin, along(200));
    await startButton(page).click();
    await dialog(page).getByRole("button", { name: "Enable Location & Get Started" }).click();
    await page.waitForFunction(() => JSON.parse(sessionStorage.heard ?? "[]").length > 0);
  }));
