/** When the device is asked where it is: its watch costs battery. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { CORNER, street, visit } from "../../support/browser/visitor.ts";

/** Runs in the page: counts the one-off questions, and the watches that run. */
function countUses() {
  const uses = { asked: 0, watching: 0 };
  Object.assign(globalThis, { uses });
  const { getCurrentPosition, watchPosition, clearWatch } = Geolocation.prototype;
  Geolocation.prototype.getCurrentPosition = function (...args) {
    uses.asked++;
    return getCurrentPosition.apply(this, args);
  };
  Geolocation.prototype.watchPosition = function (...args) {
    uses.watching++;
    return watchPosition.apply(this, args);
  };
  Geolocation.prototype.clearWatch = function (id) {
    uses.watching--;
    return clearWatch.call(this, id);
  };
}

type Uses = { asked: number; watching: number };
const usesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { uses: Uses }).uses);

const watchesAre = (page: Page, count: number) =>
  page.waitForFunction(
    (count) => (globalThis as unknown as { uses: Uses }).uses.watching === count,
    count,
  );

const before = async (page: Page) => {
  await page.context().addInitScript(countUses);
  await page.addInitScript(() => localStorage.setItem("location-permission-granted", "true"));
};

Deno.test("a tour's page asks for no position before Start, and its watch ends with the walk", () =>
  visit(async ({ page, start, choose }) => {
    await hydrated(page, "tour-map");
    await page.locator(".tour-map[data-state=ready]").waitFor();
    assert.deepEqual(await usesOf(page), { asked: 0, watching: 0 });
    await start();
    await watchesAre(page, 1);
    await choose("End walk");
    await watchesAre(page, 0);
  }, { before, viewport: { width: 1280, height: 900 } }));

Deno.test("the home page follows the visitor while it is shown, and the next page does not", () =>
  visit(async ({ page, server }) => {
    await page.goto(server.origin);
    await watchesAre(page, 1);
    await page.getByRole("link", { name: "View All Tours" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await watchesAre(page, 0);
  }, { before, signedIn: true, tour: { ...CORNER, audioStops: street(1) } }));
