import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, MOVING, withPage } from "../../support/browser/browser.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...MOVING };
const DESK = { viewport: { width: 1280, height: 900 }, ...MOVING };

/** Stops that lie apart on the screen, with a radius of 30 m, 31 m and so on. */
const stops = (...titles: string[]) =>
  titles.map((title, i) =>
    makeStop({
      title,
      latitude: 40.758 + i / 1000,
      longitude: -74.667 + (i % 2) / 500,
      triggerRadius: 30 + i,
    })
  );

const create = async (server: TestServer, over: Partial<TourInput>) =>
  (await createTour(server.kv, makeTour(over), { userId: NOBODY })).id;

/** Opens the map of a new tour. */
async function onTour(
  options: BrowserOptions,
  over: Partial<TourInput>,
  use: (page: Page, server: TestServer) => Promise<void>,
) {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const id = await create(server, over);
  await withPage(options, async (page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await ready(page);
    await use(page, server);
  });
}

const ready = (page: Page) => page.locator(".tour-map[data-state=ready]").waitFor();
const seal = (page: Page, name: string) => page.locator(".map-pin", { hasText: name });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

Deno.test("the stops of a guided path are numbered seals with their zones, on a dashed thread", async () => {
  await onTour(DESK, { audioStops: stops("Gate", "Library", "Field") }, async (page) => {
    assert.deepEqual(await page.locator(".map-pin .seal").allTextContents(), ["1", "2", "3"]);
    assert.equal(await page.locator(".map-zone").count(), 3);
    const dashes = await page.locator(".map-route").evaluate((path) =>
      getComputedStyle(path).strokeDasharray
    );
    assert.notEqual(dashes, "none");
    assert.match(await page.locator(".leaflet-control-scale").innerText(), /\d+ k?m/);
    const credit = page.locator(".leaflet-control-attribution a");
    assert.equal(await credit.getAttribute("href"), "https://www.openstreetmap.org/copyright");
  });
});

Deno.test("seals that would hide each other are dots, and seals again from nearer by", async () => {
  const audioStops = Array.from(
    { length: 60 },
    (_, i) => makeStop({ latitude: 40.7 + i / 500, longitude: -74.667 }),
  );
  const viewport = { width: 390, height: 844 };
  await onTour({ viewport, hasTouch: true }, { audioStops }, async (page) => {
    const width = async () => (await page.locator(".map-pin .seal").first().boundingBox())!.width;
    // The seals appear a moment before what would hide what is known.
    await page.locator(".map-dots, .seal").first().waitFor();
    assert.ok(await width() < 15, `${await width()} px`);
    await page.getByRole("button", { name: "Move and zoom" }).click();
    for (let i = 0; i < 3; i++) {
      const scale = await page.locator(".leaflet-control-scale").innerText();
      await page.locator(".leaflet-control-zoom-in").click();
      await page.waitForFunction(
        (scale) => document.querySelector(".leaflet-control-scale")!.textContent !== scale,
        scale,
      );
    }
    assert.ok(await width() > 25, `${await width()} px`);
  });
});

Deno.test("a free discovery has seals and zones, and no thread", async () => {
  const tour = { tourType: "unordered" as const, audioStops: stops("Gate", "Library") };
  await onTour(DESK, tour, async (page) => {
    assert.equal(await page.locator(".map-pin").count(), 2);
    assert.equal(await page.locator(".map-route").count(), 0);
    await seal(page, "Library").click();
    await page.locator(".map-note", { hasText: "Discovery Point" }).waitFor();
  });
});

Deno.test("every stop is reached, told and left by the keyboard", async () => {
  await onTour(DESK, { audioStops: stops("Gate", "Library") }, async (page) => {
    const button = page.getByRole("button", { name: "Stop 2: Library" });
    for (const key of ["Enter", "Space"]) {
      await button.focus();
      await page.keyboard.press(key);
      await page.locator(".map-note:visible", { hasText: "Library" }).waitFor();
      assert.equal(await focused(page), "Go to this stop");
      await page.keyboard.press("Escape");
      await page.locator(".map-note").waitFor({ state: "detached" });
      assert.match(await focused(page), /Library/);
    }
    await button.press("Enter");
    await page.evaluate(() => {
      addEventListener("turbo:visit", () => document.body.dataset.visited = "");
    });
    await page.getByRole("link", { name: "Go to this stop" }).press("Enter");
    await page.waitForURL(/#stop-2$/);
    assert.equal(await page.locator("[data-visited]").count(), 0, "the page is not loaded again");
    assert.ok(
      await page.locator("#stop-2").evaluate((stop) => stop.getBoundingClientRect().top < 900),
    );
  });
});

Deno.test("the keyboard can skip the map and all its seals", async () => {
  await onTour(DESK, { audioStops: stops("Gate", "Library") }, async (page) => {
    const skip = page.getByRole("button", {
      name: /^Skip the map: every stop is in the list below/,
    });
    await skip.press("Enter");
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => !document.activeElement?.closest(".tour-map")));
  });
});

Deno.test("the stop that plays has the one seal that moves", async () => {
  const path = "/archives/long.wav"; // Longer than a test tone, which may end on a slow machine.
  const audioStops = stops("Gate", "Library").map((stop) => ({ ...stop, audioUrl: path }));
  await onTour(DESK, { audioStops }, async (page) => {
    await serveRecording(page, path);
    await hydrated(page, "stop-list");
    assert.equal(await page.locator(".map-pin [data-state=playing]").count(), 0);
    await page.locator("#stop-2").getByRole("button", { name: "Play Audio" }).click();
    await seal(page, "Stop 2: Library, playing now").waitFor();
    assert.deepEqual(
      await page.locator(".map-pin [data-state=playing]").allTextContents(),
      ["2"],
    );
    await page.locator("#stop-2").getByRole("button", { name: "Pause Audio" }).click();
    await page.locator(".map-pin [data-state=playing]").waitFor({ state: "detached" });
  });
});

Deno.test("all archives are on one map, also across the antimeridian, and lead to their pages", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await create(server, { title: "Suva", latitude: -18.1, longitude: 178.4 });
  const id = await create(server, { title: "Apia", latitude: -13.8, longitude: -171.8 });
  await withPage(DESK, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.getByText("Show Map").click();
    await ready(page);
    const [suva, apia] = await Promise.all(
      ["Suva", "Apia"].map((name) => seal(page, name).boundingBox()),
    );
    const map = (await page.locator(".tour-map").boundingBox())!;
    assert.equal(map.height, 400);
    assert.ok(suva!.x < apia!.x, "Suva lies west of Apia");
    assert.ok(apia!.x - suva!.x > 200, "they fill the map");
    assert.ok(suva!.x > map.x && apia!.x < map.x + map.width, "both are on it");
    await seal(page, "Apia").click();
    await page.locator(".map-note").getByRole("link", { name: "Explore Archive" }).click();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    await ready(page);
    await page.goBack();
    await page.getByText("Hide Map").waitFor();
    await seal(page, "Suva").waitFor();
  });
});

Deno.test("the map keeps its place while it loads, and its stops in view when the window changes", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const id = await create(server, { audioStops: stops("Gate", "Library", "Field") });
  const html = await (await fetch(`${server.origin}/tour/${id}`)).text();
  assert.match(html, /Loading map\.\.\./);
  await withPage(DESK, async (page) => {
    const heightOfMap = async () => (await page.locator(".tour-map").boundingBox())!.height;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => goOn = resolve);
    await page.route(/leaflet-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.origin}/tour/${id}`);
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.getByText("Loading map...").waitFor();
    const height = await heightOfMap();
    assert.ok(height >= 300, `the map is ${height} high beside the list`);
    goOn();
    await ready(page);
    assert.equal(await heightOfMap(), height);
    await page.setViewportSize(PHONE.viewport);
    const inside = () => {
      const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
      return [...document.querySelectorAll(".map-pin")].every((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        return left > map.left && right < map.right && top > map.top && bottom < map.bottom;
      }) && map.width < 400;
    };
    await page.waitForFunction(inside);
    assert.equal(await heightOfMap(), 300);
  });
});

Deno.test("one finger scrolls the page past the map, until the map is tapped", async () => {
  await onTour(PHONE, { audioStops: stops("Gate", "Library") }, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    const pull = async () => {
      const { x, y, height } = (await page.locator(".map-canvas").boundingBox())!;
      const at = (moved: number) => [{ x: x + 300, y: y + height - 60 - moved }];
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
        cdp.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: moved === undefined ? [] : at(moved),
        });
      await touch("touchStart", 0);
      for (let moved = 10; moved <= 120; moved += 10) await touch("touchMove", moved);
      await touch("touchEnd");
    };
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const place = () =>
      page.evaluate(() => {
        const [map, pin] = [".map-canvas", ".map-pin"].map((part) =>
          document.querySelector(part)!.getBoundingClientRect()
        );
        return Math.round(pin.y - map.y);
      });
    const [start, home] = [await scrolled(), await place()];
    await pull();
    await page.getByText("Move the map with two fingers, or tap it first").waitFor();
    // A busy machine scrolls some frames later.
    await page.waitForFunction((start) => scrollY > start + 60, start);
    assert.equal(await place(), home, "the map stays");
    await page.locator(".map-canvas").tap({ position: { x: 300, y: 150 } });
    const dragged = page.locator(".map-canvas.leaflet-touch-drag");
    await dragged.waitFor();
    // Its `touch-action` counts once a frame with it is shown, for which a picture of it waits.
    await dragged.screenshot();
    const before = await scrolled();
    await pull();
    assert.equal(await scrolled(), before, "the page stays");
    assert.ok(await place() < home - 60, "the map moves");
    await page.locator("h1").tap();
    await dragged.waitFor({ state: "detached" });
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    const again = await scrolled();
    await pull();
    // A tap elsewhere lets the page have the finger again.
    await page.waitForFunction((again) => scrollY > again + 60, again);
  });
});

Deno.test("two fingers zoom the map at once, and the page stays", async () => {
  await onTour(PHONE, { audioStops: stops("Gate", "Library") }, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    const { x, y } = (await page.locator(".map-canvas").boundingBox())!;
    const fingers = (apart: number) => [
      { x: x + 175 - apart, y: y + 150, id: 1 },
      { x: x + 175 + apart, y: y + 150, id: 2 },
    ];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: apart === undefined ? [] : fingers(apart),
      });
    const scale = await page.locator(".leaflet-control-scale").innerText();
    const before = await page.evaluate(() => scrollY);
    await touch("touchStart", 20);
    for (let apart = 30; apart <= 120; apart += 10) await touch("touchMove", apart);
    await touch("touchEnd");
    await page.waitForFunction(
      (scale) => document.querySelector<HTMLElement>(".leaflet-control-scale")!.innerText !== scale,
      scale,
    );
    assert.equal(await page.evaluate(() => scrollY), before);
    assert.equal(await page.locator(".map-hint").count(), 0);
  });
});

Deno.test("the wheel scrolls the page until the map is clicked", async () => {
  await onTour(DESK, { audioStops: stops("Gate", "Library") }, async (page) => {
    // Between the seals, which fill the map from side to side.
    const { width } = (await page.locator(".map-canvas").boundingBox())!;
    const position = { x: width * 0.75, y: 150 };
    await page.locator(".map-canvas").hover({ position });
    const start = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 50);
    await page.waitForFunction((start) => scrollY > start, start);
    await page.locator(".map-canvas").click({ position });
    const before = await page.evaluate(() => scrollY);
    const scale = await page.locator(".leaflet-control-scale").innerText();
    await page.mouse.wheel(0, -200);
    await page.waitForFunction(
      (scale) => document.querySelector(".leaflet-control-scale")!.textContent !== scale,
      scale,
    );
    assert.equal(await page.evaluate(() => scrollY), before);
  });
});

Deno.test("with reduced motion the map zooms without a way there", async () => {
  const tour = { audioStops: stops("Gate", "Library") };
  await onTour({ ...DESK, reducedMotion: "reduce" }, tour, async (page) => {
    await page.getByRole("button", { name: "Move and zoom" }).click();
    const zoomedAtOnce = await page.evaluate(() => {
      const scale = document.querySelector(".leaflet-control-scale")!;
      const before = scale.textContent;
      document.querySelector<HTMLElement>(".leaflet-control-zoom-out")!.click();
      return scale.textContent !== before;
    });
    assert.ok(zoomedAtOnce);
  });
});
