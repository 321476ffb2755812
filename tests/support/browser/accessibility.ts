/** What every page must hold for visitors with assistive technology, or with a narrow screen. */
import assert from "node:assert/strict";
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Rules whose result depends on colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails when axe finds a violation on the page, or in the part of it that the selector `within`
 * names: by all rules in light colours, by those of colours in dark ones. `what` says in the
 * failure which page or state it is. Leaves the page in light colours, without motion.
 */
export async function axeFindsNothing(page: Page, what = "the page", within?: string) {
  for (const frame of page.frames()) await frame.evaluate(loadAxe, axe.source);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? OF_COLOURS : undefined;
    const found = await page.evaluate(runAxe, { within, rules });
    assert.deepEqual(found, [], `${what}, ${colorScheme}`);
  }
}

/**
 * The same on a phone and on a wide screen, neither of which the page may be wider than. Leaves the
 * page wide.
 */
export async function axeFindsNothingAtAnyWidth(page: Page, what = "the page", within?: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await axeFindsNothing(page, `${what}, ${width} wide`, within);
    await fitsTheWidth(page, what);
  }
}

declare const window: Window & { axe?: typeof axe };

/** Runs in the page, where axe may be from a look before. */
function loadAxe(source: string): void {
  if (!window.axe) (0, eval)(source);
}

/** Runs in the page: violations, each as its rule and the elements. */
async function runAxe({ within, rules }: { within?: string; rules?: string[] }): Promise<string[]> {
  const { violations } = await window.axe!.run(within ?? document, {
    runOnly: rules,
    resultTypes: ["violations"],
  });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" | ")}`);
}

/** Fails when the page is wider than the window, so that it scrolls to the side. */
export async function fitsTheWidth(page: Page, what = "the page"): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const window = page.viewportSize()!.width;
  assert.ok(width <= window, `${what} is ${width} wide, in a window of ${window}`);
}
