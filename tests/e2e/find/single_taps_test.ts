/** What a drag does in the form is done by single taps, too. */
import assert from "node:assert/strict";
import { author, openMap, stopTitles } from "../../support/browser/form.ts";
import type { Author } from "../../support/browser/form.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const TITLES = ["Gate", "Mill", "Pond"];

async function openThree({ page, server, open }: Author): Promise<void> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const audioStops = TITLES.map((title) => makeStop({ title }));
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
  await open(`/tour/${id}/edit`);
}

Deno.test("a stop is moved by taps: the button stays where it is, keeps the focus, and what happened is said", async () => {
  await author({ account: "author", viewport: { width: 390, height: 844 } }, async (it) => {
    const { page, openStop } = it;
    await openThree(it);
    const panel = await openStop(1);
    await panel.locator(".stop-menu > summary").click();
    const down = page.getByRole("button", { name: "Move down: Gate" });
    const isFocused = () => down.evaluate((button) => button === document.activeElement);
    const said = (text: string) => page.getByRole("status").getByText(text).waitFor();
    const { y, height } = (await down.boundingBox())!;
    assert.ok(height >= 44);
    await down.click();
    await said("Gate is at position 2 of 3.");
    assert.deepEqual(await stopTitles(page), ["Mill", "Gate", "Pond"]);
    assert.ok(await isFocused());
    assert.ok(Math.abs((await down.boundingBox())!.y - y) < 2, "the next tap meets it");
    await page.keyboard.press("Enter");
    await said("Gate is at position 3 of 3.");
    assert.equal(await down.getAttribute("aria-disabled"), "true");
    assert.ok(await isFocused(), "at the end, too");
    await page.keyboard.press("Enter");
    assert.deepEqual(await stopTitles(page), ["Mill", "Pond", "Gate"]);
    const up = page.getByRole("button", { name: "Move up: Gate" });
    await up.click();
    await said("Gate is at position 2 of 3.");
    await up.click();
    assert.equal(await up.getAttribute("aria-disabled"), "true");
    assert.ok(await up.evaluate((button) => button === document.activeElement));
  });
});

/** Where what is on the map goes, to the east and to the south. */
const PANS = [["left", 1, 0], ["right", -1, 0], ["up", 0, 1], ["down", 0, -1]] as const;

Deno.test("the form's map is moved by buttons, and a tap sets the place that a drag would", async () => {
  const viewport = { width: 390, height: 844 };
  await author(
    { account: "author", viewport, hasTouch: true, reducedMotion: "reduce" },
    async (it) => {
      const { page, stop } = it;
      await openThree(it);
      await it.openStop(1);
      await openMap(page);
      const pin = page.locator(".form-map .form-pin").nth(1);
      await pin.waitFor();
      const canvas = page.locator(".form-map .map-canvas");
      const pinOnMap = async () => {
        const [its, map] = [(await pin.boundingBox())!, (await canvas.boundingBox())!];
        return { x: Math.round(its.x - map.x), y: Math.round(its.y - map.y) };
      };
      for (const [name, x, y] of PANS) {
        const button = page.getByRole("button", { name: `Move the map ${name}` });
        const size = (await button.boundingBox())!;
        assert.ok(size.width >= 44 && size.height >= 44, `${size.width} × ${size.height}`);
        const before = await pinOnMap();
        await button.tap();
        const after = await pinOnMap();
        const went = [Math.sign(after.x - before.x), Math.sign(after.y - before.y)];
        assert.deepEqual(went, [x, y], name);
      }
      await page.getByText("Tap places: 1. Gate").waitFor();
      const latitude = await stop(1).getByLabel("Latitude").inputValue();
      const { height, width } = (await canvas.boundingBox())!;
      const position = { x: width / 4, y: height / 2 };
      await canvas.tap({ position });
      await page.getByText("Stop 1, “Gate”, was moved.").waitFor();
      assert.notEqual(await stop(1).getByLabel("Latitude").inputValue(), latitude);
    },
  );
});

Deno.test("an archive's map is moved by buttons, from the keyboard, too", async () => {
  const viewport = { width: 390, height: 844 };
  await author({ account: "author", viewport, reducedMotion: "reduce" }, async (it) => {
    const { page, server } = it;
    await openThree(it);
    const id = new URL(page.url()).pathname.split("/")[2];
    await page.goto(`${server.origin}/tour/${id}`);
    const map = page.locator(".tour-map");
    await map.scrollIntoViewIfNeeded();
    await map.getByRole("button", { name: "Move and zoom" }).click();
    const pin = map.locator(".map-pin").first();
    /** On the map: the page may scroll to a button. */
    const placeOfPin = async () => {
      const [at, from] = [(await pin.boundingBox())!, (await map.boundingBox())!];
      return { x: Math.round(at.x - from.x), y: Math.round(at.y - from.y) };
    };
    for (const [name, x, y] of PANS) {
      const button = map.getByRole("button", { name: `Move the map ${name}` });
      const { width, height } = (await button.boundingBox())!;
      assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
      const before = await placeOfPin();
      await button.press("Enter");
      const after = await placeOfPin();
      const went = [Math.sign(after.x - before.x), Math.sign(after.y - before.y)];
      assert.deepEqual(went, [x, y], name);
    }
    await page.emulateMedia({ media: "print" });
    assert.equal(await map.getByRole("group", { name: "Move the map" }).isVisible(), false);
  });
});
