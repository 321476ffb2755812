/** Files that are dropped on the pages of the form, wherever they fall. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { dragFiles, dragLink, dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import { author, emptyForm, stopTitles } from "../../../support/browser/form.ts";
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
    await page.getByText("1 recording and 1 photograph became 1 stop.").waitFor();
    await note(page).waitFor({ state: "detached" });
    assert.deepEqual(await stopTitles(page), ["bridge"]);
    await page.getByText("tower.jpg", { exact: true }).waitFor();
    const report = page.locator(".batch-report");
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector(".batch-report")!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    await report.getByRole("button", { name: "Show" }).click();
    await report.getByText("Stop 1 bridge.mp3; Bridge.JPG, by name").waitFor();
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
    await page.getByText("1 recording and 1 photograph became 1 stop.").waitFor();
    assert.deepEqual(await stopTitles(page), ["bridge"]);
  });
});

Deno.test("an archive is imported where it is dropped; a form that has something is left after a question", async () => {
  await author({}, async (it) => {
    const { page } = it;
    await it.open();
    const photo = { name: "wheel.jpg", bytes: mediaFile("gate.jpg") };
    await dropFiles(page.locator(".templates"), [GPX, photo]);
    await page.getByText("1 photograph has no stop yet.").waitFor();
    assert.deepEqual(await stopTitles(page), ["Mill", "Lock"]);
    await it.openStop(0);
    await it.box("Title").fill("The mill race");

    await dropFiles(form(page), [{ ...GPX, name: "again.gpx" }]);
    const question = page.getByRole("alertdialog", { name: "Open as a new archive?" });
    await question.getByText("again.gpx has an archive of its own").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await it.box("Title").inputValue(), "The mill race");
    assert.equal((await stopTitles(page)).length, 2, "nothing was added");

    await dropFiles(form(page), [{ ...GPX, name: "again.gpx" }]);
    await question.getByRole("button", { name: "Open" }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".outline-row")].every((row) =>
        !row.textContent!.includes("The mill race")
      )
    );
    assert.equal((await stopTitles(page)).length, 2);
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

/** The outline and what is open are beside each other. */
const DESK = { viewport: { width: 1280, height: 1200 } };

const recording = (name: string): DroppedFile => ({ name, bytes: mediaFile("tone.mp3") });
const text = (name: string, words: string): DroppedFile => ({
  name,
  bytes: new TextEncoder().encode(words),
});

Deno.test("texts that come after their recordings find them by name; undo leaves what was typed since", async () => {
  await emptyForm(async (it) => {
    const { page } = it;
    await dropFiles(page.locator("h1"), [recording("Gate.mp3"), recording("Mill.mp3")]);
    await page.locator(".upload-summary").waitFor({ state: "detached" });
    const gate = await it.openStop(1);
    await gate.getByLabel("Stop title").fill("Where it began");
    const texts = [text("gate.txt", "It began here. Then it rained."), text("moon.txt", "Far.")];
    await dropFiles(page.locator("h1"), texts);
    await page.getByText("1 text joined 1 stop. 1 file was not taken.").waitFor();
    await gate.getByText("2 sentences, without times").waitFor();
    await gate.getByLabel("Stop description").fill("The gate of 1850.");
    await page.locator(".batch-report").getByRole("button", { name: "Undo" }).click();
    await gate.getByText("2 sentences, without times").waitFor({ state: "detached" });
    assert.equal(await gate.getByLabel("Stop title").inputValue(), "Where it began");
    assert.equal(await gate.getByLabel("Stop description").inputValue(), "The gate of 1850.");

    await dropFiles(page.locator("h1"), texts);
    const report = page.locator(".batch-report");
    await report.getByRole("button", { name: "Show" }).click();
    await report.getByLabel("Put moon.txt on a stop").selectOption("2 Mill");
    await report.getByText("“moon.txt” is on stop 2.").waitFor();
    const mill = await it.openStop(2);
    await mill.getByText("1 sentence, without times").waitFor();
  }, DESK);
});

Deno.test("on a row of the outline a file goes into that stop, and between two rows it becomes a stop", async () => {
  await emptyForm(async (it) => {
    const { page, row } = it;
    await dropFiles(page.locator("h1"), [recording("Gate.mp3"), recording("Mill.mp3")]);
    await page.getByText("2 recordings became 2 stops.").waitFor();
    await dragFiles(row(2), [text("a.txt", "One.")], "dragover");
    await note(page).getByText("Drop to add this to stop 2").waitFor();
    await dropFiles(row(2), [text("a.txt", "One."), {
      name: "b.jpg",
      bytes: mediaFile("gate.jpg"),
    }]);
    const mill = it.stop(2);
    await mill.getByText("1 sentence, without times").waitFor();
    await mill.getByRole("group", { name: "Picture: b.jpg" }).waitFor();

    const question = page.getByRole("alertdialog", { name: "Replace the transcript?" });
    await dropFiles(row(2), [text("c.txt", "One. Two.")]);
    await question.getByText("The file, 2 sentences, takes its place").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await mill.getByText("1 sentence, without times").waitFor();
    await dropFiles(row(2), [text("c.txt", "One. Two.")]);
    await question.getByRole("button", { name: "Replace it" }).click();
    await mill.getByText("2 sentences, without times").waitFor();

    const pond = [recording("Pond.mp3"), text("Pond.txt", "Deep.")];
    await dragFiles(row(2), pond, "dragover", 0.1);
    await note(page).getByText("Drop to add stops from number 2 on").waitFor();
    await dragFiles(row(2), pond, "drop", 0.1);
    await page.getByText("1 recording and 1 text became 1 stop.").waitFor();
    assert.deepEqual(await stopTitles(page), ["Gate", "Pond", "Mill"]);
    await it.stop(2).getByText("1 sentence, without times").waitFor();
  }, DESK);
});
