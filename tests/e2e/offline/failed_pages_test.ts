/** A page that does not come takes neither the page that is shown away, nor what plays on it. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withPage } from "../../support/browser/browser.ts";
import { listen, type Listener } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { testApp, testServer } from "../../support/servers/server.ts";

const LONG = "/recordings/long.wav";
/** What Chromium itself says of requests that fail. */
const allowErrors = /Failed to load resource/;
const options = {
  allowErrors,
  before: (page: Page) => serveRecording(page, LONG),
};

const alert = (page: Page) => page.locator("#alerts");
const toTours = (page: Page) => page.getByRole("link", { name: "Back to Archives" });

/** Nothing of the page or of the sound has gone: the same document, the same tour, a later time. */
async function goesOn({ page, playsPast, tourPath }: Listener, time: number): Promise<number> {
  const later = await playsPast(time + 0.2);
  assert.equal(new URL(page.url()).pathname, tourPath);
  await page.getByRole("heading", { name: "The old mill", level: 1 }).waitFor();
  assert.ok(await page.evaluate(() => "sameDocument" in globalThis), "the page was not reloaded");
  return later;
}

/** Runs `use` while the first stop plays. */
const listening = (use: (listener: Listener, time: number) => Promise<void>) =>
  listen([LONG], async (listener) => {
    await listener.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await listener.press(1);
    await use(listener, await listener.playsPast(0.2));
  }, options);

Deno.test("a link without network keeps the page and the sound, says why, and leads on later", () =>
  listening(async (listener, time) => {
    const { page } = listener;
    await page.route("**/tours", (route) => route.abort("internetdisconnected"));
    const prefetch = page.waitForEvent("requestfailed");
    await toTours(page).hover();
    await prefetch;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    assert.equal(await alert(page).textContent(), "", "nobody has asked for the page yet");
    await toTours(page).click();
    await alert(page).getByText("Check your connection. The story plays on.").waitFor();
    time = await goesOn(listener, time);
    assert.equal(await page.locator(".turbo-progress-bar").count(), 0);
    await page.unroute("**/tours");
    await alert(page).getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await listener.playsPast(time + 0.2);
    assert.equal(await alert(page).getByRole("button").count(), 0);
  }));

Deno.test("Back without network keeps the page and its address, and leads back later", () =>
  listening(async (listener, time) => {
    const { page, server, tourPath } = listener;
    await toTours(page).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await page.route(`**${tourPath}`, (route) => route.abort("internetdisconnected"));
    await page.goBack();
    await alert(page).getByText("didn’t load").waitFor();
    await page.waitForURL(`${server.origin}/tours`);
    time = await listener.playsPast(time + 0.2);
    await page.unroute(`**${tourPath}`);
    await alert(page).getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "The old mill", level: 1 }).waitFor();
    await goesOn(listener, time);
    await page.goForward();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    assert.equal(page.url(), `${server.origin}/tours`);
  }));

Deno.test("a new version of the site does not take the sound away, and offers to reload", () =>
  listening(async ({ page, playsPast }, time) => {
    await page.route("**/tours", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/client-[\w-]+\.js/, "client-newer.js");
      await route.fulfill({ response, body });
    });
    await toTours(page).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    time = await playsPast(time + 0.2);
    await alert(page).getByText("new version").waitFor();
    assert.ok(await page.evaluate(() => "sameDocument" in globalThis), "the page was not reloaded");
    await page.unroute("**/tours");
    await alert(page).getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction(() => !("sameDocument" in globalThis));
  }));

Deno.test("a page of which the server asks to wait says so, and comes by itself", async () => {
  const remoteAddr = { hostname: "203.0.113.7", port: 5000, transport: "tcp" as const };
  await using busy = await testApp();
  const ask = async (request: Request) => await busy.app.fetch(request, { remoteAddr });
  let refused = 0;
  await using server = await testServer({
    demo: true,
    intercept: async (request, app) => {
      if (!request.url.includes("/tours?") || refused > 0) return await app(request);
      // A search: what is the same for all is answered from memory, and not counted.
      let response: Response;
      do {
        while ((await ask(new Request(new URL("/healthz", request.url)))).status === 200);
        response = await ask(new Request(request.url));
      } while (response.status !== 429);
      refused++;
      return response;
    },
  });
  await withPage({ allowErrors }, async (page) => {
    await page.goto(`${server.origin}/tours?q=campus`);
    await page.getByRole("heading", { name: "One moment, please" }).waitFor();
    await page.getByRole("status").getByText("This page tries again on its own.").waitFor();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    assert.equal(new URL(page.url()).search, "?q=campus");
  });
  assert.equal(refused, 1);
});
