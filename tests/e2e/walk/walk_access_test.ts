/**
 * What axe says of a walk: of the question before it, and of each of its states.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const PHONE = { width: 390, height: 844 };

/** The walk is no wider than the screen, whatever its stops are called. */
async function fitsTheScreen(page: Page): Promise<void> {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const inner = await page.locator(":is(.walk-card, .walk-summary)").evaluate((e) =>
    e.scrollWidth - e.clientWidth
  );
  assert.equal(inner, 0, "nothing is cut off at the side");
}

const look = { reducedMotion: "reduce", viewport: PHONE } as const;

Deno.test("axe finds nothing in the question for the location", async () => {
  await using server = await testServer();
  await withPage({ prompt: true, ...look }, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("dialog", { name: "Enable Location Access" }).waitFor();
    await axeFindsNothing(page);
  });
});

Deno.test("axe finds nothing in a walk with its options open", () =>
  visit(async ({ page, start, hears, silent, openOptions }) => {
    await start();
    await hears(1);
    const walk = page.getByRole("region", { name: "Your walk" });
    await silent();
    await openOptions();
    await walk.getByRole("button", { name: "Play stop 1 again when you return" }).click();
    await walk.getByRole("button", { name: "Stop 1 will play again", disabled: true }).waitFor();
    await axeFindsNothing(page);
    await fitsTheScreen(page);
  }, { ...look, place: along(BLOCK), tour: { audioStops: longNames() } }));

Deno.test("axe finds nothing in a walk with two stops that wait", () =>
  visit(async ({ page, start, goTo, hears, silent }) => {
    await start();
    for (const [i, n] of [2, 4].entries()) {
      // A stop ahead of the next one is proved by two positions.
      for (const metres of [0, 1]) await goTo(along(n * BLOCK + metres));
      await hears(i + 1);
      await silent();
    }
    const waiting = page.getByRole("list", { name: "Stops waiting for you" });
    for (const n of [1, 3]) {
      await waiting.getByRole("button", { name: `Play stop ${n}` }).waitFor();
    }
    await axeFindsNothing(page);
    await fitsTheScreen(page);
  }, { ...look, tour: { audioStops: longNames() } }));

Deno.test("axe finds nothing in the pocket screen", () =>
  visit(async ({ page, start, choose }) => {
    await start();
    await choose("Pocket screen");
    await page.getByRole("dialog", { name: "Pocket screen" }).waitFor();
    await axeFindsNothing(page);
  }, look));

Deno.test("axe finds nothing in what a walk came to", () =>
  visit(async ({ page, start, choose }) => {
    await start();
    await choose("End walk");
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("0 of 5").waitFor();
    await axeFindsNothing(page);
    await fitsTheScreen(page);
  }, { ...look, tour: { audioStops: longNames() } }));

Deno.test("axe finds nothing in a walk without a location", () =>
  visit(async ({ page, start }) => {
    await start();
    const walk = page.getByRole("region", { name: "Your walk" });
    await walk.getByText("Location access denied by user", { exact: true }).waitFor();
    await axeFindsNothing(page);
    await fitsTheScreen(page);
  }, { ...look, refuses: true }));

Deno.test("a screen reader's tree says at each step what happens, and what can be done; the focus is never lost", () =>
  visit(async ({ page, start, goTo, hears, silent }) => {
    const screen = page.getByRole("region", { name: "Map of the stops" });
    const card = screen.getByRole("region", { name: "Your walk", exact: true });
    const announcements = page.locator("#walk-announcements[role=status]");
    const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
    /** Waits until `announced` is said; the tree of the card has this headline and these lines. */
    const says = async (headline: string, announced: RegExp, ...lines: string[]) => {
      await card.getByRole("heading", { name: headline, exact: true }).waitFor();
      await announcements.getByText(announced).waitFor({ state: "attached" });
      assert.ok(await hasFocus(), headline);
      const tree = await card.ariaSnapshot();
      const found = tree.split("\n").map((line) => line.trim()).filter((line) =>
        lines.includes(line)
      );
      assert.deepEqual(found, lines, tree);
    };
    const controls = (main: string, skip: string) => [
      '- button "Back 15 seconds" [disabled]',
      `- button "${main}"`,
      `- button "Skip${skip}`,
      '- button "More about the walk"',
    ];
    await start();
    await says(
      "200 m to stop 1, north",
      /^Next: stop 1, First, 200 metres, north\.$/,
      "- paragraph: First",
      ...controls("Play stop 1", ' to stop 2"'),
    );
    await screen.getByRole("button", { name: "Back to The old street", exact: true }).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    await says(
      "Playing stop 1",
      /^You’re at stop 1, First\.$/,
      "- paragraph: First",
      '- paragraph: "Next: stop 2, 200 m, ahead."',
    );
    await screen.getByRole("button", { name: "Large map" }).click();
    await screen.getByRole("button", { name: "Stop 1: First, playing now" }).waitFor();
    await silent();
    await screen.getByRole("button", { name: "Stop 1: First, heard" }).waitFor();
    await goTo(along(BLOCK, 1)); // The walk says nothing of the way by a position from before.
    await says(
      "200 m to stop 2, ahead",
      /^Next: stop 2, Second, 200 metres, /,
      "- paragraph: Second",
      ...controls("Play stop 2", '" [disabled]'),
    );
    await goTo(along(2 * BLOCK));
    await hears(2);
    await says(
      "Playing stop 2",
      /^You’re at stop 2, Second\.$/,
      "- paragraph: Second",
      '- button "Pause"',
    );
    const end = page.getByRole("region", { name: "Your walk is over" });
    await end.getByRole("heading", { name: "You’ve heard every story" }).waitFor();
    await announcements.getByText("You’ve heard all 2 stories.").waitFor({ state: "attached" });
    assert.ok(await hasFocus(), "the end");
    assert.match(await end.ariaSnapshot(), /- term: Stops\n\s+- definition: 2 of 2\n/);
  }, { tour: { audioStops: street(2) } }));

Deno.test("the end of a walk is in view and has the focus, wherever its page was scrolled", () =>
  visit(async ({ page, start, choose }) => {
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await start();
    const follows = (pressed: boolean) =>
      page.getByRole("button", { name: "Show my position", pressed }).waitFor();
    await follows(true);
    await choose("End walk");
    await follows(false); // The map shows the whole route instead.
    const title = page.getByRole("heading", { name: "Your walk has ended" });
    await title.waitFor();
    assert.ok(await title.evaluate((e) => e === document.activeElement));
    const { y, height } = (await title.boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.height, `${y}`);
  }));

Deno.test("the visitor's dot lies above the seal of the stop beneath it, and lets it be tapped", () =>
  visit(async ({ page, start }) => {
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await start();
    const dot = page.locator(".map-here");
    await dot.scrollIntoViewIfNeeded();
    await page.locator(".tap-shield").waitFor({ state: "detached" });
    // The map may still be moving to the visitor.
    await page.waitForFunction(() => {
      const { x, y, width, height } = document.querySelector(".map-here")!.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".map-pin")
        ?.textContent?.includes("First");
    });
    const { pane, seals } = await dot.evaluate((dot) => {
      const level = (e: Element) => Number(getComputedStyle(e).zIndex);
      return {
        pane: level(dot.closest(".leaflet-pane")!),
        seals: level(document.querySelector(".leaflet-marker-pane")!),
      };
    });
    assert.ok(pane > seals, `${pane} against ${seals}`);
    const { width } = (await dot.boundingBox())!;
    assert.ok(width > 10, "the dot is drawn");
  }, { place: along(BLOCK), reducedMotion: "reduce", viewport: { width: 1280, height: 900 } }));

const longNames = () =>
  street().map((stop) => ({ ...stop, title: `${stop.title} of the places beside the old mill` }));
