/** The people of an archive, on the page of its owner. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { author, toasted } from "../../support/browser/form.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { makersIn } from "../../support/people/people.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { findUserIdByEmail, saveIdentity } from "../../../lib/store/accounts/users.ts";
import { invite } from "../../../lib/store/people/invitations.ts";

Deno.test("with a person who is removed the links that they may have leave the list, after a question that says so", () =>
  author({ account: "author", viewport: { width: 390, height: 844 } }, async ({ page, server }) => {
    const { kv, origin } = server;
    const now = new Date();
    const owner = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const editor = await saveIdentity(kv, { ...identityOf(1), displayName: "Eve" }, now);
    const id = await makersIn(kv).tourOf(owner);
    await shareWith(kv, id, { editor: editor.id });
    const act = { role: "editor" as const, by: { id: owner, isAdmin: false }, now };
    await invite(kv, id, act);
    await invite(kv, id, { ...act, email: "ben@school.example" });
    await page.goto(`${origin}/tour/${id}/people`);
    await hydrated(page, "people");
    const open = page.getByRole("region", { name: "Open invitations" }).getByRole("listitem");
    assert.equal(await open.count(), 2);
    await page.getByRole("button", { name: "Remove Eve" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove Eve?" });
    await question.getByText("All links that invite to this archive").waitFor();
    await question.getByRole("button", { name: "Remove" }).click();
    await toasted(page, "Person removed");
    await open.filter({ hasText: "Anyone with the link" }).waitFor({ state: "detached" });
    await open.filter({ hasText: "ben@school.example" }).waitFor();
  }));

Deno.test("a translator is invited for a language, and a person's role is changed to it", () =>
  author({ account: "author", viewport: { width: 390, height: 844 } }, async ({ page, server }) => {
    const { kv, origin } = server;
    const owner = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id: editor } = await saveIdentity(
      kv,
      { ...identityOf(1), displayName: "Eve" },
      new Date(),
    );
    const id = await makersIn(kv).tourOf(owner, { language: "en" });
    await shareWith(kv, id, { editor });
    await page.goto(`${origin}/tour/${id}/people`);
    await hydrated(page, "people");
    const choose = async (form: Locator, language: string) => {
      await form.getByLabel("Role").selectOption("Translator");
      assert.equal(await form.getByRole("option", { name: "English" }).count(), 0);
      await form.getByLabel("Language").selectOption(language);
    };
    const form = page.getByRole("form", { name: "Invite somebody" });
    await choose(form, "German");
    await form.getByRole("button", { name: "Make a link" }).click();
    const open = page.getByRole("region", { name: "Open invitations" }).getByRole("listitem");
    await open.filter({ hasText: "Translator (German)" }).waitFor();
    const eve = page.getByRole("listitem").filter({ hasText: "Eve" });
    await eve.getByRole("button", { name: "Change role" }).click();
    await choose(eve, "French");
    await eve.getByRole("button", { name: "Save" }).click();
    await toasted(page, "Role changed");
    await eve.getByText("Translator (French)").waitFor();
    assert.equal(await open.count(), 0, "the link would make Eve a translator into German");
  }));
