/** An archive of many stops: its page is no longer than somebody scrolls, and holds all of it. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const TEXT = "The mill was built when the river still froze each winter, and burnt down twice. ";

/** Opens the page of an archive of so many stops. */
async function onList(
  count: number,
  use: (page: Page, address: string) => Promise<void>,
  options: BrowserOptions = PHONE,
) {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const audioStops = Array.from(
    { length: count },
    (_, i) => makeStop({ title: `Mill ${i + 1}`, description: TEXT.repeat(5) }),
  );
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
  const address = `${server.origin}/tour/${id}`;
  await withPage(options, async (page) => {
    await page.goto(address);
    await use(page, address);
  });
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const stop = (page: Page, n: number) =>
  page.getByRole("heading", { name: `Mill ${n}`, exact: true });

Deno.test("a page of 200 stops is some screens long, has all texts in it, and unfolds the rest", () =>
  onList(200, async (page, address) => {
    const height = await heightOf(page);
    assert.ok(height < 9000, `${height} px`);
    const html = await (await page.request.get(address)).text();
    assert.equal(html.match(/<h3 /g)?.length, 200);
    assert.equal(await stop(page, 20).isVisible(), true);
    assert.equal(await stop(page, 21).isVisible(), false);
    await page.getByText("Stops 21 to 40").click();
    assert.equal(await stop(page, 40).isVisible(), true);
  }));

Deno.test("a link to a stop of a long list unfolds its part, on arrival and on the page", () =>
  onList(200, async (page, address) => {
    await hydrated(page, "stop-list");
    for (
      const [n, follow] of [
        [150, () => page.goto(`${address}#stop-150`)],
        [90, () => page.evaluate(() => location.hash = "#stop-90")],
      ] as const
    ) {
      await follow();
      await page.waitForFunction((n) => {
        const { top } = document.getElementById(`stop-${n}`)!.getBoundingClientRect();
        return top > 0 && top < innerHeight / 2;
      }, n);
      assert.equal(await stop(page, n).isVisible(), true);
    }
  }));

Deno.test("without scripts a long list unfolds, too", () =>
  onList(200, async (page) => {
    await page.getByText("Stops 181 to 200").click();
    assert.equal(await stop(page, 200).isVisible(), true);
  }, { ...PHONE, javaScriptEnabled: false }));

Deno.test("printed, a long list is whole", () =>
  onList(50, async (page) => {
    await hydrated(page, "stop-list");
    await page.waitForFunction(() => {
      dispatchEvent(new Event("beforeprint"));
      return document.querySelector("#stop-50")!.checkVisibility();
    });
  }));

Deno.test("a list of 30 stops is not folded", () =>
  onList(30, async (page) => {
    assert.equal(await stop(page, 30).isVisible(), true);
    assert.equal(await page.getByText("Stops 21 to").count(), 0);
  }));
