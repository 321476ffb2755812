/** The languages of an archive in the file that its author exports, and in another archive. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { unzipSync, zipSync } from "fflate";
import { hydrated } from "../../../support/browser/browser.ts";
import { author, toasted } from "../../../support/browser/form.ts";
import { findUserIdByEmail } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { listWords, readWords } from "../../../../lib/store/words/read_words.ts";
import { textHash } from "../../../../lib/model/tour/words/units.ts";
import { hashOf, mediaFile } from "../../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { translate } from "../../../support/data/words.ts";

Deno.test("an archive is exported with its languages, which another one takes from the file", () =>
  author({ account: "author" }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const stop = makeStop({ id: "mill", title: "The mill" });
    const made = () =>
      createTour(
        kv,
        makeTour({ title: "The valley", language: "en", audioStops: [stop] }),
        { userId },
      );
    const { id } = await made();
    await translate(kv, id, "de", { "The valley": "Das Tal", "The mill": "Die Mühle" });
    await page.goto(`${origin}/tour/${id}/edit`);
    await hydrated(page, "tour-form");
    await page.getByLabel("Other formats").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export with recordings and pictures" }).click();
    const exported = (await (await download).path())!;
    const { "archive.json": document } = unzipSync(await Deno.readFile(exported));
    const { languages } = JSON.parse(new TextDecoder().decode(document));
    assert.equal(languages[0].words["mill:title"].text, "Die Mühle");

    const { id: other } = await made();
    await page.goto(`${origin}/tour/${other}/languages`);
    await hydrated(page, "import-languages");
    const json = { name: "valley.json", mimeType: "application/json" };
    const box = page.getByLabel("An exported archive with languages");
    await box.setInputFiles({ ...json, buffer: Buffer.from(document) });
    await toasted(page, "Languages added: German");
    const [record] = await listWords(kv, other);
    const { words } = await readWords(kv, other, record);
    assert.deepEqual(Object.values(words).map(({ text }) => text), ["Das Tal", "Die Mühle"]);
    assert.equal(record.shown, undefined, "visitors do not see it yet");
    await hydrated(page, "import-languages");
    await box.setInputFiles({ ...json, buffer: Buffer.from(document) });
    await toasted(page, "No words were added");

    // A recording that this site does not have is sent from the zip file.
    const sound = mediaFile("tone.mp3");
    const path = `media/${hashOf(sound)}.mp3`;
    const spokenWords = { "mill:audioUrl": { text: `/${path}`, of: textHash(stop.audioUrl) } };
    const french = JSON.stringify({ languages: [{ language: "fr", words: spokenWords }] });
    const zip = zipSync({ "archive.json": new TextEncoder().encode(french), [path]: sound });
    const name = { name: "valley.zip", mimeType: "application/zip" };
    await box.setInputFiles({ ...name, buffer: Buffer.from(zip) });
    await toasted(page, "Languages added: French");
    const spoken = (await listWords(kv, other)).find(({ language }) => language === "fr")!;
    const sent = (await readWords(kv, other, spoken)).words["mill:audioUrl"].text;
    assert.equal(sent, `/${path}`);
    assert.equal((await page.request.get(`${origin}${sent}`)).status(), 200);
  }));

Deno.test("the form says in which languages a saved archive is, and leads to their page", () =>
  author({ account: "author" }, async ({ page, server, row }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, makeTour({ title: "The valley", language: "en" }), {
      userId,
    });
    const open = async () => {
      await page.goto(`${origin}/tour/${id}/edit`);
      await hydrated(page, "tour-form");
      await row(0).click();
      const part = page.locator("[data-tour-details] [data-part=record]");
      return await part.getByText("Other languages").locator("../..").innerText();
    };
    assert.match(await open(), /None yet/);
    await translate(kv, id, "de", { "The valley": "Das Tal" });
    await translate(kv, id, "fr", { "The valley": "La vallée" });
    assert.match(await open(), /German and French/);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Translate this archive" }).click();
    assert.equal(new URL((await opened).url()).pathname, `/tour/${id}/languages`);
  }));
