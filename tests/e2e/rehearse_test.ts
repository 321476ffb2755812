/** The preview of a walk on the tour's page, without a position. */
import assert from "node:assert/strict";
import { openPreview } from "../support/preview.ts";
import { visit } from "../support/visitor.ts";

Deno.test("a preview walks the whole route on the map and shows what would play where", () =>
  visit(async ({ page, heard }) => {
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    const preview = await openPreview(page);
    await page.locator(".map-here").waitFor({ state: "attached" });
    await preview.getByRole("radio", { name: "16×" }).check();
    await preview.getByRole("slider", { name: /Noise/ }).fill("0");
    await page.clock.runFor(120_000);
    await preview.getByText("The walk is over: 5 of 5 stops heard.").waitFor();
    const lines = await preview.getByRole("listitem").allTextContents();
    const titles = lines.map((line) => /([A-Z][a-z]+) plays, (\d+) m/.exec(line)).filter((found) =>
      found
    )
      .map((found) => found!.slice(1));
    assert.deepEqual(titles.map(([title]) => title), [
      "First",
      "Second",
      "Third",
      "Fourth",
      "Fifth",
    ]);
    assert.ok(titles.every(([, metres]) => Number(metres) <= 30), lines.join());
    assert.deepEqual(await heard(), [], "nothing sounds");
    await preview.getByRole("button", { name: "Close preview" }).click();
    await page.locator(".map-here").waitFor({ state: "detached" });
  }, { refuses: true, before: (page) => page.clock.install() }));

Deno.test("a preview of a device that is far off waits for a better position", () =>
  visit(async ({ page }) => {
    const preview = await openPreview(page);
    await preview.getByRole("slider", { name: /Noise/ }).fill("100");
    await page.clock.runFor(5_000);
    await preview.getByText("Accuracy ±100 m, waiting for a better position.").waitFor();
  }, { refuses: true, before: (page) => page.clock.install() }));
