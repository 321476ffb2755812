/** Sign-in and sign-out in the browser, through the demo's real provider. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { signInAlert } from "../../../lib/model/account/sign_in.ts";
import { SIGN_IN_CHANNEL } from "../../../lib/device/storage_keys.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { Client } from "../../support/people/client.ts";
import { listen } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { testServer } from "../../support/servers/server.ts";
import { choose, openPopup, signedIn, signedOut, signIn } from "../../support/browser/sign_in.ts";

const alertOf = (page: Page) => page.locator("#alerts [class=alert] p");

Deno.test("a popup signs in, the page stays the same document, and a reload stays signed in", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const popup = await openPopup(page);
    await choose(popup, "visitor");
    await signedIn(page);
    assert.equal(page.url(), `${server.origin}/tours`);
    assert.ok(await page.evaluate(() => "sameDocument" in globalThis), "the page was not reloaded");
    await page.reload();
    await signedIn(page);
    await page.goto(server.origin);
    await page.getByText("Welcome, Vera").waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    assert.doesNotMatch(kept, /[\w-]{40}/, "no token is kept where scripts can read it");
  });
});

Deno.test("until it is known who signed in, the whole page says 'Loading'", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    let answer = () => {};
    const held = new Promise<void>((resolve) => answer = resolve);
    await page.route("**/api/auth/user", async (route) => {
      await held;
      await route.continue();
    });
    const popup = await openPopup(page);
    await choose(popup, "visitor");
    const loading = page.getByRole("status").getByText("Loading", { exact: true });
    await loading.waitFor();
    answer();
    await signedIn(page);
    await loading.waitFor({ state: "hidden" });
  });
});

Deno.test("the closing call to action signs in by page, without a popup", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("link", { name: "Sign In to Begin" }).click();
    await choose(page, "author");
    await signedIn(page, "Arthur Author");
    assert.equal(page.context().pages().length, 1);
  });
});

Deno.test("an app on the Home Screen signs in by page, without a popup, and comes back", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.addInitScript(() => {
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) =>
        query === "(display-mode: standalone)" ? matchMedia("all") : matchMedia(query);
    });
    await page.goto(`${server.origin}/tours`);
    await page.locator("a[data-sign-in]").first().click();
    await choose(page, "visitor");
    await signedIn(page);
    assert.equal(page.url(), `${server.origin}/tours`);
    assert.equal(page.context().pages().length, 1);
  });
});

Deno.test("without script one signs in, comes back to the same page, and signs out", async () => {
  await using server = await testServer();
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: "Sign In", exact: true }).click();
    await choose(page, "visitor");
    await page.waitForURL(`${server.origin}/tours`);
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("main").getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    await signedOut(page);
  });
});

Deno.test("a sign-in that is cancelled at the provider says so", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await choose(await openPopup(page), "cancel");
    await alertOf(page).getByText("Sign in was cancelled.").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await alertOf(page).waitFor({ state: "detached" });
  });
});

Deno.test("a popup that is closed counts as cancelled, until a late answer comes all the same", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await (await openPopup(page)).close();
    await alertOf(page).getByText("Sign in was cancelled.").waitFor();
    // A provider that cuts itself off reads as closed: its window goes on nevertheless.
    const late = await page.context().newPage();
    await late.goto(`${server.origin}/api/login?popup=1`);
    await choose(late, "visitor");
    await signedIn(page);
    assert.equal(await alertOf(page).count(), 0);
  });
});

Deno.test("where popups are blocked the page says so, and signs in itself", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.addInitScript(() => globalThis.open = () => null);
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: "Sign In" }).click();
    await alertOf(page).getByText("Popup was blocked. Please allow popups for this site.")
      .waitFor();
    await page.getByRole("link", { name: "Sign in on this page" }).click();
    await choose(page, "visitor");
    await page.waitForURL(`${server.origin}/tours`);
    await signedIn(page);
  });
});

Deno.test("each failure that a popup reports is shown in its own words", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    for (const result of ["not-enabled", "unauthorized-domain", "failed"] as const) {
      const popup = await openPopup(page);
      await popup.evaluate(([channel, result]) => {
        new BroadcastChannel(channel).postMessage({ type: "sign-in", result });
      }, [SIGN_IN_CHANNEL, result]);
      await alertOf(page).getByText(signInAlert(result), { exact: true }).waitFor();
      await popup.close();
    }
  });
});

Deno.test("a sign-in on the page of a failed one leads on to where the first was meant to", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/api/login?next=%2Ftours%3Fa%3Db`);
    await choose(page, "cancel");
    await page.getByRole("alert").getByText("Sign in was cancelled.").waitFor();
    await page.getByRole("link", { name: "Try again" }).click();
    await choose(page, "visitor");
    await page.waitForURL(`${server.origin}/tours?a=b`);
    await page.context().clearCookies();
    await page.goto(`${server.origin}/sign-in-failed?reason=failed`);
    await choose(await openPopup(page), "visitor");
    await page.waitForURL(`${server.origin}/`);
    await signedIn(page);
  });
});

Deno.test("however often the button is pressed, there is one popup", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    const popup = await openPopup(page);
    for (const link of await page.locator("a[data-sign-in]").all()) await link.dblclick();
    assert.equal(page.context().pages().length, 2);
    await choose(popup, "visitor");
    await signedIn(page);
  });
});

Deno.test("where sign-in is off, its buttons lead to how to switch it on", async () => {
  await using server = await testServer({ settings: { HOST: "0.0.0.0" } });
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("link", { name: "Sign In", exact: true }).first().click();
    await page.getByText("Set GOOGLE_CLIENT_ID").waitFor();
  });
});

Deno.test("what plays goes on through a sign-in by popup and a sign-out", () =>
  listen(["/recordings/long.wav"], async ({ page, press, playsPast }) => {
    await press(1);
    let time = await playsPast(0.2);
    await choose(await openPopup(page), "visitor");
    await signedIn(page);
    time = await playsPast(time + 0.2);
    // Whether what was heard before the sign-in belongs to the account.
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Account of" }).click();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log Out" }).click();
    await signedOut(page);
    await playsPast(time + 0.2);
  }, { before: (page) => serveRecording(page, "/recordings/long.wav") }));

Deno.test("the page of somebody who is still logged in has one small picture in each place", async () => {
  await using server = await testServer();
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await signIn(page, server, "visitor", "/logout");
    const box = page.getByRole("main").locator(".empty");
    const picture = (await box.locator("> svg").boundingBox())!;
    const icon = (await box.getByRole("button", { name: "Log Out" }).locator("svg").boundingBox())!;
    assert.ok(icon.width < picture.width / 2, `${icon.width} px beside ${picture.width} px`);
    const [{ x, width }, row] = [
      (await box.boundingBox())!,
      await box.locator(".row > *").evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({
          left,
          right,
        }))
      ),
    ];
    const middle = (Math.min(...row.map(({ left }) => left)) +
      Math.max(...row.map(({ right }) => right))) / 2;
    assert.ok(Math.abs(middle - (x + width / 2)) < 2, "the buttons stand in the middle");
  });
});

Deno.test("a sign-out asks first, then ends the session and leads home", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await signIn(page, server, "visitor", "/tours");
    const menu = page.getByRole("button", { name: "Account of Vera Visitor" });
    const dialog = page.getByRole("alertdialog", { name: "Log out?" });
    await menu.click();
    await page.getByRole("button", { name: "Log Out" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    // The focus goes back where it came from.
    await page.waitForFunction(() => /Account of/.test(document.activeElement?.textContent ?? ""));
    await menu.click();
    await page.getByRole("button", { name: "Log Out" }).click();
    await dialog.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    await page.getByRole("heading", { name: "Discover History" }).waitFor();
    await page.goBack();
    await signedOut(page);
  });
});

Deno.test("sign-out on all devices ends the session on the other device, too", async () => {
  await using server = await testServer();
  await withPage({}, async (phone) => {
    await signIn(phone, server, "visitor", "/");
    // Parts of the profile that load late are refused.
    await withPage({ allowErrors: /401/ }, async (desk) => {
      await signIn(desk, server, "visitor", "/profile");
      await desk.getByRole("button", { name: "Sign out everywhere" }).click();
      await desk.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" })
        .click();
      await desk.getByRole("heading", { name: "Logged Out Successfully" }).waitFor();
    });
    await phone.reload();
    await signedOut(phone);
  });
});

Deno.test("the profile lists where somebody is signed in, and signs out one device, or all others", async () => {
  await using server = await testServer();
  const others = await Promise.all([1, 2, 3].map(async () => {
    const client = new Client(server.app, server.origin);
    await client.login("visitor");
    return client;
  }));
  const known = async () =>
    await Promise.all(
      others.map(async (client) => (await client.request("/api/auth/user")).status),
    );
  await withPage({}, async (page) => {
    // A whole sign-in: it notes which browser it was.
    await page.goto(`${server.origin}/api/login?next=%2Fprofile`);
    await choose(page, "visitor");
    const list = page.locator(`x-island[data-name="own-sessions"]`);
    await list.scrollIntoViewIfNeeded();
    await hydrated(page, "own-sessions");
    const items = list.getByRole("listitem");
    assert.equal(await items.count(), 4);
    assert.match(await items.first().innerText(), /Chrome on Linux\s+This device/);
    assert.equal(await items.first().getByRole("button").count(), 0);
    await items.nth(1).getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Signed out: ").first().waitFor();
    assert.equal(await items.count(), 3);
    assert.deepEqual((await known()).sort(), [200, 200, 401]);
    // The keyboard stays in the list from which something went.
    await list.locator("li:nth-child(2) button:focus").waitFor();
    await list.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Signed out everywhere else").first().waitFor();
    // Its button is gone.
    await list.locator("ul:focus").waitFor();
    assert.equal(await items.count(), 1);
    assert.deepEqual(await known(), [401, 401, 401]);
    await page.reload();
    await signedIn(page);
    assert.equal(await items.count(), 1);
  });
});

Deno.test("a sign-out on a page whose session has ended elsewhere leads home all the same", async () => {
  await using server = await testServer();
  await withPage({ allowErrors: /401/ }, async (page) => {
    await signIn(page, server, "visitor", "/profile");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" })
      .click();
    await page.waitForURL(`${server.origin}/`);
    await signedOut(page);
  });
});
