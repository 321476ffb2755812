/** A guided archive with a leg: on its page, on the pocket screen, and in its booklet. */
import assert from "node:assert/strict";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { makeStop } from "../../support/data/tours.ts";
import { along, CORNER, street, visit } from "../../support/browser/visitor.ts";

/** From the corner 100 m east, by steps 200 m north, and back west to the first stop. */
const line = encodeLine([CORNER, along(0, 100), along(200, 100), along(200)]);
const parts = [{ at: 0, name: "Mill Lane" }, { at: 1, name: "Bell Steps", steps: true as const }, {
  at: 2,
  name: "Broad Street",
}];
const [first] = street(1);
const tour = {
  ...CORNER,
  audioStops: [
    { ...first, leg: { line, by: "streets" as const, parts } },
    makeStop({ title: "Second", ...along(400) }),
  ],
};

Deno.test("the way is a solid line on the map, measured along its streets, and the page says that it has steps", () =>
  visit(async ({ page }) => {
    await page.locator(".map-canvas").scrollIntoViewIfNeeded();
    await page.locator("path.map-leg").waitFor({ state: "attached" });
    const dashes = (name: string) =>
      page.locator(`path.${name}`).evaluate((path) => getComputedStyle(path).strokeDasharray);
    assert.equal(await dashes("map-leg"), "none");
    assert.notEqual(await dashes("map-route"), "none");
    const figures = await page.locator(".trip-figures").innerText();
    assert.match(figures, /600\sm/);
    assert.match(figures, /with steps/);
  }, { tour }));

Deno.test("during a walk the legs fade, and the pocket screen has the minutes and the next turn", () =>
  visit(async ({ page, start, goTo, openOptions, choose }) => {
    await start();
    await goTo(along(0, 40));
    await page.locator("path.map-way").waitFor({ state: "attached" });
    const opacity = await page.locator("path.map-leg").evaluate((path) =>
      Number(getComputedStyle(path).strokeOpacity)
    );
    assert.ok(opacity < 0.5);
    await openOptions();
    await choose("Pocket screen");
    const pocket = page.getByRole("dialog", { name: "Pocket screen" });
    await pocket.getByText("5 min on foot").waitFor();
    await pocket.locator(".walk-turn").getByText("Bell Steps").waitFor();
  }, { tour }));

Deno.test("the booklet's map has the way as a solid line, and its streets as a list", () =>
  visit(async ({ page, server, tourId }) => {
    await page.goto(`${server.origin}/tour/${tourId}/booklet`);
    await page.locator(".booklet-map path.map-leg").waitFor({ state: "attached" });
    const list = await page.locator(".booklet-streets").innerText();
    assert.match(
      list,
      /To stop 1: Mill Lane, 100 m; Bell Steps, 200 m, steps; Broad Street, 100 m/,
    );
  }, { tour }));
