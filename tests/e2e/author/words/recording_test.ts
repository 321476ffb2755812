/** A recording in another language, its transcript, and files of translators. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { axeFindsNothingAtAnyWidth } from "../../../support/browser/accessibility.ts";
import { hydrated } from "../../../support/browser/browser.ts";
import { author } from "../../../support/browser/form.ts";
import { demoIdentity } from "../../../support/people/sessions.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import type { TestServer } from "../../../support/servers/server.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { findUserIdByEmail, saveIdentity } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import type { Translation } from "../../../../lib/model/tour/words/in_words.ts";
import { MediaOwners } from "../../../../lib/store/records/media.ts";
import { TourWords, type WordsRecord } from "../../../../lib/store/records/words.ts";
import { readWords } from "../../../../lib/store/words/read_words.ts";

const named = (name: string, content: string | Uint8Array, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

/** The stored words, once they are as they should be: a save is on its way for a moment. */
async function storedWords(kv: Deno.Kv, id: string, isSo: (all: Translation) => unknown) {
  for await (const [{ value }] of kv.watch<[WordsRecord]>([TourWords.key(id, "de")])) {
    const all = value && await readWords(kv, id, value);
    if (all && isSo(all)) return all;
  }
  throw new Error("The store was closed");
}

Deno.test("a stop gets a recording and its transcript in another language, and loses both again", () =>
  author({ account: "author" }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const stop = makeStop({ id: "mill", title: "The mill", audioDuration: "2:00" });
    const tour = makeTour({ language: "en", audioStops: [stop] });
    const { id } = await createTour(kv, tour, { userId, now: new Date() });
    const stored = (isSo: (all: Translation) => unknown) => storedWords(kv, id, isSo);
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

/** A translator into German of somebody else's archive, with a microphone. */
const speaking = (
  use: (it: { page: Page; server: TestServer; id: string; translator: string }) => Promise<void>,
) =>
  author(
    { account: "visitor", permissions: ["microphone"], isWhole: true },
    async ({ page, server }) => {
      const { kv, origin } = server;
      const now = new Date();
      const translator = (await findUserIdByEmail(kv, "visitor@demo.example"))!;
      const { id: userId } = await saveIdentity(kv, demoIdentity(origin, "author"), now);
      const audioStops = ["The mill", "The weir"].map((title) =>
        makeStop({ id: title.slice(4), title, audioDuration: "2:00" })
      );
      const tour = makeTour({ language: "en", audioStops });
      const { id } = await createTour(kv, tour, { userId, now });
      await shareWith(kv, id, { translator });
      await page.goto(`${origin}/tour/${id}/languages?to=de`);
      await hydrated(page, "words");
      await use({ page, server, id, translator });
    },
  );

/** Begins to record at a stop, until the clock shows a time. */
async function record(page: Page, title: string, until: string): Promise<void> {
  const stop = page.getByRole("button", { name: new RegExp(`^${title}`) });
  if (await stop.getAttribute("aria-expanded") === "false") await stop.click();
  await page.getByRole("button", { name: /^Record( again)?$/ }).click();
  await page.getByRole("group", { name: "Recorder" }).getByText(until).waitFor();
}

/** Plays a sound, and waits until its time goes on. */
const hear = (page: Page, name: string) =>
  page.locator(`audio[aria-label='${name}']`).evaluate(async (audio: HTMLAudioElement) => {
    await audio.play();
    while (audio.currentTime < 0.3) {
      await new Promise((resolve) => audio.addEventListener("timeupdate", resolve, { once: true }));
    }
  });

Deno.test("a translator records a stop by microphone, hears it, and it is the recording in their language alone", () =>
  speaking(async ({ page, server: { kv }, id, translator }) => {
    await record(page, "The weir", "0:02");
    await page.getByRole("group", { name: "Recorder" }).getByText("stop 2: The weir").waitFor();
    await axeFindsNothingAtAnyWidth(page, "the bar of a recording", "main");
    await page.getByRole("button", { name: "Stop recording" }).click();
    await hear(page, "Recording in German");
    const { words } = await storedWords(kv, id, ({ words }) => words["weir:audioDuration"]);
    assert.deepEqual(Object.keys(words).sort(), ["weir:audioDuration", "weir:audioUrl"]);
    const [, hash] = /^\/media\/([0-9a-f]{64})\.mp3$/.exec(words["weir:audioUrl"].text)!;
    assert.ok((await MediaOwners.get(kv, hash, translator)).versionstamp, "in their own account");
    assert.match(words["weir:audioDuration"].text, /^0:0[2-9]$/);

    // A second one takes its place; the first is still there to be chosen.
    await record(page, "The weir", "0:01");
    await page.getByRole("button", { name: "Stop recording" }).click();
    const first = words["weir:audioUrl"].text;
    await storedWords(kv, id, ({ words }) => words["weir:audioUrl"].text !== first);
    await page.getByText("2 takes").click();
    const takes = page.getByRole("group", { name: "Takes of stop 2" }).getByRole("listitem");
    await takes.nth(1).getByText("The recording of this stop").waitFor();
    await axeFindsNothingAtAnyWidth(page, "the takes of a stop", "main");
  }));

Deno.test("a sound that plays pauses for the microphone, and may be heard while it records", () =>
  speaking(async ({ page }) => {
    const original = page.locator("audio[aria-label='Original recording']");
    await page.getByRole("button", { name: /^The mill/ }).click();
    await original.evaluate((audio: HTMLAudioElement) => {
      audio.loop = true;
      return audio.play();
    });
    await record(page, "The mill", "0:01");
    assert.equal(await original.evaluate((audio: HTMLAudioElement) => audio.paused), true);
    await hear(page, "Original recording");
    await page.getByRole("group", { name: "Recorder" }).getByText("0:03").waitFor();
    assert.equal(await original.evaluate((audio: HTMLAudioElement) => audio.paused), false);
  }));

Deno.test("a translator's recording that a reload interrupts is offered to its stop", () =>
  speaking(async ({ page, server: { kv }, id }) => {
    await record(page, "The weir", "0:03");
    await page.reload();
    await hydrated(page, "words");
    const offer = page.getByRole("region", { name: "Interrupted recordings" });
    await offer.getByText(/^A recording of 0:0[2-9] for stop 2 was interrupted\./).waitFor();
    await axeFindsNothingAtAnyWidth(page, "an interrupted recording", "main");
    await offer.getByRole("button", { name: "Use it" }).click();
    await storedWords(kv, id, ({ words }) => words["weir:audioDuration"]);
    await page.locator("audio[aria-label='Recording in German']").waitFor();
  }));
