/** A walk on a line on which each answer takes four seconds, and one recording never comes. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const DELAY_MS = 4000;
const NEVER = "/archives/never.wav";
const audioStops = street(3).map((stop, i) => ({
  ...stop,
  audioUrl: i === 1 ? NEVER : `/archives/${i + 1}.wav`,
}));

/** From the next request on, each answer that comes by `route` takes as long as that. */
async function slowDown(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    // The page that asked may be gone.
    await route.fallback().catch(() => {});
  });
}

/** Runs in each page: notes in the session's storage where two parts contradict each other. */
function noteContradictions() {
  const text = (of: string) => document.querySelector(of)?.textContent?.trim() ?? "";
  let last = "";
  let isDue = false;
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  const look = () => {
    isDue = false;
    const headline = text(".walk-headline h2");
    const main = text(".walk-controls .large");
    if (!headline) return;
    const sounding = /^(?:Playing|Loading) stop (\d+)$/.exec(headline)?.[1];
    const inList = [...document.querySelectorAll("[id^=stop-]")]
      .filter((stop) => stop.textContent!.includes("Pause Audio")).map(({ id }) => id);
    const inBar = /Stop (\d+) of/.exec(text(".mini-state"))?.[1];
    const isSlow = text(".walk-card .player-notice").includes("slow to load");
    const wrong = [
      Boolean(sounding) !== (main === "Pause") && "headline and button",
      String(inList) !== (sounding ? `stop-${sounding}` : "") && "headline and list",
      sounding && inBar && inBar !== sounding && "headline and player",
      isSlow && !headline.startsWith("Loading") && "headline and notice",
    ].filter(Boolean);
    const found = wrong.length > 0 ? `${wrong}: ${headline} | ${main} | ${inList} | ${inBar}` : "";
    // Islands are drawn one after the other, within two frames.
    if (found && found === last) sessionStorage.contradiction ??= found;
    if (found !== last) lookSoon();
    last = found;
  };
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(lookSoon).observe(document, changes);
}

/** What makes each of these contradictions, as the first thing in the page. */
const MADE_UP = {
  "headline and button": '<p class="walk-controls"><b class="large">Play</b></p>',
  "headline and list": '<p id="stop-9">Pause Audio</p>',
  "headline and player": '<p class="mini-state">Stop 9 of 9</p>',
  "headline and notice": '<p class="walk-card"><b class="player-notice">slow to load</b></p>',
};

/** Each of `MADE_UP` is noted while a story plays: the check looks where things are. */
async function seesMadeUp(page: Page): Promise<void> {
  for (const [what, html] of Object.entries(MADE_UP)) {
    await page.evaluate((html) => document.body.insertAdjacentHTML("afterbegin", html), html);
    await page.waitForFunction(() => sessionStorage.contradiction);
    const noted: string = await page.evaluate(() => {
      document.body.firstElementChild!.remove();
      return sessionStorage.contradiction;
    });
    assert.ok(noted.startsWith(`${what}: `), `${what}, but noted was ${noted}`);
    await page.waitForFunction(isForgotten);
  }
}

/** Runs in the page, again and again: true when nothing was noted since the last time. */
function isForgotten(): boolean {
  const isNoted = sessionStorage.contradiction !== undefined;
  delete sessionStorage.contradiction;
  return !isNoted;
}

Deno.test("with answers of four seconds nothing contradicts itself, and each tap shows at once", () =>
  visit(async ({ page, start, goTo, choose }) => {
    page.setDefaultTimeout(30_000);
    const card = page.getByRole("region", { name: "Your walk" });
    const headline = (name: string) => card.getByRole("heading", { name });
    /** Presses a button; what follows is there long before an answer of the server. */
    const press = async (name: string, shows: () => Promise<void>) => {
      await card.getByRole("button", { name, exact: true }).click();
      const pressed = performance.now();
      await shows();
      const waited = performance.now() - pressed;
      assert.ok(waited < DELAY_MS / 2, `${name} shows after ${Math.round(waited)} ms`);
    };
    await slowDown(page);
    await serveSlowly(page);
    await start();
    await page.getByText("Your walk has begun. Opening the map…").waitFor();
    await headline("200 m to stop 1, north").waitFor();
    await goTo(along(BLOCK));
    await headline("Loading stop 1").waitFor();
    await headline("Playing stop 1").waitFor();
    await press("Pause", () => headline("Paused at stop 1").waitFor());
    await press("Play stop 1", () => headline("Playing stop 1").waitFor());
    await press("Skip to stop 2", () => headline("200 m to stop 2, ahead").waitFor());
    await press("Play stop 2", () => headline("Loading stop 2").waitFor());
    await page.getByText("The story is slow to load.").first().waitFor();
    await press("Pause", () => headline("Paused at stop 2").waitFor());
    await press("Skip to stop 3", () => headline("400 m to stop 3, ahead").waitFor());
    await press("Play stop 3", () => headline("Loading stop 3").waitFor());
    await headline("Playing stop 3").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Continue at stop 3" }).click();
    await headline("Playing stop 3").waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.contradiction), undefined);
    await seesMadeUp(page);
    await choose("End walk");
    await page.getByRole("region", { name: "Your walk is over" }).getByText("0 of 3").waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.contradiction), undefined);
  }, {
    tour: { audioStops },
    signedIn: true,
    before: (page) => page.addInitScript(noteContradictions),
  }));

/** The recordings take as long as all else, but for the one that never comes. */
async function serveSlowly(page: Page): Promise<void> {
  await page.route(`**${NEVER}`, () => {});
  for (const n of [1, 3]) await serveRecording(page, `/archives/${n}.wav`);
  await page.route(/archives\/[13]\.wav$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.fallback().catch(() => {});
  });
}

Deno.test("a walk whose screen does not come leads back to the page, and opens at 'Try again'", () =>
  visit(async ({ page, start }) => {
    await page.route("**/assets/screen-*.js", (route) => route.abort());
    await start();
    const card = page.locator(".walk-card");
    await card.getByRole("button", { name: "Try again" }).waitFor();
    await card.getByRole("button", { name: "Back to the page" }).click();
    await page.locator("#stop-1").scrollIntoViewIfNeeded();
    await page.unroute("**/assets/screen-*.js");
    await page.getByRole("button", { name: "Back to the map" }).click();
    await card.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("region", { name: "Your walk" }).waitFor();
  }, { allowErrors: /Failed to load resource/ }));
