/** The pictures and papers of a stop on its page, and the gallery that they open. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { type BrowserOptions, hydrated, withPage } from "../../support/browser/browser.ts";
import { drawnPicture, drawnThings, serveDrawn } from "../../support/data/things.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

type Options = BrowserOptions & { missing?: readonly number[]; path?: string };

/** Runs `use` on the page of an archive whose first stop has twelve pictures and papers. */
async function withThings(
  { missing, path = "", ...options }: Options,
  use: (page: Page, server: TestServer, address: string) => Promise<void>,
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const audioUrl = "/archives/harvard-yard/stop-1.mp3";
  const audioStops = [makeStop({ things: drawnThings(), audioUrl }), makeStop()];
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
  await withPage(options, async (page) => {
    await serveDrawn(page, missing);
    const address = `${server.origin}/tour/${id}`;
    await page.goto(address + path);
    if (options.javaScriptEnabled !== false) await hydrated(page, "stop-list");
    await use(page, server, address);
  });
}

const gallery = (page: Page) => page.getByRole("dialog", { name: "Pictures and papers" });
const place = (page: Page) => gallery(page).getByRole("status");

/** Waits for the slide `text`, such as "2 of 12", and its picture. */
async function showsSlide(page: Page, text: string): Promise<void> {
  await gallery(page).getByText(text, { exact: true }).waitFor();
  await page.waitForFunction(() => {
    const img = document.querySelector<HTMLImageElement>(
      ".gallery [aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)",
    );
    return img?.complete && img.naturalWidth > 0;
  });
}

const openFirst = async (page: Page) => {
  await page.getByRole("link", { name: "What picture 1 shows" }).click();
  await showsSlide(page, "1 of 12");
};

/** How much larger than its page's room the shown picture is drawn. */
const zoomOf = (page: Page) =>
  page.locator(".gallery [aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)")
    .evaluate((img) =>
      img.getBoundingClientRect().width / img.closest(".gallery-stage")!.clientWidth
    );

Deno.test("the card has one large picture, three small ones and the number of the others, and each opens the gallery", () =>
  withThings({}, async (page) => {
    const card = page.locator("#stop-1");
    assert.equal(await card.locator(".stop-picture").count(), 1);
    assert.equal(await card.locator(".thing-row img").count(), 3);
    await card.getByRole("link", { name: "A letter to the governor 6 pages" }).click();
    await showsSlide(page, "4 of 12 · Page 1 of 6");
    await page.goBack();
    await gallery(page).waitFor({ state: "hidden" });
    await card.getByRole("link", { name: "+ 8 more pictures and papers" }).click();
    await showsSlide(page, "5 of 12");
  }));

Deno.test("arrows lead through pictures and the pages of papers; Escape closes, and the focus returns", () =>
  withThings({}, async (page) => {
    await page.getByRole("link", { name: "What picture 3 shows" }).focus();
    await page.keyboard.press("Enter");
    await showsSlide(page, "3 of 12");
    await page.keyboard.press("ArrowRight");
    await showsSlide(page, "4 of 12 · Page 1 of 6");
    await page.keyboard.press("ArrowRight");
    await showsSlide(page, "4 of 12 · Page 2 of 6");
    await gallery(page).getByText("Text of this page").click();
    assert.equal(await gallery(page).getByText("This is page 2.").isVisible(), true);
    await page.keyboard.press("ArrowRight");
    await showsSlide(page, "4 of 12 · Page 3 of 6");
    assert.equal(
      await gallery(page).getByText("This is page 3.").isVisible(),
      true,
      "it stays open",
    );
    const download = gallery(page).getByRole("link", { name: "Download the PDF" });
    assert.match((await download.getAttribute("href"))!, /^\/media\/b{64}\.pdf$/);
    for (let i = 0; i < 12; i++) await page.keyboard.press("Tab");
    const isWithin = () =>
      page.evaluate(() =>
        document.activeElement === document.body ||
        document.activeElement?.closest(".gallery") !== null
      );
    assert.equal(await isWithin(), true, "the focus stays in the gallery");
    await page.keyboard.press("Escape");
    await gallery(page).waitFor({ state: "hidden" });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing"));
    assert.equal(await focused(), "thing-3");
  }));

Deno.test("the gallery has caption, credit, date in words, source and rights, and axe finds nothing", () =>
  withThings({}, async (page) => {
    await openFirst(page);
    for (const text of ["Caption 1", "Photographer 1"]) {
      assert.equal(await gallery(page).getByText(text, { exact: true }).isVisible(), true);
    }
    await gallery(page).getByText("About this picture").click();
    const about = await gallery(page).locator("dl").innerText();
    assert.match(about, /about September 1957/);
    assert.match(about, /Box 3, folder 2/);
    assert.match(about, /In Copyright/);
    await axeFindsNothing(page, "the gallery", ".gallery");
    for (const [width, height] of [[320, 640], [844, 390], [1280, 800], [640, 400], [195, 422]]) {
      await page.setViewportSize({ width, height });
      await fitsTheWidth(page, `the gallery, ${width}`);
      const buttons = await gallery(page).getByRole("button").all();
      for (const button of buttons) {
        const box = await button.boundingBox();
        if (!box) continue;
        assert.ok(box.width >= 44 && box.height >= 44, `${width}: ${JSON.stringify(box)}`);
        assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0, `${width}: outside`);
      }
    }
  }));

Deno.test("two fingers enlarge a picture, two taps too, and a swipe down closes it", () =>
  withThings({ hasTouch: true, isMobile: true }, async (page) => {
    await page.getByRole("link", { name: "What picture 1 shows" }).tap();
    await showsSlide(page, "1 of 12");
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: [x: number, y: number][]) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await zoomOf(page);
    await touch("touchStart", [180, 300], [210, 300]);
    for (let i = 1; i <= 8; i++) {
      await touch("touchMove", [180 - 10 * i, 300], [210 + 10 * i, 300]);
      await frame();
    }
    await touch("touchEnd");
    await gallery(page).getByRole("button", { name: "Show the whole picture" }).click();
    await gallery(page).getByRole("button", { name: "Enlarge" }).waitFor();
    assert.ok(Math.abs(await zoomOf(page) - before) < 0.01);
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(195, 300);
    await gallery(page).getByRole("button", { name: "Show the whole picture" }).waitFor();
    assert.ok(await zoomOf(page) > 1.5 * before, "two taps enlarge it");
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(195, 300);
    await gallery(page).getByRole("button", { name: "Enlarge" }).waitFor();
    await touch("touchStart", [300, 300]);
    for (let i = 1; i <= 8; i++) {
      await touch("touchMove", [300 - 30 * i, 300]);
      await frame();
    }
    await touch("touchEnd");
    await showsSlide(page, "2 of 12");
    await touch("touchStart", [195, 200]);
    for (let i = 1; i <= 8; i++) {
      await touch("touchMove", [195, 200 + 30 * i]);
      await frame();
    }
    await touch("touchEnd");
    await gallery(page).waitFor({ state: "hidden" });
    await page.waitForFunction(() => history.state.overlays === 0);
  }));

Deno.test("the wheel and the button enlarge a picture, and arrows then move it", () =>
  withThings({}, async (page) => {
    await openFirst(page);
    const before = await zoomOf(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -400);
    await gallery(page).getByRole("button", { name: "Show the whole picture" }).waitFor();
    assert.ok(await zoomOf(page) > before);
    const left = () =>
      page.locator(".gallery [aria-hidden=false] .pswp__zoom-wrap").evaluate((it) =>
        it.getBoundingClientRect().left
      );
    const start = await left();
    await page.keyboard.press("ArrowRight");
    assert.ok(await left() < start, "the picture moves");
    assert.equal(await place(page).innerText(), "1 of 12");
    await gallery(page).getByRole("button", { name: "Show the whole picture" }).click();
    await page.keyboard.press("ArrowRight");
    await showsSlide(page, "2 of 12");
  }));

Deno.test("a picture that does not come says so with what it shows, and the others can be seen", () =>
  withThings({ missing: [2], allowErrors: /404/ }, async (page) => {
    await openFirst(page);
    await page.keyboard.press("ArrowRight");
    const alert = gallery(page).getByRole("alert");
    await alert.getByText("This picture didn’t load.").waitFor();
    assert.match(await alert.innerText(), /What picture 2 shows/);
    await page.unrouteAll({ behavior: "wait" });
    await serveDrawn(page);
    await alert.getByRole("button", { name: "Try again" }).click();
    await showsSlide(page, "2 of 12");
    await alert.waitFor({ state: "hidden" });
    await gallery(page).getByRole("button", { name: "Next" }).click();
    await showsSlide(page, "3 of 12");
  }));

Deno.test("without an answer about the others the gallery shows what is on the page", () =>
  withThings({ allowErrors: /ERR_FAILED/ }, async (page) => {
    await page.route("**/things?*", (route) => route.abort());
    await page.getByRole("link", { name: "What picture 2 shows" }).click();
    await showsSlide(page, "2 of 4");
  }));

Deno.test("a story plays on under the gallery, in which it can be paused; over the player's sheet, too", () =>
  withThings({}, async (page) => {
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    await page.locator("#stop-1").getByRole("button", { name: "Pause Audio" }).waitFor();
    await page.getByRole("button", { name: "Open player" }).click();
    await page.locator(".sheet").getByRole("link", { name: "What picture 1 shows" }).click();
    await showsSlide(page, "1 of 12");
    const time = () => page.evaluate(() => document.querySelector("audio")!.currentTime);
    const before = await time();
    await page.waitForFunction(
      (before) => document.querySelector("audio")!.currentTime > before + 0.3,
      before,
    );
    await page.keyboard.press("ArrowRight");
    await showsSlide(page, "2 of 12");
    await gallery(page).getByRole("button", { name: "Pause" }).press("Space");
    await gallery(page).getByRole("button", { name: "Play" }).waitFor();
    assert.equal(await page.evaluate(() => document.querySelector("audio")!.paused), true);
    await page.keyboard.press("Escape");
    await gallery(page).waitFor({ state: "hidden" });
    assert.equal(await page.locator(".sheet").isVisible(), true, "Escape closes one at a time");
  }));

Deno.test("a link to a thing opens the gallery there once, and Back leaves the page as it is", () =>
  withThings({ path: "#stop-1&thing=letter" }, async (page) => {
    await showsSlide(page, "4 of 12 · Page 1 of 6");
    await page.keyboard.press("Escape");
    await gallery(page).waitFor({ state: "hidden" });
    assert.equal(await page.getByRole("heading", { level: 1 }).isVisible(), true);
  }));

Deno.test("nothing moves while the pictures come", () =>
  withThings({}, async (page) => {
    await page.locator("#stop-2").scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("#stop-1 img")].every((img) => img.complete)
    );
    const shifts = await page.evaluate(() =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce(
              (sum, it) => sum + (it as unknown as { value: number }).value,
              0,
            ),
          )
        ).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(resolve, 300, 0)
      )
    );
    assert.equal(shifts, 0);
  }));

Deno.test("without scripts each picture is a link to its file, and the others have a page with all texts", () =>
  withThings({ javaScriptEnabled: false }, async (page) => {
    const link = page.getByRole("link", { name: "What picture 1 shows" });
    assert.equal(await link.getAttribute("href"), drawnPicture(1));
    await page.getByRole("link", { name: "+ 8 more pictures and papers" }).click();
    assert.equal(await page.locator("figure img").count(), 17);
    await page.getByText("This is page 6.").waitFor();
    await page.getByRole("link", { name: "Back to the story" }).click();
    await page.waitForURL(/#stop-1$/);
  }));

Deno.test("axe finds nothing on the page with all pictures and papers, whose links open the gallery", () =>
  withThings({}, async (page) => {
    const path = await page.getByRole("link", { name: "+ 8 more" }).getAttribute("href");
    await page.goto(new URL(path!, page.url()).href);
    await page.getByText("This is page 6.").waitFor();
    await axeFindsNothing(page);
    await page.getByRole("link", { name: "A letter to the governor, page 3" }).click();
    await showsSlide(page, "4 of 12 · Page 3 of 6");
  }));
