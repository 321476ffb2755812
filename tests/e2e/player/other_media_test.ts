/** Pages on paper, and in colours that the system chooses. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, WIDE, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("nothing that asks for a tap is printed, and the texts are", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const description = `${"The school was built in 1890. ".repeat(30)}It burned once.`;
  const { id } = await createTour(server.kv, makeTour({ description }), { userId: NOBODY });
  await withPage({}, async (page) => {
    for (const path of ["/", "/tours", `/tour/${id}`]) {
      await page.goto(server.origin + path);
      if (path.startsWith("/tour/")) {
        for (const name of ["stop-list", "tour-trip"]) await hydrated(page, name);
      }
      await page.emulateMedia({ media: "print" });
      const controls = page.locator(
        "button, summary, input, select, audio, a.button, a.back, .start-tour, .keep-tour",
      );
      const printed = await controls.filter({ visible: true }).allInnerTexts();
      assert.deepEqual(printed, [], path);
      await page.emulateMedia({ media: "screen" });
    }
    await page.emulateMedia({ media: "print" });
    assert.match(await page.locator(".tour-about").innerText(), /It burned once\.$/);
    const box = (await page.locator(".tour-about .folded-text").boundingBox())!;
    const { bottom } = await page.locator(".tour-about .folded-text").evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    assert.ok(bottom <= box.y + box.height + 1, "the whole text is printed");
  });
});

Deno.test("the player's sliders have a line in colours that the system chooses", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  for (const colorScheme of ["light", "dark"] as const) {
    await withPage({ ...WIDE, forcedColors: "active", colorScheme }, async (page) => {
      await page.goto(`${server.origin}/tour/${id}`);
      await page.getByRole("button", { name: "Play Audio" }).first().click();
      const slider = page.getByRole("slider").first();
      await slider.waitFor();
      const png = (await slider.screenshot()).toString("base64");
      // Along the middle of the slider, most of what is drawn differs from what is around it.
      const drawn = await page.evaluate(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0);
        const around = context.getImageData(0, 2, 1, 1).data;
        const line = context.getImageData(0, Math.floor(height / 2), width, 1).data;
        const differs = (at: number) =>
          [0, 1, 2].some((c) => Math.abs(line[at * 4 + c] - around[c]) > 60);
        return Array.from({ length: width }, (_, at) => differs(at)).filter(Boolean).length / width;
      }, png);
      assert.ok(drawn > 0.8, `${colorScheme}: ${drawn}`);
    });
  }
});
