/** A guided archive with a leg: on its page, during a walk, and in its booklet. */
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

Deno.test("during a walk the way ahead is drawn, and the card says its metres, minutes and next turn", () =>
  visit(async ({ page, start, goTo }) => {
    await start();
    await goTo(along(0, 40));
    await page.locator("path.map-way-ahead").waitFor({ state: "attached" });
    await page.getByRole("heading", { name: /^36[01] m to stop 1/ }).waitFor();
    const card = page.locator(".walk-headline");
    await card.getByText("5 min on foot").waitFor();
    const turn = card.locator(".walk-turn");
    await turn.getByText("60 m").waitFor();
    assert.match(await turn.innerText(), /left\s+60\sm\s+Bell Steps\s+Steps/);
    await turn.locator("svg.lucide-corner-up-left").waitFor();
    await page.locator("path.map-way-behind").first().waitFor({ state: "attached" });
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
