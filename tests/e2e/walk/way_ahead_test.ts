/** A walk whose archive knows the way on the ground to its first stop. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { visitOffline } from "../../support/browser/offline.ts";
import { along, BLOCK, CORNER, locate, street, visit } from "../../support/browser/visitor.ts";

/** Round a block: 100 m to the east, 200 m to the north, and 100 m back. */
const ROUND = [CORNER, along(0, 100), along(BLOCK, 100), along(BLOCK)];

const TOUR = {
  ...CORNER,
  audioStops: street().map((stop, i) =>
    i > 0 ? stop : {
      ...stop,
      leg: {
        line: encodeLine(ROUND),
        by: "streets" as const,
        parts: [{ at: 0, name: "South Street" }, { at: 1, name: "Mill Lane" }, { at: 2 }],
      },
    }
  ),
};

const turnOn = async (page: Page) => {
  const turn = card(page).locator(".walk-turn");
  await turn.waitFor();
  return (await turn.textContent())?.trim();
};

const card = (page: Page) => page.getByRole("region", { name: "Your walk" });

/** Waits until the way that is drawn ahead has so many straight pieces. */
const drawn = (page: Page, pieces: number) =>
  page.waitForFunction(
    (pieces) =>
      document.querySelector("path.map-way")!.getAttribute("d")!.split("L").length - 1 === pieces,
    pieces,
  );

Deno.test("the card says how far it is on foot and where to turn, and the map draws what is ahead", () =>
  visit(async ({ page, start, goTo, hears }) => {
    await start();
    await card(page).getByRole("heading", { name: /^(399|40[01]) m to stop 1, east$/ }).waitFor();
    await card(page).getByText("5 min on foot").waitFor();
    const turn = card(page).locator(".walk-turn");
    assert.equal((await turn.textContent())?.trim(), "Left 100 mMill Lane");
    await page.locator(".tour-map [data-way], .tour-map[data-way]").waitFor();
    await drawn(page, 3);
    await goTo(along(100, 100));
    await card(page).getByRole("heading", { name: /^(199|20[01]) m to stop 1/ }).waitFor();
    assert.equal((await turn.textContent())?.trim(), "Left 100 m");
    await drawn(page, 2);
    await goTo(along(BLOCK));
    await hears(1);
    await turn.waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-way]").count(), 0, "no leg leads to the second stop");
  }, { tour: TOUR }));

Deno.test("after one visit the first words of a walk without a connection are of the way on foot, too", () =>
  visitOffline(async ({ page, server, tourPath, openTour, coldStart }) => {
    await openTour();
    await server.stop();
    await locate(page.context(), server.origin, CORNER);
    const next = await coldStart(tourPath);
    await hydrated(next, "start-tour");
    await next.getByRole("button", { name: "Start Archive Experience" }).click();
    assert.equal(await turnOn(next), "Left 100 mMill Lane");
    const said = next.locator("#walk-announcements");
    assert.match(await said.textContent() ?? "", /(399|40[01]) m/);
  }, { audioStops: TOUR.audioStops }));
