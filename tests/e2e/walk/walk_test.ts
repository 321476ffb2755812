/** A walk through changes of page, and one without a location. */
import assert from "node:assert/strict";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

Deno.test("with the location refused, the same tour works by tapping", () =>
  visit(async ({ page, start, heard, hears, openOptions, choose }) => {
    const map = page.locator(".tour-map");
    await map.scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await map.getByRole("button", { name: "Show my position" }).click();
    await map.getByText("Location access denied by user").waitFor();
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await walk.getByText("Location access denied by user", { exact: true }).waitFor();
    const said = "Your position is unknown: Location access denied by user";
    await walk.getByRole("status").getByText(said).waitFor();
    await openOptions();
    await walk.getByText(/To allow it later, open the site settings/).waitFor();
    await walk.getByRole("button", { name: "Play stop 1" }).click();
    await hears(1);
    await walk.getByRole("button", { name: "Play stop 2" }).click();
    await hears(2);
    await choose("End walk");
    await page.getByRole("list", { name: "Not heard yet:" }).getByText("Second").click();
    // Which leads from the screen to the text of that stop.
    await page.locator("#stop-2[data-linked]").waitFor();
    await page.getByRole("button", { name: "Back to the map" }).waitFor();
    assert.deepEqual(await heard(), ["First", "Second"]);
  }, { refuses: true, tour: { audioStops: street(2) } }));

Deno.test("the walk goes on through page changes, and a reload offers to go on", () =>
  visit(async ({ page, goTo, start, heard, hears, openTour, readText }) => {
    await start();
    await readText();
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    await page.getByRole("link", { name: /The old street.*to stop 2/ }).click();
    await page.getByRole("region", { name: "Your walk" }).waitFor();
    await page.locator("#stop-1 [data-state=done]").waitFor();
    await page.locator(".map-pin", { hasText: "Stop 1: First, heard" }).waitFor();
    await openTour();
    await page.getByRole("button", { name: "Continue at stop 2" }).click();
    await goTo(along(2 * BLOCK));
    await hears(2);
    assert.deepEqual(await heard(), ["First", "Second"]);
  }));
