/** Going on with a walk: at the stop, and at the second, at which it was left. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit, type Visitor } from "../../support/browser/visitor.ts";

const AUDIO = "/archives/long.mp3";

const tour = {
  audioStops: street(3).map((stop, i) => i === 1 ? { ...stop, audioUrl: AUDIO } : stop),
};
const options = {
  tour,
  signedIn: true,
  before: (page: Page) => serveRecording(page, AUDIO, { seconds: 45 }),
};

const seconds = (page: Page) => page.evaluate(() => document.querySelector("audio")!.currentTime);

const reaches = (page: Page, least: number) =>
  page.waitForFunction(
    (least) => {
      const audio = document.querySelector("audio")!;
      return !audio.paused && audio.currentTime > least;
    },
    least,
  );

/** Hears the first stop, and the second for some seconds; gives the second at which it was left. */
async function leaveInTheMiddle({ page, start, goTo, hears, silent }: Visitor): Promise<number> {
  await start();
  await goTo(along(BLOCK));
  await hears(1);
  await silent();
  await goTo(along(2 * BLOCK));
  await hears(2);
  await reaches(page, 3);
  return Math.floor(await seconds(page));
}

/** Presses Continue on the tour's page, and hears the second stop go on. */
async function goesOn({ page, heard }: Visitor, left: number): Promise<void> {
  await page.getByRole("button", { name: "Continue at stop 2" }).click();
  await reaches(page, left);
  const at = await seconds(page);
  assert.ok(at < left + 3, `left at ${left} s, went on at ${at} s`);
  assert.equal((await heard()).at(-1), "Second");
}

Deno.test("after a reload the home page leads back to the same stop and second", () =>
  visit(async (visitor) => {
    const { page, server } = visitor;
    const left = await leaveInTheMiddle(visitor);
    await page.goto(server.origin);
    await page.getByRole("link", { name: /Continue your walk at stop 2 of 3/ }).click();
    await goesOn(visitor, left);
  }, options));
