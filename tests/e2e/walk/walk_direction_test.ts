/** The arrow of the walking screen, with a compass that the test turns. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { along, visit } from "../../support/browser/visitor.ts";

/** Runs in the page: the top of the phone points `heading` degrees clockwise from north. */
function turnPhone(heading: number): void {
  const alpha = (360 - heading) % 360;
  const init = { alpha, beta: 0, gamma: 0, absolute: true };
  dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", init));
}

/** Waits until the arrow points so many degrees clockwise from the top of the screen. */
const arrowPoints = (page: Page, degrees: number) =>
  page.waitForFunction((degrees) => {
    const arrow = document.querySelector<SVGElement>(".walk-arrow svg");
    return arrow && (parseFloat(arrow.style.rotate) + 720) % 360 === degrees;
  }, degrees);

/** Waits until the map shows that the visitor faces there, or nothing of it. */
const mapShows = (page: Page, facing?: string) =>
  page.waitForFunction((facing) => {
    const cone = document.querySelector<HTMLElement>(".map-facing")!;
    const isShown = getComputedStyle(cone).display !== "none";
    return (isShown ? getComputedStyle(cone.firstElementChild!).rotate : undefined) === facing;
  }, facing);

Deno.test("the arrow turns with the phone, the shorter way round, and by the course without a compass; words and map agree", () =>
  visit(async ({ page, start, goTo }) => {
    const says = (words: string) =>
      page.getByRole("heading", { name: new RegExp(`to stop 1, ${words}$`) }).waitFor();
    await start();
    await says("north");
    await arrowPoints(page, 0);
    await mapShows(page);
    // Going west, the stop in the north is at the right hand.
    await goTo(along(0, -60));
    await arrowPoints(page, 107);
    await says("right");
    await mapShows(page, "270deg");
    await page.evaluate(turnPhone, 0);
    await arrowPoints(page, 17);
    await says("ahead");
    await mapShows(page, "0deg");
    await page.evaluate(turnPhone, 90);
    await arrowPoints(page, 287);
    await says("left");
    const angle = () =>
      page.locator(".walk-arrow svg").evaluate((arrow) => parseFloat(arrow.style.rotate));
    const before = await angle();
    await page.evaluate(turnPhone, 350);
    await arrowPoints(page, 27);
    assert.equal(await angle() - before, 100, "to the right, and not 260 degrees to the left");
  }));

Deno.test("a phone that wants to be asked for its compass is asked by a tap on the arrow", () =>
  visit(async ({ page, start }) => {
    await start();
    await page.getByRole("heading", { name: "200 m to stop 1, north" }).waitFor();
    await page.getByRole("button", { name: "Turn the arrow with the phone" }).click();
    await page.getByRole("button", { name: "Turn the arrow with the phone" }).waitFor({
      state: "detached",
    });
    await page.evaluate(turnPhone, 90);
    await arrowPoints(page, 270);
  }, { before: (page) => page.addInitScript(askForCompass) }));

/**
 * Runs in the page: what Safari on an iPhone does. Chromium, unasked, reports that there is no
 * compass.
 */
function askForCompass() {
  Object.assign(DeviceOrientationEvent, { requestPermission: () => Promise.resolve("granted") });
  for (const type of ["deviceorientation", "deviceorientationabsolute"]) {
    addEventListener(type, (event) => {
      if ((event as DeviceOrientationEvent).alpha === null) event.stopImmediatePropagation();
    }, true);
  }
}
