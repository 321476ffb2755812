/** Recordings that are made in the form: through reloads, changes of page, and a full device. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { arrived, type Author, author } from "../../support/browser/form.ts";

/** Somebody who may use a microphone, with an empty form. */
async function recording(
  use: (it: Author) => Promise<void>,
  { allowErrors }: { allowErrors?: RegExp } = {},
): Promise<void> {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  const browser = { permissions: ["microphone"], isWhole: true, allowErrors };
  await author({ account: "author", settings, ...browser }, async (it) => {
    // The page to which Back leads.
    await it.page.goto(`${it.server.origin}/test`);
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await use(it);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
}

/** Records at a stop until the clock shows a time. */
async function record({ page, stop }: Author, n: number, until: string): Promise<void> {
  await stop(n).locator(".audio-field").getByRole("button", { name: /^Record/ }).click();
  await page.getByRole("group", { name: "Recorder" }).getByText(until).waitFor();
}

const finish = ({ page }: Author) => page.getByRole("button", { name: "Stop recording" }).click();

const offered = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Interrupted recordings" }).getByRole("listitem")
    .filter({ hasText: text });

/** Waits until the draft is on the server, and opens it there. */
async function openDraft({ page, server }: Author): Promise<void> {
  const drafts = await (await page.request.get(`${server.origin}/api/drafts`)).json();
  await page.goto(`${server.origin}/create?draft=${drafts[0].id}`);
  await hydrated(page, "tour-form");
}

Deno.test("a recording that a reload interrupts asks first, and is offered to its stop by the form", async () => {
  await recording(async (it) => {
    const { page, stop } = it;
    await page.getByRole("button", { name: "Add Stop" }).click();
    await stop(2).getByLabel("Stop title").fill("The mill");
    // Of what is shown, rounded, the last second may not be stored.
    await record(it, 2, "0:03");
    await page.getByText("Draft saved").waitFor();
    const asked = page.waitForEvent("dialog");
    const reload = page.reload();
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.accept();
    await reload;
    await openDraft(it);
    const offer = offered(page, /^A recording of 0:0[2-9] for stop 2 was interrupted\./);
    await offer.getByRole("button", { name: "Use it" }).click();
    await stop(2).getByRole("group", { name: /^Recording: / }).getByRole("link").waitFor();
    assert.match(await stop(2).getByLabel("Audio duration").inputValue(), /^0:0[1-9]$/);
    await offer.waitFor({ state: "detached" });
    await page.waitForFunction(() =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("waiting");
        opening.onsuccess = () => {
          const { result } = opening;
          const count = result.transaction("takes").objectStore("takes").count();
          count.onsuccess = () => resolve(count.result === 0);
          result.close();
        };
      })
    );
  });
});

Deno.test("the stop has a take at once; of two, one is heard, and cut by the keyboard to its length", async () => {
  await recording(async (it) => {
    const { page, stop, openStop } = it;
    await openStop(1);
    await record(it, 1, "0:01");
    await finish(it);
    await arrived(it, 1);
    await record(it, 1, "0:04");
    assert.ok(await page.evaluate(() => document.activeElement?.textContent) === "Stop recording");
    await page.keyboard.press("Enter");
    await stop(1).getByText("The recording was replaced.").waitFor();
    const whole = await arrived(it, 1);
    await stop(1).getByText("2 takes").click();
    const takes = stop(1).getByRole("group", { name: "Takes of stop 1" }).getByRole("listitem");
    const second = takes.nth(1);
    await second.getByText("The recording of this stop").waitFor();
    const play = second.getByRole("button", { name: "Play take 2" });
    await play.press("Enter");
    await second.getByRole("button", { name: "Pause take 2" }).press("Enter");
    await second.locator(".trim path[d^=M]").waitFor({ state: "attached" });
    const [start, end] = ["Start", "End"].map((name) =>
      second.getByRole("slider", { name: `${name} of take 2` })
    );
    for (let i = 0; i < 10; i++) await start.press("ArrowRight");
    for (let i = 0; i < 12; i++) await end.press("ArrowLeft");
    assert.equal(await start.getAttribute("aria-valuetext"), "1.0 seconds");
    const kept = Number(await end.inputValue()) - 1;
    assert.match(await second.locator("output").textContent() ?? "", /^1\.0–\d\.\d of \d\.\d s$/);
    await second.getByRole("button", { name: "Use this take" }).click();
    const link = stop(1).getByRole("group", { name: /^Recording: / })
      .locator(`a:not([href="${whole}"])`);
    const seconds = await page.evaluate(async (url) => {
      const file = await (await fetch(url)).arrayBuffer();
      return (await new OfflineAudioContext(1, 1, 44100).decodeAudioData(file)).duration;
    }, (await link.getAttribute("href"))!);
    assert.ok(Math.abs(seconds - kept) < 0.2, `${seconds} s of ${kept} s`);
  });
});

Deno.test("a recording goes on while another stop is made, and is for its own", async () => {
  await recording(async (it) => {
    const { page, stop, openStop } = it;
    await openStop(1);
    await stop(1).getByLabel("Stop title").fill("The mill");
    await record(it, 1, "0:01");
    await page.goBack();
    await page.getByRole("button", { name: "Add Stop" }).click();
    await stop(2).getByLabel("Stop title").fill("The bridge");
    const recorder = page.getByRole("group", { name: "Recorder" });
    await recorder.getByText("stop 1: The mill").waitFor();
    await recorder.getByText("0:03").waitFor();
    await axeFindsNothing(page, "the bar of a recording", ".recorder");
    // The next one ends it.
    await record(it, 2, "0:01");
    await recorder.getByText("stop 2: The bridge").waitFor();
    await finish(it);
    for (const n of [1, 2]) {
      await stop(n).locator(".audio-field [data-step=stored]").waitFor({ state: "attached" });
    }
    const lengths = [1, 2].map((n) => stop(n).getByLabel("Audio duration").inputValue());
    assert.match((await Promise.all(lengths)).join(), /^0:0[3-9],0:0[12]$/);
  });
});

Deno.test("the take as the microphone gave it is downloaded byte for byte, and outlives a reload", async () => {
  await recording(async (it) => {
    const { page, stop, openStop } = it;
    await keepOriginals(page);
    await openStop(1);
    await page.route("**/api/uploads", async (route) => {
      const declared = route.request().headers()["upload-metadata"] ?? "";
      await (declared.includes("originalof") ? route.abort() : route.continue());
    });
    await record(it, 1, "0:01");
    await finish(it);
    await stop(1).getByRole("group", { name: /^Recording: / }).getByRole("link").waitFor();
    await page.getByText("Draft saved").waitFor();
    const made = await page.evaluate(() => (globalThis as unknown as Made).madeOf());
    // The MP3 is there, its original is not: the next page sends it.
    await page.unroute("**/api/uploads");
    await openDraft(it);
    await openStop(1);
    const link = stop(1).getByRole("link", { name: "Download the original" });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    assert.match(download.suggestedFilename(), /\.webm$/);
    const bytes = await Deno.readFile(await download.path());
    assert.deepEqual([...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))], made);
  }, { allowErrors: /ERR_FAILED/ });
});

type Made = { madeOf: () => Promise<number[]> };

/** Notes what the microphone gives, beside the program. */
async function keepOriginals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pieces: Blob[] = [];
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (...slice) {
      this.addEventListener("dataavailable", ({ data }) => pieces.push(data));
      return start.apply(this, slice);
    };
    const madeOf = async () => {
      const bytes = await new Blob(pieces).arrayBuffer();
      return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
    };
    Object.assign(globalThis, { madeOf });
  });
}
