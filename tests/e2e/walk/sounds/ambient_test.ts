/** The ambient sounds of zones, as the page's second audio element plays them. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { LEVEL } from "../../../../lib/walk/ambient/ambient.ts";
import { serveRecording } from "../../../support/data/recordings.ts";
import { along, BLOCK, chooseWay, street, visit } from "../../../support/browser/visitor.ts";
import { isLoud, noteAmbient, type Noted } from "../../../support/walk/ambient.ts";

const RAIN = "/archives/rain.mp3";
const MARKET = "/archives/market.mp3";
const LONG = "/archives/long.mp3";

const before = async (page: Page) => {
  await page.addInitScript(noteAmbient);
  await serveRecording(page, RAIN, { seconds: 3 });
  await serveRecording(page, MARKET);
  await serveRecording(page, LONG);
};

/** What the element does now. */
const ambient = (page: Page) =>
  page.evaluate(() => {
    const { src, paused, volume, currentTime } = (globalThis as unknown as Noted).ambient!;
    return { path: src && new URL(src).pathname, paused, volume, currentTime };
  });

const isPaused = (page: Page) =>
  page.waitForFunction(() => {
    const { paused, volume } = (globalThis as unknown as Noted).ambient!;
    return paused && volume === 0;
  });

Deno.test("a zone's sound loops while somebody is there, is quieter under a story, and fades away behind them", () =>
  visit(async ({ page, start, goTo, openOptions, choose }) => {
    await start();
    await goTo(along(BLOCK));
    await isLoud(page, RAIN, LEVEL.alone);
    const from = (await ambient(page)).currentTime;
    await page.waitForFunction(
      (from) => (globalThis as unknown as Noted).ambient!.currentTime < from,
      Math.max(from, 1),
    );
    const again = (await ambient(page)).currentTime;
    await page.waitForFunction(
      (again) => (globalThis as unknown as Noted).ambient!.currentTime > again + 0.5,
      again,
    );

    await openOptions();
    const choice = page.getByRole("switch", { name: "Ambient sound", checked: true });
    await page.evaluate(() => (globalThis as unknown as Noted).volumes.length = 0);
    await choice.click();
    await isPaused(page);
    const volumes = await page.evaluate(() => (globalThis as unknown as Noted).volumes);
    assert.ok(volumes.length > 9, `in steps: ${volumes}`);
    assert.deepEqual(volumes, volumes.toSorted((a, b) => b - a), "ever quieter");
    await page.getByRole("switch", { name: "Ambient sound", checked: false }).click();
    await isLoud(page, RAIN, LEVEL.alone);

    // Two positions beyond a zone leave it.
    for (const blocks of [1.4, 1.5]) await goTo(along(blocks * BLOCK));
    await isPaused(page);
    await goTo(along(2 * BLOCK));
    await page.getByRole("heading", { name: "Playing stop 2" }).waitFor();
    await isLoud(page, MARKET, LEVEL.under);
    assert.equal(await page.evaluate(() => navigator.mediaSession.metadata?.title), "Second");
    await choose("Pause");
    await isPaused(page);
    await choose("Play stop 2");
    await isLoud(page, MARKET, LEVEL.under);
    await choose("End walk");
    await isPaused(page);
  }, {
    tour: {
      audioStops: street(3).map((stop, i) => ({
        ...stop,
        ...[{ ambientUrl: RAIN }, { ambientUrl: MARKET, audioUrl: LONG }][i],
      })),
    },
    before,
  }));

Deno.test("the switch stays off on the next page, and is not there in an archive without such sounds", async () => {
  const tour = { audioStops: street(2).map((stop) => ({ ...stop, ambientUrl: RAIN })) };
  await visit(async ({ page, start, openTour, openOptions, goTo, hears }) => {
    await start();
    await openOptions();
    await page.getByRole("switch", { name: "Ambient sound", checked: true }).click();
    await openTour();
    await page.getByRole("button", { name: /^(Start|Continue)/ }).first().click();
    await openOptions();
    await page.getByRole("switch", { name: "Ambient sound", checked: false }).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    assert.notEqual((await ambient(page)).path, RAIN);
  }, { tour, before });
  await visit(async ({ page, start, openOptions }) => {
    await start();
    await openOptions();
    await page.getByRole("switch", { name: "Auto-play" }).waitFor();
    assert.equal(await page.getByRole("switch", { name: "Ambient sound" }).count(), 0);
    assert.equal((await ambient(page)).path, "", "no silence was played");
  }, { tour: { audioStops: street(2) }, before });
});

Deno.test("a virtual walk has the sounds of its zones, and is silent while it is paused, and after it", () =>
  visit(async ({ page }) => {
    await chooseWay(page, "Look around on the map");
    await page.getByRole("button", { name: "Start Archive Experience" }).click();
    const walk = page.getByRole("region", { name: "Virtual walk" });
    await walk.getByText("At stop 1: First").waitFor();
    await isLoud(page, RAIN, LEVEL.under);
    await walk.getByRole("button", { name: "Pause" }).click();
    await isPaused(page);
    await walk.getByRole("button", { name: "Continue" }).click();
    await isLoud(page, RAIN, LEVEL.under);
    await walk.getByRole("button", { name: "Stop", exact: true }).click();
    await isPaused(page);
  }, {
    refuses: true,
    tour: {
      audioStops: street(2).map((stop, i) => ({
        ...stop,
        ...!i && { ambientUrl: RAIN, audioUrl: LONG },
      })),
    },
    before,
  }));

/** Runs in the page, before it loads: as on an iPhone, no script sets the volume of an element. */
function fixVolume(): void {
  Object.defineProperty(HTMLMediaElement.prototype, "volume", { get: () => 1, set() {} });
  const { createMediaElementSource } = AudioContext.prototype;
  AudioContext.prototype.createMediaElementSource = function (element) {
    const source = createMediaElementSource.call(this, element);
    const { connect } = source;
    source.connect = (node: unknown) => {
      Object.assign(globalThis, { gain: node });
      return connect.call(source, node as never) as never;
    };
    return source;
  };
}

Deno.test("where scripts cannot set the volume the sound goes through Web Audio, as quiet", () =>
  visit(async ({ page, start, goTo }) => {
    const isAsLoud = (level: number) =>
      page.waitForFunction((level) => {
        const { gain, ambient } = globalThis as unknown as Noted & { gain?: GainNode };
        return gain && ambient!.currentTime > 0 && Math.abs(gain.gain.value - level) < 0.005;
      }, level);
    await start();
    await goTo(along(BLOCK));
    await isAsLoud(LEVEL.alone);
    for (const blocks of [1.4, 1.5]) await goTo(along(blocks * BLOCK));
    await isAsLoud(0);
  }, {
    tour: { audioStops: street(2).map((stop, i) => ({ ...stop, ...!i && { ambientUrl: RAIN } })) },
    before: async (page) => {
      await before(page);
      await page.addInitScript(fixVolume);
    },
  }));

Deno.test("a sound that never comes says nothing, and the story plays", () =>
  visit(async ({ page, start, goTo, hears }) => {
    let asked = 0;
    await page.route("**/archives/lost.mp3", (route) => {
      asked++;
      return route.fulfill({ status: 404, body: "" });
    });
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await page.getByRole("heading", { name: /stop 2/ }).waitFor();
    assert.equal((await ambient(page)).path, "/archives/lost.mp3");
    assert.ok(asked <= 2, `asked ${asked} times`);
  }, {
    tour: {
      audioStops: street(2).map((stop) => ({ ...stop, ambientUrl: "/archives/lost.mp3" })),
    },
    before: (page) => page.addInitScript(noteAmbient),
    allowErrors: /Failed to load resource/,
  }));
