/** Sentences of a transcript are marked, and become a stop of their own. */
import assert from "node:assert/strict";
import { parsePartAddress } from "../../../../../lib/model/media/part_address.ts";
import { axeFindsNothing } from "../../../../support/browser/accessibility.ts";
import { WIDE } from "../../../../support/browser/browser.ts";
import { openLong, stopTitles } from "../../../../support/browser/form.ts";
import {
  editingSpeech,
  openPart,
  SENTENCES,
  STARTS,
} from "../../../../support/people/editing_speech.ts";

const USE = { name: "Use these sentences as a stop" };

Deno.test("sentences marked by keys become the next stop, which is saved and plays them", async () => {
  await editingSpeech({ language: "en" }, async (it) => {
    const { page, server, stop, openStop, save, whole, tourId } = it;
    const tools = await openLong(await openStop(1), "Transcript");
    await tools.getByLabel("Text of sentence 1", { exact: true }).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await tools.getByText(/^3 sentences, 0:0/).waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+ArrowUp");
    await tools.getByText(/^2 sentences, 0:0/).waitFor();
    await axeFindsNothing(page, "marked", ".panel-long");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await tools.getByRole("button", USE).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    const title = stop(2).getByLabel("Stop title");
    await title.and(page.locator(":focus")).waitFor();
    assert.equal(await title.inputValue(), SENTENCES[1].replace(/\.$/, ""));
    await title.fill("The camera");
    await stop(2).getByLabel("Stop description").fill("Why it has its name.");
    const { audioStops: [first, second] } = await save();
    assert.equal(first.audioUrl, whole);
    assert.equal(first.transcript?.cues.length, SENTENCES.length);
    const { from, to } = parsePartAddress(second.audioUrl)!;
    assert.equal(from, STARTS[1] - 300);
    assert.equal(to, STARTS[3] - 400 + 300);
    assert.deepEqual(second.transcript?.cues.map(({ start, text }) => [start, text]), [
      [300, SENTENCES[1]],
      [STARTS[2] - from, SENTENCES[2]],
    ]);
    assert.equal(second.language, "en");
    const found = await (await page.request.get(`${server.origin}/api/tours/${tourId}`)).json();
    assert.equal(found.audioStops[1].audioUrl, second.audioUrl);
    const seconds = await page.evaluate(async (url) => {
      const file = await (await fetch(url)).arrayBuffer();
      return (await new OfflineAudioContext(1, 1, 44100).decodeAudioData(file)).duration;
    }, second.audioUrl);
    assert.ok(Math.abs(seconds - (to - from) / 1000) < 0.1, `${seconds} s`);

    // The stop that plays the whole gets another recording.
    await it.reopen();
    const panel = await openStop(1);
    await panel.getByRole("button", { name: /^Remove Uploaded/ }).click();
    await panel.getByLabel("Audio URL").fill("test-beep-1");
    const { audioStops: [, kept] } = await save();
    assert.equal(kept.audioUrl, second.audioUrl);
    assert.equal((await page.request.get(server.origin + whole)).status(), 200);
  }, WIDE);
});

Deno.test("a finger marks sentences of a part; one press takes their stop back", async () => {
  await editingSpeech({}, async (it) => {
    const { page, stop, whole } = it;
    const part = await openPart(it);
    await part.getByLabel("From", { exact: true }).fill("5.1");
    await page.keyboard.press("Enter");
    await part.getByRole("button", { name: "Use this part" }).click();
    const tools = await openLong(stop(1), "Transcript");
    await tools.getByRole("button", { name: /^Make a stop/ }).click();
    await tools.locator(".sentence-row").filter({ hasText: SENTENCES[3] }).click();
    await tools.getByText(/^2 sentences, /).waitFor();
    await tools.getByRole("button", USE).click();
    await stop(2).getByLabel("Stop title").waitFor();
    const href = await stop(2).getByRole("link", { name: "Uploaded recording" })
      .getAttribute("href");
    assert.deepEqual(parsePartAddress(href!), {
      whole,
      from: STARTS[2] - 290,
      to: STARTS[4] - 400 + 300,
    });
    await stop(2).locator("[data-long=transcript]").getByText("2 sentences").waitFor();
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await tools.getByText(SENTENCES[3]).waitFor();
    assert.deepEqual(await stopTitles(page), ["The interview"]);
  });
});
