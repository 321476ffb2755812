/** Pictures that follow the voice: in the player, on the lock screen, in the walk. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { MOVING } from "../../support/browser/browser.ts";
import { playsPast, seekTo } from "../../support/browser/listening.ts";
import { RECORDING, visitOffline } from "../../support/browser/offline.ts";
import { along, BLOCK, chooseWay, street, visit } from "../../support/browser/visitor.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { servePictures, told } from "../../support/data/told_pictures.ts";

const LONG = "/archives/long.mp3";

const things = [
  told("cover"),
  told("mill", { from: 1500, credit: "The city’s archive" }),
  told("letter", { from: 2500, to: 3500 }),
  // So many stand on the page; the next does not.
  ...["a", "b", "c"].map((id) => told("bridge", { id })),
  told("flood", { from: 20_000 }),
];

const [first, second] = street(2);
const audioStops = [
  { ...first, audioUrl: LONG, things },
  { ...second, audioUrl: LONG, things: [told("bridge"), told("letter", { from: 2000 })] },
];
const tour = { audioStops };

type Change = { alt: string; seconds: number; at: number };
type Watch = { changes: Change[]; artwork: string[]; jumpedAt: number; shift: number };
type Watched = typeof globalThis & { watch: Watch };

/** Runs in the page: notes which picture is shown, and when, and what the lock screen gets. */
function noteChanges() {
  const watch: Watch = { changes: [], artwork: [], jumpedAt: 0, shift: 0 };
  (globalThis as Watched).watch = watch;
  let last = "";
  new MutationObserver(() => {
    const { alt = "" } = document.querySelector<HTMLImageElement>(".voice-layers [data-shown]") ??
      {};
    if (alt === last) return;
    last = alt;
    const seconds = document.querySelector("audio")!.currentTime;
    watch.changes.push({ alt, seconds, at: performance.now() });
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const metadata = Object.getOwnPropertyDescriptor(MediaSession.prototype, "metadata")!;
  Object.defineProperty(MediaSession.prototype, "metadata", {
    ...metadata,
    set(next: MediaMetadata | null) {
      watch.artwork.push(next?.artwork[0].src ?? "none");
      metadata.set!.call(this, next);
    },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watch.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift" });
}

const watched = <K extends keyof Watch>(page: Page, name: K): Promise<Watch[K]> =>
  page.evaluate((name) => (globalThis as Watched).watch[name], name) as Promise<Watch[K]>;

const isShown = (page: Page, alt: string, within = "") =>
  page.locator(`${within} .voice-layers [data-shown][alt="${alt}"]`).waitFor();

const caption = (page: Page) => page.locator(".voice-caption");

async function prepare(page: Page, missing: Parameters<typeof servePictures>[1] = []) {
  await page.addInitScript(noteChanges);
  await serveRecording(page, LONG);
  return await servePictures(page, missing);
}

const before = (page: Page) => prepare(page);

async function openSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open player" }).click();
  await page.locator(".sheet").evaluate((sheet) =>
    Promise.all(sheet.getAnimations().map(({ finished }) => finished))
  );
}

async function listenInSheet(page: Page): Promise<void> {
  await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
  await playsPast(page, 0.1);
  await openSheet(page);
}

Deno.test("each picture comes at its second and goes at its end, in the player and on the lock screen, and nothing moves", () =>
  visit(async ({ page }) => {
    await listenInSheet(page);
    await isShown(page, "The cover");
    const frame = page.locator(".sheet .plate");
    const boxes = [JSON.stringify(await frame.boundingBox())];
    await page.evaluate(() => (globalThis as Watched).watch.shift = 0);
    for (const name of ["mill", "letter"]) {
      await isShown(page, `The ${name}`);
      await caption(page).getByText(`Caption of the ${name}`).waitFor();
      boxes.push(JSON.stringify(await frame.boundingBox()));
    }
    await isShown(page, "The cover");
    assert.equal(await caption(page).textContent(), "");
    boxes.push(JSON.stringify(await frame.boundingBox()));
    assert.equal(new Set(boxes).size, 1, boxes.join());
    assert.equal(await watched(page, "shift"), 0);
    const changes = (await watched(page, "changes")).slice(-3);
    assert.deepEqual(changes.map(({ alt }) => alt), ["The mill", "The letter", "The cover"]);
    [1.5, 2.5, 3.5].forEach((from, i) => {
      const { seconds } = changes[i];
      assert.ok(seconds >= from && seconds < from + 0.25, `${seconds} instead of ${from}`);
    });
    console.log(`shown at ${changes.map(({ seconds }) => seconds.toFixed(3)).join(", ")} s`);
    const fade = await page.locator(".sheet [data-before], .sheet .voice-layers img").last()
      .evaluate((img) => parseFloat(getComputedStyle(img).transitionDuration));
    assert.ok(fade > 0 && fade < 0.25, `${fade} s`);
    const artwork = await watched(page, "artwork");
    const [cover, mill, letter] = things.map(({ url }) => url.split("&small=")[1]);
    assert.deepEqual(
      artwork.filter((src) => src !== "none").map((src) => new URL(src).pathname),
      [cover, mill, letter, cover],
      "set when the picture changes, and not more often",
    );
    assert.equal(await page.locator(".sheet [aria-live] img, .sheet [role=status] img").count(), 0);
    await axeFindsNothing(page, "a picture that follows the voice", ".sheet");
  }, { ...MOVING, tour, before }));

Deno.test("a jump, a skip and another stop show their picture within 100 ms, also while paused and at double speed", () =>
  visit(async ({ page }) => {
    await listenInSheet(page);
    const audio = page.locator("audio");
    /** Milliseconds from the jump to the picture. */
    const jump = async (seconds: number, alt: string) => {
      await page.evaluate((seconds) => {
        (globalThis as Watched).watch.jumpedAt = performance.now();
        document.querySelector("audio")!.currentTime = seconds;
      }, seconds);
      await isShown(page, alt);
      const [changes, from] = [await watched(page, "changes"), await watched(page, "jumpedAt")];
      return changes.at(-1)!.at - from;
    };
    // Once each, so that the browser has them.
    const round = async () => [
      await jump(2, "The mill"),
      await jump(3, "The letter"),
      await jump(5, "The cover"),
      await jump(25, "The flood"),
    ];
    const took: Record<string, number[]> = { first: await round(), playing: await round() };
    await audio.evaluate((audio: HTMLAudioElement) => audio.playbackRate = 2);
    took["at 2×"] = await round();
    await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
    took.paused = await round();
    for (const [how, ms] of Object.entries(took)) {
      console.log(`${how}: ${ms.map(Math.round).join(", ")} ms`);
      const [, middle] = ms.toSorted((a, b) => a - b);
      assert.ok(middle < 100, `${how}: ${ms}`);
    }
    await page.getByRole("dialog").getByText("More", { exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: /^Back 15/ }).click();
    await isShown(page, "The cover");
    await page.getByRole("dialog").getByRole("button", { name: /^Forward 15/ }).click();
    await isShown(page, "The flood");
    await page.getByRole("dialog").getByRole("button", { name: "Next stop" }).click();
    await isShown(page, "The bridge");
    assert.equal(await caption(page).textContent(), "");
    await page.reload();
    await openSheet(page);
    await isShown(page, "The bridge");
  }, { tour, before }));

Deno.test("a picture is fetched in the ten seconds before its time, while the story plays; not by somebody who saves data", async () => {
  for (const saveData of [false, true]) {
    let asked: string[] = [];
    const beforehand = async (page: Page) => {
      asked = await prepare(page);
      if (!saveData) return;
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } })
      );
    };
    await visit(async ({ page }) => {
      await listenInSheet(page);
      await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
      await seekTo(page, 12);
      await isShown(page, "The cover");
      assert.ok(!asked.includes("flood"), "nothing plays");
      await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
      if (saveData) {
        await playsPast(page, 12.5);
        assert.ok(!asked.includes("flood"), "data is saved");
      } else {
        await page.locator(".sheet .voice-layers img[alt='']").waitFor({ state: "attached" });
        const time = await playsPast(page, 12.1);
        assert.ok(time < 20 && asked.includes("flood"), `${time} s: ${asked}`);
        await isShown(page, "The cover");
      }
      await seekTo(page, 19.7);
      await isShown(page, "The flood");
      assert.equal(asked.filter((name) => name === "flood").length, 1, String(asked));
    }, { tour, before: beforehand });
  }
});

Deno.test("a picture that does not load leaves the one before; without motion none fades", () =>
  visit(async ({ page }) => {
    await listenInSheet(page);
    await isShown(page, "The mill");
    await playsPast(page, 2.8);
    await isShown(page, "The mill");
    const shown = page.locator(".sheet .voice-layers [data-shown]");
    assert.ok(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth) > 0);
    assert.equal(
      await shown.evaluate((img) => getComputedStyle(img).transitionDuration),
      "0s",
    );
    await caption(page).getByText("Caption of the mill").waitFor();
    await isShown(page, "The cover");
  }, { tour, before: (page) => prepare(page, ["letter"]), allowErrors: /404/ }));

Deno.test("beside an old view the voice has its pictures, and then-and-now stays within reach", () =>
  visit(async ({ page }) => {
    await listenInSheet(page);
    const sheet = page.locator(".sheet");
    const title = page.getByRole("dialog").getByRole("heading", { name: "First" });
    const slider = sheet.getByRole("slider", { name: "Then and now" });
    await slider.waitFor();
    const top = (await title.boundingBox())!.y;
    await isShown(page, "The mill");
    await slider.waitFor({ state: "hidden" });
    assert.equal((await title.boundingBox())!.y, top, "nothing moves");
    await sheet.getByRole("button", { name: "Then and now" }).click();
    await page.getByRole("dialog", { name: "Then and now" }).waitFor();
    await page.keyboard.press("Escape");
    await slider.waitFor();
  }, {
    tour: {
      audioStops: [
        { ...audioStops[0], things: [...things, told("bridge", { then: true, date: "1907" })] },
        audioStops[1],
      ],
    },
    before,
  }));

Deno.test("the walk and the virtual walk show the picture of which the voice speaks", async () => {
  await visit(async ({ page, start, goTo, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    const frame = page.locator(".walk-story figure");
    await isShown(page, "The cover", ".walk-story");
    const box = await frame.boundingBox();
    await isShown(page, "The mill", ".walk-story");
    await caption(page).getByText("Caption of the mill · The city’s archive").waitFor();
    await isShown(page, "The letter", ".walk-story");
    assert.deepEqual(await frame.boundingBox(), box);
    await seekTo(page, 21);
    await isShown(page, "The flood", ".walk-story");
    await page.getByRole("button", { name: "Large map" }).click();
    await seekTo(page, 2);
    await isShown(page, "The mill", ".walk-swap");
    await page.getByRole("button", { name: "Large picture", exact: true }).click();
    await isShown(page, "The mill", ".walk-story");
  }, { tour, before });
  await visit(async ({ page, hears }) => {
    await chooseWay(page, "Look around on the map");
    await page.getByRole("button", { name: "Start Archive Experience" }).click();
    await hears(1);
    await isShown(page, "The mill", ".virtual-walk");
    await isShown(page, "The letter", ".virtual-walk");
    await page.getByRole("button", { name: "Skip to stop 2" }).click();
    await isShown(page, "The bridge", ".virtual-walk");
  }, { tour, before });
});

Deno.test("a kept archive shows the pictures of its story without a server", () => {
  const url = (name: string) => `/archives/${name}/cover.jpg`;
  const things = [
    { id: "cover", url: url("harvard-yard"), alt: "The yard" },
    { id: "school", url: url("oxford-schools"), alt: "The school", from: 2000 },
  ];
  const audioStops = [{ ...first, audioUrl: RECORDING, things }];
  return visitOffline(async ({ openTour, page: online, server, coldStart, tourPath }) => {
    await openTour();
    const keep = (name: string | RegExp) =>
      online.locator(".keep-tour").getByRole("button", { name });
    await keep("Save on this device").click();
    await keep(/^Save \d/).click({ timeout: 45_000 });
    await online.getByText(/^Saved on this device: \d+\.\d MB\./).waitFor();
    await server.stop();
    await online.context().setOffline(true);
    const page = await coldStart(tourPath);
    await listenInSheet(page);
    await isShown(page, "The yard");
    await isShown(page, "The school");
    const picture = page.locator(".sheet .voice-layers [data-shown]");
    assert.ok(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth) > 0);
  }, { audioStops });
});
