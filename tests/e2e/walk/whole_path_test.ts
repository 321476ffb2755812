/** The first whole path through the product, on the archives and recordings that ship with it. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

/**
 * Waits until the one audio element plays past `seconds`; gives its time and its length, in
 * seconds.
 */
async function playsPast(page: Page, seconds: number): Promise<{ time: number; length: number }> {
  const state = await page.waitForFunction((after) => {
    const audio = document.querySelector("audio")!;
    if (audio.paused || audio.currentTime <= after) return null;
    return { time: audio.currentTime, length: audio.duration };
  }, seconds);
  return await state.jsonValue() as { time: number; length: number };
}

Deno.test("a newcomer finds a tour on the map, hears it through page changes, and reaches its end", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("link", { name: "Explore All Tours" }).click();
    await page.getByText("Show Map").click();
    await hydrated(page, "archives-map");
    await page.getByRole("button", { name: /The Little Rock Nine/ }).click();
    // The map moves its note into view: a click on the way is a drag.
    await page.locator(".leaflet-pan-anim").waitFor({ state: "detached" });
    await page.locator(".leaflet-popup").getByRole("link", { name: "Explore Archive" }).click();
    await page.getByRole("heading", { name: "The Little Rock Nine", level: 1 }).waitFor();

    await hydrated(page, "stop-list");
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    let { time, length } = await playsPast(page, 0.3);
    assert.ok(length > 20 && length < 60, `a real narration of ${length} s`);

    const changes: [string, RegExp][] = [
      ["Back to Archives", /All Archive Experiences/],
      ["Back to Home", /Discover History/],
      ["Explore All Tours", /All Archive Experiences/],
      ["The Little Rock Nine", /The Little Rock Nine/],
    ];
    for (const [link, name] of changes) {
      await page.getByRole("link", { name: link }).first().click();
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      ({ time } = await playsPast(page, time + 0.2));
    }

    await page.getByRole("button", { name: "Open player" }).click();
    const sheet = page.getByRole("dialog");
    for (const n of [2, 3, 4, 5]) {
      await sheet.getByRole("button", { name: "Next stop" }).click();
      await sheet.getByText(`Stop ${n} of 5`).waitFor();
      const { length } = await playsPast(page, 0.1);
      assert.ok(length > 20 && length < 60, `stop ${n} is a narration of ${length} s`);
    }
    assert.ok(await sheet.getByRole("button", { name: "Next stop" }).isDisabled());
    await sheet.getByRole("slider", { name: "Seek" }).fill("99");
    await page.waitForFunction(() => document.querySelector("audio")!.ended);
    await page.getByText("That was the last story").first().waitFor({ state: "attached" });
  });
});

Deno.test("every recording that ships with the program is as long as its stop says", async () => {
  await using server = await testServer({ demo: true });
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/test`);
    const tours = await (await fetch(`${server.origin}/api/tours`)).json();
    assert.ok(tours.length >= 4);
    const types = new Set(tours.map((tour: { tourType: string }) => tour.tourType));
    assert.deepEqual([...types].sort(), ["ordered", "unordered"]);
    let stops = 0;
    for (const { id } of tours) {
      const tour = await (await fetch(`${server.origin}/api/tours/${id}`)).json();
      assert.match(tour.description, /Sources: |Nobody was interviewed/);
      for (const { audioUrl, audioDuration } of tour.audioStops) {
        stops++;
        const seconds = await page.evaluate((src) =>
          new Promise<number>((resolve, reject) => {
            const audio = new Audio(src);
            audio.onloadedmetadata = () => resolve(audio.duration);
            audio.onerror = () => reject(new Error(`${src}: ${audio.error?.message}`));
          }), audioUrl);
        const [m, s] = audioDuration.split(":").map(Number);
        assert.ok(Math.abs(seconds - (m * 60 + s)) <= 0.6, `${audioUrl}: ${seconds} s`);
        assert.ok(seconds >= 20 && seconds <= 90, `${audioUrl}: ${seconds} s`);
      }
    }
    assert.ok(stops >= 12, `${stops} stops`);
  });
});
