/** Each target of a walk is as large as a thumb: on a desk, and with letters of twice the size. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

/** Runs in the page: the targets below 44 × 44, or below a height of 24 for links in a text. */
function findSmall(): string[] {
  const screen = document.querySelector(".tour-map")!;
  return [...screen.querySelectorAll("button, a, summary, label")].flatMap((target) => {
    if (!target.checkVisibility() || target.closest("[inert]")) return [];
    const { width, height } = target.getBoundingClientRect();
    const isInText = target.matches(".leaflet-control-attribution a");
    const isLarge = isInText ? height >= 24 : width >= 43.9 && height >= 43.9;
    const name = target.getAttribute("aria-label") ?? target.textContent;
    return isLarge ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}

async function allAreLarge(page: Page, state: string): Promise<void> {
  for (const [width, height, letters] of [[390, 844, 16], [1280, 800, 16], [390, 844, 32]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.fontSize = `${size}px`, letters);
    const at = `${state}, ${width} wide, letters of ${letters} px`;
    assert.deepEqual(await page.evaluate(findSmall), [], at);
  }
}

Deno.test("each target of a walk is at least 44 pixels wide and high, links in a text 24", () =>
  visit(async ({ page, start, goTo, hears, silent, choose, openOptions }) => {
    await start();
    await page.getByRole("heading", { name: "200 m to stop 1, north" }).waitFor();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await allAreLarge(page, "on the way");
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await openOptions();
    await page.getByRole("switch", { name: /^Beacon/ }).check();
    await page.getByText("How to use the beacon").click();
    await page.getByRole("button", { name: "Straight ahead" }).waitFor();
    await allAreLarge(page, "with more about it");
    await choose("End walk");
    await page.getByText("Not heard yet:").waitFor();
    await allAreLarge(page, "at the end");
  }, { tour: { audioStops: street(3) } }));
