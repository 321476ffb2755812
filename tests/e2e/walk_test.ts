/** A walk in the street: the device moves, and the right story starts at the right place, once. */
import assert from "node:assert/strict";
import { along, BLOCK, street, visit } from "../support/visitor.ts";

Deno.test("an ordered walk plays every stop in order, with no tap after Start", () =>
  visit(async ({ page, goTo, start, heard, hears }) => {
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await walk.getByText("200 m to stop 1, north.").waitFor();
    const titles = ["First", "Second", "Third", "Fourth", "Fifth"];
    for (const [i, title] of titles.entries()) {
      await goTo(along(BLOCK * (i + 1) - 10));
      await hears(i + 1);
      await walk.getByText("Playing now").waitFor();
      await page.getByRole("status").getByText(`${title}. It plays now.`).waitFor({
        state: "attached",
      });
      await walk.getByText("Playing now").waitFor({ state: "detached" });
    }
    assert.deepEqual(await heard(), titles);
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("You have heard it all").waitFor();
    await summary.getByText("5 of 5").waitFor();
  }));

Deno.test("a free discovery plays the stops in the order in which they are reached", () =>
  visit(async ({ goTo, start, heard, hears, page }) => {
    await start();
    for (const [i, n] of [3, 1, 2].entries()) {
      await goTo(along(BLOCK * n));
      await hears(i + 1);
      await page.getByText("Playing now", { exact: true }).waitFor({ state: "detached" });
    }
    assert.deepEqual(await heard(), ["Third", "First", "Second"]);
  }, { tour: { tourType: "unordered" } }));

Deno.test("with the location refused, the same tour works by tapping", () =>
  visit(async ({ page, start, heard, hears }) => {
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await walk.getByText("Location access denied by user", { exact: true }).waitFor();
    await walk.getByText(/To allow it later, open the site settings/).waitFor();
    await walk.getByRole("button", { name: "Play Stop 1" }).click();
    await hears(1);
    await walk.getByRole("button", { name: "Play Stop 2" }).click();
    await hears(2);
    await walk.getByRole("button", { name: "End tour" }).click();
    await page.getByText("Not heard yet: Second.").waitFor();
    assert.deepEqual(await heard(), ["First", "Second"]);
  }, { refuses: true, tour: { audioStops: street(2) } }));
