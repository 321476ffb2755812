/** An archive that is told in two languages: its page, its player, its walk, and a kept one. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { isSaved, RECORDING, visitOffline } from "../../support/browser/offline.ts";
import { playsPast, press } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { translate } from "../../support/data/words.ts";
import { along, BLOCK, visit } from "../../support/browser/visitor.ts";

const GERMAN = {
  "The old street": "Die alte Straße",
  "First": "Erste",
  "Second": "Zweite",
  "The old mill": "Die alte Mühle",
};

/** Goes on in another language, by the link on the archive's page or in the card of the walk. */
async function tellIn(page: Page, name: string, within = ".tour-head"): Promise<void> {
  const languages = page.locator(`${within} .tour-languages`);
  await languages.locator("summary").click();
  await languages.getByRole("link", { name }).click();
}

/** The title of the archive on its page, and its language. */
const titleOn = (page: Page) =>
  page.locator(".tour-head h1").evaluate((h1: HTMLElement) => [h1.innerText, h1.lang]);

Deno.test("a German reader gets the German words, hears which language is spoken, and changes to the original", () =>
  visit(async ({ page, server, tourId }) => {
    await translate(server.kv, tourId, "de", GERMAN);
    await page.goto(`${server.origin}/de/tour/${tourId}`);
    assert.deepEqual(await titleOn(page), ["Die alte Straße", "de"]);
    const first = page.locator("#stop-1");
    assert.match(await first.innerText(), /Erste/);
    assert.match(await first.innerText(), /Tonspur: Englisch/);
    await tellIn(page, "English");
    await page.locator(".tour-head h1", { hasText: "The old street" }).waitFor();
    assert.deepEqual(await titleOn(page), ["The old street", "en"]);
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
  }, { tour: { language: "en" } }));

Deno.test("the code that embeds an archive is for the language that is chosen beside it", () =>
  visit(async ({ page, server, tourId }) => {
    const open = async () => {
      await page.goto(`${server.origin}/de/tour/${tourId}`);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = true;
      });
      await page.locator(".embed-code summary").hover();
      await hydrated(page, "embed-code");
    };
    const code = () => page.getByLabel("HTML zum Einbetten dieses Archivs").inputValue();
    const choice = page.locator(".embed-code select");
    await open();
    assert.ok(!(await code()).includes("?lang="));
    assert.equal(await choice.count(), 0, "it is in one language");
    await translate(server.kv, tourId, "de", GERMAN);
    await open();
    assert.match(await code(), /\?lang=de" title="Die alte Straße"/);
    await choice.selectOption("English");
    assert.match(await code(), /\?lang=en" title="The old street"/);
    await choice.selectOption("Deutsch");
    assert.match(await code(), /\?lang=de" title="Die alte Straße"/);
  }, { tour: { language: "en", visibility: "public" } }));

Deno.test("a walk goes on in the language that is chosen under way, and its stories are told in it", () =>
  visit(async ({ page, start, goTo, hears, heard, silent, openOptions }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await openOptions();
    await tellIn(page, "Deutsch", ".walk-options");
    await page.locator(".tour-head h1", { hasText: "Die alte Straße" }).waitFor({
      state: "attached",
    });
    await goTo(along(2 * BLOCK));
    await hears(2);
    assert.deepEqual(await heard(), ["First", "Zweite"]);
  }, {
    tour: { language: "en" },
    before: async (_, server) => {
      const [{ id }] = await Array.fromAsync(server.kv.list({ prefix: ["tours"] })).then((all) =>
        all.map(({ value }) => value as { id: string })
      );
      await translate(server.kv, id, "de", GERMAN);
    },
  }));

Deno.test("a story that sounds begins again in its other recording, and one without goes on", () =>
  visit(async ({ page, server, tourId }) => {
    await serveRecording(page, "/archives/german.mp3");
    await serveRecording(page, "/archives/long.mp3");
    await translate(server.kv, tourId, "de", GERMAN, {
      First: { url: "/archives/german.mp3" },
    });
    await page.goto(`${server.origin}/tour/${tourId}`);
    await hydrated(page, "stop-list");
    await press(page, 1);
    await playsPast(page, 0.5);
    await tellIn(page, "Deutsch");
    await page.waitForFunction(() =>
      document.querySelector("audio")!.currentSrc.endsWith("german.mp3")
    );
    await playsPast(page, 0.2);
    await press(page, 2);
    await playsPast(page, 0.5);
    const time = await page.evaluate(() => document.querySelector("audio")!.currentTime);
    await tellIn(page, "English");
    await page.locator(".tour-head h1", { hasText: "The old street" }).waitFor();
    await playsPast(page, time + 0.2);
    assert.match(await page.locator(".mini").innerText(), /Second/);
  }, {
    tour: {
      language: "en",
      audioStops: ["First", "Second"].map((title, i) => ({
        title,
        description: "A story.",
        ...along(BLOCK * (i + 1)),
        audioUrl: "/archives/long.mp3",
        audioDuration: "0:45",
        triggerRadius: 30,
      })),
    },
  }));

Deno.test("an archive that is kept in two languages changes between them without a server", () =>
  visitOffline(async ({ page, tourPath, coldStart, server }) => {
    const id = tourPath.split("/").at(-1)!;
    await translate(server.kv, id, "de", GERMAN, { First: { url: `${RECORDING}?german` } });
    await page.goto(`${server.origin}/de${tourPath}`);
    await isSaved(page, `/de${tourPath}`);
    const keep = page.locator(".keep-tour");
    await keep.getByRole("button", { name: "Auf dem Gerät speichern" }).click();
    await keep.getByRole("checkbox", { name: "English" }).check({ timeout: 45_000 });
    await keep.getByRole("button", { name: /^\d.* speichern$/ }).click();
    await keep.getByText("Auf diesem Gerät gespeichert").waitFor();
    await server.stop();
    const next = await coldStart(`/de${tourPath}`);
    await hydrated(next, "stop-list");
    assert.deepEqual(await titleOn(next), ["Die alte Mühle", "de"]);
    await press(next, 1);
    await playsPast(next, 0.2);
    assert.match(await next.evaluate(() => document.querySelector("audio")!.currentSrc), /german/);
    await tellIn(next, "English");
    await next.locator(".tour-head h1", { hasText: "The old mill" }).waitFor();
    await next.waitForFunction(() =>
      !document.querySelector("audio")!.currentSrc.includes("german")
    );
    await playsPast(next, 0.2);
  }, { language: "en" }));
