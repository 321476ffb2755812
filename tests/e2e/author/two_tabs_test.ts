/** Two tabs of one browser, on the same archive. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DEVICE_PROGRESS_KEY } from "../../../lib/device/storage_keys.ts";
import type { TourProgress } from "../../../lib/model/tour/progress.ts";
import { listen, playsPast, press } from "../../support/browser/listening.ts";
import { becomesTrue } from "../../support/browser/offline.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit, visitorOf } from "../../support/browser/visitor.ts";

const PATH = "/archives/long.wav";

const notice = (page: Page) => page.getByText("A story is playing in another tab.").first();

const silent = (page: Page) => page.waitForFunction(() => document.querySelector("audio")!.paused);

Deno.test("of two tabs the one that was played last sounds; the other says so, and takes it back", () =>
  listen(
    [PATH, PATH],
    async ({ page, press: pressHere, playsPast: playsHere, tourPath, server }) => {
      await pressHere(1);
      await playsHere(0.1);
      const other = await page.context().newPage();
      await serveRecording(other, PATH);
      await other.goto(server.origin + tourPath);
      await press(other, 2);
      await playsPast(other, 0.1);
      await notice(page).waitFor();
      await silent(page);
      await page.getByRole("button", { name: "Play here" }).click();
      await playsHere(0.1);
      await notice(page).waitFor({ state: "detached" });
      await notice(other).waitFor();
      await silent(other);
    },
    { before: (page) => serveRecording(page, PATH) },
  ));

Deno.test("a walk in two tabs speaks in the one that was started last, and no stop plays twice", () =>
  visit(async (here) => {
    const { page, server, tourId } = here;
    await here.start();
    const other = visitorOf(await page.context().newPage(), server, tourId);
    await other.openTour();
    await other.start();
    await notice(page).waitFor();
    await other.goTo(along(BLOCK));
    await other.hears(1);
    await here.goTo(along(BLOCK));
    await other.silent();
    // What the other tab has heard counts here.
    await page.getByRole("heading", { name: "200 m to stop 2, ahead" }).waitFor();
    assert.deepEqual(await here.heard(), []);
    await other.page.close();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await notice(page).waitFor({ state: "detached" });
    await here.goTo(along(2 * BLOCK));
    await here.hears(1);
    await here.silent();
    await here.goTo(along(3 * BLOCK));
    await here.hears(2);
    await page.getByRole("region", { name: "Your walk is over" }).getByText("3 of 3").waitFor();
    assert.deepEqual(await here.heard(), ["Second", "Third"]);
    await becomesTrue(page, (key) => {
      const records: TourProgress[] = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Promise.resolve(records.length === 1 && String(records[0].completedStops) === "0,1,2");
    }, DEVICE_PROGRESS_KEY);
  }, { tour: { audioStops: street(3) } }));
