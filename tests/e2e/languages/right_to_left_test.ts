import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { madeLanguages, RIGHT_TO_LEFT } from "../../support/texts/made_languages.ts";

/** Runs `use` on a page in a language from right to left. */
async function fromRightToLeft(
  use: (page: Page, server: TestServer, open: (path: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ ...madeLanguages(), settings: tiles.settings });
  await withPage(
    {},
    (page) => use(page, server, (path) => page.goto(`${server.origin}/${RIGHT_TO_LEFT}${path}`)),
  );
}

const middleOf = async (part: Locator): Promise<number> => {
  const { x, width } = (await part.boundingBox())!;
  return x + width / 2;
};

/** Whether a sign is drawn the other way round. */
const isTurned = (sign: Locator) => sign.evaluate((svg) => getComputedStyle(svg).scale === "-1 1");

Deno.test("signs that point along the text turn round, seals stand where lines begin, and a map's ways stay", async () => {
  await fromRightToLeft(async (page, { kv }, open) => {
    const { id } = await createTour(kv, makeTour(), { userId: NOBODY });
    await open(`/tour/${id}`);
    assert.equal(await isTurned(page.locator("main a .lucide-arrow-left").first()), true);
    const stop = page.locator(".stop-list li").first();
    assert.ok(await middleOf(stop.locator(".seal")) > await middleOf(stop.locator("h3")));
    const play = stop.locator(".lucide-play").first();
    assert.equal(await isTurned(play), false);

    await page.locator(".map-tools button[aria-expanded]").click();
    const [left, right] = ["left", "right"].map((way) =>
      page.locator(`.map-pan .lucide-arrow-${way}`)
    );
    assert.equal(await isTurned(left), false);
    assert.ok(await middleOf(left) < await middleOf(right));
  });
});

Deno.test("codes, and the keys for them, run from left to right", async () => {
  await fromRightToLeft(async (page, { kv }, open) => {
    await open("/q");
    const keys = page.locator(".code-pad button");
    assert.ok(await middleOf(keys.nth(0)) < await middleOf(keys.nth(1)));

    const tour = makeTour({ audioStops: [makeStop({ code: "234BCD" })] });
    const { id } = await createTour(kv, tour, { userId: NOBODY });
    await open(`/tour/${id}`);
    const code = page.locator(".short-code").last();
    const [first, last] = await code.evaluate((element) => {
      const text = element.firstChild!;
      return [0, text.textContent!.length - 1].map((at) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().x;
      });
    });
    assert.ok(first < last, `its first letter is at ${first}, its last at ${last}`);
  });
});

Deno.test("what plays goes from left to right", async () => {
  await fromRightToLeft(async (page, { kv }, open) => {
    const { id } = await createTour(kv, makeTour(), { userId: NOBODY });
    await open(`/tour/${id}`);
    await hydrated(page, "stop-list");
    await page.locator(".stop-list .lucide-play").first().click();
    await page.setViewportSize({ width: 1280, height: 800 });
    const line = page.locator(".mini .slider").first();
    const { width, height } = (await line.boundingBox())!;
    await line.click({ position: { x: width / 4, y: height / 2 } });
    const at = Number(await line.inputValue());
    assert.ok(at > 15 && at < 35, `a quarter from the left is at ${at} %`);
  });
});
