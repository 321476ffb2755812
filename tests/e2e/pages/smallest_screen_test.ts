/** A screen of 195 pixels: a phone on which everything is shown at twice its size. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { author } from "../../support/browser/form.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { testServer } from "../../support/servers/server.ts";
import { makersIn } from "../../support/people/people.ts";

const SMALLEST = { width: 195, height: 422 };

/** The words of a text, the last part of its element, that do not stand on one line. */
const brokenWords = (text: Locator) =>
  text.evaluate((element) => {
    const node = element.lastChild!;
    return [...node.textContent!.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word);
  });

Deno.test("on the smallest screen no word of a failed page's title or of a dialog's is broken, and the report of an import fits", async () => {
  await author({
    account: "author",
    viewport: SMALLEST,
    allowErrors: /40[35]/,
    // Nobody may change a page: that is refused by a page.
    intercept: (request, app) =>
      request.url.endsWith("/failing")
        ? app(new Request(new URL("/tours", request.url), { method: "PUT" }))
        : app(request),
  }, async ({ page, server: { kv, origin }, open }) => {
    await page.goto(`${origin}/failing`);
    const title = page.getByRole("heading", { name: "Something went wrong" });
    assert.deepEqual(await brokenWords(title), []);

    await makersIn(kv).draftOf((await findUserIdByEmail(kv, "author@demo.example"))!);
    await page.goto(`${origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByRole("button", { name: "Preview" }).click();
    assert.deepEqual(await brokenWords(page.locator("dialog[open] h2")), []);

    await open();
    const mimeType = "text/csv";
    const buffer = Buffer.from("title,latitude,longitude\nThe mill,,\n");
    await page.getByLabel("Import an archive from a file")
      .setInputFiles({ name: "stops of nineteen hundred.csv", mimeType, buffer });
    await page.getByText("Imported from stops of nineteen hundred.csv").waitFor();
    await fitsTheWidth(page, "the report");
    const report = (await page.locator(".import-report").boundingBox())!;
    const heading = (await page.locator(".import-report h2").boundingBox())!;
    assert.ok(heading.x + heading.width < report.x + report.width, "its title stays in its frame");
  });
});

Deno.test("on a phone of 320 pixels neither the site's name nor a figure's is broken within a word, and the filters are of one width", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    const brand = page.getByRole("link", { name: "Animating the Archives" }).first();
    await page.goto(server.origin);
    assert.deepEqual(await brokenWords(brand), []);
    await fitsTheWidth(page, "the landing page");
    await page.goto(`${server.origin}/tours`);
    for (const name of await page.locator(".stats dt").all()) {
      assert.deepEqual(await brokenWords(name), []);
    }
    await fitsTheWidth(page, "the list");
    const widths = await page.locator(".search-choice select").evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect().width)
    );
    assert.equal(new Set(widths).size, 1, `${widths}`);
    await signIn(page, server, "visitor");
    await page.goto(`${server.origin}/tours`);
    assert.deepEqual(await brokenWords(brand), []);
  });
});
