/** The gallery over a walk, of an archive itself, without a network, and with a slow one. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { visitOffline } from "../../support/browser/offline.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { drawnThings, serveDrawn } from "../../support/data/things.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const LONG = "/archives/long.mp3";

/** A picture, and a paper of two pages, whose files every server has. */
const STORED = [
  { id: "yard", url: "/archives/harvard-yard/cover.jpg", alt: "The yard" },
  {
    id: "letter",
    url: "/archives/oxford-schools/cover.jpg",
    alt: "The letter",
    pages: [{ url: "/archives/harvard-yard/cover.jpg", text: "The second page." }],
  },
];

const gallery = (page: Page) => page.getByRole("dialog", { name: "Pictures and papers" });
const slide = (page: Page, text: string) => gallery(page).getByText(text, { exact: true });

Deno.test("the picture of a walk's story opens the gallery, and Back leads to the walk, which goes on", () =>
  visit(async ({ page, start, goTo, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    const story = page.getByRole("region", { name: "Story" });
    await story.getByRole("link", { name: "The yard 2 pictures" }).click();
    await slide(page, "1 of 2").waitFor();
    await page.keyboard.press("ArrowRight");
    await slide(page, "2 of 2 · Page 1 of 2").waitFor();
    await gallery(page).getByRole("button", { name: "Pause" }).waitFor();
    await page.goBack();
    await gallery(page).waitFor({ state: "hidden" });
    assert.equal(await story.isVisible(), true);
    await page.locator(".walk-card").getByRole("button", { name: "Pause" }).waitFor();
  }, {
    tour: { audioStops: street().map((stop) => ({ ...stop, audioUrl: LONG, things: STORED })) },
    before: (page) => serveRecording(page, LONG),
  }));

Deno.test("a stop that shows the archive's picture as its own has its own things behind it", () =>
  visit(async ({ page, start, goTo, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    const story = page.getByRole("region", { name: "Story" });
    await story.getByRole("link", { name: "The yard 2 pictures" }).waitFor();
  }, {
    tour: {
      things: STORED.slice(0, 1),
      audioStops: street().map((stop) => ({ ...stop, audioUrl: LONG, things: STORED })),
    },
    before: (page) => serveRecording(page, LONG),
  }));

/** Runs `use` on the page of an archive that has the drawn things itself. */
async function withOwnThings(use: (page: Page) => Promise<void>): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const tour = makeTour({ things: drawnThings(), audioStops: [makeStop()] });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  await withPage({}, async (page) => {
    await serveDrawn(page);
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    await use(page);
  });
}

Deno.test("an archive's own picture opens the gallery of its own things, which its page shows", () =>
  withOwnThings(async (page) => {
    const about = page.locator(".tour-about");
    assert.equal(await about.locator(".thing-row img").count(), 11);
    await page.locator(".tour-side .plate").getByRole("link", { name: "What picture 1 shows" })
      .click();
    await slide(page, "1 of 12").waitFor();
    await slide(page, "Caption 1").waitFor();
    await page.keyboard.press("Escape");
    await about.getByRole("link", { name: "A letter to the governor 6 pages" }).click();
    await slide(page, "4 of 12 · Page 1 of 6").waitFor();
  }));

Deno.test("a picture that takes long says so with what it shows, until it is there", () =>
  withOwnThings(async (page) => {
    const late = Promise.withResolvers<void>();
    await page.route("**/media/*0102.jpg", async (route) => {
      await late.promise;
      await route.fallback();
    });
    await page.getByRole("link", { name: "A letter to the governor 6 pages" }).click();
    await slide(page, "4 of 12 · Page 1 of 6").waitFor();
    await page.keyboard.press("ArrowRight");
    const alert = gallery(page).getByRole("alert");
    await alert.getByText("This picture hasn’t arrived yet.").waitFor();
    assert.match(await alert.innerText(), /A letter to the governor, page 2/);
    late.resolve();
    await alert.waitFor({ state: "hidden" });
  }));

Deno.test("a kept archive has its pictures, papers and their list without a server", () =>
  visitOffline(async ({ openTour, page, server, tourPath, coldStart }) => {
    await openTour();
    const keep = page.locator(".keep-tour");
    await keep.getByRole("button", { name: "Save on this device" }).click();
    await keep.getByRole("button", { name: /^Save \d/ }).click({ timeout: 45_000 });
    await page.getByText(/^Saved on this device/).waitFor();
    await server.stop();
    const next = await coldStart(tourPath);
    await hydrated(next, "stop-list");
    await next.getByRole("link", { name: "The letter 2 pages" }).click();
    await slide(next, "2 of 2 · Page 1 of 2").waitFor();
    await next.keyboard.press("ArrowRight");
    await slide(next, "2 of 2 · Page 2 of 2").waitFor();
    await gallery(next).getByText("Text of this page").click();
    await gallery(next).getByText("The second page.").waitFor();
    await next.waitForFunction(() => {
      const img = document.querySelector<HTMLImageElement>(
        ".gallery [aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)",
      );
      return img?.complete && img.naturalWidth > 0;
    });
  }, { audioStops: [makeStop({ things: STORED }), makeStop()] }));
