/** What the player keeps over a full reload, and what it forgets. */
import assert from "node:assert/strict";
import { listen } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { WIDE } from "../../support/browser/browser.ts";

const LONG = "/recordings/long.wav";
const before = (page: Parameters<typeof serveRecording>[0]) => serveRecording(page, LONG);

Deno.test("a full reload brings the player back paused at the same second", () =>
  listen(["test-beep-1", LONG], async ({ page, press, audio, playsPast, server }) => {
    await press(2);
    await playsPast(0.1);
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("slider", { name: "Volume" }).fill("20");
    await page.getByRole("slider", { name: "Seek" }).fill("30");
    await playsPast(13.9);
    await page.evaluate(noteWhenLeaving);
    await page.goto(`${server.origin}/tours`);
    const left = await page.evaluate(() => Number(sessionStorage.getItem("left-at")));

    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByText("Second").waitFor();
    const shown = await bar.getByRole("slider", { name: "Seek" }).getAttribute("aria-valuetext");
    const seconds = [left, left + 0.1].map((time) => `0:${Math.floor(time)} of 0:45`);
    assert.ok(seconds.includes(shown!), `${shown}, left at ${left}`);
    assert.deepEqual(await audio(), { src: "", paused: true, time: 0, volume: 0.2 });

    await bar.getByRole("button", { name: "Play", exact: true }).click();
    const time = await playsPast(0);
    assert.ok(time > left - 0.05 && time < left + 5, `plays at ${time}, left at ${left}`);
  }, { before, ...WIDE }));

/** Runs in the page: keeps the second at which it was left, for the page that comes after it. */
function noteWhenLeaving() {
  addEventListener("pagehide", () => {
    sessionStorage.setItem("left-at", String(document.querySelector("audio")!.currentTime));
  }, { capture: true });
}
