/** What was made without a network is sent when it is back: by pages, and by the service worker. */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { SYNC_TAG } from "../../../lib/offline/messages.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { formOn } from "../../support/browser/form.ts";
import { copyWith, noCopies } from "../../support/browser/form_copies.ts";
import { becomesTrue, visitOffline } from "../../support/browser/offline.ts";
import { signIn } from "../../support/browser/sign_in.ts";

/** Writes the title of a new archive where there is no network, until it is on the device. */
async function writeOffline(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/create`);
  await hydrated(page, "tour-form");
  await page.getByRole("button", { name: "Create Blank Archive" }).click();
  await page.context().setOffline(true);
  const { box, openStop } = formOn(page);
  await openStop(0);
  await box("Title").fill(title);
  await copyWith(page, title);
}

/** Waits until a page that is put in the background has handed over what waits to be sent. */
async function leaveForAnotherApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await becomesTrue(page, async (tag) => {
    type Registration = { sync: { getTags(): Promise<string[]> } };
    const registration = await navigator.serviceWorker.ready as unknown as Registration;
    return (await registration.sync.getTags()).includes(tag);
  }, SYNC_TAG);
}

/** The browser starts the worker, as it does when there is a network again. */
async function sync(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  const devtools = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    })
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const event = { origin, registrationId, tag: SYNC_TAG, lastChance: false };
  await devtools.send("ServiceWorker.dispatchSyncEvent", event);
}

Deno.test("a draft of a page that was closed offline is sent by the service worker, or else by the next page, once", () =>
  visitOffline(async ({ page, server, openTour }) => {
    const context = page.context();
    const { origin } = server;
    const drafts = async () => {
      const answer = await context.request.get(`${origin}/api/drafts`);
      return (await answer.json()).map(({ title }: { title: string }) => title).sort();
    };
    /** Opens a page, and waits until nothing waits on the device any more. */
    const visit = async (path: string) => {
      const next = await context.newPage();
      await next.goto(origin + path);
      await noCopies(next);
      return next;
    };
    await openTour();
    await signIn(page, server, "author");
    await writeOffline(page, origin, "The mill");
    await leaveForAnotherApp(page);
    await page.close();
    await context.setOffline(false);
    await sync(context, origin);
    await expect(drafts, ["The mill"]);

    const next = await visit("/tours");
    await writeOffline(next, origin, "The bridge");
    await next.goto("about:blank");
    await context.setOffline(false);
    await visit("/profile");
    assert.deepEqual(await drafts(), ["The bridge", "The mill"]);
  }, { isWhole: true }));

/** Waits until `read` resolves with `value`. */
async function expect<T>(read: () => Promise<T>, value: T): Promise<void> {
  const until = Date.now() + 45_000;
  while (JSON.stringify(await read()) !== JSON.stringify(value)) {
    if (Date.now() > until) assert.deepEqual(await read(), value);
  }
}
