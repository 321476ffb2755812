/** The first ten seconds: one press on the landing page plays a story. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { playsPast, press } from "../../support/browser/listening.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const PHONE = { width: 390, height: 844 };
const playButton = (page: Page) => page.getByRole("button", { name: /^Play a story: / });
const pauseButton = (page: Page) => page.getByRole("button", { name: /^Pause: / });
const isPaused = (page: Page) =>
  page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused);

Deno.test("one press plays the story of the hero, without another page, and the player has the archive", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport: PHONE, hasTouch: true }, async (page) => {
    await page.goto(server.origin);
    const box = (await playButton(page).boundingBox())!;
    assert.ok(box.y + box.height <= PHONE.height, "it is on the first screen");
    await playButton(page).tap();
    await playsPast(page, 0.3);
    await pauseButton(page).waitFor();
    await page.getByRole("region", { name: "Player" }).getByText(/Stop 1 of \d/).waitFor();
    assert.equal(new URL(page.url()).pathname, "/");
    await pauseButton(page).tap();
    await playButton(page).waitFor();
    assert.ok(await isPaused(page));
  });
});

Deno.test("an archive that cannot be loaded is said, with the way to its page", async () => {
  await using server = await testServer({
    demo: true,
    intercept: (request, app) =>
      /^\/api\/tours\/[0-9A-Z]{26}$/.test(new URL(request.url).pathname)
        ? new Response("", { status: 503 })
        : app(request),
  });
  await withPage({ allowErrors: /503/ }, async (page) => {
    await page.goto(server.origin);
    await playButton(page).click();
    const alert = page.getByRole("alert");
    await alert.getByText(/The story didn’t load/).waitFor();
    await playButton(page).waitFor();
    await alert.getByRole("link", { name: "Open the archive" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}#stop-1$/);
  });
});

Deno.test("a story whose recording is missing says so, and the next press tries again", async () => {
  await using server = await testServer();
  await createArchive(server, "/archives/nowhere/stop-1.mp3");
  await withPage({ allowErrors: /404/ }, async (page) => {
    await page.goto(server.origin);
    await playButton(page).click();
    await page.locator(".hero-story").getByText("It does not play now").waitFor();
    const again = page.waitForRequest(/stop-1\.mp3/);
    await playButton(page).click();
    await again;
  });
});

Deno.test("a story that plays already shows Pause when one comes back to the landing page", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await page.locator(".hero-plate").click();
    await hydrated(page, "stop-list");
    await press(page, 1);
    await playsPast(page, 0.1);
    await page.getByRole("link", { name: "Animating the Archives" }).first().click();
    await pauseButton(page).click();
    await playButton(page).waitFor();
    assert.ok(await isPaused(page));
  });
});

Deno.test("without JavaScript the story is a link to the archive", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(server.origin);
    await page.locator(".hero-story").click({ position: { x: 40, y: 40 } });
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}#stop-1$/);
  });
});

function createArchive(server: TestServer, audioUrl: string) {
  return createTour(server.kv, makeTour({ audioStops: [makeStop({ audioUrl })] }), {
    userId: NOBODY,
  });
}
