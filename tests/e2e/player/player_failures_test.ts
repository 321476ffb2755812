/**
 * The player when a recording does not play: it says so, sounds a tone, and tries again when
 * asked.
 */
import assert from "node:assert/strict";
import { listen } from "../../support/browser/listening.ts";
import { type Recording, serveRecording } from "../../support/data/recordings.ts";

const PATH = "/recordings/stop.wav";
const NOT_FOUND = /404/;

Deno.test("a missing recording is explained, a tone plays, and Retry plays it once it is there", async () => {
  let recording: Recording;
  await listen([PATH, "test-beep-2"], async ({ page, press, audio, playsPast }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
    await press(1);
    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByRole("alert").getByText(/its file is missing.*You hear a tone instead/)
      .waitFor();
    await page.waitForFunction(() => document.querySelector("audio")!.currentTime > 0);
    assert.match((await audio()).src, /^blob:/);
    assert.ok(logged.some((text) => text.includes("First") && text.includes(PATH)), String(logged));

    await page.waitForFunction(() => document.querySelector("audio")!.ended);
    await bar.getByText("First").waitFor();
    await bar.getByRole("alert").waitFor();

    recording.mend();
    await bar.getByRole("button", { name: "Try again" }).click();
    await playsPast(0.2);
    assert.ok((await audio()).src.endsWith(PATH));
    await bar.getByRole("alert").waitFor({ state: "detached" });
  }, {
    allowErrors: NOT_FOUND,
    before: async (page) => recording = await serveRecording(page, PATH, { broken: true }),
  });
});

Deno.test("where the browser wants a tap first, the player asks for it", () =>
  listen([PATH], async ({ page, server, tourPath, audio, playsPast }) => {
    // To the browser, whatever this test evaluates in the page is a tap; so it waits outside of
    // it.
    const answered = page.waitForEvent("console", (message) => message.text() === "answered");
    await page.goto(server.origin + tourPath);
    await answered;
    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByRole("status").getByText("Press Play to start").waitFor();
    assert.equal((await audio()).paused, true);
    await bar.getByRole("button", { name: "Play", exact: true }).click();
    await playsPast(0.1);
    await bar.getByRole("status").waitFor({ state: "detached" });
  }, {
    opens: false,
    before: async (page) => {
      await serveRecording(page, PATH);
      await page.addInitScript(pressWithoutTap);
    },
  }));

/**
 * Runs in the page: presses the first stop's button by script, which is no gesture of a person,
 * and says on the console when the player has an answer.
 */
function pressWithoutTap() {
  let pressed = false;
  const seen = new MutationObserver(() => {
    const island = document.querySelector('x-island[data-name="stop-list"][data-hydrated]');
    if (!island) return;
    if (!pressed) island.querySelector("button")!.click();
    pressed = true;
    if (!document.querySelector(".player-notice")) return;
    seen.disconnect();
    console.log("answered");
  });
  addEventListener("DOMContentLoaded", () => {
    seen.observe(document.body, { subtree: true, attributes: true, childList: true });
  });
}
