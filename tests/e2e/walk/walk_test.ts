/** A walk in the street: the device moves, and the right story starts at the right place, once. */
import assert from "node:assert/strict";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

Deno.test("an ordered walk plays every stop in order, with no tap after Start", () =>
  visit(async ({ page, goTo, start, heard, hears, silent }) => {
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await walk.getByText("200 m to stop 1, north").waitFor();
    const titles = ["First", "Second", "Third", "Fourth", "Fifth"];
    for (const [i, title] of titles.entries()) {
      await goTo(along(BLOCK * (i + 1) - 10));
      await hears(i + 1);
      await walk.getByRole("heading", { name: `Playing stop ${i + 1}` }).waitFor();
      await page.getByRole("status").getByText(`${title}.`).waitFor({
        state: "attached",
      });
      await silent();
    }
    assert.deepEqual(await heard(), titles);
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("You’ve heard every story").waitFor();
    await summary.getByText("5 of 5").waitFor();
  }));

Deno.test("a free discovery plays the stops in the order in which they are reached", () =>
  visit(async ({ goTo, start, heard, hears, silent }) => {
    await start();
    for (const [i, n] of [3, 1, 2].entries()) {
      await goTo(along(BLOCK * n));
      await hears(i + 1);
      await silent();
    }
    assert.deepEqual(await heard(), ["Third", "First", "Second"]);
  }, { tour: { tourType: "unordered" } }));

Deno.test("a stop plays once while the visitor stands at its edge for minutes", () =>
  visit(async ({ page, goTo, start, heard, hears }) => {
    await start();
    await goTo(along(BLOCK - 29));
    await hears(1);
    await page.locator("#stop-1 [data-state=done]").waitFor();
    for (const metres of [33, 28, 31, 29, 34, 27]) {
      await goTo(along(BLOCK - metres));
      await page.getByText(`${BLOCK + metres} m to stop 2, north`).first().waitFor();
      await page.clock.runFor(60_000);
    }
    await goTo(along(2 * BLOCK));
    await hears(2);
    assert.deepEqual(await heard(), ["First", "Second"]);
  }, { before: (page) => page.clock.install() }));

Deno.test("with the location refused, the same tour works by tapping", () =>
  visit(async ({ page, start, heard, hears, openOptions }) => {
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
    await page.getByRole("button", { name: "End walk" }).click();
    await page.getByRole("list", { name: "Not heard yet:" }).getByText("Second").click();
    // Which leads from the screen to the text of that stop.
    await page.locator("#stop-2[data-linked]").waitFor();
    await page.getByRole("button", { name: "Back to the map" }).waitFor();
    assert.deepEqual(await heard(), ["First", "Second"]);
  }, { refuses: true, tour: { audioStops: street(2) } }));

Deno.test("a page that was hidden believes no old position, and goes on when it is shown", () =>
  visit(async ({ page, goTo, start, heard, hears, silent }) => {
    await start();
    await page.getByText("200 m to stop 1, north").first().waitFor();
    await page.evaluate(setHidden, true);
    await goTo(along(BLOCK));
    await page.evaluate(setHidden, false);
    await goTo(along(BLOCK, 2));
    await hears(1);
    await silent();
    await goTo(along(2 * BLOCK));
    await hears(2);
    assert.deepEqual(await heard(), ["First", "Second"]);
  }));

Deno.test("what is heard counts each start of a story: not a stall in it, but a second start", () =>
  visit(async ({ page, goTo, start, heard, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await page.evaluate(() => {
      const audio = document.querySelector("audio")!;
      for (const name of ["waiting", "playing"]) audio.dispatchEvent(new Event(name));
    });
    await page.locator("#stop-1 [data-state=done]").waitFor();
    assert.deepEqual(await heard(), ["First"]);
    await page.getByRole("button", { name: "Text" }).click();
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    await hears(2);
    assert.deepEqual(await heard(), ["First", "First"]);
  }));

Deno.test("with auto-play off, a stop that is reached waits for a tap", () =>
  visit(async ({ page, goTo, start, heard, hears, openOptions }) => {
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await openOptions();
    await walk.getByRole("switch", { name: "Auto-play" }).uncheck();
    await goTo(along(BLOCK));
    await walk.getByText("You’re at stop 1").waitFor();
    assert.deepEqual(await heard(), []);
    await walk.getByRole("button", { name: "Play stop 1" }).click();
    await hears(1);
  }));

Deno.test("the walk goes on through page changes, and a reload offers to go on", () =>
  visit(async ({ page, goTo, start, heard, hears, openTour }) => {
    await start();
    await page.getByRole("button", { name: "Text" }).click();
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

Deno.test("a link to a stop makes it ready to play", () =>
  visit(async ({ page, openTour, heard, hears }) => {
    await page.goto("about:blank");
    await openTour("#stop-3");
    await page.locator("#stop-3[data-current]").waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById("stop-3")!.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    assert.deepEqual(await heard(), []);
    await page.getByRole("region", { name: "Player" }).getByRole("button", {
      name: "Play",
      exact: true,
    })
      .click();
    await hears(1);
    assert.deepEqual(await heard(), ["Third"]);
  }));

/** Runs in the page: what a phone does that goes into the pocket with its screen off. */
function setHidden(hidden: boolean) {
  const visibilityState = hidden ? "hidden" : "visible";
  Object.defineProperties(document, {
    hidden: { value: hidden, configurable: true },
    visibilityState: { value: visibilityState, configurable: true },
  });
  document.dispatchEvent(new Event("visibilitychange"));
}
