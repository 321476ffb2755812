/** A recording in another language, its transcript, and files of translators. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { hydrated } from "../../../support/browser/browser.ts";
import { author } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { findUserIdByEmail } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import type { Translation } from "../../../../lib/model/tour/words/in_words.ts";
import { TourWords, type WordsRecord } from "../../../../lib/store/records/words.ts";
import { readWords } from "../../../../lib/store/words/read_words.ts";

const named = (name: string, content: string | Uint8Array, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

Deno.test("a stop gets a recording and its transcript in another language, and loses both again", () =>
  author({ account: "author" }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const stop = makeStop({ id: "mill", title: "The mill", audioDuration: "2:00" });
    const tour = makeTour({ language: "en", audioStops: [stop] });
    const { id } = await createTour(kv, tour, { userId, now: new Date() });
    /** The stored words, once they are as they should be: a save is on its way for a moment. */
    const stored = async (isSo: (all: Translation) => unknown) => {
      for await (const [{ value }] of kv.watch<[WordsRecord]>([TourWords.key(id, "de")])) {
        const all = value && await readWords(kv, id, value);
        if (all && isSo(all)) return all;
      }
      throw new Error("The store was closed");
    };
    await page.goto(`${origin}/tour/${id}/languages?to=de`);
    await hydrated(page, "words");
    await page.getByRole("button", { name: /^The mill/ }).click();
    await page.locator("input[type=file][aria-label='Recording in German']").setInputFiles(
      named("muehle.mp3", mediaFile("tone.mp3"), "audio/mpeg"),
    );
    const audio = page.locator("audio[aria-label='Recording in German']");
    await audio.waitFor();
    const { words } = await stored(({ words }) => words["mill:audioDuration"]);
    assert.match(words["mill:audioUrl"].text, /^\/media\//);
    assert.match(words["mill:audioDuration"].text, /^\d+:\d\d$/);
    assert.equal(await audio.getAttribute("src"), words["mill:audioUrl"].text);
    await page.locator("input[aria-label='Transcript of this recording']").setInputFiles(
      named("muehle.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHier stand sie.\n", "text/vtt"),
    );
    await page.getByText("Transcript of this recording: 1 sentence").waitFor();
    const { mill } = (await stored(({ transcripts }) => transcripts?.mill)).transcripts!;
    assert.deepEqual([mill.language, mill.cues[0].text], ["de", "Hier stand sie."]);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: /Remove the recording in German/ });
    await question.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Add a recording" }).waitFor();
    await audio.waitFor({ state: "detached" });
    await page.getByText("Transcript of this recording").waitFor({ state: "detached" });
    const after = await stored(({ transcripts }) => !transcripts?.mill);
    assert.deepEqual([after.words, after.transcripts ?? {}], [{}, {}]);
  }));

Deno.test("a translator's file is saved, comes back with translations, and says what did not fit", () =>
  author({ account: "author" }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const tour = makeTour({ title: "The valley", language: "en" });
    const { id } = await createTour(kv, tour, { userId, now: new Date() });
    await page.goto(`${origin}/tour/${id}/languages?to=de`);
    await hydrated(page, "words");
    await page.getByText("Files for translation programs").click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as XLIFF" }).click();
    const xliff = await Deno.readTextFile(await (await download).path());
    const translated = xliff.replace(
      /(<source[^>]*>The valley<\/source>)(\s*<target[^>]*>[^<]*<\/target>)?/,
      "$1<target>Das Tal</target>",
    );
    assert.notEqual(translated, xliff);
    await page.locator("input[aria-label='Import a file']").setInputFiles(
      named("tal.xlf", translated, "application/xliff+xml"),
    );
    await page.getByText("1 text was taken from the file.").waitFor();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>("[data-key=':title']")?.value === "Das Tal"
    );
    await page.locator("input[aria-label='Import a file']").setInputFiles(
      named("tal.txt", "Das Tal", "text/plain"),
    );
    await page.getByText("Nothing in the file is new.").waitFor();
    assert.ok(await page.locator(".words-files li").count() > 0, "why it is not taken");
  }));
