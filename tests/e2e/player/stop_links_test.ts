/** Links to a stop and to a sentence: what they lead to is lit and on the screen. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const PICTURE = "/archives/mill.jpg";

/** Sixty sentences at odd milliseconds; the wanted one begins 60 ms before the next. */
const transcript = makeTranscript(Array.from({ length: 60 }, (_, i) => {
  const start = 2003 * i + (i === 41 ? -1943 : 0);
  const text = i === 40 ? "She carried a lantern." : `This is sentence ${i} of what she told us.`;
  return { start, end: start + 60, text };
}));
const WANTED = "t=80.12";

/** Waits until the one lit sentence of the page is the wanted one, and on the screen. */
async function lightsTheLantern(page: Page): Promise<void> {
  const found = await page.waitForFunction(() => {
    const [lit, ...more] = document.querySelectorAll<HTMLElement>("#stop-4 [data-lit]");
    const lines = [...lit?.getClientRects() ?? []];
    const isSeen = lines.length > 0 &&
      lines.every(({ top, left, height }) =>
        document.elementFromPoint(left + 2, top + height / 2) === lit
      );
    return isSeen && more.length === 0 && lit.textContent;
  });
  assert.equal(await found.jsonValue(), "She carried a lantern.");
}

/** Waits until the head of the stop's card is on the screen, not behind a bar. */
const showsStop = (page: Page, n: number) =>
  page.locator(`#stop-${n}[data-linked]`).waitFor().then(() =>
    page.waitForFunction((n) => {
      const title = document.querySelector(`#stop-${n}-title`)!;
      const { top, left, height } = title.getBoundingClientRect();
      return top < innerHeight / 2 &&
        document.elementFromPoint(left + 5, top + height / 2) === title;
    }, n)
  );

/** `sendPictures` has those of the stops arrive, late. */
type Visited = { path: string; origin: string; codes: string[]; sendPictures: () => void };

async function withTour(
  viewport: { width: number; height: number },
  use: (page: Page, tour: Visited) => Promise<void>,
) {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const audioStops = ["Gate", "Pool", "Yard", "Mill", "Hall"].map((title, i) =>
    makeStop({
      title,
      imageUrl: PICTURE,
      description: `${title}: ${"a long time ago there was much to see. ".repeat(30)}`,
      audioUrl: "/archives/mill.mp3",
      ...i === 3 && { transcript },
    })
  );
  const { id } = await createTour(server.kv, makeTour({ title: "The river", audioStops }), {
    userId: NOBODY,
  });
  const codes = (await getTour(server.kv, id))!.tour.audioStops.map(({ code }) => code!);
  await withPage({ viewport }, async (page) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${PICTURE}`, async (route) => {
      await promise;
      await route.fulfill({ path: "tests/support/data/media_files/gate.jpg" });
    });
    await use(page, { path: `/tour/${id}`, origin: server.origin, codes, sendPictures: resolve });
  });
}

for (const [width, height] of [[390, 844], [1280, 800]]) {
  Deno.test(`at ${width} × ${height} the sentence of a link is lit and on the screen`, () =>
    withTour({ width, height }, async (page, { path, origin, sendPictures }) => {
      await page.goto(`${origin}${path}#stop-4&${WANTED}`);
      await lightsTheLantern(page);
      sendPictures();
      await page.waitForLoadState("networkidle");
      await lightsTheLantern(page);
      // Another link in the same page, and one that its reader followed before.
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => location.hash = "#stop-2");
      await showsStop(page, 2);
      await page.evaluate((wanted) => location.hash = `#stop-4&${wanted}`, WANTED);
      await lightsTheLantern(page);
      // A hit, by a change of the page.
      await page.goto(`${origin}/tours?q=lantern`);
      await page.getByRole("link", { name: "She carried a lantern." }).click();
      await lightsTheLantern(page);
      // Who comes back finds the page as they left it.
      await page.keyboard.press("Home");
      await page.waitForFunction(() => scrollY === 0);
      await page.getByRole("link", { name: "Back to Archives" }).click();
      await page.getByRole("link", { name: "She carried a lantern." }).waitFor();
      await page.goForward();
      await page.locator("#stop-4[data-linked]").waitFor();
      assert.equal(await page.evaluate(() => scrollY), 0);
    }));

  Deno.test(`at ${width} × ${height} a code leads to its story`, () =>
    withTour({ width, height }, async (page, { origin, codes, sendPictures }) => {
      sendPictures();
      await page.goto(`${origin}/q/${codes[3]}`);
      await showsStop(page, 4);
      await page.goto(`${origin}/q`);
      await hydrated(page, "code");
      await page.getByLabel("Code", { exact: true }).fill(codes[2]);
      await page.keyboard.press("Enter");
      await showsStop(page, 3);
    }));
}
