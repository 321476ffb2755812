/** An old picture and today's: compared with a slider, and laid over the camera. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withPage } from "../../support/browser/browser.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const NOBODY = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const PAIR = {
  // Longer than the test: then the player would go on to a stop without pictures.
  audioUrl: "/archives/harvard-yard/stop-1.mp3",
  imageUrl: "/archives/harvard-yard/cover.jpg",
  imageAlt: "The yard today",
  oldImageUrl: "/archives/oxford-schools/cover.jpg",
  oldImageAlt: "The yard in 1907",
  oldImageYear: "1907",
};

/** The part of its width that shows the old picture, in percent, where it lies over today's. */
const shownPart = (page: Page, within: string) =>
  page.locator(`${within} img[alt="The yard in 1907"]`).evaluate((img) =>
    100 - Number(/inset\(0px ([\d.]+)%/.exec(getComputedStyle(img).clipPath)?.[1] ?? NaN)
  );

Deno.test("a slider compares then and now, with keys as well, on the page, large, and in the player", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { id } = await createTour(
    server.kv,
    makeTour({ audioStops: [makeStop(PAIR), makeStop()] }),
    { userId: NOBODY },
  );
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    const compare = async (within: string) => {
      const slider = page.locator(within).getByRole("slider", { name: "Then and now" });
      const isSaid = (text: string) =>
        page.locator(within).locator(`[aria-valuetext="${text}"]`).waitFor();
      await slider.press("End");
      await isSaid("the old picture");
      assert.equal(await shownPart(page, within), 100);
      await slider.press("Home");
      await isSaid("today’s picture");
      assert.equal(await shownPart(page, within), 0);
    };
    /** What opens takes the focus first. */
    const focusIn = (within: string) =>
      page.waitForFunction((within) => document.activeElement?.closest(within), within);
    const large = page.getByRole("dialog", { name: "Then and now" });
    await compare("#stop-1");
    await page.getByRole("button", { name: "Then and now" }).click();
    await focusIn("dialog[open]");
    await compare("dialog[open]");
    await page.goBack();
    await large.waitFor({ state: "hidden" });
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    await page.getByRole("button", { name: "Open player" }).click();
    await focusIn(".sheet");
    await compare(".sheet .then-now");
    await page.locator(".sheet").getByRole("button", { name: "Then and now" }).click();
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "hidden" });
    assert.ok(await page.locator(".sheet").isVisible(), "Escape closes one at a time");
  });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    const [now, then] = await Promise.all(
      ["The yard today", "The yard in 1907"].map((name) =>
        page.getByRole("img", { name }).boundingBox()
      ),
    );
    assert.ok(then!.y >= now!.y + now!.height, "without scripts one is below the other");
  });
});

Deno.test("the old picture lies over the camera's, which stops with the dialog; a refusal is explained", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { id } = await createTour(
    server.kv,
    makeTour({ audioStops: [makeStop(PAIR)] }),
    { userId: NOBODY },
  );
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const open = async (page: Page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    await page.getByRole("button", { name: "Find this view" }).click();
  };
  await withPage({ ...phone, isWhole: true, permissions: ["camera"] }, async (page) => {
    await open(page);
    const video = page.locator(".ghost video");
    await page.waitForFunction(() =>
      (document.querySelector(".ghost video") as HTMLVideoElement)?.videoWidth > 0
    );
    const stream = await video.evaluateHandle((it) =>
      (it as HTMLVideoElement).srcObject as MediaStream
    );
    await page.getByRole("slider", { name: "Old picture" }).fill("20");
    const opacity = await page.locator(".ghost img").evaluate((it) => getComputedStyle(it).opacity);
    assert.equal(opacity, "0.2");
    await page.getByRole("button", { name: "Close" }).click();
    const states = await stream.evaluate((it) =>
      it.getTracks().map(({ readyState }) => readyState)
    );
    assert.deepEqual(states, ["ended"]);
  });
  await withPage({ ...phone, isWhole: true, permissions: [] }, async (page) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await open(page);
    await page.getByText("The camera is off for this site.").waitFor();
  });
});
