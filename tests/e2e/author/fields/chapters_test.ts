/** Chapters of a stop in the form: set while listening, read from a text, undone, and saved. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("chapters are set from the recording's place, taken from a text, and saved in order", async () => {
  await author({ account: "author" }, async ({ page, server, open }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [
      makeStop({ audioUrl: "/archives/oxford-schools/stop-1.mp3", audioDuration: "0:35" }),
    ];
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    await open(`/tour/${id}/edit`);
    const fold = page.locator("details.chapters-field");
    await fold.locator("summary").first().click();
    await fold.getByRole("button", { name: "Play the recording" }).waitFor();
    await fold.getByLabel("Chapters file of stop 1").setInputFiles({
      name: "chapters.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("0:12 The mill\n0:20 The flood\n"),
    });
    await fold.getByText("2 chapters added.").waitFor();
    await fold.getByRole("button", { name: "Chapter from here" }).click();
    await fold.getByLabel("Title of chapter 1").fill("The start");
    await page.keyboard.press("Control+Enter");
    await fold.getByRole("button", { name: "Pause the recording" }).waitFor();
    await page.keyboard.press("Control+Enter");
    await fold.getByRole("button", { name: "Remove chapter 3" }).click();
    await fold.getByRole("button", { name: "Undo" }).click();
    await fold.getByLabel("Time of chapter 3").fill("0:25.5");
    await fold.getByLabel("Title of chapter 2").focus();
    await fold.locator("details").nth(1).locator("summary").click();
    await fold.getByLabel("Keywords of chapter 2").fill("oak, water");
    await fold.getByLabel("Synopsis of chapter 2").fill("How it was built.");
    await axeFindsNothing(page, "chapters", "details.chapters-field");
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
