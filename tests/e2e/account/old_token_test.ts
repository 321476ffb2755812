/** The identity token that an older version kept in the browser. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { type BrowserOptions, withPage } from "../../support/browser/browser.ts";
import { testIssuer } from "../../support/servers/issuer.ts";
import { testServer } from "../../support/servers/server.ts";
import { signedIn, signedOut } from "../../support/browser/sign_in.ts";

const KEY = "firebase_token";

/** A page of a browser that holds `token` when its first script runs. */
async function withToken(
  token: string,
  options: BrowserOptions,
  use: (page: Page) => Promise<void>,
) {
  await withPage(options, async (page) => {
    await page.addInitScript(([key, value]) => {
      if (!location.protocol.startsWith("http") || sessionStorage.getItem("was-there")) return;
      sessionStorage.setItem("was-there", "1");
      localStorage.setItem(key, value);
    }, [KEY, token]);
    await use(page);
  });
}

const isGone = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key) === null, KEY);

Deno.test("a good token signs in once, and is gone", async () => {
  await using issuer = await testIssuer();
  await using server = await testServer({ settings: issuer.settings });
  await withToken(await issuer.sign(), {}, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await signedIn(page, "Petra Person");
    await isGone(page);
    assert.equal(page.url(), `${server.origin}/tours`);
    assert.equal(await page.locator("#loading").isVisible(), false);
  });
});

Deno.test("a token that is refused is gone as well, and nobody is signed in", async () => {
  await using server = await testServer();
  await withToken("x.y.z", { allowErrors: /401/ }, async (page) => {
    await page.goto(server.origin);
    await isGone(page);
    await signedOut(page);
  });
});

Deno.test("a token that could not be sent stays for the next time", async () => {
  await using server = await testServer();
  await withToken("x.y.z", { allowErrors: /ERR_FAILED|401/ }, async (page) => {
    const sent = page.waitForEvent("requestfailed");
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.goto(server.origin);
    await sent;
    await page.locator("#loading").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), "x.y.z");
    await page.unroute("**/api/auth/login");
    await page.reload();
    await isGone(page);
  });
});
