/** The player's sheet and its wide bar: ways to close it, jumps, speed, and long titles. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, MOVING } from "../../support/browser/browser.ts";
import { choicesOf } from "../../support/browser/choices.ts";
import { listen, type Listener } from "../../support/browser/listening.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

const LONG = "/recordings/long.wav";
const before = (page: Page) => serveRecording(page, LONG);
const phone = { before, viewport: { width: 390, height: 844 }, hasTouch: true };

const sheetOf = (page: Page) => page.getByRole("dialog");
const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: "Open player" }).click();
  await sheetOf(page).waitFor();
};

const openMore = (page: Page) => sheetOf(page).getByText("More", { exact: true }).click();

/** Closes the sheet as `close` does; the page, its sound and its place in the history stay. */
async function closes({ page, playsPast, audio, tourPath }: Listener, close: () => Promise<void>) {
  const [{ time }, entries] = [await audio(), await page.evaluate(() => history.length)];
  await openSheet(page);
  await close();
  await sheetOf(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.ariaLabel === "Open player");
  await page.waitForFunction(() => !history.state.overlays);
  assert.equal(new URL(page.url()).pathname, tourPath);
  assert.ok(await page.evaluate(() => history.length) <= entries + 1);
  await playsPast(time + 0.1);
}

/** Drags a finger down by `distance` pixels from the middle of `from`. */
async function swipeDown(page: Page, from: Locator, distance: number): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox())!;
  const device = await page.context().newCDPSession(page);
  const [column, row] = [x + width / 2, y + height / 2];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down = 0) =>
    device.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: column, y: row + down }],
    });
  await touch("touchStart");
  for (const part of [0.1, 0.4, 0.7, 1]) await touch("touchMove", distance * part);
  await touch("touchEnd");
}

Deno.test("the sheet closes from its top, by Escape, by Back and by a swipe down", () =>
  listen([LONG, LONG], async (listener) => {
    const { page, press, playsPast } = listener;
    await press(1);
    await playsPast(0.1);
    await closes(listener, () => page.getByRole("button", { name: "Close player" }).click());
    await closes(listener, () => page.keyboard.press("Escape"));
    await closes(listener, async () => void await page.goBack());
    await closes(listener, () => swipeDown(page, page.locator(".sheet-title"), 200));
    await openSheet(page);
    await swipeDown(page, page.locator(".sheet-title"), 40);
    await page.waitForFunction(() => {
      const sheet = document.querySelector<HTMLElement>(".sheet");
      return sheet?.dataset.state === "open" && sheet.style.translate === "";
    });
    // A reader who has scrolled down scrolls back with the same swipe.
    await page.setViewportSize({ width: 390, height: 420 });
    const body = page.locator(".sheet-body");
    assert.ok(await body.evaluate((body) => (body.scrollTop = 10) && body.scrollTop > 0));
    await swipeDown(page, body, 120);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    assert.equal(await sheetOf(page).getAttribute("data-state"), "open");
  }, { ...phone, ...MOVING }));

/** Comes to the tour by the list of all tours, and plays its first stop. */
async function playFromTheList({ page, server, press, playsPast }: Listener): Promise<void> {
  await page.goto(`${server.origin}/tours`);
  await page.getByRole("link", { name: "The old mill" }).first().click();
  await hydrated(page, "stop-list");
  await press(1);
  await playsPast(0.1);
}

Deno.test("after the sheet was open, Back leads to the page before", () =>
  listen([LONG], async (it) => {
    const { page, server, tourPath, playsPast } = it;
    await playFromTheList(it);
    await openSheet(page);
    await page.getByRole("button", { name: "Close player" }).click();
    await sheetOf(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => !history.state.overlays);
    await openSheet(page);
    // A link of the sheet leads on from the page, not from the sheet.
    await openMore(page);
    await sheetOf(page).getByRole("link", { name: "The archive’s page" }).click();
    await sheetOf(page).waitFor({ state: "detached" });
    await page.waitForURL(server.origin + tourPath);
    await page.goBack();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await playsPast(0.2);
  }, phone));

Deno.test("playing again after 'Stop and close' begins in the bar", () =>
  listen([LONG], async ({ page, press, playsPast }) => {
    await press(1);
    await playsPast(0.1);
    await openSheet(page);
    await openMore(page);
    await page.getByRole("button", { name: "Stop and close" }).click();
    await sheetOf(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.id === "page");
    await press(1);
    await playsPast(0.1);
    await page.getByRole("button", { name: "Open player" }).waitFor();
    assert.equal(await sheetOf(page).count(), 0);
  }, phone));

Deno.test("the wide bar has previous and next, a slider of the time, speed and volume", () =>
  listen([LONG, LONG], async ({ page, press, audio, playsPast }) => {
    await press(1);
    await playsPast(0.1);
    const bar = page.getByRole("region", { name: "Player" });
    await bar.getByRole("slider", { name: "Seek" }).fill("50");
    const time = await playsPast(22.5);
    assert.ok(time < 27, `at ${time} s of 45`);
    await bar.getByRole("slider", { name: "Volume" }).fill("30");
    assert.equal((await audio()).volume, 0.3);
    await bar.getByRole("button", { name: "Next stop" }).click();
    await bar.getByText("Stop 2 of 2").waitFor();
    await bar.getByRole("button", { name: "Previous stop" }).click();
    await bar.getByText("Stop 1 of 2").waitFor();
    assert.equal(await sheetOf(page).count(), 0, "the controls do not open the sheet");
  }, { before, viewport: { width: 1280, height: 900 } }));

Deno.test("the list of many stops begins at the current one, and follows it", () =>
  listen([LONG], async ({ page, server }) => {
    const audioStops = Array.from(
      { length: 20 },
      (_, i) => makeStop({ title: `Stop of many ${i + 1}`, audioUrl: LONG }),
    );
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    await page.locator("#stop-12").getByRole("button").first().click();
    await openSheet(page);
    await sheetOf(page).getByText("Stops", { exact: true }).click();
    /** Waits until the list shows the whole of its stop `n`, and the sheet has not moved for it. */
    const shows = (n: number) =>
      page.waitForFunction((n) => {
        const list = document.querySelector(".sheet-stops ol")!;
        const [frame, item] = [list, list.children[n - 1]].map((e) => e.getBoundingClientRect());
        const isWhole = item.top >= frame.top - 1 && item.bottom <= frame.bottom + 1;
        return isWhole && document.querySelector(".sheet-body")!.scrollTop === 0;
      }, n);
    await shows(12);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.locator(".sheet-body").evaluate((body) => body.scrollTop = body.scrollHeight);
    // Another stop begins with its title.
    await sheetOf(page).getByRole("button", { name: "Next stop" }).click();
    await shows(13);
    await sheetOf(page).locator(".sheet-stops button").last().click();
    await shows(20);
  }, { ...phone, opens: false }));

Deno.test("the sheet offers nine choices at most, however much a tour has", () =>
  listen([LONG], async ({ page, server }) => {
    const transcript = makeTranscript([{ start: 0, end: 45_000, text: "What she told us." }]);
    const chapters = [{ at: 0, title: "The start" }, { at: 20_000, title: "The flood" }];
    const stop = { audioUrl: LONG, transcript, chapters };
    const audioStops = Array.from({ length: 200 }, () => makeStop(stop));
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
    for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto(`${server.origin}/tour/${id}`);
      await hydrated(page, "stop-list");
      await page.locator("#stop-2").getByRole("button").first().click();
      await openSheet(page);
      const sentence = 'button "What she told us."';
      await sheetOf(page).getByRole("button", { name: "What she told us." }).waitFor();
      // What the page announces by itself is not hidden behind the sheet.
      const choices = (await choicesOf(page))
        .filter((choice) => choice !== sentence && choice !== 'button "Save on this device"');
      assert.deepEqual(choices.toSorted(), CHOICES);
    }
  }, { before, opens: false, reducedMotion: "reduce" }));

const CHOICES = [
  ...["More", "Stops", "Chapters"].map((name) => `DisclosureTriangle "${name}"`),
  ...["Close player", "Pause", "Previous stop", "Next stop"].map((name) => `button "${name}"`),
  ...["Seek", "Volume"].map((name) => `slider "${name}"`),
].toSorted();

const TITLES = [
  "The house in which the founders of the school lived before the great fire",
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt",
];

/** 195 × 422 and 640 × 400 are screens of twice the size at 200 % zoom. */
const SCREENS = [[195, 422], [320, 568], [667, 375], [844, 390], [640, 400], [1280, 900]];

Deno.test("long titles push nothing off any screen", () =>
  listen([LONG], async ({ page, server }) => {
    const audioStops = TITLES.map((title) => makeStop({ title, audioUrl: LONG }));
    const tour = makeTour({ title: TITLES[0], audioStops });
    const { id } = await createTour(server.kv, tour, { userId: NOBODY });
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    const bar = page.getByRole("region", { name: "Player" });
    for (const n of [1, 2]) {
      await page.locator(`#stop-${n}`).getByRole("button").first().click();
      await bar.getByText(`Stop ${n} of 2`).waitFor();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const size = `${width} × ${height}, stop ${n}`;
        await isInSight(bar, `the bar, ${size}`);
        await openSheet(page);
        await isInSight(sheetOf(page).locator(".controls, .sheet-head"), `the sheet, ${size}`);
        await sheetOf(page).getByRole("button", { name: "Close player" }).click();
        await sheetOf(page).waitFor({ state: "detached" });
        // The entry of the sheet is left by then.
        await page.waitForFunction(() => !history.state.overlays);
      }
    }
    await page.getByRole("button", { name: "Pause Audio" }).first().click();
    await page.getByRole("button", { name: /^(Start|Continue)/ }).waitFor();
    for (const [width, height] of SCREENS.filter(([, height]) => height < 400)) {
      await page.setViewportSize({ width, height });
      await actionsAreAboveStart(page);
    }
  }, { before, opens: false, reducedMotion: "reduce" }));

Deno.test("in letters of twice their size the title can be read, and the sliders be moved", () =>
  listen([LONG], async ({ page, server }) => {
    const audioStops = [makeStop({ title: TITLES[0], audioUrl: LONG })];
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
    for (const [width, height] of [[390, 844], [320, 640]]) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.origin}/tour/${id}`);
      await page.evaluate(() => document.documentElement.style.fontSize = "200%");
      await hydrated(page, "stop-list");
      await page.locator("#stop-1").getByRole("button").first().press("Enter");
      const ems = await page.locator(".mini-title").evaluate((title) =>
        title.clientWidth / parseFloat(getComputedStyle(title).fontSize)
      );
      assert.ok(ems >= 4, `${width}: the title has ${ems} em`);
      await openSheet(page);
      for (const name of ["Seek", "Volume"]) {
        const box = await sheetOf(page).getByRole("slider", { name }).boundingBox();
        assert.ok(box!.width >= width / 2, `${width}: ${name} is ${box!.width} px long`);
      }
      const ends = await sheetOf(page).locator(".controls :is(button, input, summary)")
        .evaluateAll((controls) => controls.map((c) => c.getBoundingClientRect().right));
      assert.ok(Math.max(...ends) <= width, `${width}: controls end at ${ends}`);
      const [, controls] = await sheetOf(page).locator(".sheet-head, .controls").evaluateAll(
        (parts) => parts.map((part) => part.getBoundingClientRect().height),
      );
      assert.ok(controls <= height / 2, `${width}: the controls are ${controls} px high`);
    }
  }, { before, opens: false, reducedMotion: "reduce" }));

/** On a phone held across, with the player open, Start covers none of the buttons above it. */
async function actionsAreAboveStart(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const [actions, start] = await Promise.all(
    [".tour-actions", ".start-tour"].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(
    actions!.y + actions!.height <= start!.y,
    `they end at ${actions!.y + actions!.height}`,
  );
}

/** Every control of `parts` is on the screen, and the page is no wider than that. */
async function isInSight(parts: Locator, what: string): Promise<void> {
  const off = () =>
    parts.evaluateAll((parts) => {
      const wide = document.scrollingElement!.scrollWidth > innerWidth;
      const controls = parts.flatMap((part) =>
        Array.from(part.querySelectorAll("button, input, select, a"))
      );
      const off = controls.filter((control) => {
        const { left, top, right, bottom, width } = control.getBoundingClientRect();
        // Controls of another width of the screen have no size.
        return width > 0 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
      });
      const names = off.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
      return wide ? ["the page", ...names] : names;
    });
  assert.deepEqual(await off(), [], what);
}
