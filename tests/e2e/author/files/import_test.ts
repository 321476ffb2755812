/** Files that an author imports, and what is said about them. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { author, stopTitles } from "../../../support/browser/form.ts";
import { hydrated } from "../../../support/browser/browser.ts";

const importFile = (page: Page, name: string, text: string) =>
  page.getByLabel("Import an archive from a file")
    .setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });
const report = (page: Page) => page.locator(".import-report");

const TABLE = "title,latitude,longitude,Bricks\nThe mill,48.2,16.37,red\n";

Deno.test("the report of an import stands until it is closed, also after a reload and in the draft", async () => {
  await author({ account: "author" }, async ({ page, open, server }) => {
    await open();
    await importFile(page, "stops.csv", TABLE);
    await report(page).getByText("“Bricks”").waitFor();
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.locator(".save-note").getByText("Draft saved").waitFor();

    const [{ id }] = await (await page.request.get(`${server.origin}/api/drafts`)).json();
    for (let times = 0; times < 2; times++) {
      await page.goto(`${server.origin}/create?draft=${id}`);
      await hydrated(page, "tour-form");
      await report(page).getByRole("heading", { name: /^Imported from stops.csv/ }).waitFor();
    }
    await report(page).getByRole("button", { name: "Close" }).click();
    await report(page).waitFor({ state: "detached" });
    await page.reload();
    await hydrated(page, "tour-form");
    await page.locator(".stop-name").first().waitFor();
    assert.deepEqual(await stopTitles(page), ["The mill"]);
    assert.equal(await report(page).count(), 0);
    await page.getByRole("button", { name: "Back to Templates" }).click();
    assert.equal(await report(page).count(), 0);
  });
});

Deno.test("a file that cannot be imported is refused by its name, in one box that says one thing", async () => {
  await author({}, async ({ page, open }) => {
    await open();
    await importFile(page, "talk.eaf", '<?xml version="1.0"?><ANNOTATION_DOCUMENT/>');
    await report(page).getByRole("heading", { name: "talk.eaf has nothing to import" }).waitFor();
    assert.deepEqual(await report(page).getByRole("listitem").allTextContents(), [
      "This is an ELAN file. Add it to its stop, under “Transcript”",
    ]);
    await importFile(page, "stops.csv", TABLE);
    await report(page).getByRole("heading", { name: /^Imported from stops.csv/ }).waitFor();
    assert.equal(await report(page).count(), 1);
  });
});
