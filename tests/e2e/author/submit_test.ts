/** Sending a form: what is missing, what is still coming, and what fails on its way. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { type Author, author, fillDetails, fillStop } from "../../support/browser/form.ts";
import { WIDE } from "../../support/browser/browser.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

const focused = (page: Page, name: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute("name") === name, name);

const panelOf = (page: Page) => page.locator(".submit-panel");
const toDo = (page: Page) => page.locator(".to-do");
const createButton = (page: Page) => page.getByRole("button", { name: /^Creat(e|ing) Archive/ });

type Gate = { isOpen: boolean; status: number; tours: number };

/** An empty form whose uploads are answered with `status` until the gate is opened. */
async function withGate(
  use: (it: Author, gate: Gate) => Promise<void>,
  status = 503,
): Promise<void> {
  const gate: Gate = { isOpen: false, status, tours: 0 };
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({
    ...WIDE,
    account: "author",
    settings,
    allowErrors: /status of (413|503)|ERR_INTERNET_DISCONNECTED/,
    intercept(request, app) {
      const { pathname } = new URL(request.url);
      if (request.method === "POST" && pathname === "/api/tours") gate.tours++;
      return !gate.isOpen && request.method === "POST" && pathname === "/api/uploads"
        ? new Response(null, { status: gate.status })
        : app(request);
    },
  }, async (it) => {
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await use(it, gate);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
}

/** Lets the uploads through: what waits is sent at once, as when the network is back. */
async function openGate(page: Page, gate: Gate): Promise<void> {
  gate.isOpen = true;
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

const addRecording = ({ stop }: Author) =>
  stop(1).getByLabel("Recording of stop 1").setInputFiles({
    name: "The wheel.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from(mediaFile("tone.mp3")),
  });

const addPicture = ({ stop }: Author) =>
  stop(1).getByLabel("Picture of stop 1").setInputFiles({
    name: "gate.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(mediaFile("gate.jpg")),
  });

const describe = ({ stop }: Author) => stop(1).getByLabel("Stop description").fill("A wheel.");

Deno.test("a gap is shown at once though a file is on its way; what is typed while it comes is saved, and the hand is left alone", async () => {
  await withGate(async (it, gate) => {
    const { page, stop, server } = it;
    await it.openStop(1);
    await addRecording(it);
    await stop(1).getByText("The server can’t accept files right now.").waitFor();
    await createButton(page).click();
    await focused(page, "title");
    await toDo(page).getByText(
      "The archive lacks a title, a duration, and a description · Stop 1 lacks a description",
    ).waitFor();
    assert.equal(await stop(1).locator(".upload").getAttribute("data-invalid"), null);
    await fillDetails(it, "The mill");
    await it.openStop(1);
    await describe(it);
    await toDo(page).getByText("Ready to publish").waitFor();

    await createButton(page).click();
    await panelOf(page).getByText("1 file is waiting: the server can’t").waitFor();
    await panelOf(page).getByRole("button", { name: "Cancel" }).click();
    await panelOf(page).waitFor({ state: "detached" });
    assert.ok(await createButton(page).evaluate((button) => button === document.activeElement));
    assert.equal(await it.box("Title").inputValue(), "The mill");
    await createButton(page).click();
    await createButton(page).click({ force: true });
    await createButton(page).click({ force: true });
    const box = stop(1).getByLabel("Stop description");
    await box.press("End");
    await openGate(page, gate);
    let typed = "";
    // The hand does not rest while the file arrives, nor at once afterwards.
    for (let more = 10; more > 0; typed += "x") {
      await box.press("x", { delay: 50 });
      if (await stop(1).locator("[data-step=stored]").count() > 0) more--;
    }
    assert.ok(await box.evaluate((box) => box === document.activeElement), "still in its box");
    assert.equal(await page.getByRole("dialog").count(), 0);
    await page.getByRole("dialog").getByRole("button", { name: "Publish archive" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    const [, id] = page.url().match(/tour\/(.*)$/)!;
    const tour = await (await page.request.get(`${server.origin}/api/tours/${id}`)).json();
    assert.equal(tour.audioStops[0].description, `A wheel.${typed}`);
    assert.match(tour.audioStops[0].audioUrl, /^\/media\//);
    assert.equal(gate.tours, 1);
  });
});

Deno.test("a file that fails on its way is named; it is tried again, or the archive goes on without it", async () => {
  await withGate(async (it, gate) => {
    const { page } = it;
    await fillDetails(it, "The mill");
    await fillStop(await it.openStop(1), "The wheel");
    await addPicture(it);
    await createButton(page).click();
    const failed = panelOf(page).getByText("Stop 1: the picture “gate.jpg” wasn’t sent.");
    await failed.waitFor();
    await panelOf(page).getByRole("button", { name: "Try again" }).click();
    await failed.waitFor();
    await panelOf(page).getByRole("button", { name: "Go on without it" }).click();
    await page.getByRole("dialog").getByText("The recording plays.").waitFor();
    await page.keyboard.press("Escape");

    await addRecording(it);
    await createButton(page).click();
    await panelOf(page).getByText("Stop 1: the recording “The wheel.mp3” wasn’t sent.").waitFor();
    await openGate(page, gate);
    await panelOf(page).getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish archive" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
  }, 413);
});

/** A draft of `count` stops without descriptions, opened in the form. */
async function openDraft({ page, open }: Author, count: number): Promise<void> {
  const audioStops = Array.from(
    { length: count },
    (_, i) => makeStop({ title: `Stop ${i + 1}`, description: "", latitude: 51.75 + i / 1000 }),
  );
  await open();
  const id = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/drafts", { method: "POST", headers, body });
    return (await response.json()).id;
  }, JSON.stringify({ title: "The mill", draftData: makeTour({ audioStops }) }));
  await open(`/create?draft=${id}`);
  await page.locator(".outline [data-row]").nth(count - 1).waitFor();
}

Deno.test("the gaps of twelve stops are a line at the button; keys lead from one to the next, and it shrinks", async () => {
  const viewport = { width: 320, height: 640 };
  await author({ account: "author", viewport, reducedMotion: "reduce" }, async (it) => {
    const { page, stop } = it;
    await openDraft(it, 12);
    const line = toDo(page);
    await line.getByText("12 stops lack a description").waitFor();
    assert.equal(await page.locator(".stop-wrong").count(), 0, "nothing was refused yet");
    await createButton(page).click();
    await focused(page, "audioStops.0.description");
    assert.equal(await page.locator("[data-stop]:visible").count(), 1);
    assert.equal(await page.locator(".stop-wrong").count(), 12);
    await page.keyboard.type("The miller came.");
    await line.getByText("11 stops lack a description").waitFor();
    await page.keyboard.press("Control+Enter");
    await focused(page, "audioStops.1.description");
    await line.getByRole("button", { name: "Next gap" }).press("Enter");
    await focused(page, "audioStops.2.description");
    assert.equal(await page.locator("[data-stop]:visible").count(), 1);
    assert.equal(
      await stop(3).getByLabel("Stop description").getAttribute("aria-invalid"),
      "true",
    );
    const list = line.locator("details");
    await list.locator("summary").press("Enter");
    await list.getByRole("listitem").nth(10).waitFor();
    assert.equal(await list.getByRole("listitem").count(), 11);
    await axeFindsNothing(page, "the list of gaps", ".save-bar");
    await fitsTheWidth(page, "the list of gaps");
    await page.keyboard.press("Escape");
    await list.getByRole("listitem").first().waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await list.getByRole("button", { name: "Stop 12 – a description" }).click();
    await focused(page, "audioStops.11.description");
    await page.keyboard.type("The miller left.");
    await page.keyboard.press("Control+Enter");
    await focused(page, "audioStops.1.description");
    await line.getByText("10 stops lack a description").waitFor();
  });
});

Deno.test("a blank form is told what it needs, quietly; once something is typed, what is left, from the stop that is open", async () => {
  await author({ ...WIDE, account: "author" }, async (it) => {
    const { page, box } = it;
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const line = toDo(page);
    await line.getByText(/^An archive needs a title, /).waitFor();
    assert.equal(await line.getByRole("button").count(), 0);
    const { height } = (await page.locator(".save-bar").boundingBox())!;
    await box("Title").fill("The mill");
    await line.getByText(
      "The archive lacks a duration and a description · " +
        "Stop 1 lacks a title, a description, and a recording",
    ).waitFor();
    await it.openStop(1);
    await line.getByRole("button", { name: "Next gap" }).click();
    await focused(page, "audioStops.0.title");
    assert.equal((await page.locator(".save-bar").boundingBox())!.height, height, "nothing jumps");
    assert.ok(height < 70, `one line of ${height} pixels`);
  });
});

Deno.test("the gaps of 200 stops leave the screen to the form", async () => {
  const viewport = { width: 320, height: 640 };
  await author({ account: "author", viewport }, async (it) => {
    const { page } = it;
    await openDraft(it, 200);
    await toDo(page).getByText("200 stops lack a description").waitFor();
    await createButton(page).click();
    await focused(page, "audioStops.0.description");
    assert.equal(await page.locator("[data-stop]").count(), 1);
    const bar = (await page.locator(".save-bar").boundingBox())!;
    assert.ok(bar.height < 112, `two lines of ${bar.height} pixels`);
    await toDo(page).locator("summary").click();
    const list = (await toDo(page).locator("details > div").boundingBox())!;
    assert.ok(list.height <= viewport.height / 2, `${list.height} pixels`);
  });
});

Deno.test("what follows from transcripts, route and recordings is filled in by a tap, and can be changed", async () => {
  await author({ ...WIDE, account: "author" }, async ({ page, server, box, open, openStop }) => {
    const transcript = makeTranscript([{ text: "An oak wheel." }, { text: "Then a flood." }]);
    const audioStops = [1, 2].map((n) =>
      makeStop({ title: `Mill ${n}`, description: "", transcript })
    );
    const draftData = makeTour({ duration: "", audioStops });
    const saved = await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "The mill", draftData, templateUsed: "" },
    });
    await open(`/create?draft=${(await saved.json()).id}`);
    await createButton(page).click();
    const line = toDo(page);
    await line.getByText("2 stops lack a description · The archive lacks a duration").waitFor();
    await axeFindsNothing(page, "gaps that can be filled in", ".to-do");
    await line.getByRole("button", { name: /^Describe 2 stops by/ }).click();
    await line.getByText("The archive lacks a duration", { exact: true }).waitFor();
    await line.getByRole("button", { name: /^Duration: \d+ min by route/ }).click();
    await line.getByText("Ready to publish").waitFor();
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest(".to-do") !== null),
      true,
    );
    const found = await box("Duration").inputValue();
    assert.match(found, /^\d+ min$/);
    await box("Duration").fill("3 hours");
    const other = line.getByRole("button", { name: /^Duration: \d+ min by route/ });
    await other.waitFor();
    await line.getByRole("button", { name: "Keep 3 hours" }).click();
    await other.waitFor({ state: "detached" });
    assert.equal(await box("Duration").inputValue(), "3 hours");
    const description = (await openStop(1)).getByLabel("Stop description");
    assert.equal(await description.inputValue(), "An oak wheel. Then a flood.");
  });
});
