/** Walks on which something goes wrong: a passed stop, a recording that fails, a reload. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const PATH = "/archives/first.wav";
const tour = {
  audioStops: street(3).map((stop, i) => i === 0 ? { ...stop, audioUrl: PATH } : stop),
};

/** Waits until the walk has announced a text. */
const announced = (page: Page, text: RegExp | string) =>
  page.getByRole("status").getByText(text).first().waitFor({ state: "attached" });

Deno.test("a recording that never arrives is given up, and the walk goes on to the next stop", () =>
  visit(async ({ page, goTo, start, heard, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await announced(page, "Stop 1 won’t play. You can try it again from the list.");
    await page.getByRole("button", { name: "Try stop 1 again" }).waitFor();
    await goTo(along(2 * BLOCK));
    await hears(1);
    assert.deepEqual(await heard(), ["Second"]);
    // The request for it is never answered.
  }, { tour, before: (page) => page.route(`**${PATH}`, () => {}) }));

for (const signedIn of [false, true]) {
  const who = signedIn ? "signed in" : "without an account";

  Deno.test(`${who}: a passed stop stays offered, and plays when the visitor returns to it`, () =>
    visit(async ({ page, goTo, start, heard, hears, silent, openOptions }) => {
      await start();
      await goTo(along(2 * BLOCK));
      // The stop that is next needs one position; one ahead of it is proved by two. What is
      // announced then is replaced when the story of a second ends.
      await Promise.all([
        announced(page, /You’ve passed stop 1, First/),
        goTo(along(2 * BLOCK, 1)),
      ]);
      await hears(1);
      const waiting = page.getByRole("list", { name: "Stops waiting for you" });
      await waiting.getByRole("button", { name: "Play stop 1" }).waitFor();
      await silent();
      await page.getByRole("heading", { name: "200 m to stop 3, north" }).waitFor();
      await openOptions();
      // As the headline says, although the passed stop would start, too.
      await page.getByText("Walk to stop 3\. The story starts when you’re within 30 m").waitFor();
      await goTo(along(BLOCK));
      await hears(2);
      await silent();
      await goTo(along(3 * BLOCK));
      await hears(3);
      assert.deepEqual(await heard(), ["Second", "First", "Third"]);
      await page.getByRole("region", { name: "Your walk is over" }).getByText("3 of 3").waitFor();
    }, { tour: { audioStops: street(3) }, signedIn }));

  Deno.test(`${who}: a recording that is missing is announced, and the walk goes on to the next stop`, () =>
    visit(async ({ page, goTo, start, heard, hears }) => {
      await start();
      await goTo(along(BLOCK));
      await announced(page, "Stop 1 won’t play. You can try it again from the list.");
      await goTo(along(2 * BLOCK));
      await hears(1);
      await page.getByRole("button", { name: "Try stop 1 again" }).waitFor();
      assert.deepEqual(await heard(), ["Second"]);
    }, {
      tour,
      signedIn,
      allowErrors: /404/,
      before: (page) => serveRecording(page, PATH, { broken: true }),
    }));

  Deno.test(`${who}: after a reload in mid-story the walk goes on there, and the summary counts the way before it`, () =>
    visit(async ({ page, goTo, start, hears, openTour, openOptions }) => {
      await start();
      await goTo(along(BLOCK));
      await hears(1);
      await page.waitForFunction(() => document.querySelector("audio")!.currentTime > 3);
      await openTour();
      await page.getByRole("button", { name: "Continue at stop 1" }).click();
      await page.waitForFunction(() => {
        const audio = document.querySelector("audio")!;
        return !audio.paused && audio.currentTime > 3;
      });
      await openOptions();
      await page.getByRole("button", { name: "End walk" }).click();
      const summary = page.getByRole("region", { name: "Your walk is over" });
      await summary.getByText("200 m", { exact: true }).waitFor();
    }, { tour, signedIn, before: (page) => serveRecording(page, PATH, { seconds: 45 }) }));
}

Deno.test("the card names the stop that does not play, speaks of no tone, and soon leaves it to the list", () =>
  visit(async ({ page, goTo, start }) => {
    const card = page.getByRole("region", { name: "Your walk" });
    await start();
    await goTo(along(BLOCK));
    const notice = card.getByRole("alert");
    await notice.getByText(/^Stop 1, First\. This story won’t play/)
      .waitFor();
    assert.doesNotMatch(await card.innerText(), /tone/);
    await card.getByRole("button", { name: "Try again" }).waitFor();
    await notice.waitFor({ state: "detached" });
    const list = card.getByRole("list", { name: "Stops waiting for you" });
    await list.getByRole("button", { name: "Try stop 1 again" }).waitFor();
  }, {
    tour,
    allowErrors: /404/,
    before: (page) => serveRecording(page, PATH, { broken: true }),
  }));

Deno.test("a location that is taken back while a story plays is said at once", () =>
  visit(async ({ page, goTo, start, hears }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await page.evaluate(() => dispatchEvent(new Event("location-taken-back")));
    const card = page.getByRole("region", { name: "Your walk" });
    await card.getByText("Your position is unknown: Location access denied by user").first()
      .waitFor();
    await card.getByRole("heading", { name: "Playing stop 1" }).waitFor();
    await card.getByRole("status").getByText("Location access denied").waitFor({
      state: "attached",
    });
  }, {
    tour,
    before: async (page) => {
      await serveRecording(page, PATH, { seconds: 45 });
      await page.addInitScript(letTakeBack);
    },
  }));

/** Runs in the page: at an event the device's watch reports that the location is denied by now. */
function letTakeBack() {
  const watch = Geolocation.prototype.watchPosition;
  Geolocation.prototype.watchPosition = function (take, fail, options) {
    let isTakenBack = false;
    addEventListener("location-taken-back", () => {
      isTakenBack = true;
      fail?.({ code: 1 } as GeolocationPositionError);
    });
    return watch.call(this, (position) => isTakenBack || take(position), fail, options);
  };
}
