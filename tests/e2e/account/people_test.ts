/** What administrators do with people while others do the same, in lists of several pages. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { blockUser, unblockUser } from "../../../lib/store/closing/account_block.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import {
  demoteUser,
  findUserIdByEmail,
  saveIdentity,
  setRole,
} from "../../../lib/store/accounts/users.ts";
import { type BrowserOptions, hydrated, withPage } from "../../support/browser/browser.ts";
import { toasted } from "../../support/browser/form.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { type ServerOptions, type TestServer, testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";

type Administration = {
  page: Page;
  server: TestServer;
  adminId: string;
  /** Another administrator, who acts elsewhere. */
  other: { actor: string; now: Date };
  /** Opens the list of people, and waits until it is alive. */
  open(): Promise<void>;
};

/** Runs `use` as an administrator, of a server with another one. */
async function administrator(
  { intercept, ...options }: BrowserOptions & Pick<ServerOptions, "intercept">,
  use: (administration: Administration) => Promise<void>,
): Promise<void> {
  await using server = await testServer({ intercept });
  const { kv, origin } = server;
  const now = new Date();
  await withPage(options, async (page) => {
    await signIn(page, { kv, origin }, "admin");
    const adminId = (await findUserIdByEmail(kv, "admin@demo.example"))!;
    const other = await saveIdentity(kv, { ...identityOf(1), displayName: "Ben Brown" }, now);
    for (const id of [adminId, other.id]) await setRole(kv, id, "admin", { actor: id, now });
    const open = async () => {
      await page.goto(`${origin}/admin/users`);
      await hydrated(page, "admin-users");
    };
    await use({ page, server, adminId, other: { actor: other.id, now }, open });
  });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button of a row, and agrees to the question. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole("alertdialog").getByRole("button", { name: action, exact: true }).click();
}

/** Opens the dialog for `name`, and gives a reason. */
async function askToBlock(page: Page, name: string, reason: string) {
  await button(page, `Block ${name}`).click();
  const dialog = page.getByRole("dialog", { name: `Block ${name}?` });
  await dialog.getByLabel("Reason").fill(reason);
  return { dialog, send: dialog.getByRole("button", { name: "Block", exact: true }) };
}

/** Waits until the keyboard is on the button with this name. */
const focused = (page: Page, name: string) =>
  page.waitForFunction((name) => document.activeElement?.ariaLabel === name, name);

Deno.test("people on a later page are blocked, unblocked and signed out like those on the first, and the list stays as it is", () =>
  administrator({}, async ({ page, server: { kv }, open }) => {
    for (let n = 200; n < 240; n++) await saveIdentity(kv, identityOf(n), new Date());
    await open();
    await page.getByRole("link", { name: "Show more" }).click();
    await rowOf(page, "Person 239").waitFor();
    const { send } = await askToBlock(page, "Person 239", "Spam");
    await send.click();
    await toasted(page, "Blocked");
    const row = rowOf(page, "Person 239");
    await row.getByText("by Ada Admin: “Spam”").waitFor();
    await focused(page, "Unblock Person 239");
    await act(page, "Unblock Person 239", "Unblock");
    await toasted(page, "Unblocked");
    await focused(page, "Block Person 239");
    await act(page, "Sign Person 239 out everywhere", "Sign out");
    await toasted(page, "Signed out everywhere");
    assert.equal(await page.locator(".admin-table tbody tr").count(), 42);
  }));

Deno.test("deleted archives on a later page are restored and deleted for good like those on the first", () =>
  administrator({}, async ({ page, server: { kv, origin } }) => {
    for (let n = 0; n < 30; n++) {
      const now = new Date(Date.now() - n * 60_000);
      const tour = makeTour({ title: `Archive no. ${n}` });
      const { id } = await createTour(kv, tour, { userId: NOBODY, now });
      await deleteTour(kv, id, { now });
    }
    await page.goto(`${origin}/admin/deleted`);
    await hydrated(page, "admin-deleted");
    await page.getByRole("link", { name: "Show more" }).click();
    await rowOf(page, "Archive no. 29").waitFor();
    await button(page, "Restore Archive no. 29").click();
    await toasted(page, "Archive restored");
    await act(page, "Delete Archive no. 28 for good", "Delete for good");
    await toasted(page, "Deleted for good");
    await rowOf(page, "Archive no. 28").waitFor({ state: "detached" });
    assert.equal(await page.locator(".admin-table tbody tr").count(), 28);
  }));

Deno.test("a block whose answer is lost is told when the dialog closes; one that another administrator made stands", () =>
  administrator(
    { allowErrors: /409|ERR_FAILED/ },
    async ({ page, server: { kv }, other, adminId, open }) => {
      const { id } = await saveIdentity(kv, { ...identityOf(2), displayName: "Eve" }, new Date());
      await open();
      await page.route("**/block", async (route) => {
        await route.fetch();
        await route.abort(); // It is done; the answer is lost.
      });
      const lost = await askToBlock(page, "Eve", "Spam");
      await lost.send.click();
      await lost.dialog.getByRole("alert").getByText("The server can’t be reached.").waitFor();
      await page.unroute("**/block");
      await page.keyboard.press("Escape");
      await rowOf(page, "Eve").getByText("by Ada Admin: “Spam”").waitFor();
      await focused(page, "Unblock Eve");

      await unblockUser(kv, id, { actor: adminId, now: new Date() });
      await open();
      await blockUser(kv, id, { ...other, reason: "Pictures of children", hidesTours: true });
      const late = await askToBlock(page, "Eve", "Bad words");
      await late.send.click();
      await late.dialog.getByRole("alert")
        .getByText("Ben Brown already blocked this account: “Pictures of children”").waitFor();
      await page.keyboard.press("Escape");
      await rowOf(page, "Eve").getByText("Ben Brown: “Pictures of children” Archives hidden.")
        .waitFor();
    },
  ));

Deno.test("a slow block is sent once by impatient presses; what becomes of it is told, too, when its dialog was closed", () => {
  const [answered, came] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  return administrator({
    allowErrors: /503/,
    async intercept(request, app) {
      if (!request.url.endsWith("/block")) return app(request);
      sent++;
      request.signal.addEventListener("abort", () => answered.resolve());
      const answer = await app(request);
      came.resolve();
      await answered.promise;
      // It is done; a proxy in between did not wait for it.
      return new Response("", { status: answer.ok ? 503 : 500 });
    },
  }, async ({ page, server: { kv }, open }) => {
    await saveIdentity(kv, { ...identityOf(2), displayName: "Eve" }, new Date());
    await open();
    const { dialog, send } = await askToBlock(page, "Eve", "Spam");
    await send.evaluate((button: HTMLElement) => (button.click(), button.click()));
    await came.promise;
    await dialog.getByRole("button", { name: "Blocking..." }).press("Enter");
    await page.keyboard.press("Escape");
    answered.resolve();
    await toasted(page, "Error");
    await rowOf(page, "Eve").getByText("by Ada Admin: “Spam”").waitFor();
    assert.equal(sent, 1);
  });
});

Deno.test("whose account is gone leaves the list with the next act", () =>
  administrator({ allowErrors: /404/ }, async ({ page, server: { kv }, open }) => {
    const now = new Date();
    const people = await Promise.all(
      ["Eve", "Max"].map((displayName, n) =>
        saveIdentity(kv, { ...identityOf(n + 2), displayName }, now)
      ),
    );
    await open();
    const plan = { otherwise: { fate: "delete" as const }, exceptions: {}, keepsName: false };
    for (const { id } of people) {
      await beginAccountRemoval(kv, id, plan, now);
      await finishAccountRemoval(kv, id, () => Promise.resolve(), now);
    }
    await act(page, "Sign Eve out everywhere", "Sign out");
    await toasted(page, "Error");
    await rowOf(page, "Eve").waitFor({ state: "detached" });
    const { dialog, send } = await askToBlock(page, "Max", "Spam");
    await send.click();
    await dialog.getByRole("alert").getByText("User not found").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await rowOf(page, "Max").waitFor({ state: "detached" });
  }));

Deno.test("the page tells an administrator who lost the role, or was signed out, after the next act", () =>
  administrator(
    { allowErrors: /401|403/ },
    async ({ page, server: { kv }, adminId, other, open }) => {
      await open();
      await demoteUser(kv, adminId, other);
      await act(page, "Sign Ben Brown out everywhere", "Sign out");
      await page.getByRole("heading", { name: "Access Denied" }).waitFor();
      await setRole(kv, adminId, "admin", { actor: adminId, now: new Date() });
      await open();
      await page.context().clearCookies();
      await act(page, "Sign Ben Brown out everywhere", "Sign out");
      await page.getByRole("heading", { name: "Admin Login Required" }).waitFor();
    },
  ));
