/** A browser that is killed while somebody types. */
import assert from "node:assert/strict";
import { listDrafts } from "../../../lib/store/drafts/drafts.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { copyWith } from "../../support/browser/form_copies.ts";
import { startBrowser } from "../../support/browser/killed_browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const PAUSE = 1000;

Deno.test("whoever types without a long pause is saved meanwhile, and finds all words after the browser was killed", async () => {
  const profile = await Deno.makeTempDir();
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const saved = async () => {
    const userId = await findUserIdByEmail(server.kv, "author@demo.example");
    return (await listDrafts(server.kv, userId!)).map(({ title }) => title);
  };
  const whole = "The mill by the river";
  {
    await using browser = await startBrowser(profile);
    const { page } = browser;
    await signIn(page, server, "author", "/create");
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const title = page.locator(".archive-form").getByLabel("Title", { exact: true }).first();
    await title.press("T");
    await page.getByText("Not saved yet. Auto-saving enabled").first().waitFor();
    await title.pressSequentially(whole.slice(1, 12), { delay: PAUSE });
    const [meanwhile] = await saved();
    assert.ok(whole.startsWith(meanwhile), `saved while typing goes on: ${meanwhile}`);
    await title.pressSequentially(whole.slice(12));
    await copyWith(page, whole);
    await browser.kill();
    assert.notEqual((await saved())[0], whole, "the last words are on the device alone");
  }
  await using browser = await startBrowser(profile);
  const { page } = browser;
  await signIn(page, server, "author", "/create");
  await page.getByRole("listitem").filter({ hasText: whole })
    .getByRole("button", { name: "Restore" }).click();
  await page.getByText("Draft saved. Auto-saving enabled").first().waitFor();
  assert.deepEqual(await saved(), [whole], "in the one draft");
  await browser.kill();
  await Deno.remove(profile, { recursive: true });
});
