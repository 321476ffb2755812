/** "Draft it": a machine writes a recording down, and a person checks it. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { type Author, author, openLong } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { HEARD, transcriptionServer } from "../../support/servers/transcription_server.ts";

const RECORDING = {
  name: "mill.wav",
  mimeType: "audio/wav",
  buffer: Buffer.from(mediaFile("tone.wav")),
};

/** An author with a recording that has arrived, and its transcript open. */
async function withRecording(settings: Record<string, string>, use: (it: Author) => Promise<void>) {
  const DATA_DIR = await Deno.makeTempDir();
  await author({ account: "author", settings: { DATA_DIR, ...settings } }, async (it) => {
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await it.openStop(1);
    await it.stop(1).getByLabel("Recording of stop 1").setInputFiles(RECORDING);
    await it.stop(1).getByRole("group", { name: /^Recording: / }).getByRole("link").waitFor();
    await openLong(it.stop(1), "Transcript");
    await it.page.getByRole("group", { name: "The recording" }).waitFor();
    await use(it);
  });
  await Deno.remove(DATA_DIR, { recursive: true });
}

Deno.test("a draft says how it goes, can be cancelled, and is machine-made until a person ticks it off", async () => {
  await using machine = transcriptionServer();
  await withRecording(machine.settings, async ({ page, stop }) => {
    const tools = stop(1).locator(".panel-long");
    const draftIt = tools.getByRole("button", { name: "Draft it" });
    const held = Promise.withResolvers<Response>();
    machine.answer = () => held.promise;
    await draftIt.click();
    await tools.getByText(/Writing it down… [1-9]\d* s/).waitFor();
    await axeFindsNothing(page, "a draft under way", ".panel-long");
    await tools.getByRole("button", { name: "Cancel" }).click();
    await tools.getByText("Cancelled.").waitFor();

    machine.answer = () => Response.json(HEARD);
    await draftIt.click();
    await tools.getByLabel("Text of sentence 1").waitFor();
    assert.equal(await tools.getByLabel("Text of sentence 1").inputValue(), "The mill stood here.");
    await tools.getByText("It burned down in 1871.").waitFor();
    const summary = stop(1).locator("[data-long=transcript] .soft");
    assert.equal(
      await summary.textContent(),
      "2 sentences, with times; machine-made, not checked",
    );
    await tools.locator("strong").getByText("Machine-made, not checked").waitFor();
    assert.equal(await draftIt.count(), 0);
    await tools.getByLabel("I compared it with the recording").check();
    await summary.getByText("2 sentences, with times", { exact: true })
      .waitFor({ state: "attached" });
    held.resolve(Response.json({}));
  });
});

Deno.test("a draft goes on while its tools are closed, and is there when they are opened again", async () => {
  await using machine = transcriptionServer();
  await withRecording(machine.settings, async ({ page, stop }) => {
    const tools = stop(1).locator(".panel-long");
    const held = Promise.withResolvers<Response>();
    machine.answer = () => held.promise;
    await tools.getByRole("button", { name: "Draft it" }).click();
    await tools.getByText(/Writing it down/).waitFor();
    await page.goBack();
    await tools.waitFor({ state: "hidden" });
    await openLong(stop(1), "Transcript");
    await tools.getByText(/Writing it down/).waitFor();
    await page.goBack();
    await tools.waitFor({ state: "hidden" });
    held.resolve(Response.json(HEARD));
    await stop(1).locator("[data-long=transcript]").getByText("2 sentences, with times").waitFor();
  });
});

Deno.test("what was typed while a machine listened stays until its author wants the draft", async () => {
  await using machine = transcriptionServer();
  await withRecording(machine.settings, async ({ stop }) => {
    const tools = stop(1).locator(".panel-long");
    const held = Promise.withResolvers<Response>();
    machine.answer = () => held.promise;
    await tools.getByRole("button", { name: "Draft it" }).click();
    const box = tools.getByLabel("What is said");
    await box.fill("My own words.");
    held.resolve(Response.json(HEARD));
    await tools.getByRole("button", { name: "Use the draft" }).waitFor();
    assert.equal(await box.inputValue(), "My own words.");
    await tools.getByRole("button", { name: "Use the draft" }).click();
    await tools.getByText("It burned down in 1871.").waitFor();
    await tools.getByRole("button", { name: "Undo" }).click();
    assert.equal(await tools.getByLabel("Text of sentence 1").inputValue(), "My own words.");
  });
});
