/** The beacon as it is heard: what Chromium makes of its sounds, and when the page plays them. */
import assert from "node:assert/strict";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import type { BeaconSide, BeaconZone } from "../../../../lib/walk/beacon/beacon.ts";
import type { addBeaconSound } from "../../../../lib/walk/beacon/beacon_sound.ts";
import { withPage } from "../../../support/browser/browser.ts";
import { watchScripts } from "../../../support/measure/script_size.ts";
import { along, BLOCK, street, visit } from "../../../support/browser/visitor.ts";

/** Of a rendered sound: the energy of each ear, and how often the wave crosses zero in a second. */
type Ears = { left: number; right: number; pitch: number };

type Sounds = { addBeaconSound: typeof addBeaconSound };

/** Runs in the page: renders one sound. */
async function listen(
  { zone, side, turn }: { zone: BeaconZone; side: BeaconSide; turn: number },
): Promise<Ears> {
  const { sounds } = globalThis as unknown as { sounds: Sounds };
  const context = new OfflineAudioContext(2, 22_050, 44_100);
  sounds.addBeaconSound(context, { zone, side, turn, at: 0 });
  const buffer = await context.startRendering();
  const [left, right] = [0, 1].map((ear) => buffer.getChannelData(ear));
  const energy = (ear: Float32Array) => ear.reduce((sum, value) => sum + value * value, 0);
  const loud = [...left].map((value, i) => value + right[i]).filter((sum) => Math.abs(sum) > 1e-3);
  const crossings = loud.filter((value, i) => i > 0 && value > 0 !== loud[i - 1] > 0).length;
  return {
    left: energy(left),
    right: energy(right),
    pitch: crossings / loud.length * 44_100 / 2,
  };
}

Deno.test("ahead, aside and behind are three sounds, and each is louder on its side", async () => {
  const entryPoints = ["lib/walk/beacon/beacon_sound.ts"];
  const options = { bundle: true, write: false, format: "iife", globalName: "sounds" } as const;
  const [{ text }] = buildSync({ entryPoints, ...options }).outputFiles;
  await withPage({}, async (page) => {
    await page.evaluate(`${text}; window.sounds = sounds`);
    const hear = (zone: BeaconZone, turn: number) => {
      const side: BeaconSide = turn < 0 ? "left" : "right";
      return page.evaluate(listen, { zone, side, turn });
    };
    const middle = await hear("ahead", 0);
    assert.ok(Math.abs(middle.left / middle.right - 1) < 0.1, "in the middle");
    const pitches: Record<string, number> = { ahead: middle.pitch };
    for (const [zone, turn] of [["aside", 60], ["behind", 170]] as const) {
      const [left, right] = [await hear(zone, -turn), await hear(zone, turn)];
      assert.ok(right.right > 2 * right.left, `${zone}: ${JSON.stringify(right)}`);
      assert.ok(left.left > 2 * left.right, `${zone}: ${JSON.stringify(left)}`);
      pitches[zone] = (left.pitch + right.pitch) / 2;
    }
    console.log("Hertz", JSON.stringify(pitches));
    assert.ok(pitches.ahead > 1.6 * pitches.aside && pitches.aside > 1.6 * pitches.behind);
  });
});

/**
 * Runs in the page, before it loads: notes where each sound of the beacon comes from, and how many
 * are over a story.
 */
function notePanners(): void {
  const places: number[] = [];
  Object.assign(globalThis, { places, overStories: 0 });
  const { createPanner } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.createPanner = function () {
    const panner = createPanner.call(this);
    const { playbackState, metadata } = navigator.mediaSession;
    const isStory = playbackState === "playing" && metadata?.title === "First";
    if (isStory) (globalThis as unknown as { overStories: number }).overStories++;
    // Once its place is set.
    setTimeout(() => places.push(panner.positionX.value));
    return panner;
  };
}

/** Runs in the page: the top of the phone points `heading` degrees clockwise from north. */
function turnPhone(heading: number): void {
  const init = { alpha: (360 - heading) % 360, beta: 0, gamma: 0, absolute: true };
  dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", init));
}

const hearsFrom = (page: Page, side: 1 | -1) =>
  page.waitForFunction((side) => {
    const { places } = globalThis as unknown as { places: number[] };
    return places.length > 0 && Math.sign(places.at(-1)!) === side;
  }, side);

Deno.test("the beacon is loaded when it is switched on, points with the phone, is silent during a story, and stays on", () =>
  visit(async ({ page, start, goTo, openTour, openOptions }) => {
    const scripts = watchScripts(page);
    const isLoaded = () => scripts.names().some((name) => name.includes("/guide-"));
    const state = page.locator(".walk-beacon-state");
    await start();
    await openOptions();
    const beacon = page.getByRole("switch", { name: "Beacon", checked: false });
    await beacon.waitFor();
    assert.equal(isLoaded(), false);
    await page.evaluate(turnPhone, 270);
    await beacon.click();
    await page.getByText("Stop 1: right, 200 m", { exact: true }).waitFor();
    await hearsFrom(page, 1);
    await page.evaluate(turnPhone, 90);
    await page.getByText("Stop 1: left, 200 m", { exact: true }).waitFor();
    await hearsFrom(page, -1);
    await goTo(along(BLOCK));
    await page.getByText("Silent during a story.").waitFor();
    await page.getByText(/^Stop 2: /).waitFor();
    assert.equal(await page.evaluate("overStories"), 0);
    await openTour();
    await page.getByRole("button", { name: /^Continue at/ }).click();
    await openOptions();
    await page.getByRole("switch", { name: "Beacon", checked: true }).waitFor();
    await page.evaluate(turnPhone, 0);
    await state.filter({ hasText: "straight ahead" }).waitFor();
  }, {
    tour: { audioStops: street(2) },
    before: (page) => page.addInitScript(notePanners),
  }));
