import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { shown, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

const NOTICE = "The map background didn’t load. Stops, route and distances are still correct.";
const FAILURE = "Unable to load map. Please check your internet connection.";
const TITLE = "The old school";
const LEAFLET = /leaflet-[\w-]+\.js$/;

/** A server with one tour, and the address of its page. */
async function serverWithTour(settings: Record<string, string>) {
  const server = await testServer({ settings });
  const { id } = await createTour(server.kv, makeTour({ title: TITLE }), { userId: NOBODY });
  return { server, address: `${server.origin}/tour/${id}` };
}

Deno.test("without pictures the map still shows where everything is, on a phone and on a wide screen", async () => {
  await using tiles = serveTiles();
  const { server, address } = await serverWithTour(tiles.settings);
  await using _ = server;
  const tileRequests = new RegExp(tiles.settings.MAP_TILE_URL.slice(0, 22));
  await withPage({ allowErrors: /ERR_FAILED/ }, async (page) => {
    await page.route(tileRequests, (route) => route.abort());
    for (const viewport of [{ width: 1280, height: 900 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await page.locator(".tour-map").scrollIntoViewIfNeeded();
      await page.getByText(NOTICE).waitFor();
      for (const part of [".map-pin", ".map-zone", ".map-route", ".leaflet-control-scale"]) {
        assert.ok(await page.locator(part).first().isVisible(), part);
      }
      const notice = (await page.getByText(NOTICE).boundingBox())!;
      for (const part of await page.locator(".map-pin, .tour-map .leaflet-control:visible").all()) {
        const box = (await part.boundingBox())!;
        assert.ok(box.y + box.height <= notice.y, "the notice covers nothing");
      }
    }
    assert.equal((await page.locator(".tour-map").boundingBox())!.height, 300);

    await page.unroute(tileRequests);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText(NOTICE).waitFor({ state: "detached" });
    assert.ok(await page.locator(".leaflet-tile-loaded").first().isVisible());
  });
});

Deno.test("the notice of missing pictures leaves after some seconds, and is read by then", async () => {
  await using tiles = serveTiles();
  const { server, address } = await serverWithTour(tiles.settings);
  await using _ = server;
  await withPage({ allowErrors: /ERR_FAILED/ }, async (page) => {
    await page.route(
      new RegExp(tiles.settings.MAP_TILE_URL.slice(0, 22)),
      (route) => route.abort(),
    );
    await page.goto(address);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.getByText(NOTICE).waitFor();
    const said = performance.now();
    await page.getByText(NOTICE).waitFor({ state: "detached" });
    assert.ok(performance.now() - said > 5000);
  });
});

Deno.test("when Leaflet does not arrive it is asked for four times, and again by Retry", async () => {
  await using tiles = serveTiles();
  const { server, address } = await serverWithTour(tiles.settings);
  await using _ = server;
  await withPage({ allowErrors: /ERR_FAILED/ }, async (page) => {
    let requests = 0;
    await page.route(LEAFLET, (route) => {
      requests++;
      return route.abort();
    });
    await page.goto(address);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.getByText(FAILURE).waitFor();
    assert.equal(requests, 4);
    assert.ok(await page.getByText("Historical Narratives").isVisible(), "the page lives on");

    await page.unroute(LEAFLET);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    assert.equal(await page.locator(".map-pin").count(), 2);
    assert.ok(
      await page.evaluate(() => document.activeElement?.classList.contains("map-canvas")),
      "the focus stays at the map",
    );
  });
});

Deno.test("leaving while Leaflet loads, and again while a note is open, leaves no error behind", async () => {
  await using tiles = serveTiles();
  const { server, address } = await serverWithTour(tiles.settings);
  await using _ = server;
  await withPage({}, async (page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => release = resolve);
    const asked = page.waitForRequest(LEAFLET);
    await page.route(LEAFLET, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await asked;
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.waitForURL(/\/tours$/);
    const arrived = page.waitForResponse(LEAFLET);
    release();
    await arrived;
    await page.getByRole("link", { name: TITLE }).click();
    await page.waitForURL(address);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".map-pin").first().click();
    await page.locator(".map-note").waitFor();
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await shown(page, "All Archive Experiences");
    assert.equal(await page.locator(".map-pin").count(), 0);
  });
});

Deno.test("without scripts there is no empty frame of a map", async () => {
  await using tiles = serveTiles();
  const { server, address } = await serverWithTour(tiles.settings);
  await using _ = server;
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(address);
    assert.equal(await page.locator(".tour-map").isVisible(), false);
    await page.goto(`${server.origin}/tours`);
    assert.equal(await page.getByText("Show Map").isVisible(), false);
  });
});
