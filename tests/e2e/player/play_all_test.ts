/** "Listen from here" goes on past recordings that do not play, and names them at the end. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { listen } from "../../support/browser/listening.ts";
import { chooseWay } from "../../support/browser/visitor.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { START_TIMEOUT_MS } from "../../../lib/player/player_state.ts";

const [MISSING, NEVER, LONG] = ["missing", "never", "long"].map((name) =>
  `/recordings/${name}.wav`
);

/** The first recording is not there, the second one never comes, the third one plays. */
async function before(page: Page): Promise<void> {
  await page.clock.install();
  await serveRecording(page, MISSING, { broken: true });
  await page.route(`**${NEVER}`, () => new Promise(() => {}));
  await serveRecording(page, LONG);
}

Deno.test("Listen from here goes on after a recording that is missing, and after one that never comes", () =>
  listen([MISSING, NEVER, LONG, MISSING], async ({ page, audio, playsPast }) => {
    await hydrated(page, "start-tour");
    await chooseWay(page, "Listen from here");
    await page.getByRole("button", { name: "Start Archive Experience" }).click();
    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByRole("alert").getByText(/its file is missing/).waitFor();
    await bar.getByText("Stop 1, First, could not be played.").waitFor();
    await bar.getByText("Stop 2 of 4").waitFor();
    assert.ok((await audio()).src.endsWith(NEVER));
    await page.clock.runFor(START_TIMEOUT_MS);
    await bar.getByRole("alert").getByText(/takes too long/).waitFor();
    await bar.getByText("Stop 3 of 4").waitFor();
    await playsPast(0.2);
    await bar.getByRole("status").getByText("Stop 2, Second, could not be played.").waitFor();
    await page.clock.runFor(8000);
    await bar.getByText("could not be played").waitFor({ state: "detached" });
    await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime = 44.8);

    const end = page.getByRole("region", { name: "End of the archive" });
    await end.waitFor();
    const left = end.getByRole("list", { name: "Could not be played:" });
    assert.deepEqual(await left.getByRole("listitem").allInnerTexts(), [
      "1\nFirst\nTry again",
      "2\nSecond\nTry again",
      "4\nFourth\nTry again",
    ]);
    await axeFindsNothing(page, "stops that were left out");
    await fitsTheWidth(page);
    await page.unroute(`**${NEVER}`);
    await serveRecording(page, NEVER);
    await left.getByRole("button", { name: "Try again: stop 2" }).click();
    await playsPast(0.2);
    assert.ok((await audio()).src.endsWith(NEVER));
  }, { before, allowErrors: /404/ }));
