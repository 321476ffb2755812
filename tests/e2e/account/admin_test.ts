/** The dashboard of administrators, and the way to become one. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import {
  type BrowserOptions,
  hydrated,
  stopClock,
  withPage,
} from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { choose, openPopup, signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";

const PASSWORD = "a password of enough letters";

/** Somebody at `/admin-setup` of a server with two archives. */
async function atSetup(
  use: (page: Page, server: TestServer) => Promise<void>,
  options: BrowserOptions = {},
  settings: Record<string, string> = { ADMIN_PASSWORD: PASSWORD },
) {
  await using server = await testServer({ settings });
  for (const [title, tourType] of [["The mill", "ordered"], ["The bridge", "unordered"]] as const) {
    await createTour(server.kv, makeTour({ title, tourType }), { userId: NOBODY });
  }
  await withPage(options, async (page) => {
    await signIn(page, server, "admin", "/admin-setup");
    await use(page, server);
  });
}

async function promote(page: Page, password = PASSWORD) {
  await hydrated(page, "promote-form");
  await page.getByLabel("Development admin password").fill(password);
  const answered = page.waitForResponse("**/api/admin/promote");
  await page.getByRole("button", { name: "Promote to Admin" }).click();
  await answered;
}

const toDashboard = async (page: Page) => {
  await promote(page);
  await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
  await hydrated(page, "admin-tours");
};

Deno.test("the administrators' page asks for sign-in, and then says that the account has no access", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/admin`);
    await page.getByRole("heading", { name: "Admin Login Required" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Log In" }).waitFor();
    await choose(await openPopup(page), "visitor");
    await page.getByRole("heading", { name: "Access Denied" }).waitFor();
    await page.getByRole("link", { name: "Setup Admin Access" }).click();
    await page.getByRole("heading", { name: "Admin Setup" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Go Home" }).click();
    await page.getByText("Welcome, Vera").waitFor();
  });
});

Deno.test("the right password makes an administrator, who is led to the dashboard", () =>
  atSetup(async (page, server) => {
    const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    await page.getByText(id).waitFor();
    await hydrated(page, "promote-form");
    const button = page.getByRole("button", { name: "Promote to Admin" });
    assert.equal(await button.isDisabled(), true, "without a password");
    await promote(page);
    await page.getByText("You’re now an administrator.").waitFor();
    await page.waitForURL(`${server.origin}/admin`);
    await page.getByText("Total Tours").waitFor();
    await page.getByText("Ada Admin became an administrator").waitFor();
    await page.goto(`${server.origin}/admin-setup`);
    await page.getByRole("heading", { name: "You’re an administrator" }).waitFor();
  }));

Deno.test("a wrong password is refused in words, and after five tries it says how long to wait", () =>
  atSetup(async (page) => {
    for (let i = 0; i < 5; i++) {
      await promote(page, "wrong");
      await page.getByText("Failed to promote to admin: Check the password.").first().waitFor();
    }
    await promote(page);
    await page.getByText("Failed to promote to admin: Too many tries. Try again in 15 minutes.")
      .first().waitFor();
    await page.locator("#admin-password-problem").getByText("15 minutes").waitFor();
  }, { allowErrors: /403|429/ }));

Deno.test("a slow promotion is asked for once, and the keyboard stays on its button", () =>
  atSetup(async (page) => {
    await hydrated(page, "promote-form");
    await page.getByLabel("Development admin password").fill("wrong");
    const [came, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    await page.route("**/api/admin/promote", async (route) => {
      asked++;
      came.resolve();
      await answered.promise;
      await route.continue();
    });
    const button = page.getByRole("button", { name: "Promote to Admin" });
    await button.press("Enter");
    await came.promise;
    await page.keyboard.press("Enter");
    answered.resolve();
    await page.locator("#admin-password-problem").getByText("Check the password.").waitFor();
    assert.ok(await button.evaluate((element) => element === document.activeElement));
    assert.equal(asked, 1);
  }, { allowErrors: /403/ }));

Deno.test("after a sign-out meanwhile the form asks for a log-in first", () =>
  atSetup(async (page) => {
    await page.context().clearCookies();
    await promote(page);
    await page.locator("#admin-password-problem").getByText("Please log in first").waitFor();
  }, { allowErrors: /401/ }));

Deno.test("where no admin password is set, the page says so", () =>
  atSetup(
    async (page) => {
      await page.getByText("ADMIN_PASSWORD").waitFor();
      assert.equal(await page.getByRole("button", { name: "Promote to Admin" }).count(), 0);
    },
    {},
    {},
  ));

Deno.test("an administrator deletes an archive for good, after a question, and the log says so", () =>
  atSetup(async (page, server) => {
    const mill = await createTour(server.kv, makeTour({ title: "The ford" }), { userId: NOBODY });
    await toDashboard(page);
    await deleteTour(server.kv, mill.id, { now: new Date() });
    await page.goto(`${server.origin}/admin/deleted`);
    await hydrated(page, "admin-deleted");
    await page.getByRole("button", { name: "Delete The ford for good" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("You can’t undo this.").waitFor();
    await question.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("No deleted archives found.").waitFor();
    const again = await page.request.post(`${server.origin}/api/trash/${mill.id}/restore`, {
      headers: { origin: server.origin },
    });
    assert.equal(again.status(), 404);
    await page.goto(`${server.origin}/admin/audit`);
    await page.getByText(/deleted the archive The ford for good/).waitFor();
  }));

for (const width of [390, 1280]) {
  Deno.test(`an administrator deletes an archive after a warning, ${width} wide`, () =>
    atSetup(async (page, server) => {
      await toDashboard(page);
      const row = page.getByRole("row", { name: "The mill" });
      assert.match((await row.textContent())!, /The mill….{8}2ordered/);
      assert.match(
        (await page.getByRole("row", { name: "The bridge" }).textContent())!,
        /discovery/,
      );
      const dialog = page.getByRole("alertdialog");
      await row.getByRole("button", { name: "Delete The mill" }).click();
      await dialog.getByText("You can undo this right afterwards. The owner can’t.").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await row.getByRole("button", { name: "Delete The mill" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await page.getByText("Tour deleted successfully").first().waitFor();
      await row.waitFor({ state: "detached" });
      assert.match((await page.locator(".stats > div").first().textContent())!, /Total Tours1/);
      await page.getByText("Ada Admin deleted the archive").waitFor();
      const left = await (await fetch(`${server.origin}/api/tours`)).json();
      assert.deepEqual(left.map(({ title }: { title: string }) => title), ["The bridge"]);
    }, { viewport: { width, height: 844 } }));
}

Deno.test("an archive that could not be deleted stays, and the toast says why", () =>
  atSetup(async (page) => {
    await toDashboard(page);
    const problem = {
      status: 503,
      title: "Service Unavailable",
      detail: "Too many write at once.",
    };
    await page.route("**/api/tours/*", (route) => route.fulfill({ status: 503, json: problem }));
    await page.getByRole("button", { name: "Delete The mill" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Failed to delete tour: Too many write at once.").first().waitFor();
    await page.getByRole("row", { name: "The mill" }).waitFor();
  }, { allowErrors: /503/ }));

Deno.test("a toast takes the focus by F8, goes after five seconds, and there is one at a time", () =>
  atSetup(async (page) => {
    const problem = { status: 503, detail: "Not now." };
    await toDashboard(page);
    await page.route("**/api/tours/*", (route) => route.fulfill({ status: 503, json: problem }));
    await stopClock(page);
    const fail = async (title: string) => {
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    };
    const toasts = page.locator(".toast");
    await fail("The mill");
    await toasts.evaluate((toast) => toast.classList.add("the-first"));
    await fail("The bridge");
    await page.locator(".toast:not(.the-first)").waitFor();
    await page.locator(".the-first").waitFor({ state: "detached" });
    assert.equal(await toasts.count(), 1);
    await page.clock.runFor(4500);
    assert.equal(await toasts.count(), 1);
    await page.clock.runFor(1000);
    await toasts.waitFor({ state: "detached" });
    await fail("The mill");
    await toasts.waitFor();
    await page.keyboard.press("F8");
    const label = await page.evaluate(() => document.activeElement?.className);
    assert.match(label!, /toasts/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await toasts.waitFor({ state: "detached" });
  }, { allowErrors: /503/ }));
