/** Recordings and pictures of unusual kinds, which an author adds in a browser that knows none. */
import assert from "node:assert/strict";
import { parseBuffer } from "music-metadata";
import { addressOf, arrived, emptyForm, emptyStop, named } from "../../support/browser/form.ts";
import { aiffFile, cafFile } from "../../support/data/sound/apple_sound.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { photo } from "../../support/data/photo.ts";
import { tone } from "../../support/data/sound/sound.ts";

Deno.test("an AIFF at 96 kHz becomes an MP3, and its original is kept", async () => {
  await emptyStop(async (it) => {
    const { stop } = it;
    const channels = [330, 660].map((hertz) => tone({ seconds: 2, hertz, rate: 96000 }));
    const file = aiffFile({ channels, rate: 96000, bytes: 3 });
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("The bell.aif", await file.bytes(), "audio/x-aiff"),
    );
    await arrived(it, 1);
    assert.equal(await stop(1).getByLabel("Audio duration").inputValue(), "0:02");
    assert.equal(await stop(1).getByLabel("Stop title").inputValue(), "The bell");
    const original = stop(1).getByRole("link", { name: "Download the original" });
    assert.match((await original.getAttribute("href"))!, /\.aiff$/);
    assert.equal(await original.getAttribute("download"), "The bell.aif");
  });
});

Deno.test("an MP3 that is heard in one ear becomes one of one channel, though all else of it is fine", async () => {
  await emptyStop(async (it) => {
    await it.stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("ear.mp3", mediaFile("one_ear.mp3")),
    );
    const answer = await it.page.request.get(it.server.origin + await arrived(it, 1));
    const { format } = await parseBuffer(new Uint8Array(await answer.body()));
    assert.equal(format.numberOfChannels, 1);
  });
});

Deno.test("a recording that cannot be read is refused in words that say what to do", async () => {
  await emptyStop(async ({ stop }) => {
    const add = (name: string, bytes: Uint8Array) =>
      stop(1).getByLabel("Recording of stop 1").setInputFiles(named(name, bytes));
    const said = (text: string | RegExp) => stop(1).getByText(text).waitFor();
    await add("memo.m4a", mediaFile("lossless.m4a"));
    await said("This recording is in Apple Lossless, which this browser can’t read.");
    await add("damaged.m4a", mediaFile("tone.m4a").fill(255, 2500, 3500));
    await said(
      /^This recording is damaged after 0:0\d\. Open it in an audio program, save it as MP3/,
    );
  });
});

Deno.test("a FLAC whose middle is gone is refused, not added without its second half", async () => {
  await emptyStop(async (it) => {
    const add = (bytes: Uint8Array) =>
      it.stop(1).getByLabel("Recording of stop 1").setInputFiles(named("tone.flac", bytes));
    await add(mediaFile("tone.flac").fill(0, 9500, 11000));
    await it.stop(1).getByText(/^This recording is damaged after 0:00\. /).waitFor();
    await add(mediaFile("tone.flac"));
    await arrived(it, 1);
    assert.equal(await it.stop(1).getByLabel("Audio duration").inputValue(), "0:01");
  });
});

Deno.test("the first page of a TIFF becomes a picture, and the form says that there are more", async () => {
  await emptyStop(async (it) => {
    const { page, stop } = it;
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("scan.tif", mediaFile("tiff/three_pages.tif"), "image/tiff"),
    );
    const address = await addressOf(it, 1, "Picture");
    assert.match(address, /^\/media\/[0-9a-f]{64}\.jpg#size=60x40$/);
    const [top, bottom] = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(60, 40).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      return [0, 39].map((y) => [...context.getImageData(30, y, 1, 1).data]);
    }, address);
    assert.ok(top[0] > 200 && top[2] < 60, `red at the top: ${top}`);
    assert.ok(bottom[2] > 200 && bottom[0] < 60, `blue at the bottom: ${bottom}`);
    await stop(1).getByText("The file has 3 pages. The first is taken").waitFor();
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("planes.tif", mediaFile("tiff/planes_lzw.tif"), "image/tiff"),
    );
    await stop(1).getByText("This browser can’t read the picture. Save it as JPEG").waitFor();
  });
});

Deno.test("a phone's photograph without a place says how to keep it", async () => {
  await emptyStop(async ({ stop }) => {
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("IMG_1.jpg", photo(mediaFile("gate.jpg"), { make: "Apple" })),
    );
    await stop(1).getByText("This photo has no place").waitFor();
    await stop(1).getByText("tap Options while you choose or share it").waitFor();
  });
});

Deno.test("two files that become the same MP3 keep their names and originals, also after a reload", async () => {
  await emptyForm(async (it) => {
    const { page, server, openStop } = it;
    const sound = { channels: [tone({ seconds: 2, hertz: 330, decibels: -20 })], rate: 48000 };
    const files = [aiffFile({ ...sound, bytes: 2 }), cafFile({ ...sound, bytes: 2 })];
    await page.getByRole("button", { name: "Add Stop" }).first().click();
    for (const [i, name] of ["First.aiff", "Second.caf"].entries()) {
      const stop = await openStop(i + 1);
      await stop.getByLabel(`Recording of stop ${i + 1}`).setInputFiles(
        named(name, await files[i].bytes()),
      );
    }
    const addresses = [await arrived(it, 2)];
    await openStop(1);
    addresses.push(await arrived(it, 1));
    assert.equal(addresses[0], addresses[1]);
    const check = async () => {
      for (const [i, name] of ["First.aiff", "Second.caf"].entries()) {
        const stop = await openStop(i + 1);
        await stop.getByRole("group", { name: `Recording: ${name}` }).waitFor();
        const original = stop.getByRole("link", { name: "Download the original" });
        assert.equal(await original.getAttribute("download"), name);
      }
    };
    await check();
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByText("Draft saved").first().waitFor();
    const { id } = (await (await page.request.get(`${server.origin}/api/drafts`)).json())[0];
    await it.open(`/create?draft=${id}`);
    await check();
  });
});
