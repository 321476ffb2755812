/** An old map: from a scan and points to the picture that visitors fade in. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { toMercator } from "../../../lib/geo/web_mercator.ts";
import { author, fillDetails, fillStop, openLong, publish } from "../../support/browser/form.ts";
import { hydrated, WIDE } from "../../support/browser/browser.ts";
import maps from "../../support/data/old_maps.json" with { type: "json" };

/**
 * A spline of 16 points, and pixels of the scan with their places as other programs compute them.
 * At half the size the same map takes a quarter of the time.
 */
const { points, expected, ...size } = maps[16];
const half = ([x, y, ...place]: number[]) => [x / 2, y / 2, ...place];
const [width, height] = [size.width / 2, size.height / 2];

/** A scan with a red dot at each of these pixels. */
const scanWith = (page: Page, dots: number[][]): Promise<number[]> =>
  page.evaluate(async ({ width, height, dots }) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#e8dfc8";
    context.fillRect(0, 0, width, height);
    context.fillStyle = "#f00";
    for (const [x, y] of dots) {
      context.beginPath();
      context.arc(x, y, 14, 0, 7);
      context.fill();
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  }, { width, height, dots });

/** The middle of the red pixels around a place in the picture on the map, from 0 to 1 each way. */
const dotNear = (page: Page, [x, y]: number[]) =>
  page.locator(".leaflet-old-maps-pane img").evaluate(async (image, [x, y]) => {
    const { naturalWidth: width, naturalHeight: height, src } = image as HTMLImageElement;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d")!;
    context.drawImage(await createImageBitmap(await (await fetch(src)).blob()), 0, 0);
    const around = 40;
    const [left, top] = [Math.round(x * width) - around, Math.round(y * height) - around];
    const { data } = context.getImageData(left, top, 2 * around, 2 * around);
    const red = { x: 0, y: 0, count: 0 };
    for (let i = 0; i < data.length / 4; i++) {
      const [r, g, b, a] = data.subarray(4 * i, 4 * i + 4);
      if (r < 180 || g > 110 || b > 110 || a < 200) continue;
      red.x += left + i % (2 * around) + 0.5;
      red.y += top + Math.floor(i / (2 * around)) + 0.5;
      red.count++;
    }
    return { x: red.x / red.count, y: red.y / red.count, width, height };
  }, [x, y]);

Deno.test("a scan that was placed by points lies within 5 pixels of where it belongs, for visitors, too", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ ...WIDE, account: "author", settings }, async (it) => {
    const { page, openStop } = it;
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await fillStop(await openStop(1), "The bridge");
    await fillDetails(it, "The town in 1860");
    await openLong(await openStop(0), "Old maps");
    const dots = expected.slice(4).map(half);
    await page.getByLabel("Scan of an old map").setInputFiles({
      name: "Town plan.png",
      mimeType: "image/png",
      buffer: Buffer.from(await scanWith(page, dots)),
    });
    await page.getByLabel("Old map: year").fill("1860");
    await page.getByText("Points as text").click();
    const lines = points.map((point) => half(point).join(", ")).join("\n");
    await page.getByRole("textbox", { name: "One point a line" }).fill(lines);
    await page.getByRole("button", { name: "Place the map" }).click();
    await page.getByText("Placed. Visitors get it").waitFor();
    await publish(page);
    await page.waitForURL(/\/tour\//);

    await hydrated(page, "tour-map");
    const slider = page.getByRole("slider", { name: "Town plan, 1860" });
    const picture = page.locator(".leaflet-old-maps-pane img");
    await slider.scrollIntoViewIfNeeded();
    assert.equal(await picture.count(), 0, "it is not loaded before it is wanted");
    await slider.fill("80");
    await picture.waitFor({ state: "attached" });
    assert.equal(await picture.evaluate((it) => getComputedStyle(it).opacity), "0.8");

    const id = /tour\/(\w+)/.exec(page.url())![1];
    const { oldMaps: [{ edges }] } =
      await (await page.request.get(`${it.server.origin}/api/tours/${id}`)).json();
    const [from, to] = [
      toMercator({ latitude: edges.north, longitude: edges.west }),
      toMercator({ latitude: edges.south, longitude: edges.east }),
    ];
    for (const [, , latitude, longitude] of dots) {
      const place = toMercator({ latitude, longitude });
      const [x, y] = [(place.x - from.x) / (to.x - from.x), (place.y - from.y) / (to.y - from.y)];
      const dot = await dotNear(page, [x, y]);
      const off = Math.hypot(dot.x - x * dot.width, dot.y - y * dot.height);
      console.log(`A dot is drawn ${off.toFixed(1)} pixels off.`);
      assert.ok(off < 5, `${off} pixels off`);
    }
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
