/** The sleep timer in the player, on a page whose clock the test has. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { listen } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";

const LONG = "/recordings/long.wav";
const before = (page: Page) => serveRecording(page, LONG);
const phone = { before, viewport: { width: 390, height: 844 } };

const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: "Open player" }).click();
  await page.getByRole("dialog").getByText("More", { exact: true }).click();
};

const timerOf = (page: Page) => page.getByRole("combobox", { name: "Sleep timer" });

Deno.test("the sleep timer says how long it has, through pages and a reload, and off ends it", async () => {
  await listen([LONG, LONG], async ({ page, press, playsPast }) => {
    await press(1);
    await playsPast(0.1);
    await openSheet(page);
    await fitsTheWidth(page);
    await timerOf(page).selectOption({ label: "15 minutes" });
    assert.equal(await timerOf(page).locator("option:checked").textContent(), "15 min left");
    await axeFindsNothing(page);
    await page.getByRole("button", { name: "Close player" }).click();
    const left = page.locator(".mini-sleep");
    await left.getByText("15 min").waitFor();
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await page.waitForURL("**/tours");
    await left.getByText("15 min").waitFor();
    await page.reload();
    await left.getByText("15 min").waitFor();
    await openSheet(page);
    await timerOf(page).selectOption({ label: "Off" });
    await page.getByRole("button", { name: "Close player" }).click();
    await left.waitFor({ state: "detached" });
  }, phone);
});
