/** The preview of a walk in the author's form, without a position. */
import assert from "node:assert/strict";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { author, openMap } from "../../../support/browser/form.ts";
import { openPreview, openPreviewAgain } from "../../../support/browser/preview.ts";

Deno.test("a preview walks the whole route on the map, and again what stands in the form, saved or not", () =>
  author({ account: "author" }, async (it) => {
    const { page } = it;
    const preview = await openPreview(it);
    await page.locator(".map-here").waitFor({ state: "attached" });
    await preview.getByRole("radio", { name: "16×" }).check();
    await preview.getByRole("slider", { name: "Position error" }).fill("0");
    await page.clock.runFor(120_000);
    await preview.getByText("The walk has ended. Visitors heard 5 of 5 stories.").waitFor();
    const lines = await preview.getByRole("listitem").allTextContents();
    const titles = lines.map((line) => /([A-Z][a-z]+) plays, (\d+) m/.exec(line))
      .filter((found) => found !== null)
      .map(([, title, metres]) => [title, metres]);
    assert.deepEqual(titles.map(([title]) => title), [
      "First",
      "Second",
      "Third",
      "Fourth",
      "Fifth",
    ]);
    assert.ok(titles.every(([, metres]) => Number(metres) <= 30), lines.join());
    const ambient = lines.flatMap((line) => /ambient sound .*/.exec(line) ?? []);
    assert.deepEqual(ambient.toSorted(), ["ambient sound ends.", "ambient sound of First begins."]);
    assert.equal(await page.locator("#player-audio").getAttribute("src"), null, "nothing sounds");
    await preview.getByRole("button", { name: "Close preview" }).click();
    await page.locator(".map-here").waitFor({ state: "detached" });
    await page.getByLabel("More of the map").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await (await it.openStop(1)).getByLabel("Stop title").fill("The new gate");
    await openMap(page);
    await openPreviewAgain(page);
    await preview.and(page.locator(":focus")).waitFor();
    await page.clock.runFor(30_000);
    await preview.getByRole("listitem").filter({ hasText: "The new gate plays" }).waitFor();
  }));

Deno.test("map and preview stand in view together, on a phone and on a wide screen", async () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 900 }]) {
    await author({ account: "author", viewport }, async (it) => {
      const preview = await openPreview(it);
      await preview.getByRole("button", { name: "Pause the walk" }).scrollIntoViewIfNeeded();
      const map = (await it.page.locator(".tour-map").boundingBox())!;
      const button = (await preview.getByRole("button", { name: "Pause the walk" }).boundingBox())!;
      assert.ok(map.y >= 0 && map.y + map.height <= button.y, `map ${map.y}, button ${button.y}`);
      assert.ok(button.y + button.height <= viewport.height, `button ${button.y}`);
    });
  }
});

Deno.test("axe finds nothing in a preview under way", () =>
  author({ account: "author" }, async (it) => {
    const preview = await openPreview(it);
    await it.page.clock.runFor(30_000);
    await preview.getByRole("listitem").filter({ hasText: "First plays" }).waitFor();
    // Axe waits by timers, and the clock of this page stands still.
    await it.page.clock.resume();
    await axeFindsNothing(it.page, "the preview", ".rehearse");
  }));
