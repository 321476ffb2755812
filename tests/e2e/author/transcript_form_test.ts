/** Transcripts in the form: typed, read from files, timed, mended, and there again later. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import type { StopInput } from "../../../lib/model/tour/stop.ts";
import type { PlacedStopInput } from "../../support/data/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { dropFiles } from "../../support/browser/drop.ts";
import { type Author, author, openLong } from "../../support/browser/form.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const RECORDING = "/archives/oxford-schools/stop-1.mp3";

type Editing = Author & {
  /** Loads the page anew, and opens the tools again. */
  reopen: () => Promise<void>;
  /** The tools of the first stop's transcript, which are open. */
  tools: Locator;
  /** Waits for what the stop's parts say about the transcript. */
  says: (summary: string) => Promise<void>;
  box: (label: string) => Locator;
  /** Saves, and returns the stop as it is stored. */
  save: () => Promise<StopInput>;
};

/** Somebody who edits an archive of one stop, with its transcript open. */
async function editing(
  over: Partial<PlacedStopInput>,
  use: (it: Editing) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
): Promise<void> {
  await author({ account: "author", ...options }, async (it) => {
    const { page, server, open, openStop, stop } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [makeStop({ audioUrl: RECORDING, audioDuration: "0:35", ...over })];
    const { id: tourId } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    const tools = stop(1).locator(".panel-long");
    const reopen = async () => {
      await open(`/tour/${tourId}/edit`);
      await openLong(await openStop(1), "Transcript");
      await tools.getByRole("group", { name: "The recording" }).waitFor();
    };
    await reopen();
    await use({
      ...it,
      tools,
      reopen,
      box: (label) => tools.getByLabel(label, { exact: true }),
      // Behind the tools.
      says: (summary) =>
        stop(1).locator("[data-long=transcript]").getByText(summary).waitFor({ state: "attached" }),
      async save() {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(`**/tour/${tourId}`);
        const { audioStops } = (await getTour(server.kv, tourId))!.tour;
        await reopen();
        return audioStops[0];
      },
    });
  });
}

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const VTT = `WEBVTT

00:00:00.500 --> 00:00:02.000
<v Ada>The mill stood here.

00:00:02.000 --> 00:00:04.250
It burned in 1871.

00:00:05.000 --> 00:00:07.000
Nobody knows why.
`;

Deno.test("a text that is pasted becomes sentences, is saved, and is there again", async () => {
  await editing({}, async ({ page, box, says, save }) => {
    await box("What is said").fill("The mill stood here. It burned in 1871.\n\nAda: Nobody knows.");
    await says("3 sentences, without times");
    await box("Language of the transcript").fill("German");
    await page.keyboard.press("Tab");
    const { transcript } = await save();
    assert.deepEqual(transcript, {
      language: "de",
      source: "typed",
      checked: false,
      cues: [
        { text: "The mill stood here." },
        { text: "It burned in 1871." },
        { speaker: "Ada", text: "Nobody knows." },
      ],
    });
    assert.equal(
      await box("What is said").inputValue(),
      "The mill stood here.\nIt burned in 1871.\n\nAda: Nobody knows.",
    );
    assert.equal(await box("Language of the transcript").inputValue(), "de");
  });
});

Deno.test("a dropped WebVTT keeps its times; they are mended by keys alone, undone, and saved", async () => {
  await editing({}, async ({ page, tools, box, says, save }) => {
    await dropFiles(box("What is said"), [file("mill.vtt", VTT)]);
    await says("3 sentences, with times");
    await tools.getByRole("slider", { name: "Start of sentence 1" }).waitFor();
    await axeFindsNothing(page, "sentences", ".panel-long");

    await box("Text of sentence 1").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    const second = box("Text of sentence 2");
    await second.and(page.locator(":focus")).waitFor();
    await tools.getByRole("button", { name: "Start 0.1 seconds earlier" }).press("Enter");
    await tools.getByRole("slider", { name: "End of sentence 2" }).press("ArrowRight");
    await second.focus();
    await page.keyboard.press("Home");
    for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await box("Text of sentence 3").and(page.locator(":focus")).waitFor();
    assert.equal(await box("Text of sentence 3").inputValue(), "in 1871.");
    await page.keyboard.type("really ");
    await page.keyboard.press("Control+z");
    assert.equal(await box("Text of sentence 3").inputValue(), "in 1871.");
    await page.keyboard.press("Home");
    await page.keyboard.press("Backspace");
    assert.equal(await box("Text of sentence 2").inputValue(), "It burned in 1871.");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");
    await box("Speaker").fill("Mae Lewis");

    const { transcript } = await save();
    assert.deepEqual(transcript?.cues, [
      { start: 500, end: 1900, speaker: "Ada", text: "The mill stood here." },
      { start: 1900, end: 4300, speaker: "Mae Lewis", text: "It burned in 1871." },
      { start: 5000, end: 7000, text: "Nobody knows why." },
    ]);
    assert.equal(transcript?.source, "imported");
    await box("Text of sentence 1").waitFor();
  });
});

Deno.test("a file that is no transcript says why, and what was typed stays, through a reload", async () => {
  await editing({}, async ({ page, tools, box, reopen }) => {
    await box("What is said").fill("The mill stood here.");
    await dropFiles(box("What is said"), [file("letter.txt", "{\\rtf1 A letter}")]);
    await tools.getByText("letter.txt").waitFor();
    assert.equal(await box("What is said").inputValue(), "The mill stood here.");

    await box("What is said").fill("<?xml version='1.0'?><mill/>");
    await tools.getByText(/can’t be read/).waitFor();
    await page.getByText("Draft saved").waitFor();
    await reopen();
    assert.equal(await box("What is said").inputValue(), "<?xml version='1.0'?><mill/>");
  });
});

Deno.test("what was read from a file stands until it is closed, and its letters can be read again", async () => {
  await editing({}, async ({ page, tools, box, reopen }) => {
    const srt = "1\n00:00:01,000 --> 00:00:02,000\nMae: \xcc\xe5\xeb\xfc\xed\xe8\xf6\xe0\n\n" +
      "2\n00:00:03,000 --> 00:00:03,000\nTom: Where?\n";
    const bytes = Uint8Array.from(srt, (letter) => letter.charCodeAt(0));
    await dropFiles(box("What is said"), [{ name: "talk.srt", bytes }]);
    const report = tools.locator(".import-report");
    await report.getByRole("heading", { name: "Imported from talk.srt" }).waitFor();
    await report.getByText("It has 2 sentences, 2 of them with times; 2 speakers").waitFor();
    assert.equal(await box("Text of sentence 1").inputValue(), "Ìåëüíèöà");
    await report.getByLabel("Letters of the file").selectOption("windows-1251");
    await report.getByRole("list", { name: "Lines of the file" }).getByText("Мельница").waitFor();
    assert.equal(await box("Text of sentence 1").inputValue(), "Мельница");
    await axeFindsNothing(page, "the report", ".panel-long");

    await page.getByText("Draft saved").waitFor();
    await reopen();
    await report.getByText("2 speakers").waitFor();
    await report.getByRole("button", { name: "Close" }).click();
    await report.waitFor({ state: "detached" });
  });
});

Deno.test("the browser's Back closes the tools; what was typed up to then, and the steps to undo, stay", async () => {
  await editing({}, async ({ page, tools, box, save, stop, says }) => {
    const reopenTools = () => openLong(stop(1), "Transcript");
    await box("What is said").fill("The mill stood here. It burned.");
    await page.goBack();
    await tools.waitFor({ state: "hidden" });
    await says("2 sentences, without times");
    await reopenTools();
    assert.equal(await box("What is said").inputValue(), "The mill stood here.\nIt burned.");

    const long = "It burned in the night. ".repeat(900);
    await box("What is said").fill(long);
    await page.goBack();
    await says("900 sentences, without times");
    await reopenTools();
    await tools.getByRole("button", { name: "Sentences" }).click();
    await box("Text of sentence 1").fill("It did not burn.");
    await page.goBack();
    await tools.waitFor({ state: "hidden" });
    await reopenTools();
    assert.equal(await box("Text of sentence 1").inputValue(), "It did not burn.");
    await tools.getByRole("button", { name: "Undo" }).click();
    assert.equal(await box("Text of sentence 1").inputValue(), "It burned in the night.");
    assert.equal((await save()).transcript?.cues.length, 900);
  });
});

Deno.test("keys in the text box play the recording, pause it, and go back three seconds", async () => {
  await editing({}, async ({ page, tools, box }) => {
    await tools.getByRole("button", { name: "Play the recording" }).and(page.locator(":enabled"))
      .waitFor();
    await box("What is said").fill("You are");
    await page.keyboard.press("Control+Enter");
    await tools.getByText(/^0:0[1-9] \//).waitFor();
    await page.keyboard.press("Control+Enter");
    await tools.getByRole("button", { name: "Play the recording" }).waitFor();
    await page.keyboard.press("Control+Shift+Enter");
    await tools.getByText(/^0:00 \//).waitFor();
    assert.equal(await box("What is said").inputValue(), "You are");
  });
});

Deno.test("two thousand sentences are mended without a key that takes long, on 320 pixels", async () => {
  const cues = Array.from({ length: 2000 }, (_, i) => ({
    start: i * 3000,
    end: i * 3000 + 2500,
    text: `Sentence ${i + 1} of a long afternoon, as people tell it.`,
  }));
  const transcript = { language: "en", source: "imported" as const, checked: false, cues };
  const viewport = { width: 320, height: 700 };
  await editing({ transcript }, async ({ page, tools, box }) => {
    await fitsTheWidth(page);
    await box("Text of sentence 1").focus();
    const times = await page.evaluate(async () => {
      const box = document.activeElement as HTMLTextAreaElement;
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!;
      const times: number[] = [];
      for (let i = 0; i < 20; i++) {
        const start = performance.now();
        set.call(box, `${box.value}x`);
        box.dispatchEvent(new Event("input", { bubbles: true }));
        times.push(performance.now() - start);
        await new Promise(requestAnimationFrame);
      }
      return times.sort((a, b) => a - b);
    });
    console.log(`A letter among 2,000 sentences: ${times[10].toFixed(1)} ms at the median`);
    assert.ok(times[10] < 50, `${times[10]} ms`);
    await tools.getByRole("button", { name: "1,960 later sentences" }).waitFor();
  }, { viewport });
});

Deno.test("a demo recording is timed, after a cancel, and its text stays as it was typed", async () => {
  const { audioStops: [{ transcript: known }] } = JSON.parse(
    await Deno.readTextFile("seed/oxford-schools.json"),
  );
  const texts: string[] = known.cues.map(({ text }: { text: string }) => text);
  await editing({}, async ({ page, tools, stop, box, save }) => {
    await box("What is said").fill(texts.join("\n"));
    await tools.getByRole("button", { name: "Time it" }).click();
    await tools.getByRole("progressbar", { name: "Finding the times" }).waitFor();
    await tools.getByRole("button", { name: "Cancel" }).click();
    await tools.getByText("Cancelled.").waitFor();
    await tools.getByRole("button", { name: "Time it" }).click();
    // It goes on while its tools are closed.
    await page.goBack();
    await tools.waitFor({ state: "hidden" });
    await openLong(stop(1), "Transcript");
    await tools.getByRole("progressbar", { name: "Finding the times" }).waitFor();
    await tools.getByRole("button", { name: "Time it again" }).waitFor({ timeout: 60_000 });
    await tools.getByText("Nothing is marked").waitFor();
    const { transcript } = await save();
    assert.equal(transcript?.source, "aligned");
    assert.deepEqual(transcript.cues.map(({ text }) => text), texts);
    transcript.cues.forEach(({ start, text }, i) => {
      assert.ok(Math.abs(start! - known.cues[i].start) <= 500, `${text} starts at ${start}`);
    });
  });
});
