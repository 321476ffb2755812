/** What works when the server cannot be reached, in a browser that allows service workers. */
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";
import { LEFT_WALK_KEY } from "../../../lib/device/storage_keys.ts";
import { hydrated, OLD_CHROMIUM, shown } from "../../support/browser/browser.ts";
import { formOn } from "../../support/browser/form.ts";
import { copyWith, noCopies } from "../../support/browser/form_copies.ts";
import { playsPast, press, seekTo } from "../../support/browser/listening.ts";
import {
  isSaved,
  RECORDING,
  RECORDING_LENGTH,
  visitOffline,
} from "../../support/browser/offline.ts";
import { signedOut, signIn } from "../../support/browser/sign_in.ts";
import { orSkipped } from "../../support/skipped.ts";

Deno.test("an archive that was opened once opens without a server, from a cold start, and is alive", () =>
  visitOffline(async ({ openTour, coldStart, tourPath, server }) => {
    await openTour();
    await server.stop();
    const page = await coldStart(tourPath);
    await shown(page, "The old mill");
    await hydrated(page, "stop-list");
    await hydrated(page, "start-tour");
  }));

Deno.test("a page that is not saved says so without a server, and lists the archives that are", () =>
  visitOffline(async ({ openTour, coldStart, otherPath, server }) => {
    await openTour();
    await server.stop();
    const page = await coldStart(otherPath);
    await shown(page, "No connection");
    await page.getByRole("link", { name: "The old mill" }).click();
    await shown(page, "The old mill");
    await hydrated(page, "stop-list");
  }));

Deno.test({
  ...orSkipped(
    "the page without connection leads on by itself when the network is back",
    OLD_CHROMIUM && "Chromium 109's driver cannot cut the worker off from the network",
  ),
  fn: () =>
    visitOffline(async ({ openTour, coldStart, otherPath, page }) => {
      await openTour();
      await page.context().setOffline(true);
      const next = await coldStart(otherPath);
      await shown(next, "No connection");
      // The list comes by what listens for the network, too.
      await next.getByRole("heading", { name: "Opened before" }).waitFor();
      await next.context().setOffline(false);
      await shown(next, "The new bridge");
    }),
});

Deno.test("a link to a page that is not saved takes neither the page nor its sound away", () =>
  visitOffline(async ({ page, openTour, tourPath, server }) => {
    await openTour();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await press(page, 1);
    await playsPast(page, 0.2);
    // All of the recording is here: what plays on needs no server.
    await page.waitForFunction((length) => {
      const { buffered } = document.querySelector("audio")!;
      return buffered.length > 0 && buffered.end(buffered.length - 1) > length / 4;
    }, RECORDING_LENGTH);
    await server.stop();
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.locator("#alerts").getByText("The story plays on").waitFor();
    const time = await page.evaluate(() => document.querySelector("audio")!.currentTime);
    await playsPast(page, time + 0.2);
    assert.equal(new URL(page.url()).pathname, tourPath);
    assert.ok(await page.evaluate(() => "sameDocument" in globalThis), "the page was not reloaded");
  }));

Deno.test("a list that takes long is shown as it was saved, and the network's when it comes", () =>
  visitOffline(async ({ page, server, change }) => {
    await page.goto(`${server.origin}/tours`);
    await isSaved(page, "/tours");
    const late = Promise.withResolvers<void>();
    change(async ({ url }) => {
      if (new URL(url).pathname === "/tours") await late.promise;
      return undefined;
    });
    try {
      await page.goto(`${server.origin}/tours`);
      await shown(page, "All Archive Experiences");
      await page.getByRole("heading", { name: "The old mill" }).waitFor();
    } finally {
      late.resolve();
    }
  }));

Deno.test("a recording on the network is sought as without a worker, and none of it is stored", () =>
  visitOffline(async ({ page, openTour }) => {
    await openTour();
    await press(page, 1);
    await playsPast(page, 0.2);
    await seekTo(page, 40);
    await playsPast(page, 40.2);
    assert.equal(await page.evaluate((url) => caches.match(url).then(Boolean), RECORDING), false);
  }));

/** Where in the browser's caches, storages and databases one of `words` stands. */
const findOnDevice = (page: Page, words: string[]) =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    const look = (place: string, text: string) => {
      if (words.some((word) => text.includes(word))) found.push(place);
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) look(`${name}: ${key}`, key + value);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))!.text();
        look(`${name}: ${request.url}`, text);
      }
    }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const records = await settled(database.transaction(store).objectStore(store).getAll());
        look(`${name}: ${store}`, JSON.stringify(records));
      }
      database.close();
    }
    return found;
  }, words);

Deno.test("a signed-in user waits for a slow page, and never sees the page for signed-out visitors", () =>
  visitOffline(async ({ page, server, change }) => {
    await page.goto(`${server.origin}/tours`);
    await isSaved(page, "/tours");
    await signIn(page, server, "visitor");
    await page.goto(`${server.origin}/tours`);
    const answered = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    change(async ({ url }) => {
      if (new URL(url).pathname !== "/tours") return undefined;
      asked.resolve();
      await answered.promise;
      return undefined;
    });
    const visit = page.goto(`${server.origin}/tours`);
    await asked.promise;
    // Longer than a page for everybody may take.
    const late = await Promise.race([visit.then(() => "shown"), delay(4000).then(() => "late")]);
    assert.equal(late, "late");
    answered.resolve();
    await visit;
    await page.getByRole("button", { name: "Account of Vera Visitor" }).waitFor();
  }));

Deno.test("a window that waits in vain for the network shows what is saved, or that there is no connection", () =>
  visitOffline(async ({ page, server, openTour, tourPath, otherPath, change }) => {
    await openTour();
    await signIn(page, server, "visitor");
    await page.goto(`${server.origin}/tours`);
    const closed = Promise.withResolvers<Response>();
    const isPage = /^\/tour\//;
    change(({ url }) => isPage.test(new URL(url).pathname) ? closed.promise : undefined);
    await page.goto(server.origin + tourPath);
    await shown(page, "The old mill");
    await hydrated(page, "stop-list");
    await page.goto(server.origin + otherPath);
    await shown(page, "No connection");
    closed.resolve(new Response());
  }));

Deno.test("a signed-in user finds the walk that was left on the start page, without a server", () =>
  visitOffline(async ({ page, tourPath, server, coldStart }) => {
    await page.goto(server.origin);
    await isSaved(page, "/");
    await signIn(page, server, "visitor");
    await page.goto(server.origin + tourPath);
    await hydrated(page, "start-tour");
    await page.getByRole("button", { name: "Start Archive Experience" }).click();
    await page.waitForFunction((key) => key in localStorage, LEFT_WALK_KEY);
    await server.stop();
    const next = await coldStart("/");
    await next.getByRole("link", { name: /Continue your walk at stop 1 of 2/ }).waitFor();
  }));

Deno.test("no cache holds anything of an account; after a sign-out nothing on the device does, not even what waited to be sent", () =>
  visitOffline(async ({ page, server, tourPath, openTour, change }) => {
    await openTour();
    await signIn(page, server, "visitor", "/");
    const { id, email } = await page.evaluate(() => fetch("/api/auth/user").then((r) => r.json()));
    const words = ["Vera Visitor", id, email, "Vera's mill"];
    for (const path of ["/", "/tours", tourPath, "/profile", "/create"]) {
      await page.goto(server.origin + path);
      await page.getByRole("button", { name: "Account of Vera Visitor" }).waitFor();
    }
    // A draft that the server does not take now waits on the device.
    change(({ url }) =>
      url.endsWith("/api/drafts") ? Promise.resolve(new Response(null, { status: 503 })) : undefined
    );
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const { box, openStop } = formOn(page);
    await openStop(0);
    await box("Title").fill("Vera's mill");
    await copyWith(page, "Vera's mill");
    const held = await findOnDevice(page, words);
    assert.ok(held.length > 0);
    assert.deepEqual(held.filter((place) => !/^(localStorage|waiting):/.test(place)), []);

    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`${server.origin}/logout`);
    await page.getByRole("main").getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log Out" }).click();
    await signedOut(page);
    await noCopies(page);
    await page.goto(`${server.origin}/logout`);
    await shown(page, "Logged Out Successfully");
    assert.deepEqual(await findOnDevice(page, words), []);
  }));
