/** A tour's page in a browser: what the first screen shows, what unfolds, and where it leads. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { type BrowserOptions, hydrated, withPage } from "../../support/browser/browser.ts";
import { press } from "../../support/browser/listening.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { locate } from "../../support/browser/visitor.ts";

/** As long as the longest titles of real archives: 73 characters. */
const LONG_TITLE = "The Remarkable and Nearly Forgotten History of Our School on the Old Hill";

const LONG_TEXT = "A sentence of the story, told in full. ".repeat(20).trim() + "\nThe very end.";

const START = { latitude: 51.75, longitude: -1.25 };

type Open = { page: Page; origin: string; path: string };

/** Opens the page of a tour, alive. */
async function open(
  { tour, before, hash = "", ...options }: BrowserOptions & {
    tour?: Partial<TourInput>;
    hash?: string;
    before?: (page: Page, origin: string) => Promise<unknown>;
  },
  use: (open: Open) => Promise<void>,
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const input = makeTour({ title: LONG_TITLE, ...START, ...tour });
  const { id } = await createTour(server.kv, input, { userId: NOBODY });
  await withPage(options, async (page) => {
    const { origin } = server;
    await before?.(page, origin);
    const path = `/tour/${id}`;
    await page.goto(origin + path + hash);
    for (const name of ["tour-trip", "stop-list", "start-tour"]) {
      await hydrated(page, name);
    }
    await use({ page, origin, path });
  });
}

const stops = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    return makeStop({ ...START, latitude: START.latitude + i / 2000, description: LONG_TEXT });
  });

/** 200 stops along 22 km, a recording of two minutes at each. */
const longWay = () =>
  Array.from({ length: 200 }, (_, i) => {
    return makeStop({ ...START, latitude: START.latitude + i / 1000, audioDuration: "2:10" });
  });

/** A walk of hours has three long figures, which wrap. */
Deno.test("each row of the way's figures begins where all else does, without a line before it", () =>
  open({ tour: { audioStops: longWay() } }, async ({ page }) => {
    for (const [width, height] of [[320, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const left = (await page.locator(".tour-trip").boundingBox())!.x;
      const shown = await page.locator(".trip-figures").evaluate((list) => {
        const { x, right } = list.getBoundingClientRect();
        const outside = /inset\(0px 0px 0px (.+)px\)/.exec(getComputedStyle(list).clipPath)![1];
        const texts = Array.from(list.querySelectorAll("dd"), (dd) => dd.getBoundingClientRect());
        return { left: x + Number(outside), right, texts: texts.map(({ x, y }) => ({ x, y })) };
      });
      assert.ok(Math.abs(shown.left - left) < 1, `${shown.left} beside ${left}`);
      assert.ok(shown.right <= width);
      const rows = Map.groupBy(shown.texts, ({ y }) => y);
      assert.ok(rows.size > 1, `they wrap, ${width} wide`);
      for (const [first] of rows.values()) {
        assert.ok(Math.abs(first.x - left) < 1, `${first.x} beside ${left}`);
      }
    }
  }));

Deno.test("title, facts and all actions of a long title stand on the first screen", () =>
  open({
    tour: { audioStops: stops(60), imageUrl: "/archives/oxford-schools/cover.svg" },
  }, async ({ page }) => {
    for (const [width, height] of [[390, 844], [844, 390], [667, 375], [1280, 900]]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await hasActionsOnTheFirstScreen(page, width, height);
    }
  }));

async function hasActionsOnTheFirstScreen(page: Page, width: number, height: number) {
  const named: [Locator, string][] = [
    [page.getByRole("heading", { level: 1 }), "the title"],
    [page.getByText("60 stops").first(), "the stops"],
    [page.getByText("Guided Path").first(), "the type"],
    [page.getByText("Route", { exact: true }), "the route"],
    [page.getByRole("link", { name: "Directions" }), "directions"],
    [page.getByRole("button", { name: "Share" }), "sharing"],
  ];
  const start = page.getByRole("button", { name: "Start Archive Experience" });
  const startBox = (await start.boundingBox())!;
  const isPhone = width < 960;
  const size = `${width} × ${height}`;
  assert.ok(startBox.y + startBox.height <= height, `Start, ${size}`);
  // On a phone Start stands at the bottom, over whatever is below the first screen; on one that
  // is held across, beside the title.
  for (const [locator, name] of named) {
    const box = (await locator.boundingBox())!;
    const isAboveStart = isPhone && box.x + box.width > startBox.x;
    const bottom = isAboveStart ? startBox.y : height;
    assert.ok(box.y >= 0 && box.y + box.height <= bottom, `${name} at ${box.y}, ${size}`);
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${name} is not cut, ${size}`);
  }
  await page.locator("details.stop-part").first().scrollIntoViewIfNeeded();
  const later = (await start.boundingBox())!;
  const isInView = later.y >= 0 && later.y + later.height <= height;
  assert.equal(isInView, isPhone, `on a phone Start stays in reach of the thumb, ${size}`);
}

Deno.test("on a phone Start makes way for a story that sounds, and stands above the player after it", () =>
  open(
    { viewport: { width: 390, height: 844 }, tour: { audioStops: stops(60) } },
    async ({ page }) => {
      await press(page, 1);
      const player = page.getByRole("region", { name: "Player" });
      await page.locator("details.stop-part").first().scrollIntoViewIfNeeded();
      // It has come up when it can be pressed.
      await player.click({ trial: true });
      const bar = page.locator(".start-tour");
      assert.ok((await bar.boundingBox())!.y > 844, "at the foot of the page");
      await player.getByRole("button", { name: "Pause" }).click();
      await page.locator(".start-tour:not([data-steps-aside])").waitFor();
      const box = (await bar.boundingBox())!;
      const playerBox = (await player.boundingBox())!;
      assert.ok(box.y > 0 && box.y + box.height <= playerBox.y, `Start at ${box.y}`);
      assert.ok(playerBox.y + playerBox.height <= 844);
      assert.ok(box.height + playerBox.height <= 96, `${box.height} and ${playerBox.height}`);
    },
  ));

Deno.test("on a wide screen the map stands beside the narratives and stays in view", () =>
  open(
    { viewport: { width: 1280, height: 900 }, tour: { audioStops: stops(60) } },
    async ({ page }) => {
      const map = page.getByRole("region", { name: "Map of the stops" });
      for (const n of [5, 30, 60]) {
        const stop = page.locator(`#stop-${n}`);
        await stop.scrollIntoViewIfNeeded();
        const [mapBox, stopBox] = [(await map.boundingBox())!, (await stop.boundingBox())!];
        assert.equal(mapBox.height, 300);
        assert.ok(mapBox.x >= stopBox.x + stopBox.width, "beside");
        assert.ok(mapBox.y >= 0 && mapBox.y + mapBox.height <= 900, `in view at stop ${n}`);
      }
      await page.locator("#stop-3").getByRole("button", { name: /^Play/ }).click();
      await page.getByRole("button", { name: "Previous stop" }).click();
      await page.getByRole("button", { name: "Continue at stop 2" }).waitFor();
      await page.getByRole("button", { name: "From the beginning" }).waitFor();
      const directions = (await page.getByRole("link", { name: "Directions" }).boundingBox())!;
      const share = (await page.getByRole("button", { name: "Share" }).boundingBox())!;
      const { x } = (await page.locator(".tour-side").boundingBox())!;
      assert.equal(share.y, directions.y, "all actions in one row");
      assert.ok(share.x + share.width <= x, "beside the picture");
    },
  ));

Deno.test("one word of 60 letters makes no page wider than a small phone", () =>
  open(
    {
      viewport: { width: 320, height: 640 },
      tour: {
        title: "Donaudampf".repeat(6),
        audioStops: [makeStop({ title: "Kapitaens".repeat(7), description: "x".repeat(300) })],
        accessNote: "y".repeat(200),
      },
    },
    async ({ page }) => {
      for (const width of [320, 195]) {
        await page.setViewportSize({ width, height: 640 });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }
    },
  ));

/** Where the text of a stop ends, and where its box does, in pixels. */
const heights = (page: Page, n: number) =>
  page.locator(`#stop-${n} .folded-text`).evaluate((text) => ({
    shown: text.clientHeight,
    whole: text.scrollHeight,
  }));

Deno.test("a long story shows its first lines, and unfolds with a tap or the keyboard", () =>
  open({ tour: { audioStops: stops(2) } }, async ({ page }) => {
    const folded = await heights(page, 1);
    assert.ok(folded.shown < folded.whole / 2, JSON.stringify(folded));
    const more = page.locator("#stop-1 .unfold > summary");
    assert.equal(await more.innerText(), "Read on");
    await more.focus();
    await page.keyboard.press("Enter");
    await page.locator("#stop-1").getByText("Show less").waitFor();
    const open = await heights(page, 1);
    assert.equal(open.shown, open.whole);
    assert.ok((await heights(page, 2)).shown < open.whole, "its neighbour stays folded");
  }));

Deno.test("without scripts a long story unfolds, too, and nothing that needs a script is shown", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: "The Old Schools of Oxford" }).click();
    await page.waitForURL(/\/tour\//);
    const text = page.locator("#stop-1 .folded-text");
    const before = (await text.boundingBox())!.height;
    await page.locator("#stop-1 .unfold > summary").click();
    assert.ok((await text.boundingBox())!.height > before);
    assert.ok(await page.locator("#stop-1 audio").isVisible(), "the browser's own player");
    assert.equal(await page.locator("main button:visible").count(), 0);
    assert.ok(await page.getByRole("link", { name: "Directions" }).isVisible());
  });
});

Deno.test("a link to a stop leads there, marks it, and shows its whole text", () =>
  open(
    { hash: "#stop-4", tour: { audioStops: stops(5) } },
    async ({ page }) => {
      assert.ok(await page.locator("#stop-4").evaluate((stop) => stop.matches(":target")));
      const { shown, whole } = await heights(page, 4);
      assert.equal(shown, whole);
      assert.ok(await page.locator("#stop-4 h3").isVisible());
      const { y } = (await page.locator("#stop-4 h3").boundingBox())!;
      assert.ok(y >= 0 && y < 720, `stop 4 is at ${y}`);
    },
  ));

Deno.test("a link to a stop from another page of ours marks it, too", () =>
  open({ tour: { audioStops: stops(5) } }, async ({ page, origin, path }) => {
    await page.goto(`${origin}/tours`);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "Stop 4" });
      document.querySelector("main")!.prepend(link);
    }, `${path}#stop-4`);
    await page.getByRole("link", { name: "Stop 4" }).click();
    await page.locator("#stop-4[data-linked]").waitFor();
    const { shown, whole } = await heights(page, 4);
    assert.equal(shown, whole);
  }));

Deno.test("Share opens the share sheet with the tour's title and its one address", () =>
  open({
    hash: "#stop-1",
    before: (page) =>
      page.addInitScript(() => {
        navigator.share = (data) => {
          Object.assign(globalThis, { shared: data });
          return Promise.resolve();
        };
      }),
  }, async ({ page, origin, path }) => {
    await page.getByRole("button", { name: "Share" }).click();
    await page.waitForFunction(() => "shared" in globalThis);
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared);
    assert.deepEqual(shared, { title: LONG_TITLE, url: origin + path });
    assert.equal(await page.locator(".toast").count(), 0);
  }));

Deno.test("a story is shared from its card, where its code stands, once it is unfolded", () =>
  open({ tour: { audioStops: stops(2) } }, async ({ page }) => {
    await page.evaluate(() =>
      navigator.share = (data) => Promise.resolve(void Object.assign(globalThis, { shared: data }))
    );
    const card = page.locator("#stop-2");
    assert.ok(!await card.getByText("More").isVisible(), "while only the first lines are shown");
    await card.getByText("Read on").click();
    await card.getByText("More").click();
    await card.getByText(/^Code [A-Z\d]{3}-[A-Z\d]{3}$/).waitFor();
    await axeFindsNothing(page, "all of a stop", "#stop-2");
    await card.getByText("Share this story").click();
    const shared = await page.waitForFunction(() => (globalThis as { shared?: ShareData }).shared);
    assert.match((await shared.jsonValue())!.url!, /\/tour\/[0-9A-Z]{26}#stop-2$/);
  }));

Deno.test("without a share sheet Share copies the address, and says so", () =>
  open({
    before: async (page, origin) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin });
      await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    },
  }, async ({ page, origin, path }) => {
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator(".toast").getByText("Link copied").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), origin + path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not now"));
    });
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator(".toast").getByText("Copy this link to share it").waitFor();
  }));

Deno.test("the distance to the start is shown once somebody asks for it, and nothing asks before", () =>
  open({
    before: async (page, origin) => {
      await locate(page.context(), origin, { latitude: 51.76, longitude: -1.25 });
      await page.addInitScript(() => {
        const ask = Geolocation.prototype.getCurrentPosition;
        Geolocation.prototype.getCurrentPosition = function (...args) {
          Object.assign(globalThis, { asked: true });
          return ask.apply(this, args);
        };
      });
    },
  }, async ({ page }) => {
    await page.locator(".start-how summary").click();
    assert.equal(await page.evaluate(() => "asked" in globalThis), false);
    await page.getByRole("button", { name: "How far is it from here?" }).click();
    await page.getByText("The start is 1.1km away").waitFor();
    assert.equal(await page.getByRole("button", { name: "How far" }).count(), 0);
  }));

Deno.test("a visitor who refuses the position reads why there is no distance", () =>
  open({ permissions: [] }, async ({ page }) => {
    await page.locator(".start-how summary").click();
    await page.getByRole("button", { name: "How far is it from here?" }).click();
    await page.getByText("Location access denied by user").waitFor();
    await page.getByRole("button", { name: "How far is it from here?" }).waitFor();
  }));

Deno.test("axe finds nothing on the page of an archive with all that it can have", () =>
  open({
    viewport: { width: 390, height: 844 },
    tour: { audioStops: stops(3), accessNote: "Two steps." },
    before: (page, origin) => locate(page.context(), origin, START),
  }, async ({ page }) => {
    await page.locator(".start-how summary").click();
    await page.getByRole("button", { name: "How far is it from here?" }).click();
    await page.getByText("You’re at the start").waitFor();
    await page.locator("#stop-1 .unfold > summary").click();
    await axeFindsNothing(page);
  }));
