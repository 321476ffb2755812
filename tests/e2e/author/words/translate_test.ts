/** Somebody translates an archive: finds what is missing, types, loses the network, shows it. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothingAtAnyWidth } from "../../../support/browser/accessibility.ts";
import { hydrated } from "../../../support/browser/browser.ts";
import { author, toasted } from "../../../support/browser/form.ts";
import type { TestServer } from "../../../support/servers/server.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { findUserIdByEmail } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { changeWords } from "../../../../lib/store/words/change_words.ts";
import { listWords, readWords } from "../../../../lib/store/words/read_words.ts";

const TOUR = makeTour({
  title: "The valley",
  description: "A walk along the brook.",
  duration: "45 min",
  language: "en",
  audioStops: [
    makeStop({
      id: "mill",
      title: "The mill",
      description: "Where the wheel turned.",
      transcript: {
        language: "en",
        source: "typed",
        checked: false,
        cues: [{ start: 0, end: 2000, text: "The wheel was high." }],
      },
    }),
    makeStop({ id: "bakery", title: "The bakery", description: "Bread for all." }),
  ],
});

type Bench = {
  page: Page;
  server: TestServer;
  id: string;
  by: { id: string; isAdmin: boolean };
  /** Opens the texts of a language. */
  open(language: string): Promise<void>;
  box(label: string): ReturnType<Page["getByLabel"]>;
  /** What the server has in German. */
  german(): Promise<Record<string, string>>;
};

async function translator(
  use: (bench: Bench) => Promise<void>,
  options: { allowErrors?: RegExp } = {},
): Promise<void> {
  await author({ account: "author", ...options }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, TOUR, { userId, now: new Date() });
    await use({
      page,
      server,
      id,
      by: { id: userId, isAdmin: false },
      async open(language) {
        await page.goto(`${origin}/tour/${id}/languages?to=${language}`);
        await hydrated(page, "words");
        await page.locator(".words-row").first().waitFor();
      },
      box: (label) => page.getByRole("textbox", { name: `${label}, in German` }),
      async german() {
        const record = (await listWords(kv, id)).find(({ language }) => language === "de");
        const { words } = await readWords(kv, id, record ?? { language: "de", revision: 0 });
        return Object.fromEntries(Object.entries(words).map(([key, { text }]) => [key, text]));
      },
    });
  });
}

const saved = (page: Page) => page.locator(".save-note", { hasText: /^Saved/ }).waitFor();

Deno.test("an archive is translated by keyboard from text to text, each saved on its own, and shown to visitors", () =>
  translator(async ({ page, server, id, box, german }) => {
    await page.goto(`${server.origin}/tour/${id}`);
    await page.getByRole("link", { name: "Languages" }).click();
    await hydrated(page, "languages");
    await axeFindsNothingAtAnyWidth(page, "the list without languages", "main");
    await page.getByLabel("Language", { exact: true }).selectOption({ label: "German" });
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("heading", { name: "German", level: 1 }).waitFor();
    await hydrated(page, "words");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    for (const text of ["Das Tal", "45 Minuten", "Am Bach entlang.", "Die Mühle"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Control+Enter");
    }
    await page.getByRole("button", { name: /^The mill.*1 of 3/ }).waitFor();
    await axeFindsNothingAtAnyWidth(page, "a stop", "main");
    await saved(page);
    assert.deepEqual(await german(), {
      ":title": "Das Tal",
      ":duration": "45 Minuten",
      ":description": "Am Bach entlang.",
      "mill:title": "Die Mühle",
    });
    assert.equal(await box("Description").evaluate((box) => box === document.activeElement), true);
    await page.getByRole("link", { name: "Languages" }).first().click();
    await page.getByText("4 of 8 texts").waitFor();
    await hydrated(page, "languages");
    await page.getByRole("button", { name: /^Show to visitors/ }).click();
    const question = page.getByRole("alertdialog", { name: "Show German to visitors?" });
    await question.getByText("4 texts are missing: visitors see them in English.").waitFor();
    await question.getByRole("button", { name: "Show" }).click();
    await toasted(page, "Visitors see German");
    await axeFindsNothingAtAnyWidth(page, "the list", "main");
    await page.goto(`${server.origin}/de/tour/${id}`);
    await page.getByRole("heading", { name: "Das Tal", level: 1 }).waitFor();
  }));

/** Types a text whose saves are lost. */
async function typeWithoutNetwork(page: Page, box: Locator, text: string): Promise<void> {
  await page.route(
    "**/api/tours/*/languages/de",
    (route) => route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await box.fill(text);
  await page.getByText("Not saved: no connection.").waitFor();
}

Deno.test("the note of what is not saved stays while it is tried again", () =>
  translator(async ({ page, open, box }) => {
    await open("de");
    await typeWithoutNetwork(page, box("Title"), "Das Tal");
    const retried = page.waitForRequest((request) => request.method() === "PATCH");
    const notes = await page.locator(".save-note").evaluateHandle((note) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(note.textContent)).observe(note, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return seen;
    });
    await box("Title").blur();
    await retried;
    assert.deepEqual(await notes.jsonValue(), []);
  }, { allowErrors: /ERR_FAILED/ }));

Deno.test("words that are typed without a network survive a reload, and are sent once it is back", () =>
  translator(async ({ page, open, box, german }) => {
    await open("de");
    await typeWithoutNetwork(page, box("Title"), "Das Tal");
    await page.reload();
    await page.getByText("Not saved: no connection.").waitFor();
    assert.equal(await box("Title").inputValue(), "Das Tal");
    assert.deepEqual(await german(), {});
    await page.unroute("**/api/tours/*/languages/de");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await saved(page);
    assert.deepEqual(await german(), { ":title": "Das Tal" });
  }, { allowErrors: /ERR_FAILED/ }));

Deno.test("where others have changed the same text, both stand there until one is chosen", () =>
  translator(async ({ page, server, id, by, open, box, german }) => {
    await open("de");
    const theirs = { words: [{ key: ":title", text: "Tal" }], transcripts: [] };
    await changeWords(server.kv, { tourId: id, language: "de" }, theirs, { by, now: new Date() });
    await box("Title").fill("Das Tal");
    const note = page.getByRole("alert").filter({ hasText: "Someone else has changed" });
    await note.getByText("Tal", { exact: true }).waitFor();
    assert.equal(await box("Title").inputValue(), "Das Tal");
    await axeFindsNothingAtAnyWidth(page, "a conflict", "main");
    await note.getByRole("button", { name: "Keep mine" }).click();
    await saved(page);
    assert.deepEqual(await german(), { ":title": "Das Tal" });
  }, { allowErrors: /409/ }));

Deno.test("an original that has changed since is found, and its translation may still be right", () =>
  translator(async ({ page, server, id, by, open }) => {
    const { kv } = server;
    const now = new Date();
    const words = [{ key: ":title", text: "Das Tal" }, { key: ":duration", text: "45 Min." }];
    await changeWords(kv, { tourId: id, language: "de" }, { words, transcripts: [] }, { by, now });
    await updateTour(kv, id, { ...TOUR, title: "The green valley" }, { now, by });
    await open("de");
    await page.getByRole("button", { name: "Changed", exact: true }).click();
    assert.equal(await page.locator(".words-row").count(), 1);
    await page.getByText("The original has changed since this was translated.").waitFor();
    await page.getByRole("button", { name: /^Still right/ }).click();
    await saved(page);
    assert.equal((await listWords(kv, id))[0].counts.changed, 0);
  }));

Deno.test("a language is deleted after a question, with its words", () =>
  translator(async ({ page, server, id, by }) => {
    const words = [{ key: ":title", text: "Das Tal" }];
    const place = { tourId: id, language: "de" };
    await changeWords(server.kv, place, { words, transcripts: [] }, { by, now: new Date() });
    await page.goto(`${server.origin}/tour/${id}/languages`);
    await hydrated(page, "languages");
    await page.getByRole("button", { name: "Delete German" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete German?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await toasted(page, "German was deleted");
    await page.getByText("The archive isn’t in another language yet.").waitFor();
    assert.deepEqual(await listWords(server.kv, id), []);
  }));

Deno.test("an import is undone: the version before it is compared with now and brought back", () =>
  translator(async ({ page, server, id, by, open, box, german }) => {
    const place = { tourId: id, language: "de" };
    const write = (text: string, keepsBefore: boolean) =>
      changeWords(server.kv, place, {
        words: [{ key: ":title", text }],
        transcripts: [],
        keepsBefore,
      }, { by, now: new Date() });
    await write("Das Tal", false);
    await write("Taal", true);
    await open("de");
    await page.locator("summary", { hasText: "History" }).click();
    await page.getByText("1 text differs from now").waitFor();
    await page.getByRole("button", { name: /^Compare/ }).click();
    const compared = page.locator(".version-comparison dl");
    for (const text of ["The valley", "Das Tal", "Taal"]) {
      await compared.getByText(text, { exact: true }).waitFor();
    }
    await axeFindsNothingAtAnyWidth(page, "the history of a language", "main");
    await page.getByRole("button", { name: /^Bring back/ }).click();
    const question = page.getByRole("alertdialog", { name: "Bring this version back?" });
    await question.getByRole("button", { name: "Bring back" }).click();
    await toasted(page, "Version brought back");
    await page.getByText("the same as now").waitFor();
    assert.equal(await box("Title").inputValue(), "Das Tal");
    assert.deepEqual(await german(), { ":title": "Das Tal" });
    assert.equal(await page.getByText("1 text differs from now").count(), 1, "what it replaced");
  }));
