import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { answerRange, RECORDING, RECORDING_LENGTH } from "../../support/browser/offline.ts";
import { recording } from "../../support/data/recordings.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const CHUNK = "**/assets/start-tour-*.js";
const CLIENT = "**/assets/client-*.js";
/** What Chromium itself says of files that do not come. */
const MISSING = /Failed to load resource/;

/** Runs `use` with a page and the address of a tour. */
async function withTour(use: (page: Page, url: string) => Promise<void>): Promise<void> {
  await using tiles = serveTiles();
  const file = recording(RECORDING_LENGTH);
  await using server = await testServer({
    settings: tiles.settings,
    intercept: (request, app) =>
      new URL(request.url).pathname === RECORDING ? answerRange(request, file) : app(request),
  });
  const { id } = await createTour(
    server.kv,
    makeTour({ audioStops: [makeStop({ audioUrl: RECORDING })] }),
    { userId: NOBODY },
  );
  await withPage({ allowErrors: MISSING }, (page) => use(page, `${server.origin}/tour/${id}`));
}

const noticeOf = (page: Page) => page.locator(".chunk-notice");

Deno.test("an island whose chunk does not come says so in its place, and comes at 'Try again'", () =>
  withTour(async (page, url) => {
    await page.route(CHUNK, (route) => route.abort());
    await page.route(
      CLIENT,
      (route) => route.request().method() === "HEAD" ? route.abort() : route.continue(),
    );
    await page.goto(url);
    await noticeOf(page).getByText("Check your connection").waitFor();
    await hydrated(page, "stop-list");
    assert.equal(await page.getByRole("button", { name: "Start Archive Experience" }).count(), 1);
    await page.unroute(CHUNK);
    await noticeOf(page).getByRole("button", { name: "Try again" }).click();
    await hydrated(page, "start-tour");
    assert.equal(await noticeOf(page).count(), 0);
  }));

Deno.test("an island whose chunk does not come is loaded when the device is online again", () =>
  withTour(async (page, url) => {
    await page.goto(url);
    await hydrated(page, "start-tour");
    await page.context().setOffline(true);
    await page.locator("x-island[data-name=keep-tour] > :first-child").hover();
    await noticeOf(page).waitFor();
    await page.context().setOffline(false);
    await hydrated(page, "keep-tour");
    assert.equal(await noticeOf(page).count(), 0);
  }));

Deno.test("a page whose own script does not come says so, with a way to reload", () =>
  withTour(async (page, url) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.goto(url);
    await page.getByText("Part of this page didn’t load.").waitFor();
    await page.unroute(CLIENT);
    await page.getByRole("link", { name: "Reload the page" }).click();
    await hydrated(page, "start-tour");
    assert.equal(await page.getByText("didn’t load").isVisible(), false);
  }));

Deno.test("a Start whose script never comes says so after some seconds, in view of the person who has tapped it", () =>
  withTour(async (page, url) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(CHUNK, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(url, { waitUntil: "commit" });
    await hydrated(page, "stop-list");
    const start = page.getByRole("button", { name: "Start Archive Experience" });
    await noticeOf(page).getByText("hasn’t arrived yet").waitFor();
    await noticeOf(page).getByRole("button", { name: "Reload" }).waitFor();
    await page.reload({ waitUntil: "commit" });
    await start.click();
    const alert = page.getByRole("alert").getByText("hasn’t arrived yet");
    await alert.waitFor();
    assert.equal(await start.getAttribute("aria-busy"), "true", "it is still waited for");
    release();
    await hydrated(page, "start-tour");
    assert.equal(await alert.count(), 0);
  }));

Deno.test("a page whose own script never comes says so after some seconds, until it is there", () =>
  withTour(async (page, url) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(CLIENT, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(url, { waitUntil: "commit" });
    const late = page.getByText("Part of this page hasn’t arrived yet.");
    await late.waitFor();
    release();
    await hydrated(page, "start-tour");
    assert.equal(await late.isVisible(), false);
  }));
