/** Somebody translates a long archive, all of whose texts are one table. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothingAtAnyWidth } from "../../../support/browser/accessibility.ts";
import { hydrated } from "../../../support/browser/browser.ts";
import { author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";
import { findUserIdByEmail } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { changeWords } from "../../../../lib/store/words/change_words.ts";
import { listWords, readWords } from "../../../../lib/store/words/read_words.ts";

const SENTENCE = "The wheel turned slowly, and all who came heard the water. ";

/** Texts of all lengths, so that no stop is as high as another. */
const STOPS = Array.from({ length: 200 }, (_, i) =>
  makeStop({
    id: `stop${i + 1}`,
    title: `Place ${i + 1}`,
    description: SENTENCE.repeat(1 + i % 30),
    transcript: makeTranscript(
      Array.from({ length: 1 + i % 12 }, (_, at) => ({ text: `${at}: ${SENTENCE}` })),
    ),
  }));

const TOUR = makeTour({ title: "The valley", language: "en", audioStops: STOPS });

type Bench = {
  page: Page;
  /** Opens the texts in German, at the address with `hash`. */
  open(hash?: string): Promise<void>;
  /** Opens the table. */
  openTable(): Promise<void>;
  box(key: string): Locator;
  /** Others translate the texts whose keys are as `isMeant` says. */
  translate(isMeant: (key: string) => boolean): Promise<void>;
  /** An author gives the archive another title. */
  retitle(title: string): Promise<void>;
  /** What the server has in German. */
  german(): Promise<Record<string, string>>;
};

async function translator(use: (bench: Bench) => Promise<void>): Promise<void> {
  await author({ account: "author" }, async ({ page, server }) => {
    const { kv, origin } = server;
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, TOUR, { userId, now: new Date() });
    const saver = () => ({ by: { id: userId, isAdmin: false }, now: new Date() });
    const open = async (hash = "") => {
      // From another page, since a change of the hash alone would not load this one.
      await page.goto(`${origin}/tours`);
      await page.goto(`${origin}/tour/${id}/languages?to=de${hash}`);
      await hydrated(page, "words");
      await page.locator(".words-row").first().waitFor();
    };
    await use({
      page,
      open,
      async openTable() {
        await open();
        await page.getByLabel("Show all stops").check();
        await page.locator("[data-key='stop1:title']").waitFor();
      },
      box: (key) => page.locator(`[data-key='${key}']`),
      async translate(isMeant) {
        const keys = [":title", ":duration", ":description"].concat(
          STOPS.flatMap(({ id, transcript }) => [
            `${id}:title`,
            `${id}:description`,
            ...transcript!.cues.map((_, i) => `${id}:transcript:${i + 1}`),
          ]),
        );
        const words = keys.filter(isMeant).map((key) => ({ key, text: "Da" }));
        const place = { tourId: id, language: "de" };
        await changeWords(kv, place, { words, transcripts: [] }, saver());
      },
      async retitle(title) {
        await updateTour(kv, id, { ...TOUR, title }, saver());
      },
      async german() {
        const record = (await listWords(kv, id)).find(({ language }) => language === "de");
        const { words } = await readWords(kv, id, record ?? { language: "de", revision: 0 });
        return Object.fromEntries(Object.entries(words).map(([key, { text }]) => [key, text]));
      },
    });
  });
}

const saved = (page: Page) => page.locator(".save-note", { hasText: /^Saved/ }).waitFor();

/** Resolves once nothing has moved for a while. */
const still = (page: Page) =>
  page.evaluate(() =>
    new Promise<void>((resolve) => {
      let [frames, before] = [0, ""];
      const look = () => {
        const now = [
          document.documentElement.scrollHeight,
          scrollY,
          document.querySelectorAll(".words-row").length,
        ].join();
        frames = now === before ? frames + 1 : 0;
        before = now;
        if (frames === 20) resolve();
        else requestAnimationFrame(look);
      };
      look();
    })
  );

/** Whether somebody sees all of a box: below the name of its stop, above the bar of the foot. */
const isSeen = (box: Locator) =>
  box.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    const name = box.closest(".words-section")!.querySelector("h2")!.getBoundingClientRect();
    const bar = document.querySelector(".save-bar")!.getBoundingClientRect();
    return top >= name.bottom && bottom <= bar.top;
  });

const hasFocus = (box: Locator) => box.evaluate((box) => box === document.activeElement);

Deno.test("all stops are one table: texts are written in near and far ones, and the device remembers the choice", () =>
  translator(async ({ page, openTable, box, german }) => {
    await openTable();
    assert.ok(await page.locator(".words-row").count() < 200, "no boxes far below the screen yet");
    await axeFindsNothingAtAnyWidth(page, "all stops", "main");
    await box("stop1:title").fill("Ort 1");
    await page.getByText("Go to a stop").click();
    await page.getByRole("link", { name: "150. Place 150" }).click();
    await box("stop150:title").fill("Ort 150");
    await saved(page);
    assert.deepEqual(await german(), { "stop1:title": "Ort 1", "stop150:title": "Ort 150" });
    await axeFindsNothingAtAnyWidth(page, "a far stop", "main");

    await page.reload();
    await page.getByRole("heading", { name: /^Place 1 .*1 of 3/ }).waitFor();
    await page.getByRole("heading", { name: /^Place 200/ }).waitFor();
    assert.equal(await page.getByLabel("Show all stops").isChecked(), true);
    await page.getByLabel("Show all stops").uncheck();
    await page.getByRole("button", { name: /^Place 200/ }).waitFor();
    assert.equal(await page.locator(".words-texts:visible").count(), 1);
  }));

Deno.test("a link to a far stop of the table leads to its beginning, and so does the page's address", () =>
  translator(async ({ page, open, openTable }) => {
    const fromTop = (n: number) =>
      page.locator(`#stop-${n}`).evaluate((part) => part.getBoundingClientRect().top);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openTable();
      for (const n of [150, 40, 199, 3]) {
        await page.evaluate((n) => location.hash = `#stop-${n}`, n);
        await still(page);
        const top = await fromTop(n);
        assert.ok(top >= 0 && top < 100, `stop ${n} is at ${top}, ${width} wide`);
      }
      await open("#stop-120");
      await still(page);
      const top = await fromTop(120);
      assert.ok(top >= 0 && top < 100, `stop 120 of the address is at ${top}`);
    }
  }));

Deno.test("Next leads to far texts of the table, which are seen, and so is each box that Tab leads to", () =>
  translator(async ({ page, openTable, box, translate }) => {
    const left = ["stop5:description", "stop150:transcript:3", "stop180:title"];
    await translate((key) => !left.includes(key));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openTable();
      for (const key of [...left, left[0]]) {
        await page.getByRole("button", { name: "Next" }).click();
        await still(page);
        assert.equal(await hasFocus(box(key)), true, key);
        assert.equal(await isSeen(box(key)), true, `${key}, ${width} wide`);
      }
      await box("stop5:description").focus();
      for (const direction of ["Tab", "Shift+Tab"]) {
        for (let i = 0; i < 30; i++) {
          await page.keyboard.press(direction);
          const focused = page.locator("textarea:focus");
          if (await focused.count() === 0) continue;
          const key = await focused.getAttribute("data-key");
          assert.equal(await isSeen(focused), true, `${key} after ${direction}, ${width} wide`);
        }
      }
    }
  }));

Deno.test("Tab goes from stop to stop of the table in their order", () =>
  translator(async ({ page, openTable, box }) => {
    // A busy device says late what is near the view.
    await page.addInitScript(() => {
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        constructor(done: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((...seen) => void setTimeout(() => done(...seen), 1500), options);
        }
      };
    });
    await openTable();
    await box("stop1:title").focus();
    const keys: string[] = [];
    while (keys.at(-1) !== "stop9:title") {
      await page.keyboard.press("Tab");
      const { dataset } = await page.evaluateHandle(() => document.activeElement as HTMLElement)
        .then((focused) => focused.evaluate(({ dataset }) => ({ dataset: { ...dataset } })));
      if (dataset.key) keys.push(dataset.key);
    }
    const all = STOPS.slice(0, 9).flatMap(({ id, transcript }) => [
      `${id}:title`,
      `${id}:description`,
      ...transcript!.cues.map((_, i) => `${id}:transcript:${i + 1}`),
    ]);
    assert.deepEqual(keys, all.slice(1, all.indexOf("stop9:title") + 1));
  }));

Deno.test("the table shows what is missing or changed alone, and all again", () =>
  translator(async ({ page, openTable, box, translate, retitle }) => {
    await translate((key) => key !== "stop150:title" && key !== "stop170:description");
    await retitle("The green valley");
    await openTable();
    const rows = page.locator(".words-row");
    await page.getByRole("button", { name: "Missing", exact: true }).click();
    await box("stop150:title").fill("Ort 150");
    await box("stop170:description").waitFor();
    assert.equal(await rows.count(), 2);
    await page.getByRole("button", { name: "Changed", exact: true }).click();
    await box(":title").waitFor();
    assert.equal(await rows.count(), 1);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await box("stop1:title").waitFor();
    assert.equal(await page.locator(".words-section").count(), 201);
  }));
