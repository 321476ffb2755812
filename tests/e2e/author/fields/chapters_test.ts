/** Chapters of a stop in the form: set while listening, read from a text, undone, and saved. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { author, openLong } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("chapters are set from the recording's place, taken from a text, and saved in order", async () => {
  await author({ account: "author" }, async ({ page, server, open, openStop }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [
      makeStop({ audioUrl: "/archives/oxford-schools/stop-1.mp3", audioDuration: "0:35" }),
    ];
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    await open(`/tour/${id}/edit`);
    const tools = await openLong(await openStop(1), "Chapters");
    await tools.getByRole("button", { name: "Play the recording" }).waitFor();
    await tools.getByLabel("Chapters file of stop 1").setInputFiles({
      name: "chapters.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("0:12 The mill\n0:20 The flood\n"),
    });
    await tools.getByText("2 chapters added.").waitFor();
    await tools.getByRole("button", { name: "Chapter from here" }).click();
    await tools.getByLabel("Title of chapter 1").fill("The start");
    await page.keyboard.press("Control+Enter");
    await tools.getByRole("button", { name: "Pause the recording" }).waitFor();
    await page.keyboard.press("Control+Enter");
    await tools.getByRole("button", { name: "Remove chapter 3" }).click();
    await tools.getByRole("button", { name: "Undo" }).click();
    await tools.getByLabel("Time of chapter 3").fill("0:25.5");
    await tools.getByLabel("Title of chapter 2").focus();
    await tools.locator("details").nth(1).locator("summary").click();
    await tools.getByLabel("Keywords of chapter 2").fill("oak, water");
    await tools.getByLabel("Synopsis of chapter 2").fill("How it was built.");
    await axeFindsNothing(page, "chapters", ".panel-long");
    await fitsTheWidth(page, "the form with chapters");

    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`**/tour/${id}`);
    assert.deepEqual((await getTour(server.kv, id))!.tour.audioStops[0].chapters, [
      { at: 0, title: "The start" },
      { at: 12_000, title: "The mill", synopsis: "How it was built.", keywords: ["oak", "water"] },
      { at: 25_500, title: "The flood" },
    ]);
  });
});

const bytes = (text: string) => [...new TextEncoder().encode(text)];
const uint32 = (n: number) => [24, 16, 8, 0].map((bits) => n >>> bits & 0xff);
const frame = (id: string, content: number[]) => [
  ...bytes(id),
  ...uint32(content.length),
  ...[0, 0],
  ...content,
];

/** An ID3 tag of version 2.3 with a chapter for each title, a second after the one before. */
function tagOf(titles: string[]): number[] {
  const frames = titles.flatMap((title, i) =>
    frame("CHAP", [
      ...bytes(`${i}\0`),
      ...[i * 1000, i * 1000 + 1000, 0xffffffff, 0xffffffff].flatMap(uint32),
      ...frame("TIT2", [0, ...bytes(title)]),
    ])
  );
  const size = [21, 14, 7, 0].map((bits) => frames.length >>> bits & 0x7f);
  return [...bytes("ID3"), 3, 0, 0, ...size, ...frames];
}

Deno.test("the chapters of an MP3 that is added are in the form", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings }, async ({ page, stop, open, openStop }) => {
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const add = (titles: string[]) =>
      stop(1).getByLabel("Recording of stop 1").setInputFiles({
        name: "mill.mp3",
        mimeType: "audio/mpeg",
        buffer: Buffer.from([...tagOf(titles), ...mediaFile("tone.mp3")]),
      });
    await openStop(1);
    await add(["The start", "The mill"]);
    await stop(1).locator(".long-line").getByText("2 chapters").waitFor();
    const tools = await openLong(stop(1), "Chapters");
    assert.equal(await tools.getByLabel("Title of chapter 2").inputValue(), "The mill");
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
