/** "Time all": the transcripts of all stops get their times while the author works elsewhere. */
import assert from "node:assert/strict";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import {
  type Author,
  author,
  emptyForm,
  leaveLong,
  named,
  openLong,
} from "../../support/browser/form.ts";
import { WIDE } from "../../support/browser/browser.ts";
import { silence, tone, wavFile } from "../../support/data/sound/sound.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

type Told = {
  audioUrl: string;
  transcript: { source: string; checked: boolean; cues: { text: string; start: number }[] };
};
const { audioStops: TOLD }: { audioStops: Told[] } = JSON.parse(
  await Deno.readTextFile("seed/oxford-schools.json"),
);

/** A stop of the demo whose text has no times; `extra` is a last sentence that nobody says. */
function untimed(n: number, title: string, { extra = [] as string[], audioUrl = "" } = {}) {
  const { audioUrl: known, transcript } = TOLD[n];
  return makeStop({
    title,
    audioUrl: audioUrl || known,
    audioDuration: "0:40",
    transcript: {
      language: "en",
      source: "typed",
      checked: false,
      cues: [...transcript.cues.map(({ text }) => text), ...extra].map((text) => ({ text })),
    },
  });
}

const UNSPOKEN = "After that the whole school went swimming in the river every single Thursday.";

/** Runs `use` with an archive of these stops in the form. */
async function editing(
  audioStops: ReturnType<typeof untimed>[],
  use: (it: Author & { stored: () => Promise<Told[]> }) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
): Promise<void> {
  await author({ account: "author", ...WIDE, ...options }, async (it) => {
    const { page, server, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    await open(`/tour/${id}/edit`);
    await use({
      ...it,
      async stored() {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(`**/tour/${id}`);
        return (await getTour(server.kv, id))!.tour.audioStops as Told[];
      },
    });
  });
}

Deno.test("all stops are timed while one is moved and written, and what is doubtful opens with its sound", async () => {
  const stops = [
    untimed(0, "Town Hall"),
    untimed(1, "Mill", { extra: [UNSPOKEN] }),
    untimed(2, "Well", { audioUrl: "/archives/oxford-schools/no-such-file.mp3" }),
  ];
  await editing(stops, async ({ page, openStop, stop, row, stored }) => {
    const outline = page.locator(".outline");
    await outline.getByText("3 transcripts without times.").waitFor();
    await outline.getByRole("button", { name: "Time all" }).press("Enter");
    await outline.getByText("Timing 1 of 3 · Town Hall").waitFor();
    await axeFindsNothing(page, "the progress", ".time-all");
    await outline.getByRole("button", { name: "Stop" }).and(page.locator(":focus")).press("Enter");
    await outline.getByRole("button", { name: "Time all" }).and(page.locator(":focus"))
      .press("Enter");
    await outline.getByText("Timing 1 of 3 · Town Hall").waitFor();
    await openStop(1);
    await stop(1).locator(".stop-menu > summary").click();
    await stop(1).getByRole("button", { name: /^Move down/ }).click();
    await stop(2).getByLabel("Stop title").fill("Old Town Hall");
    await outline.getByText("Timing 2 of 3 · Mill").waitFor({ timeout: 60_000 });
    await outline.getByRole("heading", { name: "2 transcripts timed, 2 places to check" })
      .waitFor({ timeout: 60_000 });
    await axeFindsNothing(page, "the places to check", ".timed-list");
    await outline.getByRole("button", { name: /^Well: not timed. The recording could not be read/ })
      .waitFor();

    const tick = outline.getByRole("checkbox", { name: /^I compared these with the recordings/ });
    await outline.getByText("For 1 of 2 stops: open the places of the others first.").waitFor();
    await outline.getByRole("button", {
      name: /^Mill, 0:38: the time of this sentence is uncertain/,
    })
      .click();
    await stop(1).getByLabel("Text of sentence 12").and(page.locator(":focus")).waitFor();
    assert.ok(await tick.isEnabled());
    await outline.getByRole("button", { name: /^Mill, 0:\d+: this sentence may not be spoken/ })
      .click();
    const tools = stop(1).locator(".panel-long");
    const last = TOLD[1].transcript.cues.length + 1;
    const box = tools.getByLabel(`Text of sentence ${last}`, { exact: true });
    await box.and(page.locator(":focus")).waitFor();
    assert.equal(await box.inputValue(), UNSPOKEN);
    await tools.getByRole("button", { name: "Pause the recording" }).waitFor();
    await tools.getByRole("button", { name: "Pause the recording" }).click();
    await tick.check();
    assert.ok(await tools.getByLabel("I compared it with the recording").isChecked());
    await tools.getByRole("button", { name: `Delete sentence ${last}` }).click();
    await outline.getByRole("heading", { name: "2 transcripts timed, 1 place to check" })
      .waitFor();
    await leaveLong(stop(1));
    await row(3).getByText("Well").waitFor();

    const saved = await stored();
    assert.deepEqual(saved.map(({ transcript }) => transcript.source), [
      "aligned",
      "aligned",
      "typed",
    ]);
    for (const [i, told] of [TOLD[1], TOLD[0]].entries()) {
      const { cues, checked } = saved[i].transcript;
      assert.ok(checked);
      assert.equal(cues.length, told.transcript.cues.length);
      cues.forEach(({ start, text }, k) => {
        const known = told.transcript.cues[k];
        assert.equal(text, known.text);
        assert.ok(Math.abs(start - known.start) <= 500, `${text} starts at ${start}`);
      });
    }
  }, { allowErrors: /status of 404/ });
});

Deno.test("a text of the whole recording keeps to it when silence is cut off its start", async () => {
  const sound = [...silence({ seconds: 3 }), ...tone({ seconds: 1, hertz: 330, decibels: -20 })];
  const wav = new Uint8Array(await wavFile([Float32Array.from(sound)]).arrayBuffer());
  const vtt = new TextEncoder().encode("WEBVTT\n\n00:03.000 --> 00:04.000\nThe mill stood here.\n");
  await emptyForm(async ({ page, openStop, stop }) => {
    await page.getByLabel("Cut silence from both ends of recordings").check();
    await page.getByLabel("Recordings and photos for new stops").setInputFiles([
      named("Mill.wav", wav, "audio/wav"),
      named("Mill.vtt", vtt),
    ]);
    await openStop(1);
    await stop(1).getByRole("group", { name: /^Recording: / })
      .and(page.locator("[data-step=stored]")).waitFor();
    const tools = await openLong(stop(1), "Transcript");
    const start = await tools.getByLabel("Start of sentence 1").inputValue();
    assert.ok(Math.abs(Number(start) - 250) <= 50, `it starts at ${start} ms, not at 3 s`);
  }, WIDE);
});

Deno.test("a recording that waits for the server is timed from this device, and keeps its times when it arrives", async () => {
  let isDown = true;
  const texts = TOLD[0].transcript.cues.map(({ text }) => text).join("\n");
  await emptyForm(async ({ page, openStop, stop }) => {
    await page.getByLabel("Recordings and photos for new stops").setInputFiles([
      named("Hall.mp3", await Deno.readFile(`static${TOLD[0].audioUrl}`)),
      named("Hall.txt", new TextEncoder().encode(texts)),
    ]);
    await page.getByText(/^1 file is waiting: the server can’t accept files/).waitFor();
    await page.getByRole("button", { name: "Time all" }).click();
    await page.getByRole("heading", { name: "1 transcript timed, nothing is marked" })
      .waitFor({ timeout: 60_000 });
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await openStop(1);
    await stop(1).getByRole("group", { name: /^Recording: / })
      .and(page.locator("[data-step=stored]")).waitFor();
    await stop(1).getByText("10 sentences, with times").waitFor();
    await page.getByRole("checkbox", { name: "I compared these with the recordings" }).check();
    await page.getByRole("button", { name: "Close the places to check" }).click();
    assert.equal(await page.locator(".time-all").textContent(), "");
  }, {
    ...WIDE,
    allowErrors: /status of 503/,
    intercept: (request, app) =>
      isDown && request.method === "POST" && request.url.endsWith("/api/uploads")
        ? new Response(null, { status: 503 })
        : app(request),
  });
});

Deno.test("a recording that is heard while it is sent plays on when it has arrived", async () => {
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  await emptyForm(async ({ page, openStop, stop }) => {
    await page.getByLabel("Recordings and photos for new stops")
      .setInputFiles(named("Hall.mp3", await Deno.readFile(`static${TOLD[0].audioUrl}`)));
    await openStop(1);
    const tools = await openLong(stop(1), "Transcript");
    await tools.getByRole("button", { name: "Play the recording" }).click();
    await tools.getByText(/^0:0[1-9] /).waitFor();
    hear();
    await page.locator(".upload-summary").waitFor({ state: "detached" });
    const [from] = /\d+(?= \/)/.exec((await tools.getByText(/^0:\d\d \//).textContent())!)!;
    assert.notEqual(from, "00");
    await tools.getByText(new RegExp(`^0:0${Number(from) + 1} `)).waitFor();
    await tools.getByRole("button", { name: "Pause the recording" }).waitFor();
  }, {
    ...WIDE,
    async intercept(request, app) {
      if (request.method === "POST" && request.url.endsWith("/api/uploads")) await isHeard;
      return await app(request);
    },
  });
});
