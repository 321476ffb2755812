/** Seals of a map that lie near each other: each has a name, and room enough to be tapped. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { CORNER, visit } from "../../support/browser/visitor.ts";
import { makeStop } from "../../support/data/tours.ts";

/** Stops so many metres east of the corner, and one far away, by which the map is fitted. */
const stopsAt = (...metres: number[]) =>
  [...metres, 1500].map((east, i) =>
    makeStop({ title: `Gate ${i + 1}`, ...destinationPoint(CORNER, east, 90) })
  );

async function onMap(tour: Partial<TourInput>, use: (page: Page) => Promise<void>) {
  await visit(async ({ page }) => {
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await page.waitForFunction(() =>
      document.querySelector<HTMLElement>(".map-pin")?.style.getPropertyValue("--target")
    );
    await use(page);
  }, { tour, reducedMotion: "reduce" });
}

/** Runs in the page: true when each seal in view has 24 pixels of its own. */
function areApart(): boolean {
  const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
  return [...document.querySelectorAll(".map-pin")].every((pin) => {
    const { x, y, width, height } = pin.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    if (left < map.left || left > map.right) return true;
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => Math.PI * eighth / 4);
    return around.every((angle) => {
      const at = [left + 11 * Math.cos(angle), top + 11 * Math.sin(angle)] as const;
      return pin.contains(document.elementFromPoint(...at));
    });
  });
}

Deno.test("seals that overlap each have 24 pixels to be tapped", () =>
  onMap({ audioStops: stopsAt(0, 220) }, async (page) => {
    const [a, b] = await page.locator(".map-pin").evaluateAll((pins) =>
      pins.map((pin) => pin.getBoundingClientRect().x)
    );
    assert.ok(b - a > 24 && b - a < 44, `they are ${b - a} px from each other`);
    assert.ok(await page.evaluate(areApart));
    await page.locator(".map-pin").first().click();
    await page.locator(".map-note").getByText("Gate 1").waitFor();
  }));

Deno.test("a tap on seals that lie on each other brings the map so near that each can be tapped", () =>
  onMap({ audioStops: stopsAt(0, 20, 30) }, async (page) => {
    assert.ok(!await page.evaluate(areApart));
    await page.locator(".map-pin").nth(2).click();
    await page.waitForFunction(areApart);
    assert.equal(await page.locator(".map-note").count(), 0, "no note hides them");
    await page.locator(".map-pin").nth(1).click();
    await page.locator(".map-note").getByText("Gate 2").waitFor();
  }));

Deno.test("seals of one and the same place, or nearly, are spread once the map is as near as can be", () =>
  onMap({ audioStops: stopsAt(0, 0, 1) }, async (page) => {
    await page.locator(".map-pin").nth(2).click();
    await page.waitForFunction(areApart);
    for (const i of [0, 1, 2]) {
      await page.locator(".map-pin").nth(i).click();
      await page.locator(".map-note").getByText(`Gate ${i + 1}`).waitFor();
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector(".map-note"));
    }
  }));
