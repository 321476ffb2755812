/** A device whose storage fails while the service worker answers: the network answers instead. */
import type { Page } from "playwright-core";
import { hydrated, shown } from "../../support/browser/browser.ts";
import { playsPast, press } from "../../support/browser/listening.ts";
import { visitOffline } from "../../support/browser/offline.ts";
import { signIn } from "../../support/browser/sign_in.ts";

/** Runs in the service worker: from now on whatever stores something throws, or rejects. */
function breakStorage() {
  const broken = () => {
    throw new DOMException("The storage is broken.", "UnknownError");
  };
  for (const { prototype } of [CacheStorage, Cache, IDBFactory, IDBObjectStore]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, name)!;
      if (typeof value === "function" && name !== "constructor") {
        Object.defineProperty(prototype, name, { value: broken });
      }
    }
  }
}

/** Runs in the service worker: from now on nothing more fits. */
function fillStorage() {
  Cache.prototype.put = () => Promise.reject(new DOMException("Full.", "QuotaExceededError"));
}

/** Runs `change` in the service worker that answers for the page. */
async function changeWorker(page: Page, change: () => void): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(change);
}

Deno.test("where the worker's storage is broken, pages, scripts, pictures and sound come by the network", () =>
  visitOffline(async ({ page, openTour, otherPath, server }) => {
    await openTour();
    await changeWorker(page, breakStorage);
    await page.goto(server.origin + otherPath);
    await shown(page, "The new bridge");
    await hydrated(page, "stop-list");
    await page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img[src^='/']")];
      return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
    await press(page, 1);
    await playsPast(page, 0.2);
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.waitForURL(/\/tours$/);
  }));

Deno.test("where the worker's storage is full, a page is the network's, not the one of no connection", () =>
  visitOffline(async ({ page, openTour, otherPath, server }) => {
    await openTour();
    // Of pages for an account the worker notes that they are.
    await signIn(page, server, "visitor", "/");
    await changeWorker(page, fillStorage);
    await page.goto(server.origin + otherPath);
    await shown(page, "The new bridge");
  }));
