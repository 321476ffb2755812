/** Recordings and pictures that an author adds: converted in the browser, sent, and heard. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { zipSync } from "fflate";
import {
  addressOf,
  arrived,
  type Author,
  emptyForm,
  emptyStop,
  named,
  openLong,
  stopTitles,
  toasted,
} from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { photo } from "../../support/data/photo.ts";
import { tone, wavFile } from "../../support/data/sound/sound.ts";

Deno.test("a recording becomes an MP3 as loud as others, and its length and the title are filled in", async () => {
  await emptyStop(async (it) => {
    const { page, stop } = it;
    const quiet = tone({ seconds: 3, hertz: 330, decibels: -30 });
    const bytes = new Uint8Array(await wavFile([quiet, quiet]).arrayBuffer());
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("03_The old mill.wav", bytes, "audio/wav"),
    );
    const url = await arrived(it, 1);
    assert.equal(await stop(1).getByLabel("Audio duration").inputValue(), "0:03");
    assert.equal(await stop(1).getByLabel("Stop title").inputValue(), "The old mill");
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

Deno.test("what visitors hear begins where the added file begins, whatever its encoder put first", async () => {
  await emptyForm(async ({ page, stop, openStop }) => {
    await openStop(1);
    const input = stop(1).getByLabel("Recording of stop 1");
    const link = stop(1).getByRole("group", { name: /^Recording: / })
      .and(page.locator("[data-step=stored]")).locator("a[href^='/media/']");
    for (const name of ["tone.wav", "one_ear.mp3", "tone.m4a", "tone.webm"]) {
      await input.setInputFiles(named(name, mediaFile(name)));
      await stop(1).getByRole("group", { name: `Recording: ${name}` }).waitFor();
      const start = await page.evaluate(async (url) => {
        const file = await (await fetch(url)).arrayBuffer();
        const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(file);
        return sound.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.1) / 44.1;
      }, (await link.getAttribute("href"))!);
      assert.ok(start >= 0 && start < 5, `${name}: its tone begins at ${start} ms`);
    }
  });
});

Deno.test("a photograph is turned upright, loses what its camera wrote, and offers its place", async () => {
  await emptyStop(async (it) => {
    const { page, stop, box } = it;
    const turned = photo(mediaFile("gate.jpg"), {
      place: { latitude: 43.7731, longitude: 11.256 },
      orientation: 6,
    });
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(named("gate.jpg", turned));
    const address = await addressOf(it, 1, "Picture");
    assert.match(address, /^\/media\/[0-9a-f]{64}\.jpg#size=48x64$/);
    const text = await page.evaluate(
      async (url) => await (await fetch(url)).text(),
      address,
    );
    assert.ok(!text.includes("Exif"), "no metadata");
    await stop(1).getByRole("button", { name: "Use the photo’s place" }).click();
    assert.equal(await stop(1).getByLabel("Latitude").inputValue(), "43.7731");
    assert.equal(await stop(1).getByLabel("Longitude").inputValue(), "11.256");
    assert.equal(await box("Latitude").inputValue(), "37.7749", "the start stays");
  });
});

Deno.test("a zip file of recordings, photos and texts makes the stops that its files would make", async () => {
  await emptyForm(async (it) => {
    const { page } = it;
    const input = page.getByLabel("Recordings and photos for new stops");
    const zip = zipSync({
      "Recorder/02 - Well.mp4": mediaFile("film_with_sound.mp4"),
      "Recorder/01 - Mill.mp3": mediaFile("tone.mp3"),
      "Recorder/Well.HEIC": mediaFile("gate.heic"),
      "Recorder/Texts/02 - Well.txt": new TextEncoder().encode("The well."),
      "Recorder/notes.txt": new TextEncoder().encode("By tram."),
      "Recorder/plan.pdf": new Uint8Array([1]),
    });
    await input.setInputFiles(named("Walk.zip", zip, "application/zip"));
    await page.getByText("2 recordings, 1 photograph and 1 text became 2 stops.").waitFor();
    await page.getByText("2 files were not taken.").waitFor();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByText("“notes.txt”: no recording has its name").waitFor();
    await page.getByText("Neither recordings, pictures nor texts: plan.pdf").waitFor();
    assert.deepEqual(await stopTitles(page), ["Mill", "Well"]);
    await it.openStop(1);
    await arrived(it, 1);
    const well = await it.openStop(2);
    assert.equal(await well.getByLabel("Latitude").inputValue(), "43.7731");
    const transcript = await openLong(well, "Transcript");
    assert.equal(await transcript.getByLabel("What is said").inputValue(), "The well.");
    await input.setInputFiles(named("Broken.zip", zip.slice(0, -30), "application/zip"));
    await toasted(page, "Broken.zip wasn’t added");
  });
});

Deno.test("a HEIC photograph becomes a JPEG in a browser that knows none, and offers its place", async () => {
  await emptyStop(async (it) => {
    const { page, stop } = it;
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("IMG_0012.HEIC", mediaFile("gate.heic")),
    );
    const address = await addressOf(it, 1, "Picture");
    assert.match(address, /^\/media\/[0-9a-f]{64}\.jpg#size=160x120$/);
    // What cannot be decoded would be of one colour.
    const colours = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(160, 120).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, 160, 120);
      return new Set(Array.from({ length: 160 * 120 }, (_, i) => data[i * 4] >> 5)).size;
    }, address);
    assert.ok(colours >= 6, `${colours} shades of red`);
    await stop(1).getByRole("button", { name: "Use the photo’s place" }).click();
    assert.equal(await stop(1).getByLabel("Latitude").inputValue(), "43.7731");
  });
});

Deno.test("an archive leaves with its recordings and pictures, and is the same on another server", async () => {
  let zip = new Uint8Array();
  let addresses: string[] = [];
  const addressesOf = async (it: Author) => [
    await addressOf(it, 1, "Recording"),
    await addressOf(it, 1, "Picture"),
  ];
  await emptyForm(async (it) => {
    const { page, stop, box, openStop } = it;
    await openStop(0);
    await box("Title").fill("The mill");
    await openStop(1);
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("The wheel.mp3", mediaFile("tone.mp3")),
    );
    await stop(1).getByLabel("Picture of stop 1").setInputFiles(
      named("gate.jpg", mediaFile("gate.jpg")),
    );
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
    await page.getByLabel("Import an archive from a file").setInputFiles(
      named("The mill.zip", zip),
    );
    await it.openStop(1);
    assert.deepEqual(await addressesOf(it), addresses);
    assert.equal(await box("Title").inputValue(), "The mill");
    for (const address of addresses) {
      const response = await page.request.get(new URL(address, server.origin).href);
      assert.equal(response.status(), 200, address);
    }
  });
});

/** A second of sound, loud enough to be converted. */
const wav = async (hertz: number) =>
  new Uint8Array(await wavFile([tone({ seconds: 1, hertz, decibels: -20 })]).arrayBuffer());

Deno.test("an upload that is cut in the middle goes on where it was", async () => {
  const offsets: (string | null)[] = [];
  await emptyStop(async (it) => {
    await it.stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("bell.wav", await wav(330), "audio/wav"),
    );
    await arrived(it, 1);
    // The original follows, by requests of its own.
    assert.ok(Number(offsets[1]) > 0, `${offsets} are where the two requests began`);
  }, {
    allowErrors: /status of 502/,
    async intercept(request, app) {
      if (request.method !== "PATCH") return await app(request);
      offsets.push(request.headers.get("upload-offset"));
      if (offsets.length > 1) return await app(request);
      const bytes = await request.bytes();
      const half = bytes.slice(0, bytes.length / 2);
      await (await app(new Request(request, { body: half }))).body?.cancel();
      return new Response(null, { status: 502 });
    },
  });
});

Deno.test("a file that waits is sent from any page, and is in the form when that is opened again", async () => {
  let isDown = true;
  await emptyStop(async (it) => {
    const { page, stop } = it;
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(
      named("bell.wav", await wav(330), "audio/wav"),
    );
    await stop(1).getByText("The server can’t accept files right now. The file").waitFor();
    await page.goto(`${it.server.origin}/profile`);
    const notice = page.getByText("1 file is waiting to be sent from this device.");
    await notice.waitFor();
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await notice.waitFor({ state: "detached" });
    const { id } = (await (await page.request.get(`${it.server.origin}/api/drafts`)).json())[0];
    await it.open(`/create?draft=${id}`);
    await it.openStop(1);
    await arrived(it, 1);
    assert.equal(await stop(1).getByLabel("Audio duration").inputValue(), "0:01");
  }, {
    allowErrors: /status of 503/,
    intercept: (request, app) =>
      isDown && request.method === "POST" && request.url.endsWith("/api/uploads")
        ? new Response(null, { status: 503 })
        : app(request),
  });
});

Deno.test("pictures are dropped and pasted on the details of the tour; what was replaced or removed comes back", async () => {
  await emptyForm(async ({ page, stop, openStop, toOutline }) => {
    const details = await openStop(0);
    const give = (kind: "drop" | "paste", name: string, bytes: Uint8Array) =>
      details.getByLabel("Duration").evaluate((box, { kind, name, bytes }) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], name));
        const options = { bubbles: true, cancelable: true };
        box.dispatchEvent(
          kind === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: files })
            : new ClipboardEvent("paste", { ...options, clipboardData: files }),
        );
      }, { kind, name, bytes: [...bytes] });
    const has = (of: Locator, name: string) =>
      of.getByRole("group", { name, exact: true }).and(page.locator("[data-step=stored]"))
        .waitFor();
    const undo = (of: Locator, note: string) =>
      of.getByRole("status").filter({ hasText: note }).getByRole("button", { name: "Undo" })
        .click();

    await give("drop", "gate.jpg", mediaFile("gate.jpg"));
    await has(details, "Picture: gate.jpg");
    await give("paste", "mill.jpg", photo(mediaFile("gate.jpg"), { orientation: 6 }));
    await has(details, "Picture: mill.jpg");
    await details.getByLabel("Another file for picture 2 of the archive").setInputFiles(
      named("wheel.jpg", photo(mediaFile("gate.jpg"), { orientation: 3 })),
    );
    await has(details, "Picture: wheel.jpg");
    await undo(details, "The picture was replaced.");
    await has(details, "Picture: mill.jpg");
    await details.getByRole("button", { name: "Picture 1:" }).click();
    await has(details, "Picture: gate.jpg");
    await details.getByRole("button", { name: "Remove gate.jpg" }).click();
    await has(details, "Picture: mill.jpg");
    await undo(details, "The picture was removed.");
    await has(details, "Picture: gate.jpg");
    assert.equal(await page.locator(".stop-name").count(), 1, "no stop was made of them");

    await openStop(1);
    const recording = stop(1).getByLabel("Recording of stop 1");
    await recording.setInputFiles(named("The wheel.mp3", mediaFile("tone.mp3")));
    await has(stop(1), "Recording: The wheel.mp3");
    const length = await stop(1).getByLabel("Audio duration").inputValue();
    await recording.setInputFiles(named("letter.mp3", new TextEncoder().encode("No recording.")));
    await toOutline();
    await page.locator(".upload-summary").getByText("1 file couldn’t be added.").waitFor();
    await openStop(1);
    await undo(stop(1), "The recording was replaced.");
    await has(stop(1), "Recording: The wheel.mp3");
    assert.equal(await stop(1).getByLabel("Audio duration").inputValue(), length);
  });
});

Deno.test("a blank stop has nothing to try, and its help comes with the box for an address", async () => {
  await emptyStop(async ({ stop }) => {
    const sound = stop(1).locator(".audio-field");
    const help = sound.getByText("Share links from cloud drives");
    assert.deepEqual(await sound.getByRole("button").allTextContents(), ["Record", "Add file"]);
    assert.equal(await help.isVisible(), false);
    await sound.getByLabel("Audio URL").fill("test-beep-1");
    await help.waitFor();
    await stop(1).getByLabel("Stop title").focus();
    assert.equal(await help.isVisible(), true, "nothing moves away under a finger");
    await sound.getByRole("button", { name: "Try it" }).waitFor();
  });
});

Deno.test("an old view that was removed comes back, also after another stop was open", async () => {
  await emptyForm(async ({ page, openStop }) => {
    const panel = await openStop(1);
    await panel.getByLabel("Picture of stop 1").setInputFiles(
      named("gate.jpg", mediaFile("gate.jpg")),
    );
    const picture = panel.getByRole("group", { name: "Picture: gate.jpg" });
    await picture.and(page.locator("[data-step=stored]")).waitFor();
    await panel.getByText("Date, source, rights, old view").click();
    const isOld = panel.getByLabel("Old view of this place (then and now)");
    await isOld.check();
    await panel.getByLabel("Date").fill("1907");
    await panel.getByRole("button", { name: "Remove gate.jpg" }).click();
    await openStop(0);
    await openStop(1);
    await panel.getByText("The picture was removed.").waitFor();
    await panel.getByRole("button", { name: "Undo" }).click();
    await picture.waitFor();
    assert.ok(await isOld.isChecked());
    assert.equal(await panel.getByLabel("Date").inputValue(), "1907");
  });
});

Deno.test("a recording made without a network waits, and is sent when it is back", async () => {
  await emptyForm(async (it) => {
    const { page, stop, openStop } = it;
    await page.context().setOffline(true);
    await openStop(1);
    await stop(1).locator(".audio-field").getByRole("button", { name: "Record" }).click();
    const recorder = page.getByRole("group", { name: "Recorder" });
    await recorder.getByText("0:01").waitFor();
    await recorder.getByRole("button", { name: "Pause" }).click();
    await recorder.getByText("Paused").waitFor();
    await recorder.getByRole("button", { name: "Resume" }).click();
    await recorder.getByRole("button", { name: "Stop recording" }).click();
    await stop(1).getByRole("button", { name: /^Remove Recording / }).waitFor();
    await page.context().setOffline(false);
    await arrived(it, 1);
    assert.match(await stop(1).getByLabel("Audio duration").inputValue(), /^0:0\d$/);
  }, {
    permissions: ["microphone"],
    isWhole: true,
    allowErrors: /ERR_INTERNET_DISCONNECTED|status of 503/,
  });
});
