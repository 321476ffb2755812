/** What a list begins with, on a phone: its first archive. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, shown, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";

const viewport = { width: 390, height: 844 };

/** The picture and the title of the first card stand within the window, nothing being scrolled. */
async function firstCardIsInSight(page: Page): Promise<void> {
  const card = page.locator("main .tour-card:not(.loading)").first();
  for (const part of [".plate", "h3"]) {
    const { y, height } = (await card.locator(part).boundingBox())!;
    assert.ok(y + height <= viewport.height, `${part} ends at ${Math.round(y + height)}`);
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
