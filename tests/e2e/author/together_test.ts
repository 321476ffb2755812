/** Two people in one archive: they see where the other writes, and comment on its stops. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { formOn, openLong } from "../../support/browser/form.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { testServer } from "../../support/servers/server.ts";

/** Runs `use` with the owner and an editor of one archive, each in a browser of their own. */
async function withTwo(
  use: (two: {
    owner: Page;
    editor: Page;
    /** The archive's address. */
    at: string;
  }) => Promise<void>,
) {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { kv, origin } = server;
  const allowErrors = /ERR_FAILED/;
  await withPage({}, (owner) =>
    withPage({ allowErrors }, async (editor) => {
      await signIn(owner, { kv, origin }, "author");
      await signIn(editor, { kv, origin }, "visitor");
      const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
      const other = (await findUserIdByEmail(kv, "visitor@demo.example"))!;
      const audioStops = [makeStop({ title: "The gate" }), makeStop({ title: "The well" })];
      const { id } = await createTour(kv, makeTour({ audioStops }), { userId });
      await shareWith(kv, id, { editor: other });
      await use({ owner, editor, at: `${origin}/tour/${id}` });
    }));
}

const marksOf = (page: Page) => page.locator('[data-row="0"] .stop-marks');

/** Waits until the server knows in which stop somebody writes. */
const toldOfStop = (page: Page) =>
  page.waitForResponse((answer) =>
    answer.url().endsWith("/presence") &&
    JSON.parse(answer.request().postData()!).stopId !== null
  );

Deno.test("two people in one form see each other, and the second in a stop chooses whether to write there", () =>
  withTwo(async ({ owner, editor, at }) => {
    await owner.goto(`${at}/edit`);
    const gate = await formOn(owner).openStop(1);
    const ownerIsThere = toldOfStop(owner);
    await gate.getByLabel("Stop title").focus();
    await ownerIsThere;
    await editor.goto(`${at}/edit`);
    await editor.getByText("Also in this form: Arthur Author").waitFor();
    await marksOf(editor).getByText("Arthur Author is writing here").waitFor();
    const taken = await formOn(editor).openStop(1);
    await taken.getByText("Arthur Author is writing here. If you both").waitFor();
    assert.equal(await taken.getByLabel("Stop title").isDisabled(), true);
    await taken.getByRole("button", { name: "Write here anyway" }).click();
    const editorIsThere = toldOfStop(editor);
    await taken.getByLabel("Stop title").fill("The old gate");
    await editorIsThere;
    const name = "Vera Visitor is writing here";
    await owner.goBack();
    await marksOf(owner).getByText(name).waitFor();
    await formOn(owner).openStop(1);
    await gate.getByRole("button", { name: "Write here anyway" }).click();
    await gate.getByText(name, { exact: true }).waitFor();
  }));

Deno.test("a comment that can't be sent stays in its box; sent, it is read, answered and resolved by the other", () =>
  withTwo(async ({ owner, editor, at }) => {
    const openBox = async () => {
      await editor.goto(`${at}/edit`);
      const comments = await openLong(await formOn(editor).openStop(1), "Comments");
      return comments.getByLabel("Comment on this stop");
    };
    const box = await openBox();
    await box.fill("Was it red?");
    await editor.route("**/comments", (route) => route.abort());
    await editor.getByRole("button", { name: "Send", exact: true }).click();
    await editor.getByText("Not sent. The server can’t be reached.").waitFor();
    await editor.unroute("**/comments");
    assert.equal(await (await openBox()).inputValue(), "Was it red?");
    await editor.getByRole("button", { name: "Send", exact: true }).click();
    await editor.locator(".comment-text").getByText("Was it red?").waitFor();
    assert.equal(await box.inputValue(), "");
    for (const _ of ["the parts", "the outline"]) await editor.goBack();
    await editor.locator(".stop-marks").getByText("1 open comment").waitFor();

    await owner.goto(`${at}/comments`);
    await hydrated(owner, "comments");
    const section = owner.getByRole("region", { name: "1. The gate" });
    await section.getByRole("button", { name: "Answer" }).click();
    await section.getByLabel("Your answer").fill("It was green.");
    await section.getByRole("button", { name: "Answer", exact: true }).click();
    await section.locator(".comment-text").getByText("It was green.").waitFor();
    await section.getByRole("button", { name: /^Resolve/ }).click();
    await owner.getByRole("heading", { name: "Resolved (1)" }).waitFor();
    assert.equal(await section.isVisible(), false, "it is folded away");
  }));
