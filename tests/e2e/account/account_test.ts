/** The end of an account, and its block. */
import assert from "node:assert/strict";
import { SIGNED_IN_USER_KEY } from "../../../lib/device/storage_keys.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import { listDrafts } from "../../../lib/store/drafts/drafts.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { findUserIdByEmail, setRole } from "../../../lib/store/accounts/users.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { author, fillDetails, formOn, toasted } from "../../support/browser/form.ts";
import { copyWith } from "../../support/browser/form_copies.ts";
import { choose, openPopup, signedOut, signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("somebody deletes their account and hands an archive over; another tab's form goes on without it, and the other accepts", () =>
  author({ account: "author", allowErrors: /401|404/ }, async (it) => {
    const { page, server: { kv, origin } } = it;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const [mill, bridge] = await Promise.all(
      ["The mill", "The bridge"].map(async (title) =>
        (await createTour(kv, makeTour({ title }), { userId })).id
      ),
    );
    const tab = await page.context().newPage();
    await tab.goto(`${origin}/create`);
    await hydrated(tab, "tour-form");
    await tab.getByRole("button", { name: "Create Blank Archive" }).click();
    await page.goto(`${origin}/profile`);
    await page.getByRole("link", { name: "Delete my account" }).click();
    await hydrated(page, "delete-account");
    await page.getByText("Delete them with my account").click();
    await page.getByText("Decide for each archive").click();
    await page.getByLabel("The mill").selectOption("Hand over");
    await page.getByLabel("E-mail address of the new owner").fill("visitor@demo.example");
    const button = page.getByRole("button", { name: "Delete my account" });
    assert.equal(await button.isDisabled(), true, "before the address is typed");
    await page.getByLabel("Type author@demo.example to confirm").fill("author@demo.example");
    await button.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Your Account Is Deleted" }).waitFor();
    await signedOut(page);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), SIGNED_IN_USER_KEY), null);
    assert.equal((await getTour(kv, mill))?.userId, NOBODY);
    assert.equal(await getTour(kv, bridge), null);

    const other = formOn(tab);
    await fillDetails(other, "The gate");
    await tab.getByText("Your account was deleted in another window or").waitFor();
    // What is typed stays.
    await copyWith(tab, "The gate");
    const opened = tab.waitForEvent("popup");
    await tab.locator("#sign-in-note a").click();
    await choose(await opened, "author");
    await tab.getByRole("button", { name: "Account of Arthur Author" }).waitFor();
    await hydrated(tab, "tour-form");
    assert.equal(await other.box("Title").inputValue(), "The gate", "in the new account, too");
    await tab.getByText("Draft saved").waitFor();
    await tab.close();
    await page.context().clearCookies();

    await signIn(page, { kv, origin }, "visitor", "/profile");
    await page.getByText("An administrator wants to give you").waitFor();
  }));

Deno.test("a deletion that is slow is asked for once, keeps the focus, and says what failed; one whose answer is lost was done", async () => {
  const deletion = Promise.withResolvers<Response>();
  let asked = 0;
  await author({
    account: "author",
    allowErrors: /503|ERR_FAILED/,
    intercept(request, app) {
      if (request.method !== "DELETE" || ++asked > 1) return app(request);
      request.signal.addEventListener("abort", () => deletion.resolve(Response.error()));
      return deletion.promise;
    },
  }, async ({ page, server: { kv, origin } }) => {
    await page.goto(`${origin}/profile/delete`);
    await hydrated(page, "delete-account");
    await page.getByLabel("Type author@demo.example to confirm").fill("author@demo.example");
    const button = page.locator(".delete-account [type=submit]");
    const isFocused = () => button.evaluate((element) => element === document.activeElement);
    const agree = () => page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
    await button.click();
    await agree().click();
    await page.getByRole("button", { name: "Deleting..." }).waitFor();
    await button.press("Enter");
    assert.equal(await agree().count(), 0, "nobody is asked again meanwhile");
    assert.ok(await isFocused(), "while it takes its time");
    deletion.resolve(Response.json({ detail: "The disk is full." }, { status: 503 }));
    await page.getByRole("alert").getByText("The disk is full.").waitFor();
    assert.ok(await isFocused(), "when it has failed");
    assert.equal(asked, 1);
    await page.route("**/api/account", async (route) => {
      await route.fetch();
      await route.abort(); // The account is gone; the answer is lost.
    });
    await button.click();
    await agree().click();
    await page.getByRole("heading", { name: "Your Account Is Deleted" }).waitFor();
    assert.equal(await findUserIdByEmail(kv, "author@demo.example"), null);
  });
});

Deno.test("when an account is deleted on another device, the form of an archive that is open here says so, and goes on as a new archive", () =>
  author({ account: "author", allowErrors: /401/ }, async (it) => {
    const { page, server: { kv }, open, openStop, box } = it;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId });
    await open(`/tour/${id}/edit`);
    await openStop(0);
    await box("Title").fill("The old mill");
    await page.getByText("Draft saved").waitFor();
    const now = new Date();
    const plan = { otherwise: { fate: "delete" as const }, exceptions: {}, keepsName: false };
    await beginAccountRemoval(kv, userId, plan, now);
    await finishAccountRemoval(kv, userId, () => Promise.resolve(), now);

    await box("Title").fill("The oldest mill");
    const note = page.locator("#sign-in-note");
    await note.getByText("Your account was deleted in another window or on another device. ")
      .waitFor();
    await note.getByText("What you typed is stored on this device.").waitFor();
    const opened = page.waitForEvent("popup");
    await note.getByRole("link").click();
    await choose(await opened, "author");
    await page.waitForURL("**/create");
    await hydrated(page, "tour-form");
    assert.equal(await box("Title").inputValue(), "The oldest mill", "in the new account");
    await page.getByText("Draft saved").waitFor();
    const next = (await findUserIdByEmail(kv, "author@demo.example"))!;
    assert.deepEqual((await listDrafts(kv, next)).map(({ title, tourId }) => [title, tourId]), [
      ["The oldest mill", undefined],
    ]);
  }));

Deno.test("what was typed into a form that was closed before its account was deleted elsewhere goes on as a new archive", async () => {
  let canSave = false;
  await author({
    account: "author",
    allowErrors: /401|503/,
    intercept: (request, app) =>
      request.method !== "GET" && request.url.includes("/api/drafts") && !canSave
        ? new Response("", { status: 503 })
        : app(request),
  }, async ({ page: closed, server: { kv, origin }, open, openStop, box }) => {
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId });
    await open(`/tour/${id}/edit`);
    await openStop(0);
    await box("Title").fill("The old mill");
    await closed.getByText("A copy is on this device").waitFor();
    const context = closed.context();
    await closed.close();
    const now = new Date();
    const plan = { otherwise: { fate: "delete" as const }, exceptions: {}, keepsName: false };
    await beginAccountRemoval(kv, userId, plan, now);
    await finishAccountRemoval(kv, userId, () => Promise.resolve(), now);
    canSave = true;

    const page = await context.newPage();
    await page.goto(`${origin}/tours`);
    await signedOut(page);
    const stranger = await context.newPage();
    await stranger.goto(`${origin}/create`);
    await stranger.getByText("An archive started here without an account")
      .waitFor();
    assert.equal(await stranger.getByText("The old mill").count(), 0, "the title, elsewhere");
    await stranger.close();
    await signIn(page, { kv, origin }, "author", "/create");
    await page.getByRole("listitem").filter({ hasText: "The old mill" })
      .getByRole("button", { name: "Restore" }).click();
    const title = formOn(page).box("Title");
    assert.equal(await title.inputValue(), "The old mill", "in the new account");
    await page.getByText("Draft saved").waitFor();
    const next = (await findUserIdByEmail(kv, "author@demo.example"))!;
    assert.deepEqual((await listDrafts(kv, next)).map(({ title, tourId }) => [title, tourId]), [
      ["The old mill", undefined],
    ]);
  });
});

Deno.test("an administrator blocks somebody, who keeps what is typed, and is told why where they type", () =>
  author({ account: "author", allowErrors: /401/ }, async (it) => {
    const { page, server: { kv, origin } } = it;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    await createTour(kv, makeTour({ title: "The mill" }), { userId });
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await withPage({}, async (admin) => {
      await signIn(admin, { kv, origin }, "admin");
      const adminId = (await findUserIdByEmail(kv, "admin@demo.example"))!;
      await setRole(kv, adminId, "admin", { actor: adminId, now: new Date() });
      await admin.goto(`${origin}/admin/users`);
      await hydrated(admin, "admin-users");
      await admin.getByRole("button", { name: "Block Arthur Author" }).click();
      const dialog = admin.getByRole("dialog", { name: "Block Arthur Author?" });
      const block = dialog.getByRole("button", { name: "Block", exact: true });
      assert.equal(await block.isDisabled(), true, "without a reason");
      await dialog.getByLabel("Reason").fill("Copied from elsewhere");
      await dialog.getByText("Hide the archive").click();
      await block.click();
      await toasted(admin, "Blocked");
      await admin.getByText("by Ada Admin: “Copied from elsewhere” Archives hidden.").waitFor();

      await fillDetails(it, "The gate");
      await page.getByText("Ada Admin gave this reason: “Copied from elsewhere” Ask them")
        .waitFor();
      await choose(await openPopup(page), "author");
      await page.getByText("This account is blocked. Ask an administrator").waitFor();
      assert.equal(await it.box("Title").inputValue(), "The gate");

      await admin.getByRole("button", { name: "Unblock Arthur Author" }).click();
      await admin.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
      await toasted(admin, "Unblocked");
      await admin.getByRole("link", { name: "Audit log" }).click();
      await admin.getByLabel("Action").selectOption("Person blocked");
      await admin.getByRole("button", { name: "Search" }).click();
      const log = admin.locator(".audit");
      await log.getByText("became an administrator").waitFor({ state: "detached" });
      await log.getByText(
        "Ada Admin blocked Arthur Author and hid their archives: “Copied from elsewhere”",
      ).waitFor();
      assert.equal(await log.getByRole("listitem").count(), 1);
    });
  }));
