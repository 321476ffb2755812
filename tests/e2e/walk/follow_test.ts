/** The map of a walk follows the visitor: what it shows, and when it moves. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";
import { MOVING } from "../../support/browser/browser.ts";

/** Stops 200 m from each other, and one far up the street. */
const audioStops = [...street(2), { ...street(1)[0], title: "Far", ...along(7 * BLOCK) }];

/** Waits until the dot and the seal of stop `n` are both on the map, clear of its edge. */
const showsBoth = (page: Page, n: number) =>
  page.waitForFunction((n) => {
    const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
    const seal = [...document.querySelectorAll(".map-pin .seal")].find((seal) =>
      seal.textContent === String(n)
    );
    return [document.querySelector(".map-here"), seal].every((part) => {
      const { left, right, top, bottom } = part!.getBoundingClientRect();
      return left > map.left && right < map.right && top > map.top && bottom < map.bottom;
    });
  }, n);

/** Where the map's content lies. */
const placeOf = (page: Page) =>
  page.locator(".map-pin").first().evaluate((pin) => JSON.stringify(pin.getBoundingClientRect()));

/** Waits until the map has not moved for so many frames. */
const standsStill = (page: Page) =>
  page.waitForFunction(() => {
    const { left, top, width } = document.querySelector(".map-zone")!.getBoundingClientRect();
    const seen = globalThis as unknown as { place?: string; stillFor?: number };
    const place = [left, top, width].join();
    seen.stillFor = place === seen.place ? (seen.stillFor ?? 0) + 1 : 0;
    seen.place = place;
    return seen.stillFor > 20;
  });

Deno.test("the map shows the visitor and the next stop, and stands still while both are in view", () =>
  visit(async ({ page, start, goTo, hears, silent }) => {
    await start();
    await page.getByRole("heading", { name: "200 m to stop 1, north" }).waitFor();
    await showsBoth(page, 1);
    await standsStill(page);
    const place = await placeOf(page);
    await goTo(along(40));
    await page.getByRole("heading", { name: "160 m to stop 1, ahead" }).waitFor();
    await standsStill(page);
    assert.equal(await placeOf(page), place, "a step moves the dot, not the map");
    await goTo(along(BLOCK));
    await hears(1);
    await showsBoth(page, 2);
    await silent();
    await goTo(along(2 * BLOCK));
    await hears(2);
    await silent();
    await page.getByRole("heading", { name: /to stop 3, ahead$/ }).waitFor();
    await showsBoth(page, 3);
    await goTo(along(6.5 * BLOCK));
    await page.getByRole("heading", { name: "100 m to stop 3, ahead" }).waitFor();
    await showsBoth(page, 3);
  }, { tour: { audioStops }, ...MOVING }));

Deno.test("where motion is reduced, the map that follows jumps and does not glide", () =>
  visit(async ({ page, start, goTo, hears, silent }) => {
    await start();
    await showsBoth(page, 1);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const moving = document.querySelector(".leaflet-zoom-anim, .leaflet-pan-anim");
        if (moving) sessionStorage.glided = "1";
      }).observe(document.querySelector(".map-canvas")!, {
        attributeFilter: ["class"],
        subtree: true,
      });
    });
    for (const blocks of [1, 2]) {
      await goTo(along(blocks * BLOCK));
      await hears(blocks);
      await silent();
    }
    await showsBoth(page, 3);
    assert.equal(await page.evaluate(() => sessionStorage.glided), undefined);
  }, { tour: { audioStops }, reducedMotion: "reduce" }));

Deno.test("what somebody zooms to stays, and the map goes on with the visitor", () =>
  visit(async ({ page, start, goTo }) => {
    await start();
    await showsBoth(page, 1);
    const scale = page.locator(".leaflet-control-scale");
    await standsStill(page);
    const before = await scale.innerText();
    await page.getByRole("button", { name: "Move and zoom" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.waitForFunction(
      (before) => document.querySelector(".leaflet-control-scale")!.textContent !== before,
      before,
    );
    const zoomed = await scale.innerText();
    await goTo(along(100));
    await page.getByRole("heading", { name: "100 m to stop 1, ahead" }).waitFor();
    await standsStill(page);
    assert.equal(await scale.innerText(), zoomed);
    await page.waitForFunction(() => {
      const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
      const { top, bottom } = document.querySelector(".map-here")!.getBoundingClientRect();
      return top > map.top && bottom < map.bottom;
    });
  }, { tour: { audioStops }, ...MOVING }));
