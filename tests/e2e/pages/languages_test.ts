/** Pages in another language than the one before. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { playsPast, press } from "../../support/browser/listening.ts";
import { visitOffline } from "../../support/browser/offline.ts";

/** Opens `path` by a link in the page that is shown, as that of a description may be. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    Object.assign(globalThis, { sameDocument: true });
    const link = document.createElement("a");
    link.href = path;
    link.textContent = "Elsewhere";
    document.querySelector("main")!.prepend(link);
  }, path);
  await page.getByRole("link", { name: "Elsewhere" }).click();
  await page.waitForURL(`**${path}`);
}

const languageOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    "sameDocument" in globalThis,
    document.querySelector("script[src*='/texts-']")!.getAttribute("src")!.slice(0, 17),
  ]);

Deno.test("a link to a page in another language reloads, but not while a story plays: then the page takes the texts of its language", () =>
  visitOffline(async ({ page, openTour, otherPath }) => {
    await openTour();
    await follow(page, `/de${otherPath}`);
    await hydrated(page, "stop-list");
    await page.locator("html[lang=de]").waitFor();
    assert.deepEqual(await languageOf(page), ["de", false, "/assets/texts-de-"]);
    await press(page, 1);
    await playsPast(page, 0.2);
    await follow(page, `/fr${otherPath}`);
    await page.locator("html[lang=fr]").waitFor();
    await hydrated(page, "stop-list");
    assert.deepEqual(await languageOf(page), ["fr", true, "/assets/texts-fr-"]);
    const time = await page.evaluate(() => document.querySelector("audio")!.currentTime);
    await playsPast(page, time + 0.2);
  }));
