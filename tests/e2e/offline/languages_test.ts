/** What a reader of another language finds when the server cannot be reached. */
import assert from "node:assert/strict";
import { keptCacheName, type KeptTour, RECORD_PATH } from "../../../lib/offline/keep/kept_tours.ts";
import { hydrated, shown } from "../../support/browser/browser.ts";
import { isSaved, visitOffline } from "../../support/browser/offline.ts";

Deno.test("without a server a German reader finds the German pages, also at addresses without a language", () =>
  visitOffline(async ({ page, coldStart, tourPath, otherPath, server }) => {
    await page.goto(`${server.origin}/de${tourPath}`);
    await isSaved(page, `/de${tourPath}`);
    await isSaved(page, "/de/kept");
    await server.stop();
    const pathAndLanguage = () =>
      next.evaluate(() => [location.pathname, document.documentElement.lang]);
    let next = await coldStart(tourPath);
    await shown(next, "The old mill");
    await hydrated(next, "stop-list");
    assert.deepEqual(await pathAndLanguage(), [`/de${tourPath}`, "de"]);
    next = await coldStart(otherPath, next);
    await next.locator(".saved-archives").getByRole("link", { name: "The old mill" }).waitFor();
    assert.deepEqual(await pathAndLanguage(), [otherPath, "de"]);
    next = await coldStart("/kept", next);
    await next.locator("main h1").waitFor();
    assert.deepEqual(await pathAndLanguage(), ["/de/kept", "de"]);
  }));

Deno.test("without a server a kept archive opens in the language in which it was kept, from an address in another", () =>
  visitOffline(async ({ page, coldStart, tourPath, server }) => {
    await page.goto(`${server.origin}/de/kept`);
    await isSaved(page, "/de/kept");
    const kept: KeptTour = {
      id: tourPath.split("/").at(-1)!,
      title: "The old mill",
      stopCount: 2,
      revision: 1,
      files: [{ url: `/de${tourPath}`, bytes: 1 }],
      missing: [],
      bytes: 1,
      bytesHere: 1,
    };
    await page.evaluate(async ([name, path, record, kept]) => {
      const cache = await caches.open(name);
      await cache.add(path);
      await cache.put(record, new Response(kept));
    }, [keptCacheName(kept.id), `/de${tourPath}`, RECORD_PATH, JSON.stringify(kept)]);
    await server.stop();
    let next = page;
    for (const path of [`/fr${tourPath}`, `/fr${tourPath}?interface-language=fr`, tourPath]) {
      next = await coldStart(path, next);
      await shown(next, "The old mill");
      assert.equal(new URL(next.url()).pathname, `/de${tourPath}`, path);
    }
  }));
