/** A visitor who returns to a list finds it as it was left. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

const COUNT = 60;

type List = { page: Page; server: TestServer };

/** The list of 60 archives, of which "Show more" has added the second 24. */
async function openList(use: (list: List) => Promise<void>, options: BrowserOptions & {
  before?: (list: List) => Promise<unknown>;
} = {}): Promise<void> {
  const { before, ...browser } = options;
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  for (let i = 1; i <= COUNT; i++) {
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, i));
    await createTour(server.kv, makeTour({ title: `Archive no. ${i}` }), { userId: NOBODY, now });
  }
  await withPage({ reducedMotion: "reduce", ...browser }, async (page) => {
    await before?.({ page, server });
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("48 of 60 shown").waitFor();
    await use({ page, server });
  });
}

const card = (page: Page) => page.locator("#archives .tour-card").nth(40);

/** Pixels from the top of the window to that of the card. */
const top = (page: Page) => card(page).evaluate((card) => card.getBoundingClientRect().top);

/** Scrolls to the card, and opens its archive. Gives where the card stood. */
async function openArchive(page: Page): Promise<number> {
  await card(page).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const before = await top(page);
  await card(page).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: /^Archive no/ }).waitFor();
  return before;
}

/** Waits for the list with all that it showed, at the card. */
async function isAsItWasLeft({ page }: List, before: number): Promise<void> {
  await page.getByText("48 of 60 shown").waitFor();
  assert.equal(await page.locator("#archives .tour-card").count(), 48);
  await page.locator("html:not([aria-busy])").waitFor();
  const after = await top(page);
  assert.ok(Math.abs(after - before) <= 2, `the card stands at ${after}, and stood at ${before}`);
}

Deno.test("Back shows the list where it was left, with all that Show more has added", () =>
  openList(async (list) => {
    const before = await openArchive(list.page);
    await list.page.goBack();
    await isAsItWasLeft(list, before);
    await list.page.goForward();
    await list.page.getByRole("heading", { level: 1, name: /^Archive no/ }).waitFor();
    await list.page.goBack();
    await isAsItWasLeft(list, before);
  }));

Deno.test("Back to Archives leads to the list that was left, or to the whole list", () =>
  openList(async (list) => {
    const { page, server } = list;
    const entries = await page.evaluate(() => history.length);
    const before = await openArchive(page);
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await isAsItWasLeft(list, before);
    assert.equal(await page.evaluate(() => history.length), entries + 1, "no other entry");
    await card(page).getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: /^Archive no/ }).waitFor();
    const address = page.url();
    await page.goto(server.origin);
    await page.goto(address);
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.getByText("24 of 60 shown").waitFor();
  }));
