/** Files that are dropped on the pages of the form, wherever they fall. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { dragFiles, dragLink, dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import { author, stopTitles } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";

const BRIDGE: DroppedFile[] = [
  { name: "bridge.mp3", bytes: mediaFile("tone.mp3") },
  { name: "tower.jpg", bytes: mediaFile("gate.jpg") },
  { name: "Bridge.JPG", bytes: mediaFile("gate.jpg") },
];

const GPX: DroppedFile = {
  name: "mill walk.gpx",
  bytes: new TextEncoder().encode(
    `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="43.77" lon="11.25"><name>Mill</name></wpt>
      <wpt lat="43.78" lon="11.26"><name>Lock</name></wpt>
    </gpx>`,
  ),
};

const form = (page: Page) => page.locator(".archive-form");
const note = (page: Page) => page.locator(".drop-note");

Deno.test("recordings and photos are the first thing on the first page, and dropped there they become stops", async () => {
  await author({ viewport: { width: 390, height: 844 } }, async (it) => {
    const { page } = it;
    await it.open();
    const first = page.getByRole("button", { name: "Start with recordings and photos" });
    assert.ok((await first.boundingBox())!.y < 500, "on the first screen of a phone");
    const title = page.getByRole("heading", { level: 1 });
    await dragFiles(title, BRIDGE, "dragover");
    await note(page).getByText("Drop recordings and photos to begin with them").waitFor();
    await dropFiles(title, BRIDGE);
    await page.getByText("Added 2 stops.").waitFor();
    await note(page).waitFor({ state: "detached" });
    assert.deepEqual(await stopTitles(page), ["bridge", "tower"]);
    const report = page.locator(".batch-report");
    await report.getByText("Bridge.JPG → Stop 1, by name").waitFor();
    assert.ok((await report.boundingBox())!.y < 900, "the report is where the form begins");
    await page.getByRole("button", { name: "Add recordings and photos" }).waitFor();
  });
});

Deno.test("chosen on the first page, files are in the form that follows", async () => {
  await author({}, async (it) => {
    const { page } = it;
    await it.open();
    await page.getByLabel("Recordings and photos for a new archive").setInputFiles(
      BRIDGE.map(({ name, bytes }) => ({ name, mimeType: "", buffer: Buffer.from(bytes) })),
    );
    await page.getByText("Added 2 stops.").waitFor();
    assert.deepEqual(await stopTitles(page), ["bridge", "tower"]);
  });
});

Deno.test("an archive is imported where it is dropped; a form that has something is left after a question", async () => {
  await author({}, async (it) => {
    const { page } = it;
    await it.open();
    const photo = { name: "wheel.jpg", bytes: mediaFile("gate.jpg") };
    await dropFiles(page.locator(".templates"), [GPX, photo]);
    await page.getByText("Added 1 stop.").waitFor();
    assert.deepEqual(await stopTitles(page), ["Mill", "Lock", "wheel"]);
    await it.openStop(0);
    await it.box("Title").fill("The mill race");

    await dropFiles(form(page), [{ ...GPX, name: "again.gpx" }]);
    const question = page.getByRole("alertdialog", { name: "Open as a new archive?" });
    await question.getByText("again.gpx has an archive of its own").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await it.box("Title").inputValue(), "The mill race");
    assert.equal((await stopTitles(page)).length, 3, "nothing was added");

    await dropFiles(form(page), [{ ...GPX, name: "again.gpx" }]);
    await question.getByRole("button", { name: "Open" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".stop-name").length === 2);
    assert.notEqual(await it.box("Title").inputValue(), "The mill race");
    await page.getByRole("button", { name: "Back to Templates" }).click();
    await page.getByText("The mill race").waitFor();
  });
});

Deno.test("a file for one stop goes into that stop, and links and texts go nowhere but into boxes", async () => {
  await author({}, async (it) => {
    const { page, stop, openStop } = it;
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const [recording] = BRIDGE;
    await openStop(1);
    await dragFiles(stop(1), [recording], "dragover");
    await note(page).getByText("Drop to add this to stop 1").waitFor();
    await dropFiles(stop(1), [recording]);
    await stop(1).getByText("bridge.mp3").waitFor();
    assert.deepEqual(await stopTitles(page), ["bridge"], "no other stop was added");

    assert.equal(await dragLink(page.locator("h1")), true, "the page does not go to the link");
    assert.equal(await note(page).count(), 0);
    await openStop(0);
    assert.equal(await dragLink(it.box("Description")), false, "the box takes it");
  });
});
