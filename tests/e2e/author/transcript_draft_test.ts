/** "Draft it": a machine writes a recording down, and a person checks it. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { type Author, author } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { HEARD, transcriptionServer } from "../../support/servers/transcription_server.ts";

const RECORDING = {
  name: "mill.wav",
  mimeType: "audio/wav",
  buffer: Buffer.from(mediaFile("tone.wav")),
};

/** An author with a recording that has arrived, and its transcript unfolded. */
async function withRecording(settings: Record<string, string>, use: (it: Author) => Promise<void>) {
  const DATA_DIR = await Deno.makeTempDir();
  await author({ account: "author", settings: { DATA_DIR, ...settings } }, async (it) => {
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await it.stop(1).getByLabel("Recording of stop 1").setInputFiles(RECORDING);
    await it.stop(1).getByRole("group", { name: /^Recording: / }).getByRole("link").waitFor();
    await it.page.locator("details.transcript-field summary").click();
    await it.page.getByRole("group", { name: "The recording" }).waitFor();
    await use(it);
  });
  await Deno.remove(DATA_DIR, { recursive: true });
}

Deno.test("a draft says how it goes, can be cancelled, and is machine-made until a person ticks it off", async () => {
  await using machine = transcriptionServer();
  await withRecording(machine.settings, async ({ page }) => {
    const fold = page.locator("details.transcript-field");
    const draftIt = fold.getByRole("button", { name: "Draft it" });
    const held = Promise.withResolvers<Response>();
    machine.answer = () => held.promise;
    await draftIt.click();
    await fold.getByText(/Writing it down… [1-9]\d* s/).waitFor();
    await axeFindsNothing(page, "a draft under way", "details.transcript-field");
    await fold.getByRole("button", { name: "Cancel" }).click();
    await fold.getByText("Cancelled.").waitFor();

    machine.answer = () => Response.json(HEARD);
    await draftIt.click();
    await fold.getByLabel("Text of sentence 1").waitFor();
    assert.equal(await fold.getByLabel("Text of sentence 1").inputValue(), "The mill stood here.");
    await fold.getByText("It burned down in 1871.").waitFor();
    await fold.locator("summary").getByText("2 sentences, with times; machine-made, not checked")
      .waitFor();
    await fold.locator("strong").getByText("Machine-made, not checked").waitFor();
    assert.equal(await draftIt.count(), 0);
    await fold.getByLabel("I compared it with the recording").check();
    await fold.locator("summary").getByText("2 sentences, with times", { exact: true }).waitFor();
    held.resolve(Response.json({}));
  });
});

Deno.test("what was typed while a machine listened stays until its author wants the draft", async () => {
  await using machine = transcriptionServer();
  await withRecording(machine.settings, async ({ page }) => {
    const fold = page.locator("details.transcript-field");
    const held = Promise.withResolvers<Response>();
    machine.answer = () => held.promise;
    await fold.getByRole("button", { name: "Draft it" }).click();
    const box = fold.getByLabel("What is said");
    await box.fill("My own words.");
    held.resolve(Response.json(HEARD));
    await fold.getByRole("button", { name: "Use the draft" }).waitFor();
    assert.equal(await box.inputValue(), "My own words.");
    await fold.getByRole("button", { name: "Use the draft" }).click();
    await fold.getByText("It burned down in 1871.").waitFor();
    await fold.getByRole("button", { name: "Undo" }).click();
    assert.equal(await fold.getByLabel("Text of sentence 1").inputValue(), "My own words.");
  });
});
