/** The text that follows the voice, walks that are read, and links to a second of a story. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { playsPast, press, seekTo } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { along, BLOCK, street, visit, type VisitOptions } from "../../support/browser/visitor.ts";

const LONG = "/archives/long.mp3";

/** A sentence every 600 ms for 42 s, without pauses. */
const transcript = makeTranscript(
  Array.from({ length: 70 }, (_, i) => ({
    start: 600 * i,
    end: 600 * (i + 1),
    text: `This is sentence ${i + 1} of what she told us.`,
    ...i < 35 ? { speaker: "Mae Lewis" } : {},
  })),
  { source: "machine", checked: false },
);

/** Two stops: the first has a recording of 45 s and a transcript, the second neither. */
const withTranscript: VisitOptions = {
  before: (page) => serveRecording(page, LONG),
  tour: {
    audioStops: street(2).map((stop, i) =>
      i === 0 ? { ...stop, audioUrl: LONG, transcript } : stop
    ),
  },
};

/** The first and the last of three stops have the transcript. */
const threeStops: VisitOptions = {
  before: (page) => serveRecording(page, LONG),
  tour: {
    audioStops: street(3).map((stop, i) =>
      i === 1 ? stop : { ...stop, audioUrl: LONG, transcript }
    ),
  },
};

const sentence = (within: Locator, n: number) => within.getByText(`This is sentence ${n} of`);
const isLit = (sentence: Locator) => sentence.and(sentence.page().locator("[data-lit]")).waitFor();

/** Notes from now on, for each sentence that is lit, how many seconds after its start that was. */
const watchLight = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector("audio")!;
    const noted: number[] = [];
    Object.assign(globalThis, { noted });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { start } = (target as HTMLElement).dataset;
        if ((target as HTMLElement).hasAttribute("data-lit")) {
          noted.push(audio.currentTime - Number(start) / 1000);
        }
      }
    }).observe(document.body, { subtree: true, attributeFilter: ["data-lit"] });
  });

/** The delays (s of the recording) of the next `count` sentences. */
async function nextDelays(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted.splice(0));
  const delays = await page.waitForFunction((count) => {
    const { noted } = globalThis as unknown as { noted: number[] };
    return noted.length >= count && noted.slice(0, count);
  }, count);
  return await delays.jsonValue() as number[];
}

Deno.test("the sentence that sounds is lit within 100 ms, at any speed and after a jump, and a tap plays from one", () =>
  visit(async ({ page }) => {
    await press(page, 1);
    await playsPast(page, 0.1);
    const stop = page.locator("#stop-1");
    await stop.getByText("Read on").click();
    const box = stop.locator(".transcript");
    await box.getByText("Mae Lewis:").first().waitFor();
    await stop.getByText("Machine-made, not checked: expect mistakes.").waitFor();
    await watchLight(page);
    for (const rate of [1, 2, 0.5]) {
      await page.getByLabel("Speed").first().selectOption(String(rate));
      const delays = (await nextDelays(page, 4)).slice(1);
      console.log(`at ${rate}×, lit after ${delays.map((s) => Math.round(1000 * s / rate))} ms`);
      // Three times 100 ms: the tests of other files run on the same machine.
      assert.ok(delays.every((s) => s >= -0.02 && s <= 0.3 * rate), `${rate}×: ${delays} s`);
    }
    await seekTo(page, 30.1);
    await isLit(sentence(box, 51));
    await sentence(box, 21).click();
    await isLit(sentence(box, 21));
    const { time } = await page.locator("audio").evaluate((audio: HTMLAudioElement) => ({
      time: audio.currentTime,
    }));
    assert.ok(time >= 12 && time < 13, `plays from ${time} s`);
    await axeFindsNothing(page, "a transcript in the list", "#stop-1");
    const track = await page.locator("audio track").evaluate((track: HTMLTrackElement) => ({
      kind: track.kind,
      src: new URL(track.src).pathname.split("/").pop(),
      mode: track.track.mode,
    }));
    assert.deepEqual(track, { kind: "captions", src: "transcript.vtt", mode: "disabled" });
  }, { ...withTranscript, viewport: { width: 1280, height: 900 } }));

/** Plays the first stop and opens the sheet; its text is the transcript. */
async function openSheet(page: Page) {
  await press(page, 1);
  await playsPast(page, 0.1);
  await page.getByRole("button", { name: "Open player" }).click();
  const sheet = page.getByRole("dialog");
  return { sheet, text: sheet.getByRole("group", { name: "Transcript" }) };
}

Deno.test("the text of the sheet scrolls along until its reader scrolls, and keys play from a sentence", () =>
  visit(async ({ page }) => {
    const { sheet, text } = await openSheet(page);
    await text.locator("[data-lit]").waitFor();
    assert.equal(await sheet.getByText(/^What happened at/).count(), 0, "one text");
    assert.deepEqual(
      await scrolledBy(page, ".sheet"),
      ["sheet-body"],
      "and one thing that scrolls",
    );
    const scrollTop = () => page.locator(".sheet-body").evaluate((body) => body.scrollTop);
    const isInSight = (n: number) =>
      page.waitForFunction((n) => {
        const body = document.querySelector(".sheet-body")!;
        const lit = body.querySelector("[data-lit]")!;
        const [outer, inner] = [body.getBoundingClientRect(), lit.getBoundingClientRect()];
        return Number(lit.textContent!.match(/\d+/)) >= n && inner.top >= outer.top &&
          inner.bottom <= outer.bottom;
      }, n);
    await seekTo(page, 36.1);
    await isInSight(61);
    await text.hover();
    await page.mouse.wheel(0, -100);
    const follow = sheet.getByRole("button", { name: "Follow" });
    await follow.waitFor();
    await seekTo(page, 0.1);
    await isLit(sentence(text, 1));
    assert.ok(await scrollTop() > 100, "the sheet stays where its reader has scrolled");
    await follow.click();
    await isInSight(1);
    await follow.waitFor({ state: "detached" });
    // Who opens the list of stops is not led away from it.
    await sheet.getByText("Stops", { exact: true }).click();
    await seekTo(page, 36.1);
    await isLit(sentence(text, 61));
    assert.ok(await sheet.getByRole("button", { name: /^Second/ }).isVisible());
    assert.ok(await follow.isVisible());
    await sheet.getByText("Stops", { exact: true }).click();
    // One sentence is in the order of the Tab key; the arrows lead to the others.
    assert.equal(await text.getByRole("button").count(), 1);
    await text.getByRole("button").focus();
    await page.keyboard.press("Home");
    for (let n = 1; n < 6; n++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await isLit(sentence(text, 6));
    await axeFindsNothing(page, "a transcript in the player", ".sheet");
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsTheWidth(page);
  }, withTranscript));

/** The classes of the parts within `selector` that scroll by themselves. */
const scrolledBy = (page: Page, selector: string) =>
  page.locator(`${selector} *`).evaluateAll((parts) =>
    parts.filter((part) => {
      const isTall = part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0;
      return isTall && /auto|scroll/.test(getComputedStyle(part).overflowY);
    }).map((part) => part.className)
  );

Deno.test("from stop to stop the sheet keeps its text and the focus; a stop without a transcript has its description", () =>
  visit(async ({ page }) => {
    const { sheet, text } = await openSheet(page);
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await sentence(text, 70).waitFor();
    await sheet.getByRole("button", { name: "Next stop" }).focus();
    await page.keyboard.press("Enter");
    await sheet.getByText(/^What happened at/).waitFor();
    assert.equal(await text.count(), 0);
    assert.equal(await focused(), "Next stop");
    await page.keyboard.press("Enter");
    await sentence(text, 70).waitFor();
    await sheet.getByText("Stop 3 of 3").waitFor();
    // The last stop has no next one, so that its button cannot keep the focus.
    assert.match((await focused())!, /^(Play|Pause)$/);
    await text.getByRole("button").focus();
    await sheet.getByText("Stops", { exact: true }).click();
    await text.getByRole("button").focus();
    await sheet.getByRole("button", { name: /^First/ }).evaluate((button: HTMLElement) =>
      button.click()
    );
    await sheet.getByText("Stop 1 of 3").waitFor();
    await sentence(text, 70).waitFor();
    // The text, whose next choice is its lit sentence, has the focus once it is drawn.
    await page.waitForFunction(() => document.activeElement?.ariaLabel === "Story");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.role), "button");
    assert.ok(
      await sheet.getByRole("button", { name: /^First/ }).isVisible(),
      "the list stays open",
    );
  }, threeStops));

Deno.test("a walk can be read: each story as text where one stands, in silence, until Done reading", () =>
  visit(async ({ page, start, goTo, heard }) => {
    await page.locator(".start-how summary").click();
    await page.getByRole("switch", { name: "Read instead of listening" }).check();
    await start();
    const card = page.getByRole("region", { name: "Your walk" });
    await goTo(along(BLOCK));
    await card.getByRole("heading", { name: "Reading stop 1" }).waitFor();
    await sentence(page.getByRole("region", { name: "Story" }), 70).waitFor();
    await axeFindsNothing(page, "a walk that is read", ".tour-map");
    await card.getByRole("button", { name: "Done reading" }).click();
    await card.getByRole("heading", { name: /to stop 2, ahead$/ }).waitFor();
    await goTo(along(2 * BLOCK));
    await page.getByRole("region", { name: "Story" }).getByText(/^What happened at/).waitFor();
    await card.getByRole("button", { name: "Done reading" }).click();
    await page.getByRole("heading", { name: "You’ve heard every story" }).waitFor();
    assert.deepEqual(await heard(), []);
    assert.equal(await page.locator("audio").getAttribute("src"), null, "nothing was loaded");
    await page.getByRole("button", { name: "Done" }).click();
    await page.locator(".start-how summary").click();
    assert.ok(await page.getByRole("switch", { name: "Read instead" }).isChecked(), "remembered");
  }, withTranscript));

Deno.test("a link to a second opens its stop, and Play begins there; a malformed one does nothing", () =>
  visit(async ({ page, openTour }) => {
    await openTour("#stop-1&t=999999");
    assert.equal(await page.locator("[data-linked]").count(), 0);
    await page.goto("about:blank");
    await openTour("#stop-1&t=31");
    await page.locator("#stop-1[data-linked]").waitFor();
    const stop = page.locator("#stop-1");
    await isLit(sentence(stop.locator(".transcript"), 52));
    await page.waitForFunction(() => {
      const { top } = document.querySelector("[data-lit]")!.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    await stop.getByRole("button", { name: "Play Audio" }).click();
    await playsPast(page, 31);
    // A link to another second of this page, such as one in a message, moves the story there.
    await page.evaluate(() => location.hash = "#stop-1&t=5");
    await isLit(sentence(stop.locator(".transcript"), 9));
    await page.evaluate(() => location.hash = "#stop-1&t=31");
    await playsPast(page, 31);
    // The device's own share sheet takes the link.
    await page.evaluate(() =>
      navigator.share = (data) => Promise.resolve(void Object.assign(globalThis, { shared: data }))
    );
    await stop.getByText("More", { exact: true }).click();
    await stop.getByRole("button", { name: "Share this sentence" }).click();
    const shared = await page.waitForFunction(() => (globalThis as { shared?: ShareData }).shared);
    const link = (await shared.jsonValue())!.url!;
    assert.match(link, /\/tour\/[0-9A-Z]{26}#stop-1&t=3\d(\.\d)?$/);
    // The citation stands in the page, to be selected and copied, with the same link.
    await stop.getByRole("button", { name: "Cite this sentence" }).click();
    const citation = stop.getByRole("status").getByText(/^A Teacher\. “First”, at 0:3\d\. In: /);
    assert.match(await citation.innerText(), /\/tour\/[0-9A-Z]{26}#stop-1&t=3\d(\.\d)?$/);
    const file = await stop.getByRole("link", { name: "BibTeX" }).getAttribute("href");
    assert.match(file!, /citation\?format=bibtex&stop=[\w-]+&t=3\d(\.\d)?$/);
  }, withTranscript));
