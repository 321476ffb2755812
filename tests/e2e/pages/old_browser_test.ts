/** Browsers older than the baseline, and what stands in for what some of the baseline lack. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { recording } from "../../support/data/recordings.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { answerRange, RECORDING } from "../../support/browser/offline.ts";

/** Runs in the page: takes away what the classic script looks for. */
function growOld() {
  Reflect.deleteProperty(HTMLFormElement.prototype, "relList");
}

/** A server with an archive of one recording; with the path of its page. */
async function makeServer() {
  const file = recording(5);
  const tiles = serveTiles();
  const server = await testServer({
    settings: tiles.settings,
    intercept: (request, app) =>
      new URL(request.url).pathname === RECORDING ? answerRange(request, file) : app(request),
  });
  const audioStops = [makeStop({ title: "First", audioUrl: RECORDING })];
  const tour = makeTour({ title: "The old mill", audioStops });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  return {
    origin: server.origin,
    path: `/tour/${id}`,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await tiles[Symbol.asyncDispose]();
    },
  };
}

const sentence = (page: Page) => page.getByText("This browser is too old");

Deno.test("in a browser older than the baseline people read and listen, and a sentence says why", async () => {
  await using server = await makeServer();
  await withPage({ allowErrors: /This browser is too old/, splash: true }, async (page) => {
    await page.addInitScript(growOld);
    await page.goto(server.origin);
    await sentence(page).waitFor();
    assert.equal(await page.locator("#splash").isVisible(), false);
    await page.goto(server.origin + server.path);
    await sentence(page).waitFor();
    assert.equal(await page.getByRole("button", { name: "Play Audio" }).count(), 0);
    assert.equal(await page.locator(".tour-map").isVisible(), false);
    const audio = page.locator("#stop-1 audio");
    await audio.evaluate((audio: HTMLAudioElement) => audio.play());
    await page.waitForFunction(() =>
      document.querySelector<HTMLAudioElement>("#stop-1 audio")!.currentTime > 0.2
    );
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.getByRole("link", { name: "The old mill" }).waitFor();
    assert.equal(await page.locator("[data-hydrated]").count(), 0, "no island starts by half");
    const workers = await page.evaluate(() => navigator.serviceWorker?.getRegistrations());
    assert.equal(workers?.length ?? 0, 0);
  });
});

Deno.test("a browser of the baseline sees no such sentence, and has all that is interactive", async () => {
  await using server = await makeServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin + server.path);
    await hydrated(page, "stop-list");
    assert.equal(await sentence(page).isVisible(), false);
    assert.equal(await page.locator("#stop-1 audio").count(), 0);
  });
});

Deno.test("the account's menu opens at a press, and closes at a press elsewhere", async () => {
  await using server = await testServer();
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await signIn(page, server, "author");
    await page.goto(`${server.origin}/tours`);
    const menu = page.locator("#account-menu");
    assert.equal(await menu.isVisible(), false);
    await page.getByRole("button", { name: "Account of" }).click();
    await menu.waitFor();
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 5, y: 5 } });
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Account of" }).click();
    await menu.getByRole("link", { name: "Profile" }).click();
    await page.waitForURL(/\/profile$/);
  });
});
