/** A new version of the site, while the service worker of the one before serves open pages. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, shown } from "../../support/browser/browser.ts";
import { playsPast } from "../../support/browser/listening.ts";
import { becomesTrue, type Change, isSaved, visitOffline } from "../../support/browser/offline.ts";

/** A chunk that is loaded late. */
const LATE_CHUNK = /"?\/assets\/keep-tour-[\w-]+\.js/;

const STYLES = /styles-[\w-]{8}\.css/g;
const NEW_STYLES = "styles-newer000.css";

/**
 * The next build: its style sheet has another name, and the old one is gone, as is a chunk of the
 * build before.
 */
function nextBuild(styles: string): Change {
  return async (request, app) => {
    const url = new URL(request.url);
    if (url.pathname === `/assets/${styles}` || LATE_CHUNK.test(url.pathname)) {
      return new Response("Not found", { status: 404 });
    }
    if (url.pathname === `/assets/${NEW_STYLES}`) {
      return await app(new Request(new URL(`/assets/${styles}`, url), request));
    }
    const response = await app(forText(request));
    const type = response.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    if (!isPage && url.pathname !== "/sw.js") return response;
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
    const text = (await response.text()).replaceAll(styles, NEW_STYLES)
      .replace(/\{url:"\/assets\/keep-tour-[\w-]+\.js",revision:null\},?/, "")
      .replaceAll(/(?<!revision:)"[0-9a-f]{12}"/g, '"000000000000"');
    return new Response(text, { status: response.status, headers });
  };
}

/** The same request, whose answer is whole, and text that can be changed. */
function forText(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ["accept-encoding", "if-none-match"]) headers.delete(name);
  return new Request(request, { headers });
}

/** The server has the next build from now on, and the browser has heard of it. */
async function deploy(page: Page, change: (change: Change) => void): Promise<void> {
  const href = await page.locator("link[data-turbo-track]").getAttribute("href");
  change(nextBuild(href!.match(STYLES)![0]));
  // An update that the browser began by itself may have read the build before: it is asked again.
  await becomesTrue(page, async () => {
    const registration = await navigator.serviceWorker.ready;
    if (!registration.installing && !registration.waiting) await registration.update();
    return registration.waiting !== null;
  }, undefined);
}

/** A new worker first stores the files of its build, which takes long on a busy machine. */
const TAKEOVER = { timeout: 45_000 };

/**
 * Waits until the new worker has taken over. For that Chromium has to end the one before, which it
 * does when that is idle, but not while a debugger is attached, as here.
 */
async function takesOver(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const active = new Set<string>();
  browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions) {
      if (status === "activated" && runningStatus === "running") active.add(versionId);
      else active.delete(versionId);
    }
  });
  await browser.send("ServiceWorker.enable");
  const until = Date.now() + TAKEOVER.timeout;
  const waits = async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null;
  while (await page.evaluate(waits)) {
    for (const versionId of active) await browser.send("ServiceWorker.stopWorker", { versionId });
    if (Date.now() > until) throw new Error("The new worker has not taken over");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const hasNewStyles = (page: Page) =>
  page.waitForFunction(
    (name) => document.querySelector(`link[href$="${name}"]`) !== null,
    NEW_STYLES,
    TAKEOVER,
  );

Deno.test("while a story plays, a new version takes nothing away: neither sound nor chunks", () =>
  visitOffline(async ({ page, openTour, change }) => {
    await openTour();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.locator("#stop-1").getByRole("button").click();
    await playsPast(page, 0.2);
    await deploy(page, change);
    // This chunk is gone from the server.
    await page.locator("x-island[data-name=keep-tour] > :first-child").hover();
    await hydrated(page, "keep-tour");
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await shown(page, "All Archive Experiences");
    await page.locator("#alerts").getByText("new version").waitFor();
    const time = await page.evaluate(() => document.querySelector("audio")!.currentTime);
    await playsPast(page, time + 0.2);
    assert.ok(await page.evaluate(() => "sameDocument" in globalThis), "the page was not reloaded");
    assert.ok(
      await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistration())!.waiting !== null
      ),
      "the new worker waits",
    );
  }));

Deno.test("a page on which nothing plays becomes the new version at the next link, and says so", () =>
  visitOffline(async ({ page, openTour, tourPath, change, server }) => {
    await openTour();
    await deploy(page, change);
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await hasNewStyles(page);
    await takesOver(page);
    await page.locator(".toasts").getByText("This is the new version of the site").waitFor(
      TAKEOVER,
    );
    // The page that was saved before is saved anew, with the files of the new version.
    await isSaved(page, tourPath);
    await server.stop();
    await page.goto(server.origin + tourPath);
    await shown(page, "The old mill");
    await hydrated(page, "stop-list");
    await hasNewStyles(page);
  }));

Deno.test("a page that is kept from a newer version opens without a server, although the worker of the one before serves it", () =>
  visitOffline(async ({ page, openTour, otherPath, change, server }) => {
    await openTour();
    await deploy(page, change);
    // The first page stays open: the new worker waits.
    const next = await page.context().newPage();
    await next.goto(server.origin + otherPath);
    await hydrated(next, "stop-list");
    await hasNewStyles(next);
    await next.getByRole("button", { name: "Save on this device" }).click();
    await next.getByRole("button", { name: /^Save \d/ }).click();
    await next.getByText(/^Saved on this device:/).waitFor();
    await server.stop();
    await next.reload();
    await shown(next, "The new bridge");
    await hydrated(next, "stop-list");
    assert.ok(
      await next.evaluate(async (name) => {
        const { waiting } = (await navigator.serviceWorker.getRegistration())!;
        const sheet = Array.from(document.styleSheets).find(({ href }) => href?.endsWith(name));
        return waiting !== null && sheet !== undefined && sheet.cssRules.length > 0;
      }, NEW_STYLES),
      "it has the styles of the newer version, whose worker waits",
    );
  }));
