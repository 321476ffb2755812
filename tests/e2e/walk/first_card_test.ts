/** What the first screen of a list shows: its first archive, and the way to type a code. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, shown, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";

const viewport = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** The picture and the title of the first card stand within the window, nothing being scrolled. */
async function firstCardIsInSight(page: Page, { height: low } = viewport): Promise<void> {
  const card = page.locator("main .tour-card:not(.loading)").first();
  for (const part of [".plate", "h3"]) {
    const { y, height } = (await card.locator(part).boundingBox())!;
    assert.ok(y + height <= low, `${part} ends at ${Math.round(y + height)}`);
  }
}

Deno.test("the first archive of the list stands on the first screen of a phone", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await shown(page, "All Archive Experiences");
    await firstCardIsInSight(page);
  });
});

Deno.test("the first archives of the list stand on the first screen of a desk, below one line of figures", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport: DESK }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await shown(page, "All Archive Experiences");
    await firstCardIsInSight(page, DESK);
    const tops = await page.locator(".stats :is(dt, dd)").evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2)
    );
    assert.equal(tops.length, 6);
    assert.ok(Math.max(...tops) - Math.min(...tops) < 8, `in one line: ${tops}`);
  });
});

Deno.test("“Have a code?” stands on the first screen of the landing page and of the list", async () => {
  await using server = await testServer({ demo: true });
  for (const window of [viewport, DESK]) {
    await withPage({ viewport: window }, async (page) => {
      for (const path of ["/", "/tours"]) {
        await page.goto(server.origin + path);
        const link = page.getByRole("main").getByRole("link", { name: "Have a code?" });
        const { y, height } = (await link.boundingBox())!;
        assert.ok(y + height <= window.height && height >= 44, `${path}: ${y}, ${height} high`);
        await link.click();
        await shown(page, "Have a code?");
      }
    });
  }
});

Deno.test("the first archive of the home page stands on the first screen of a phone", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport }, async (page) => {
    await signIn(page, server, "visitor");
    await page.goto(server.origin);
    await hydrated(page, "home-archives");
    await firstCardIsInSight(page);
  });
});

Deno.test("where a stop is and how near one must come stand after its story", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.goto(
      server.origin + await page.locator(".tour-card h3 a").first().getAttribute("href"),
    );
    await hydrated(page, "stop-list");
    const top = async (selector: string) =>
      (await page.locator(`#stop-1 ${selector}`).first().boundingBox())!.y;
    assert.ok(await top(".stop-place") > await top(".folded-text"));
  });
});
