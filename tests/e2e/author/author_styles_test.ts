/** The second style sheet: pages of authors have it before they are shown, others do without it. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, shown, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { makeTour } from "../../support/data/tours.ts";

const AUTHORS_SHEET = /authorStyles/;

/** Notes at each change of the page region whether the sheet applies by then. */
function noteChanges(): void {
  const changes: { title: string; hasSheet: boolean }[] = [];
  Object.assign(globalThis, { changes });
  const note = () => {
    const sheets = Array.from(document.styleSheets, ({ href }) => href ?? "");
    const title = document.querySelector("#page h1")?.textContent ?? "";
    changes.push({ title, hasSheet: sheets.some((href) => href.includes("authorStyles")) });
  };
  addEventListener("turbo:load", () => {
    new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(isRegion))) note();
    }).observe(document.body, { childList: true });
  }, { once: true });
  const isRegion = (node: Node) => (node as Element).id === "page";
}

const changes = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { changes: { title: string; hasSheet: boolean }[] }).changes
  );

/** Where everything of the page stands, to the pixel. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("#page *, #page"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + scrollY, width, height].join(" ");
    })
  );

Deno.test("a link from a visitor's page to the form shows it with its styles, and back changes nothing", async () => {
  await using server = await testServer();
  await createTour(server.kv, makeTour(), { userId: NOBODY });
  await withPage({ reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(noteChanges);
    await signIn(page, server, "author");
    await page.goto(`${server.origin}/tours`);
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutOf(page);

    const twoFrames = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    let requested = 0;
    await page.route(AUTHORS_SHEET, async (route) => {
      requested++;
      // Time enough for a page change that does not wait for the sheet.
      await page.evaluate(twoFrames);
      await route.continue();
    });
    await page.getByRole("navigation").getByRole("link", { name: "Create", exact: true }).click();
    await hydrated(page, "tour-form");
    assert.equal(requested, 1);
    const [change] = await changes(page);
    assert.ok(change.hasSheet, `"${change.title}" was shown with its styles`);

    await page.goBack();
    await shown(page, "All Archive Experiences");
    assert.equal((await changes(page)).length, 2, "both were changes within the same document");
    assert.deepEqual(await layoutOf(page), before);
  });
});
