import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, withPage } from "../../support/browser/browser.ts";
import { watchScripts } from "../../support/measure/script_size.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import {
  OLDER_TOWN,
  TOWN,
  waitForColours,
  waitForName,
  watchWriting,
  withMapArchive,
} from "../../support/browser/vector_map.ts";
import { FLORENCE, NO_FLORENCE } from "../../support/streets/florence.ts";
import { orSkipped } from "../../support/skipped.ts";

const ARCHIVE = /\/map\.pmtiles/;
const NOTICE = "The map background didn’t load. Stops, route and distances are still correct.";
const COLOURS = ["land", "green", "water", "building", "road", "main-road"];
/** What Chromium itself says of requests that fail. */
const FAILED = /Failed to load resource|ERR_FAILED/;

/** Opens the page of a tour with two stops, `width` pixels wide. */
async function onTour(
  settings: Record<string, string>,
  options: BrowserOptions,
  use: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  await using server = await testServer({ settings });
  const audioStops = [
    makeStop({ latitude: 43.7697, longitude: 11.2558 }),
    makeStop({ latitude: 43.7711, longitude: 11.2542 }),
  ];
  const tour = makeTour({ latitude: 43.7697, longitude: 11.2558, audioStops });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  await withPage({ viewport: { width: 1280, height: 900 }, ...options }, async (page) => {
    await watchWriting(page);
    await use(page, `${server.origin}/tour/${id}`);
  });
}

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".tour-map").scrollIntoViewIfNeeded();
  await page.locator(".tour-map[data-state=ready]").waitFor();
  await page.getByRole("button", { name: "Move and zoom" }).click();
}

async function zoomOut(page: Page): Promise<void> {
  const before = await page.locator(".leaflet-control-scale").innerText();
  await page.locator(".leaflet-control-zoom-out").click();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>(".leaflet-control-scale")!.innerText !== before,
    before,
  );
}

for (const [schema, features] of [["older tiles", OLDER_TOWN], ["today's tiles", TOWN]] as const) {
  Deno.test(`streets, parks and water of ${schema} are drawn and named, by day and by lamplight`, async () => {
    await using archive = await withMapArchive({ features });
    await onTour(archive.settings, {}, async (page, address) => {
      await openMap(page, address);
      await waitForColours(page, COLOURS);
      await waitForName(page, "Schoolhouse Lane");
      await waitForName(page, "Academy Road");
      await page.emulateMedia({ colorScheme: "dark" });
      await waitForColours(page, COLOURS);
      const credit = page.locator(".leaflet-control-attribution");
      assert.match(await credit.innerText(), /OpenStreetMap.*Protomaps/);
    });
  });
}

Deno.test("streets are drawn from the finest tiles when the map is closer than these", async () => {
  await using archive = await withMapArchive({ features: TOWN, finest: 15 });
  await onTour(archive.settings, {}, async (page, address) => {
    await openMap(page, address);
    await page.locator(".leaflet-control-zoom-in").click();
    await page.locator(".leaflet-control-zoom-in").click();
    await page.locator(".leaflet-control-zoom-in.leaflet-disabled").waitFor();
    await waitForColours(page, ["road", "main-road"]);
  });
});

Deno.test("where the archive has no tiles the map is empty paper, and nothing is said to be missing", async () => {
  await using archive = await withMapArchive({ features: TOWN, tilesTo: 2 });
  await onTour(archive.settings, {}, async (page, address) => {
    await openMap(page, address);
    await page.locator("canvas.leaflet-tile-loaded").first().waitFor();
    assert.equal(await page.getByText(NOTICE).count(), 0);
    assert.equal(await page.locator(".map-pin").count(), 2);
    const painted = await page.locator("canvas.leaflet-tile-loaded").evaluateAll((canvases) =>
      canvases.some((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const context = (canvas as HTMLCanvasElement).getContext("2d")!;
        return context.getImageData(0, 0, width, height).data.some((value) => value > 0);
      })
    );
    assert.equal(painted, false);
  });
});

Deno.test("without the archive the map shows stops and route, says so, and draws once it is there", async () => {
  await using archive = await withMapArchive({ features: TOWN });
  await onTour(archive.settings, { allowErrors: FAILED }, async (page, address) => {
    await page.route(ARCHIVE, (route) => route.abort());
    await openMap(page, address);
    await page.getByText(NOTICE).waitFor();
    assert.equal(await page.locator(".map-pin").count(), 2);
    assert.ok(await page.locator(".map-route").isVisible());
    await page.unroute(ARCHIVE);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText(NOTICE).waitFor({ state: "detached" });
    await waitForColours(page, COLOURS);
  });
});

Deno.test({
  ...orSkipped(
    "an archive of Florence shows its streets, squares and the river by their names",
    NO_FLORENCE,
  ),
  async fn() {
    const [, folder, file] = /^(.*)\/([^/]+)$/.exec(FLORENCE)!;
    await onTour({ DATA_DIR: folder, MAP_PMTILES: file }, {}, async (page, address) => {
      await openMap(page, address);
      await zoomOut(page);
      await waitForName(page, "Via della Condotta");
      await waitForColours(page, ["building", "square", "road"]);
      for (let i = 0; i < 2; i++) await zoomOut(page);
      await waitForColours(page, ["water", "green", "main-road"]);
      await page.emulateMedia({ colorScheme: "dark" });
      await waitForColours(page, ["water", "green", "main-road"]);
    });
  },
});

Deno.test("leaving the page while the map is being drawn leaves no error behind", async () => {
  await using archive = await withMapArchive({ features: TOWN });
  await onTour(archive.settings, {}, async (page, address) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => release = resolve);
    const asked = page.waitForRequest(ARCHIVE);
    await page.route(ARCHIVE, async (route) => {
      await held;
      await route.continue();
    });
    await openMap(page, address);
    await asked;
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.waitForURL(/\/tours$/);
    const arrived = page.waitForResponse(ARCHIVE);
    release();
    await (await arrived).finished();
    assert.equal(await page.locator("canvas").count(), 0);
  });
});

Deno.test("pictures are as before where no archive is configured, and no drawing is loaded", async () => {
  await using tiles = serveTiles();
  await onTour(tiles.settings, {}, async (page, address) => {
    const scripts = watchScripts(page);
    await openMap(page, address);
    await page.locator("img.leaflet-tile-loaded").first().waitFor();
    assert.equal(await page.locator(".map-canvas canvas").count(), 0);
    assert.ok(!scripts.names().some((name) => name.includes("vector")), String(scripts.names()));
  });
});
