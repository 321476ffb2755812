/** "Look around on the map" on the tour's page: a walk with sound from anywhere. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { DEVICE_PROGRESS_KEY } from "../../../lib/device/storage_keys.ts";
import { makeStop } from "../../support/data/tours.ts";
import { along, BLOCK, chooseWay, visit } from "../../support/browser/visitor.ts";

/** Two stops with recordings that sound, as near to each other as streets allow. */
const tour = {
  audioStops: ["First", "Second"].map((title, i) =>
    makeStop({
      title,
      ...along(BLOCK * (i + 1)),
      audioUrl: `/archives/oxford-schools/stop-${i + 1}.mp3`,
    })
  ),
};

/** Starts the walk; without a position of one's own. */
async function walkFromHere(page: Page): Promise<Locator> {
  await chooseWay(page, "Look around on the map");
  await page.getByRole("button", { name: "Start Archive Experience" }).click();
  return page.getByRole("region", { name: "Virtual walk" });
}

const secondsPlayed = (page: Page) =>
  page.locator("audio#player-audio").evaluate((audio: HTMLAudioElement) =>
    audio.paused ? 0 : audio.currentTime
  );

Deno.test("a virtual walk plays each story where it belongs, and can be paused, skipped through and stopped", () =>
  visit(async ({ page, hears, heard }) => {
    const walk = await walkFromHere(page);
    await page.locator(".map-here").waitFor({ state: "attached" });
    await walk.and(page.locator(":focus")).waitFor();
    await walk.getByText(/^Walking, \d+ m to stop 1: First$/).waitFor();
    await hears(1);
    await walk.getByText("At stop 1: First").waitFor();
    await page.waitForFunction(() => {
      const audio = document.querySelector<HTMLAudioElement>("#player-audio")!;
      return !audio.paused && audio.currentTime > 0.5;
    });
    await walk.getByRole("button", { name: "Pause" }).click();
    await walk.getByText("Paused at stop 1: First").waitFor();
    assert.equal(await secondsPlayed(page), 0, "silent");
    await walk.getByRole("button", { name: "Continue" }).click();
    await walk.getByRole("button", { name: "Skip to stop 2" }).click();
    await walk.getByText("At stop 2: Second").waitFor();
    // The first story may have gone on for a while, which counts as a start of it.
    await page.waitForFunction(() => JSON.parse(sessionStorage.heard).at(-1) === "Second");
    assert.deepEqual([...new Set(await heard())], ["First", "Second"]);
    await walk.getByRole("button", { name: "Stop" }).click();
    await page.locator(".map-here").waitFor({ state: "detached" });
    assert.equal(await secondsPlayed(page), 0, "silent");
    const again = page.getByRole("button", { name: "Start Archive Experience" });
    await again.and(page.locator(":focus")).waitFor();
    assert.equal(
      await page.evaluate((key) => localStorage.getItem(key), DEVICE_PROGRESS_KEY),
      null,
      "nothing is saved",
    );
  }, { refuses: true, tour }));

Deno.test("a walk in the street takes the place of a virtual one", () =>
  visit(async ({ page, start }) => {
    const walk = await walkFromHere(page);
    await walk.getByText(/^Walking/).waitFor();
    await page.getByRole("radio", { name: "Walk there" }).check();
    await start();
    await page.getByRole("region", { name: "Your walk" }).waitFor();
    assert.equal(await walk.count(), 0);
    assert.equal(await page.getByRole("radio").count(), 0);
  }, { tour }));

Deno.test("axe finds nothing in a virtual walk", () =>
  visit(async ({ page }) => {
    const walk = await walkFromHere(page);
    await walk.getByText(/^Walking/).waitFor();
    await axeFindsNothing(page, "the virtual walk", ".virtual-walk");
  }, { refuses: true, tour }));
