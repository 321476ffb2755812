import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothingAtAnyWidth, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, stopClock, withPage } from "../../support/browser/browser.ts";
import { watchScripts } from "../../support/measure/script_size.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

const MISSING = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

async function someTour(server: TestServer): Promise<string> {
  const { id } = await createTour(server.kv, makeTour({ title: "The old school" }), {
    userId: NOBODY,
  });
  return id;
}

/** Runs in the page: React fills the pins of a map in after Leaflet has put them there. */
function pinsHaveNames(): boolean {
  const pins = [...document.querySelectorAll(".map-pin")];
  return pins.length > 0 && pins.every((pin) => pin.textContent);
}

Deno.test("axe finds nothing on any page, on a phone and on a wide screen", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  const id = await someTour(server);
  const paths = ["/", "/tours", `/tour/${id}`, "/test", `/tour/${MISSING}`, "/nowhere"];
  await withPage({ allowErrors: /404/ }, async (page) => {
    for (const path of paths) {
      await page.goto(server.origin + path);
      if (path === "/tours") await page.getByText("Show Map").click();
      if (path === "/tours") await hydrated(page, "archives-map");
      if (path === `/tour/${id}`) await hydrated(page, "tour-map");
      if (path === "/tours" || path === `/tour/${id}`) {
        await page.waitForFunction(pinsHaveNames);
      }
      await axeFindsNothingAtAnyWidth(page, path);
    }
  });
});

Deno.test("no page is wider than a phone, and than one that shows all at twice its size", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  const id = await someTour(server);
  await withPage({ viewport: { width: 320, height: 640 }, allowErrors: /404/ }, async (page) => {
    for (const path of ["/", "/tours", `/tour/${id}`, "/test", "/nowhere"]) {
      await page.goto(server.origin + path);
      for (const width of [320, 195]) {
        await page.setViewportSize({ width, height: 640 });
        await fitsTheWidth(page, path);
      }
    }
  });
});

const SCREENS = [[195, 422], [320, 640], [390, 844], [667, 375], [844, 390], [1280, 900]];

Deno.test("a title that is one word of 60 letters makes no list wider than any screen", async () => {
  await using server = await testServer();
  const word = makeTour({ title: "Donaudampf".repeat(6), creatorName: "Kapitaens".repeat(6) });
  await createTour(server.kv, word, { userId: NOBODY });
  await withPage({}, async (page) => {
    for (const path of ["/", "/tours"]) {
      await page.goto(server.origin + path);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await fitsTheWidth(page, path);
      }
    }
  });
});

Deno.test("what pages begin with stands on the first screen of a phone held across", async () => {
  await using server = await testServer();
  await someTour(server);
  await withPage({}, async (page) => {
    const isOnFirstScreen = async (locator: Locator, name: string) => {
      for (const [width, height] of [[844, 390], [667, 375]]) {
        await page.setViewportSize({ width, height });
        const box = (await locator.boundingBox())!;
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${name}, ${width}: ${box.y}`);
      }
    };
    await page.goto(server.origin);
    await isOnFirstScreen(page.getByRole("heading", { level: 1 }), "the title");
    await isOnFirstScreen(page.getByRole("link", { name: "Explore All Tours" }), "the way in");
    await page.goto(`${server.origin}/tours`);
    await isOnFirstScreen(page.getByRole("searchbox"), "the search");
    await isOnFirstScreen(page.getByLabel("Order"), "the order");
    await isOnFirstScreen(page.getByRole("button", { name: "Near me" }), "Near me");
  });
});

Deno.test("scripts stay small, and a page without islands ships no React", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  const id = await someTour(server);
  // Of these, 12 kB are the texts of all visitors' pages, which a browser loads once.
  const limits: [string, number, string?][] = [["/test", 60], ["/", 60], ["/tours", 120], [
    `/tour/${id}`,
    210,
    "tour-map",
  ]];
  for (const [path, limit, island] of limits) {
    await withPage({}, async (page) => {
      const scripts = watchScripts(page);
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      if (island) await hydrated(page, island);
      const kilobytes = scripts.bytes() / 1000;
      console.log(`${path.replace(id, "{id}")}: ${kilobytes.toFixed(1)} kB of JavaScript, gzipped`);
      assert.ok(kilobytes > 0 && kilobytes <= limit, `${kilobytes} kB, ${limit} allowed`);
      const react = scripts.names().some((name) => name.includes("hydrate"));
      assert.equal(react, island !== undefined, `React on ${path}`);
    });
  }
});

Deno.test("without JavaScript every page reads and every link leads on", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("heading", { name: "Discover History Through" }).waitFor();
    assert.equal(await page.locator("#splash").isVisible(), false);
    await page.getByRole("link", { name: "Explore All Tours" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await page.getByRole("link", { name: "The Little Rock Nine" }).click();
    await page.waitForURL(/\/tour\//);
    await page.getByRole("heading", { name: "The Little Rock Nine", level: 1 }).waitFor();
    assert.equal(await page.locator("li[id^=stop-]").count(), 5);
    assert.equal(await page.locator(".tour-map").isVisible(), false);
  });
});

Deno.test("without JavaScript no button stands that does nothing", async () => {
  await using server = await testServer({ demo: true });
  const tour = `/tour/${await someTour(server)}`;
  const paths = ["/", "/tours", tour, "/q", "/q?code=1", "/kept", "/create", "/offline", "/join"];
  await withPage({ javaScriptEnabled: false, allowErrors: /404/ }, async (page) => {
    for (const path of [...paths, "/profile", "/admin", "/logout", `${tour}/labels`]) {
      await page.goto(server.origin + path);
      const idle = await page.locator("button, [role=button], input[type=range]").evaluateAll((
        buttons,
      ) =>
        buttons.filter((button) => button.checkVisibility() && !button.closest("form[action]"))
          .map(({ outerHTML }) => outerHTML)
      );
      assert.deepEqual(idle, [], path);
    }
    await page.goto(`${server.origin}/create`);
    await page.locator("noscript .notice").waitFor();
  });
});

Deno.test("the splash covers the first page of a session only, and leaves by itself", async () => {
  await using server = await testServer();
  await withPage({ splash: true }, async (page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(server.origin);
    const splash = page.locator("#splash");
    await splash.waitFor({ state: "visible" });
    await page.getByText("Version 1.0.0").first().waitFor();
    await page.clock.runFor(2400);
    assert.equal(await splash.evaluate((e) => "leaving" in e.dataset), false);
    await page.clock.runFor(200);
    assert.equal(await splash.evaluate((e) => "leaving" in e.dataset), true);
    await page.clock.runFor(500);
    await splash.waitFor({ state: "hidden" });
    await page.goto(`${server.origin}/tours`);
    assert.equal(await splash.isVisible(), false);
  });
});

Deno.test("a tap skips the splash, and with reduced motion it does not appear", async () => {
  await using server = await testServer();
  await withPage({ splash: true }, async (page) => {
    await stopClock(page);
    await page.goto(server.origin);
    await page.locator("#splash").click();
    await page.clock.runFor(500);
    await page.locator("#splash").waitFor({ state: "hidden" });
  });
  await withPage({ splash: true, reducedMotion: "reduce" }, async (page) => {
    await page.goto(server.origin);
    assert.equal(await page.locator("#splash").isVisible(), false);
  });
});

Deno.test("a slow page shows progress and six skeleton cards, and then itself", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    let go = () => {};
    const held = new Promise<void>((resolve) => go = resolve);
    await page.route("**/tours", async (route) => {
      await held;
      await route.continue();
    });
    const link = page.getByRole("link", { name: "Explore All Tours" });
    const accent = await link.evaluate(colourOf);
    await link.click();
    // Its style sheet is inline: the content policy must name it, or the console tells.
    const bar = page.locator(".turbo-progress-bar");
    await bar.waitFor({ state: "attached" });
    assert.equal(await bar.evaluate(colourOf), accent, "it has the colour of buttons");
    await page.locator(".tour-card.loading").first().waitFor();
    assert.equal(await page.locator(".tour-card.loading").count(), 6);
    // They stand in the page's grid, below its title, and cover nothing.
    const heading = await page.getByRole("heading", { name: "All Archive Experiences" })
      .boundingBox();
    for (const card of await page.locator(".tour-card.loading").all()) {
      const box = await card.boundingBox();
      assert.ok(box && box.y > heading!.y + heading!.height && box.width < 500);
    }
    go();
    await page.getByRole("heading", { name: "No Archives Yet" }).waitFor();
    assert.equal(await page.locator(".tour-card.loading").count(), 0);
  });
});

Deno.test("after a page change the keyboard starts at the top of the new page", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    await page.getByRole("link", { name: "Explore All Tours" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "page");
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.textContent);
    assert.equal(name, "Animating the Archives");
  });
});

Deno.test("a link to a place on the page leads there without a request", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(server.origin);
    const requests: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/icon.svg")) requests.push(request.url());
    });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/#content");
    await page.getByRole("link", { name: "Explore All Tours" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
    assert.deepEqual(requests, [`${server.origin}/tours`]);
  });
});
