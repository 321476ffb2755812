/** Recordings and pictures that an author adds: converted in the browser, sent, and heard. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { type Author, author } from "../support/form.ts";
import { mediaFile } from "../support/media_files.ts";
import { photo } from "../support/photo.ts";
import { tone, wavFile } from "../support/sound.ts";

/** A file as Playwright hands it to the page. */
const named = (name: string, bytes: Uint8Array, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Somebody who has signed in, with an empty form, on a server with a folder for files. */
async function emptyForm(use: (it: Author) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  await author({ account: "author", settings: { DATA_DIR: folder } }, async (it) => {
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await use(it);
  });
  await Deno.remove(folder, { recursive: true });
}

Deno.test("a recording becomes an MP3 as loud as others, and its length and the title are filled in", async () => {
  await emptyForm(async ({ page, stop }) => {
    const quiet = tone({ seconds: 3, hertz: 330, decibels: -30 });
    const bytes = new Uint8Array(await wavFile([quiet, quiet]).arrayBuffer());
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("03_The old mill.wav", bytes, "audio/wav"),
    );
    const box = stop(1).getByLabel("Audio URL");
    await box.waitFor();
    const url = await box.inputValue();
    assert.match(url, /^\/media\/[0-9a-f]{64}\.mp3$/);
    assert.equal(await stop(1).getByLabel("Audio Duration").inputValue(), "0:03");
    assert.equal(await stop(1).getByLabel("Stop Title").inputValue(), "The old mill");
    const power = await page.evaluate(async (url) => {
      const file = await (await fetch(url)).arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(file);
      const samples = sound.getChannelData(0).slice(44100, 88200);
      return samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
    }, url);
    // A tone of 330 Hz at -16 LUFS, without the filter of the measure: within 1 dB.
    assert.ok(Math.abs(10 * Math.log10(power) + 16) < 1.5, `${10 * Math.log10(power)} dB`);
  });
});

Deno.test("a photograph is turned upright, loses what its camera wrote, and offers its place", async () => {
  await emptyForm(async ({ page, stop, box }) => {
    const turned = photo(mediaFile("gate.jpg"), {
      place: { latitude: 43.7731, longitude: 11.256 },
      orientation: 6,
    });
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(named("gate.jpg", turned));
    const address = stop(1).getByLabel("Image URL");
    await address.waitFor();
    assert.match(await address.inputValue(), /^\/media\/[0-9a-f]{64}\.jpg#size=48x64$/);
    const text = await page.evaluate(
      async (url) => await (await fetch(url)).text(),
      await address.inputValue(),
    );
    assert.ok(!text.includes("Exif"), "no metadata");
    await stop(1).getByRole("button", { name: "Use the Photo’s Place" }).click();
    assert.equal(await stop(1).getByLabel("Latitude").inputValue(), "43.7731");
    assert.equal(await stop(1).getByLabel("Longitude").inputValue(), "11.256");
    assert.equal(await box("Latitude").inputValue(), "37.7749", "the start stays");
  });
});

Deno.test("a file that cannot be read says so, and can be removed", async () => {
  await emptyForm(async ({ stop }) => {
    const noise = new TextEncoder().encode("This is no recording.");
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(named("letter.mp3", noise));
    await stop(1).getByText("This browser cannot read the recording.").waitFor();
    await stop(1).getByRole("button", { name: "Remove letter.mp3" }).click();
    assert.equal(await stop(1).getByLabel("Audio URL").inputValue(), "");
  });
});

Deno.test("an archive leaves with its recordings and pictures, and is the same on another server", async () => {
  let zip = new Uint8Array();
  let addresses: string[] = [];
  const addressesOf = async ({ stop }: Author) => [
    await stop(1).getByLabel("Audio URL").inputValue(),
    await stop(1).getByLabel("Image URL").inputValue(),
  ];
  const haveArrived = async ({ stop }: Author) => {
    await stop(1).getByLabel("Audio URL").waitFor();
    await stop(1).getByLabel("Image URL").waitFor();
  };
  await emptyForm(async (it) => {
    const { page, stop, box } = it;
    await box("Title").fill("The mill");
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("The wheel.mp3", mediaFile("tone.mp3")),
    );
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("gate.jpg", mediaFile("gate.jpg")),
    );
    await haveArrived(it);
    addresses = await addressesOf(it);
    await page.getByLabel("Other formats").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export with recordings and pictures" }).click();
    const file = await download;
    assert.equal(file.suggestedFilename(), "The mill.zip");
    zip = await Deno.readFile(await file.path());
  });
  await emptyForm(async (it) => {
    const { page, server, box, open } = it;
    await open();
    await page.getByLabel("Import a tour from a file").setInputFiles(named("The mill.zip", zip));
    await haveArrived(it);
    assert.equal(await box("Title").inputValue(), "The mill");
    assert.deepEqual(await addressesOf(it), addresses);
    for (const address of addresses) {
      const response = await page.request.get(new URL(address, server.origin).href);
      assert.equal(response.status(), 200, address);
    }
  });
});
