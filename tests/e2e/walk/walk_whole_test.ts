/** Whole walks on the walking screen, by somebody with an account and by somebody without one. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DEVICE_PROGRESS_KEY } from "../../../lib/device/storage_keys.ts";
import type { TourProgress } from "../../../lib/model/tour/progress.ts";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";
import { MOVING } from "../../support/browser/browser.ts";
import { becomesTrue } from "../../support/browser/offline.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const headline = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Your walk" }).getByRole("heading", { name: text });

/** Waits until the walk is stored as over, with `count` heard stops: on server or device. */
const isStored = (page: Page, count: number, signedIn: boolean): Promise<void> =>
  becomesTrue(page, async ([count, key, signedIn]) => {
    const records: (TourProgress & { isActive: string })[] = signedIn
      ? await (await fetch("/api/user/progress")).json()
      : JSON.parse(localStorage.getItem(key) ?? "[]");
    return records[0]?.completedStops.length === count && records[0].isActive === "false";
  }, [count, DEVICE_PROGRESS_KEY, signedIn] as const);

Deno.test("a whole guided walk of somebody signed in: one stop after the other, and its end", () =>
  visit(async ({ page, start, goTo, heard, hears, silent }) => {
    await start();
    for (const n of [1, 2, 3]) {
      await headline(page, new RegExp(`to stop ${n}, ${n === 1 ? "north" : "ahead"}$`)).waitFor();
      const next = { has: page.locator(".next"), hasText: `Stop ${n}` };
      await page.locator(".map-pin", next).waitFor({ state: "attached" });
      await goTo(along(n * BLOCK));
      await hears(n);
      await silent();
    }
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("You’ve heard every story").waitFor();
    await summary.getByText("3 of 3").waitFor();
    await isStored(page, 3, true);
    assert.deepEqual(await heard(), ["First", "Second", "Third"]);
  }, { tour: { audioStops: street(3) }, signedIn: true, ...MOVING }));

Deno.test("a whole free walk without an account: always the nearest stop that was not heard, and none twice", () =>
  visit(async ({ page, start, goTo, heard, hears, silent }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    // A visitor who wants another stop walks there.
    await page.getByRole("button", { name: "Skip", exact: true, disabled: true }).waitFor();
    // Past the first stop by the street beside it, then up and down the street.
    await goTo(along(BLOCK, 100));
    await headline(page, "100 m to stop 1, behind, left").waitFor();
    const way = [
      [3, "to stop 2, behind you"],
      [2, "to stop 1, ahead"],
      [1, "to stop 4, behind you"],
    ] as const;
    for (const [i, [n, next]] of way.entries()) {
      // A little south of the stop: no two others are equally far.
      await goTo(along(n * BLOCK - 10));
      await hears(i + 1);
      await silent();
      await headline(page, new RegExp(`${next}$`)).waitFor();
    }
    await goTo(along(4 * BLOCK));
    await hears(4);
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("4 of 4").waitFor();
    await isStored(page, 4, false);
    assert.deepEqual(
      await heard(),
      ["Third", "Second", "First", "Fourth"],
    );
    await summary.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Start Archive Experience" }).waitFor();
  }, { tour: { tourType: "unordered", audioStops: street(4) }, ...MOVING }));

const WITH_HALL = [
  makeStop({ title: "First", ...along(BLOCK), audioUrl: "test-beep-1" }),
  makeUnplacedStop("indoors", { title: "The hall", audioUrl: "test-beep-2" }),
  makeStop({ title: "Third", ...along(2 * BLOCK), audioUrl: "test-beep-3" }),
];

Deno.test("a stop indoors waits in its turn, plays by a tap, and the walk goes on from it", () =>
  visit(async ({ page, start, goTo, heard, hears, silent }) => {
    await start();
    await headline(page, /to stop 1, north$/).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await headline(page, /^Next: stop 2, indoors$/).waitFor();
    // No position starts it.
    await goTo(along(BLOCK + 60));
    assert.deepEqual(await heard(), ["First"]);
    await page.getByRole("button", { name: "Play stop 2" }).click();
    await hears(2);
    await silent();
    await headline(page, /to stop 3, ahead$/).waitFor();
    // The pins are those of stops 1 and 3: what was heard indoors ticks neither of them.
    const seals = page.locator(".map-pin .seal");
    await page.locator(".map-pin .seal[data-state=done]").waitFor();
    const states = await seals.evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-state"))
    );
    assert.deepEqual(states, ["done", "idle"]);
    await goTo(along(2 * BLOCK));
    await hears(3);
    assert.deepEqual(await heard(), ["First", "The hall", "Third"]);
    await page.getByRole("region", { name: "Your walk is over" }).getByText("3 of 3").waitFor();
  }, { tour: makeTour({ audioStops: WITH_HALL }), ...MOVING }));
