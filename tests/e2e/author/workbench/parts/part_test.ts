/** A stop plays a part of its recording, chosen by keys, by a finger or by times. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { axeFindsNothing } from "../../../../support/browser/accessibility.ts";
import { WIDE } from "../../../../support/browser/browser.ts";
import { leaveLong, openLong } from "../../../../support/browser/form.ts";
import {
  editingSpeech,
  openPart,
  SENTENCES,
  STARTS,
} from "../../../../support/people/editing_speech.ts";

const slider = (tools: Locator, edge: "Start" | "End") =>
  tools.getByRole("slider", { name: `${edge} of the part` });
const box = (tools: Locator, edge: "From" | "To") => tools.getByLabel(edge, { exact: true });
const use = (tools: Locator, name = "Use this part") => tools.getByRole("button", { name }).click();

const CHAPTERS = [{ at: 0, title: "The camera" }, { at: 13_000, title: "The doctor" }];

Deno.test("keys choose a part, which cuts the text, is saved, and is there again", async () => {
  await editingSpeech({ chapters: CHAPTERS }, async (it) => {
    const { page, stop, whole, save, reopen } = it;
    const tools = await openPart(it);
    await axeFindsNothing(page, "part", ".panel-long");
    await slider(tools, "Start").focus();
    for (let i = 0; i < 11; i++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await box(tools, "From").inputValue(), "0:10.8");
    await slider(tools, "End").focus();
    for (let i = 0; i < 20; i++) await page.keyboard.press("Shift+ArrowLeft");
    const to = await box(tools, "To").inputValue();
    await tools.getByText(/^\d sentences and 1 chapter outside of this part are left out/)
      .waitFor();
    await use(tools);
    await stop(1).locator("[data-long=part]").getByText(`0:10.8–${to}`).waitFor();
    await page.locator(".outline").getByText("0:16").waitFor({ state: "attached" });

    const { audioStops: [saved] } = await save();
    const ms = (text: string) => Math.round(1000 * Number(text.split(":")[1]));
    const [, from, until] = /from=(\d+)&to=(\d+)$/.exec(saved.audioUrl)!;
    assert.equal(Number(from), 10_800);
    assert.ok(Math.abs(Number(until) - ms(to)) <= 50, until);
    assert.equal(saved.audioDuration, "0:16");
    assert.deepEqual(
      saved.transcript?.cues.map(({ start, text }) => [start, text]).slice(0, 2),
      [[0, SENTENCES[4]], [2220, SENTENCES[5]]],
    );
    assert.deepEqual(saved.chapters, [{ at: 2200, title: "The doctor" }]);

    await reopen();
    const again = await openPart(it);
    assert.equal(await box(again, "From").inputValue(), "0:10.8");
    assert.equal(await box(again, "To").inputValue(), to);
    await use(again, "Use the whole recording");
    await stop(1).locator("[data-long=part]").waitFor({ state: "detached" });
    assert.equal((await save()).audioStops[0].audioUrl, whole);
  });
});

Deno.test("a part is dragged, and one press brings back the whole with its sentences", async () => {
  await editingSpeech({}, async (it) => {
    const { page, stop, whole, save } = it;
    const tools = await openPart(it);
    await tools.locator(".trim path[d^=M]").waitFor({ state: "attached" });
    const { x, y, width, height } = (await slider(tools, "End").boundingBox())!;
    await page.mouse.move(x + width - 9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    const to = Number((await box(tools, "To").inputValue()).split(":")[1]);
    assert.ok(to > 21 && to < 26, `${to}`);
    await use(tools);
    await stop(1).getByText("Another part of the recording was chosen.").waitFor();
    const tools2 = await openLong(stop(1), "Transcript");
    await tools2.getByLabel("Text of sentence 1", { exact: true }).fill("A mended sentence.");
    await leaveLong(stop(1));
    await stop(1).getByRole("button", { name: "Undo" }).click();
    await stop(1).locator("[data-long=transcript]").getByText("12 sentences").waitFor();
    const [saved] = (await save()).audioStops;
    assert.equal(saved.audioUrl, whole);
    assert.equal(saved.audioDuration, "0:47");
    assert.deepEqual(saved.transcript?.cues.map(({ text }) => text), [
      "A mended sentence.",
      ...SENTENCES.slice(1),
    ]);
  }, WIDE);
});

Deno.test("times that are no part are refused beside their boxes, and nothing changes", async () => {
  await editingSpeech({}, async (it) => {
    const { page, stop } = it;
    const tools = await openPart(it);
    const says = async (from: string, to: string, problem: RegExp) => {
      await box(tools, "From").fill(from);
      await box(tools, "To").fill(to);
      await page.keyboard.press("Enter");
      await tools.getByRole("alert").getByText(problem).waitFor();
      const button = tools.getByRole("button", { name: "Use this part" });
      assert.equal(await button.getAttribute("aria-disabled"), "true");
    };
    await says("0:20", "0:10", /begins after its end/);
    await says("0:10", "0:10.5", /at least 1 second/);
    await says("0:10", "1:10", /The recording ends at 0:4/);
    await says("soon", "0:40", /“soon” is not a time/);
    assert.equal(await slider(tools, "Start").inputValue(), "20", "the last that was a part");
    await box(tools, "From").fill("0:10");
    await page.keyboard.press("Tab");
    assert.equal(await slider(tools, "Start").inputValue(), "10");
    await box(tools, "To").and(page.locator(":focus")).waitFor();
    await tools.getByRole("alert").waitFor({ state: "hidden" });
    await leaveLong(stop(1));
    await page.getByText("Nothing changed yet").waitFor();
  });
});

Deno.test("a part is timed by itself: its sentences are found in the part alone", async () => {
  await editingSpeech({}, async (it) => {
    const { page, stop, save } = it;
    const tools = await openPart(it);
    await box(tools, "From").fill(`${(STARTS[4] - 200) / 1000}`);
    await box(tools, "To").fill(`${(STARTS[7] - 200) / 1000}`);
    await page.keyboard.press("Enter");
    await use(tools);
    const transcript = await openLong(stop(1), "Transcript");
    // A start that the aligner has to mend.
    const start = transcript.getByRole("slider", { name: "Start of sentence 1" });
    await start.focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
    await transcript.getByRole("button", { name: "Time it again" }).click();
    await transcript.getByRole("button", { name: "Cancel" }).waitFor();
    await transcript.getByRole("button", { name: "Time it again" }).waitFor({ timeout: 60_000 });
    const [{ transcript: saved }] = (await save()).audioStops;
    saved!.cues.forEach((cue, i) => {
      const expected = STARTS[4 + i] - STARTS[4] + 200;
      assert.ok(Math.abs(cue.start! - expected) <= 150, `${i}: ${cue.start}, not ${expected}`);
    });
    assert.equal(saved!.cues.length, 3);
  }, WIDE);
});
