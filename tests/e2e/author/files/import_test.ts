/** Files that an author imports, and what is said about them. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { author, stopTitles } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { tone, wavFile } from "../../../support/data/sound/sound.ts";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { dropFiles } from "../../../support/browser/drop.ts";
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

Deno.test("a table, recordings, photographs and transcripts that are dropped at once are a whole draft", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings }, async ({ page, open, server }) => {
    await open();
    const names = Array.from({ length: 12 }, (_, i) => `place ${String(i + 1).padStart(2, "0")}`);
    const rows = names.map((name, i) =>
      `${12 - i},Story of ${name},What happened at ${name}.,${
        51.7 + i / 100
      },-1.25,audio/${name.toUpperCase()}.WAV`
    );
    const encode = (text: string) => new TextEncoder().encode(text);
    const sound = new Uint8Array(await wavFile([tone({ seconds: 2, hertz: 330 })]).arrayBuffer());
    const files = [
      { name: "walk.csv", bytes: encode(`no,title,text,lat,lon,audio file\n${rows.join("\n")}\n`) },
      ...names.map((name) => ({ name: `${name}.wav`, bytes: sound })),
      ...names.map((name) => ({ name: `${name}.jpg`, bytes: mediaFile("gate.jpg") })),
      ...names.map((name) => ({
        name: `${name}_otter_ai.txt`,
        bytes: encode(`Mae Lewis  0:01\nThis is ${name}. It was old.\n\nTom Boyd  0:02\nWas it?\n`),
      })),
    ];
    const began = performance.now();
    // A save of the draft that names all files by their addresses on the server.
    const saved = page.waitForResponse((response) => {
      const sent = response.request().postData() ?? "";
      return response.ok() && response.url().includes("/api/drafts") &&
        sent.split('.mp3"').length > names.length && !sent.includes('"upload:');
    }, { timeout: 120_000 });
    await dropFiles(page.locator("main"), files);
    await page.getByText("12 recordings, 12 photographs and 12 texts joined 12 stops.").waitFor();
    await saved;
    console.log(`37 files: ${Math.round((performance.now() - began) / 1000)} s, 1 drop`);
    const [{ id }] = await (await page.request.get(`${server.origin}/api/drafts`)).json();
    const { draftData } = await (await page.request.get(`${server.origin}/api/drafts/${id}`))
      .json();
    assert.equal(draftData.audioStops.length, 12);
    assert.equal(draftData.audioStops[0].title, "Story of place 12", "in the order of the table");
    for (const stop of draftData.audioStops) {
      assert.deepEqual(
        stop.transcript.cues.map(({ speaker }: { speaker: string }) => speaker),
        ["Mae Lewis", "Mae Lewis", "Tom Boyd"],
      );
      assert.match(stop.audioDuration, /^0:0[12]$/);
      assert.ok(stop.transcript.cues[0].text.includes(stop.title.slice("Story of ".length)));
    }
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

Deno.test("an author says what the columns of an unknown table mean, once for all tables like it", async () => {
  await author({}, async ({ page, open }) => {
    await open();
    const text = "Foo;Bar;Baz\nThe mill;51.7;-1.2\nThe gate;51.8;-1.3\n";
    await importFile(page, "list.csv", text);
    const choice = page.locator(".column-choice");
    await choice.getByLabel("Foo").selectOption({ label: "Title" });
    await choice.getByLabel("Bar").selectOption({ label: "Latitude" });
    await choice.getByLabel("Baz").selectOption({ label: "Longitude" });
    await axeFindsNothing(page, "the columns", ".column-choice");
    await fitsTheWidth(page, "the columns");
    await choice.getByRole("button", { name: "Import the table" }).click();
    await page.locator(".stop-name").first().waitFor();
    assert.deepEqual(await stopTitles(page), ["The mill", "The gate"]);
    await page.getByRole("button", { name: "Back to Templates" }).click();
    await importFile(page, "second.csv", text.replace("mill", "pool"));
    await page.locator(".stop-name").first().waitFor();
    assert.deepEqual(await stopTitles(page), ["The pool", "The gate"]);
  });
});
