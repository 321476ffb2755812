/** The player through a visit: page changes, the ends of stops and tours, the controls. */
import assert from "node:assert/strict";
import { axeFindsNothingAtAnyWidth } from "../../support/browser/accessibility.ts";
import { hydrated, MOVING, WIDE } from "../../support/browser/browser.ts";
import { listen } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { chooseWay } from "../../support/browser/visitor.ts";

const LONG = "/recordings/long.wav";
const before = (page: Parameters<typeof serveRecording>[0]) => serveRecording(page, LONG);

Deno.test("nothing on the page goes on moving while a story plays: each frame costs a phone's battery", () =>
  listen([LONG], async ({ page, press, playsPast }) => {
    await press(1);
    const time = await playsPast(0.2);
    await page.locator('.seal[data-state="playing"]').first().waitFor();
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    );
    assert.ok(ends.some((end) => end > 0), "the seal pulses");
    assert.deepEqual(ends.filter((end) => end > 5000), []);
    await playsPast(time + 0.5);
    const line = page.getByRole("region", { name: "Player" }).locator(".mini-progress span");
    assert.equal(await line.evaluate((span) => getComputedStyle(span).transitionDuration), "0s");
  }, { before, ...MOVING }));

Deno.test("Listen from here plays all stops; pausing and going on changes nothing of that", () =>
  listen(["test-beep-1", LONG], async ({ page, playsPast }) => {
    await hydrated(page, "start-tour");
    await chooseWay(page, "Listen from here");
    const start = page.locator(".start-tour");
    await start.getByRole("button", { name: "Start Archive Experience" }).click();
    await page.getByRole("region", { name: "Player" }).getByText("Second").waitFor();
    await playsPast(0.1);
    await start.getByRole("button", { name: "Pause" }).click();
    await start.getByRole("button", { name: "Continue at stop 2" }).click();
    await playsPast(0.2);
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").getByText("Stops", { exact: true }).click();
    const playAll = page.getByRole("button", { name: "Play all" });
    assert.equal(await playAll.getAttribute("aria-pressed"), "true");
    await playAll.click();
    assert.equal(await playAll.getAttribute("aria-pressed"), "false");
  }, { before }));

Deno.test("a link to a stop brings no bar to the page until the stop is played", () =>
  listen([LONG, LONG], async ({ page, server, tourPath, press, playsPast }) => {
    await page.goto(`${server.origin}${tourPath}#stop-2`);
    await page.locator("#stop-2[data-linked]").waitFor();
    await hydrated(page, "player");
    assert.equal(await page.locator(".mini").count(), 0);
    await press(2);
    await playsPast(0.1);
    await page.getByRole("region", { name: "Player" }).getByText("Stop 2 of 2").waitFor();
  }, { before, opens: false }));

Deno.test("once a recording is measured, its page, the bar and the list agree on its length", () =>
  listen([LONG, LONG], async ({ page, press, playsPast }) => {
    await hydrated(page, "tour-trip");
    const listening = page.locator(".trip-figures div", { hasText: "Listening" }).locator("dd");
    const inList = page.locator("#stop-1 .stop-facts dd").first();
    assert.equal(await inList.textContent(), "0:02", "as its author wrote");
    await press(1);
    await playsPast(0.1);
    await page.locator("#stop-1 .stop-facts").getByText("0:45", { exact: true }).waitFor();
    assert.equal(await listening.textContent(), "2 min");
    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByText("0:45", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").getByText("Stops", { exact: true }).click();
    const stops = page.getByRole("navigation", { name: "Stops" });
    assert.equal(await stops.getByText("0:45", { exact: true }).count(), 2);
  }, { before, ...WIDE }));

Deno.test("the sheet seeks, jumps, sets speed and volume, and says where the stop is", () =>
  listen([LONG, LONG], async ({ page, press, audio, playsPast }) => {
    await press(1);
    await playsPast(0);
    await page.getByRole("button", { name: "Open player" }).click();
    const sheet = page.getByRole("dialog", { name: "First" });
    await sheet.getByRole("slider", { name: "Seek" }).fill("50");
    const time = await playsPast(22.5);
    assert.ok(time < 25, `at ${time} s of 45`);
    await sheet.locator(".seek").getByText("0:45").waitFor();
    await sheet.getByText("More", { exact: true }).click();
    await sheet.getByRole("button", { name: "Forward 15 seconds" }).click();
    await playsPast(time + 15);
    await sheet.getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
    assert.equal(
      await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.playbackRate),
      1.5,
    );
    const volume = sheet.getByRole("slider", { name: "Volume" });
    assert.equal(await volume.inputValue(), "75");
    assert.equal((await audio()).volume, 0.75);
    await volume.fill("30");
    assert.equal((await audio()).volume, 0.3);
    await sheet.getByText("30m radius").waitFor();
    await sheet.getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/).waitFor();
    await page.keyboard.press("Escape");
    await sheet.getByRole("combobox", { name: "Speed" }).waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "More");
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.ariaLabel === "Open player");
  }, { before }));

Deno.test("however fast the buttons are pressed, the stop that is shown is the one that plays", () =>
  listen([LONG, "test-beep-3", LONG], async ({ page, press, audio, playsPast }) => {
    for (const n of [1, 2, 3, 1, 1, 3, 2, 1]) await press(n);
    await playsPast(0.1);
    assert.equal(await page.getByRole("button", { name: "Pause Audio" }).count(), 1);
    await page.locator("#stop-1").getByRole("button", { name: "Pause Audio" }).waitFor();
    assert.ok((await audio()).src.endsWith(LONG));
    await page.locator("#stop-1").getByRole("button").dblclick();
    await playsPast((await audio()).time + 0.1);
    await press(1);
    await page.getByRole("button", { name: "Pause Audio" }).waitFor({ state: "detached" });
    assert.equal((await audio()).paused, true);
  }, { before }));

Deno.test("axe finds nothing in the player, on a phone and on a wide screen", () =>
  listen([LONG, LONG], async ({ page, press, playsPast }) => {
    await press(1);
    await playsPast(0.1);
    await axeFindsNothingAtAnyWidth(page);
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").waitFor();
    await axeFindsNothingAtAnyWidth(page);
  }, { before, reducedMotion: "reduce" }));

Deno.test("while the sheet is open, screen readers still hear the walk and alerts", () =>
  listen([LONG], async ({ page, press, playsPast }) => {
    await press(1);
    await playsPast(0.1);
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").waitFor();
    // The sheet hides what is beside it.
    await page.locator("#page [data-aria-hidden]").first().waitFor({ state: "attached" });
    for (const id of ["walk-announcements", "alerts"]) {
      assert.equal(await page.locator(`#${id}`).evaluate((e) => e.closest("[aria-hidden]")), null);
    }
  }, { before }));
