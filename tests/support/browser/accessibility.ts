/** What every page must hold for visitors with assistive technology, or with a narrow screen. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Rules whose result depends on colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails when axe finds a violation on the page, or in the part of it that the selector `within`
 * names: by all rules in light colours, by those of colours in dark ones. `what` says in the
 * failure which page or state it is. Leaves the page in light colours, without motion.
 */
export async function axeFindsNothing(page: Page, what = "the page", within?: string) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A page that has axe gets no second copy: to compile one takes as long as to look.
    const axeSource = await page.evaluate(() => "axe" in globalThis) ? "true" : undefined;
    // The other mode opens a page for the results of frames of other origins, which ours have none
    // of, and takes twice as long.
    const axe = new AxeBuilder({ page, axeSource }).setLegacyMode()
      .options({ resultTypes: ["violations"] });
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" | ")}`);
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

/** Fails when the page is wider than the window, so that it scrolls to the side. */
export async function fitsTheWidth(page: Page, what = "the page"): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const window = page.viewportSize()!.width;
  assert.ok(width <= window, `${what} is ${width} wide, in a window of ${window}`);
}
