/** The list of all archives with script: search and filters in place, the map, and Back. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { locate } from "../../support/browser/visitor.ts";
import { makeTour } from "../../support/data/tours.ts";

const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" as const };
const OXFORD = { latitude: 51.752, longitude: -1.256 };

/** A server with archives, the first one the oldest, and tiles for its maps. */
async function serverWith(tours: Partial<TourInput>[]) {
  const tiles = serveTiles();
  const server = await testServer({ settings: tiles.settings });
  const ids: string[] = [];
  for (const [i, tour] of tours.entries()) {
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, i));
    ids.push((await createTour(server.kv, makeTour(tour), { userId: NOBODY, now })).id);
  }
  return {
    ...server,
    ids,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await tiles[Symbol.asyncDispose]();
    },
  };
}

const rooms = (count: number): Partial<TourInput>[] =>
  Array.from({ length: count }, (_, i) => ({ title: `Room ${i + 1}` }));

const CORPUS: Partial<TourInput>[] = [
  { title: "The mill", tourType: "unordered", latitude: 51.76, longitude: -1.26 },
  { title: "The gate", latitude: 51.74, longitude: -1.25 },
  { title: "Bells", latitude: 51.75, longitude: -1.24, description: "The bells of the mill." },
];

const titles = (page: Page) => page.locator("#archives h3").allTextContents();
const found = (page: Page, text: string) =>
  page.locator("#archives-found", { hasText: new RegExp(`^${text}$`) }).waitFor();
const words = (page: Page) => page.getByRole("searchbox", { name: "Search all archives" });
const query = (page: Page) => new URL(page.url()).search;

Deno.test("typing searches in place: the text, the focus and the page stay, the count is said", async () => {
  await using server = await serverWith(CORPUS);
  await withPage(DESK, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await words(page).pressSequentially("mill");
    await found(page, "2 archives found");
    assert.deepEqual(await titles(page), ["The mill", "Bells"]);
    // What is typed on is never lost, whatever comes back meanwhile.
    await page.keyboard.type(" bells");
    await found(page, "1 archive found");
    assert.equal(await words(page).inputValue(), "mill bells");
    assert.ok(await words(page).evaluate((input) => input === document.activeElement));
    assert.equal(query(page), "?q=mill+bells");
    assert.equal(await page.evaluate(() => "isSamePage" in globalThis), true);
    assert.equal(await page.locator("#archives-found").getAttribute("role"), "status");
    await page.getByRole("link", { name: "Clear all" }).click();
    await found(page, "3 archives");
    assert.equal(await words(page).inputValue(), "");
    assert.equal(query(page), "");
  });
});

Deno.test("a slow answer to an earlier search never takes the place of a later one", async () => {
  await using server = await serverWith(CORPUS);
  await withPage(DESK, async (page) => {
    await page.goto(`${server.origin}/tours`);
    let answer = () => {};
    const held = new Promise<void>((resolve) => answer = resolve);
    await page.route("**/tours?q=gate", async (route) => {
      await held;
      await route.continue().catch(() => {}); // It was given up.
    });
    const asked = page.waitForRequest("**/tours?q=gate");
    await words(page).fill("gate");
    await asked;
    await words(page).fill("bells");
    await found(page, "1 archive found");
    answer();
    await page.getByLabel("Path").selectOption("ordered");
    await page.waitForURL("**/tours?q=bells&type=ordered");
    assert.deepEqual(await titles(page), ["Bells"]);
  });
});

Deno.test("filters apply when they are chosen; what cannot be searched says so and stays as typed", async () => {
  await using server = await serverWith(CORPUS);
  await withPage({ ...DESK, allowErrors: /ERR_FAILED/ }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.getByLabel("Path").selectOption("unordered");
    await found(page, "1 archive found");
    assert.deepEqual(await titles(page), ["The mill"]);
    await page.getByLabel("Order").selectOption("title");
    await page.waitForURL("**/tours?type=unordered&sort=title");
    await page.route("**/tours?*", (route) => route.abort());
    await words(page).fill("gate");
    await page.getByText("The search didn’t work. Check your connection").waitFor();
    assert.deepEqual(await titles(page), ["The mill"]);
    assert.equal(await words(page).inputValue(), "gate");
    await page.unroute("**/tours?*");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await found(page, "0 archives found");
    await page.getByText("Nothing matches “gate”, Free Discovery.").waitFor();
    await page.getByRole("link", { name: "Clear search and filters" }).click();
    await found(page, "3 archives");
  });
});

Deno.test("without script the form searches by pages", async () => {
  await using server = await serverWith([...rooms(30), { title: "The gate" }]);
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await words(page).fill("room");
    await page.getByLabel("Order").selectOption("title");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await found(page, "30 archives found");
    assert.equal(await page.getByRole("button", { name: "Near me" }).isVisible(), false);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForURL(/page=2/);
    assert.deepEqual((await titles(page)).at(-1), "Room 30");
    await page.getByRole("link", { name: "Back to the first page" }).click();
    await page.waitForURL((url) => !url.searchParams.has("page"));
    assert.equal((await titles(page)).length, 24);
  });
});

Deno.test("Back finds the search, the pages that were shown and the open map again", async () => {
  await using server = await serverWith(rooms(60));
  await withPage(DESK, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await words(page).fill("room");
    await found(page, "60 archives found");
    await page.getByText("Show Map").click();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("48 of 60 shown").waitFor();
    const card = page.locator("#archives .tour-card").nth(40);
    const title = await card.locator("h3").textContent();
    await card.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: title! }).waitFor();
    await page.goBack();
    await page.getByText("48 of 60 shown").waitFor();
    assert.equal(await page.locator("#archives .tour-card").count(), 48);
    assert.equal(await words(page).inputValue(), "room");
    assert.ok(await page.locator(".map-toggle").evaluate((e) => (e as HTMLDetailsElement).open));
  });
});

/** Opens the map, and waits until the pins of all archives are on it. */
async function openMap(page: Page, server: TestServer, pins: number) {
  await page.goto(`${server.origin}/tours`);
  await page.getByText("Show Map").click();
  await page.locator(".map-pin").nth(pins - 1).waitFor();
}

Deno.test("cards and pins point at each other, and the map shows what is found", async () => {
  await using server = await serverWith(CORPUS);
  await withPage(DESK, async (page) => {
    await openMap(page, server, 3);
    const pin = (title: string) => page.locator(".map-pin", { hasText: title });
    const pointed = page.locator(".map-pin.pointed-at");
    await page.locator("#archives .tour-card", { hasText: "The gate" }).hover();
    await pointed.waitFor();
    assert.match(await pointed.innerText(), /The gate/);
    await page.locator("#archives").getByRole("link", { name: "Bells" }).focus();
    await page.locator(".map-pin.pointed-at", { hasText: "Bells" }).waitFor();
    await page.getByRole("button", { name: "Search", exact: true }).focus();
    await pointed.waitFor({ state: "detached" });

    await pin("The mill").focus();
    await page.keyboard.press("Enter");
    await page.locator(".map-note").getByRole("link", { name: "Explore Archive" }).waitFor();
    await page.getByRole("button", { name: "Show in list" }).click();
    await page.locator(":focus", { hasText: /^The mill$/ }).waitFor();

    await words(page).fill("gate");
    await pin("Bells").waitFor({ state: "detached" });
    assert.equal(await page.locator(".map-pin").count(), 1);
    assert.match(await page.locator(".map-pin").innerText(), /The gate/);
  });
});

Deno.test("the first view of the map is as near as the archives are, on both sides of a meridian", async () => {
  const around = (i: number) => ({
    latitude: 51.478 + Math.sin(i) / 100,
    longitude: Math.cos(i * 7) / 100,
  });
  await using server = await serverWith(
    Array.from({ length: 210 }, (_, i) => ({ ...makeTour(), ...around(i) })),
  );
  await withPage(DESK, async (page) => {
    const boxes: URLSearchParams[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/tours/map") boxes.push(searchParams);
    });
    await openMap(page, server, 2);
    const [box] = boxes;
    const width = Number(box.get("east")) - Number(box.get("west"));
    assert.ok(width > 0.02 && width < 0.25, `the first box is ${width} degrees wide`);
  });
});

Deno.test("with a shared location the nearest archives come first, with their distance", async () => {
  await using server = await serverWith([
    { title: "Far away", latitude: 10, longitude: 10 },
    ...CORPUS,
  ]);
  await withPage(DESK, async (page) => {
    await page.addInitScript(() => localStorage.setItem("location-permission-granted", "true"));
    await locate(page.context(), server.origin, OXFORD);
    for (const path of ["/", "/tours"]) {
      await page.goto(server.origin + path);
      await hydrated(page, "near-you");
      const near = page.getByRole("region", { name: "Near you" });
      await near.getByText("m away").first().waitFor();
      const distances = await near.locator(".distance").allTextContents();
      assert.equal(distances.length, 3, path);
      assert.deepEqual(await near.locator("h3").allTextContents(), [
        "The mill",
        "Bells",
        "The gate",
      ]);
    }
    await page.locator("#archives").getByText("km away").first().waitFor();
    // A search is about all archives.
    await words(page).fill("far");
    await found(page, "1 archive found");
    await page.getByRole("region", { name: "Near you" }).waitFor({ state: "hidden" });
  });
});

Deno.test("nothing near names the nearest archive, on landing and at home of somebody", async () => {
  await using server = await serverWith([{ title: "The gate", latitude: 52, longitude: -1.256 }]);
  await withPage(DESK, async (page) => {
    await page.addInitScript(() => localStorage.setItem("location-permission-granted", "true"));
    await locate(page.context(), server.origin, OXFORD);
    await page.goto(server.origin);
    await page.getByText("There are no archives within 10 km of here.").waitFor();
    await page.getByText(/The nearest one is The gate in .*, 27\.6km away\./).waitFor();
  });
});

Deno.test("pages ask for no position that was not shared, and for none that the browser took back", async () => {
  await using server = await serverWith(CORPUS);
  const count = () => {
    Object.assign(globalThis, { asked: 0 });
    Geolocation.prototype.getCurrentPosition = Geolocation.prototype.watchPosition = () => {
      (globalThis as unknown as { asked: number }).asked++;
      return 0;
    };
  };
  for (const granted of ["false", "true"]) {
    await withPage(DESK, async (page) => {
      await page.addInitScript(count);
      await page.addInitScript(
        (granted) => localStorage.setItem("location-permission-granted", granted),
        granted,
      );
      for (const path of ["/", "/tours"]) {
        await page.goto(server.origin + path, { waitUntil: "networkidle" });
        await page.waitForFunction(() => document.documentElement.dataset.located === undefined);
        assert.equal(await page.getByRole("region", { name: "Near you" }).count(), 0);
        const asked = await page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
        assert.equal(asked, 0, `${path}, ${granted}`);
      }
    });
  }
});

Deno.test("Near me narrows the list to the neighbourhood, and again to all", async () => {
  await using server = await serverWith([
    { title: "Far away", latitude: 10, longitude: 10 },
    ...CORPUS,
  ]);
  await withPage(DESK, async (page) => {
    await locate(page.context(), server.origin, { latitude: 51.75234, longitude: -1.25678 });
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("button", { name: "Near me" }).click();
    await found(page, "3 archives found");
    assert.equal(query(page), "?lat=51.752&lng=-1.257&radius=10");
    await page.getByText("Within 10 km of Oxford, United Kingdom").waitFor();
    await page.getByRole("button", { name: "Near me", pressed: true }).click();
    await found(page, "4 archives");
  });
});

Deno.test("axe finds nothing in a search, in an empty one and beside archives near", async () => {
  await using server = await serverWith(CORPUS);
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.addInitScript(() => localStorage.setItem("location-permission-granted", "true"));
    await locate(page.context(), server.origin, OXFORD);
    for (const path of ["/tours", "/tours?q=mill&lat=51.7&lng=-1.2", "/tours?q=nowhere", "/"]) {
      await page.goto(server.origin + path);
      if (!path.includes("?")) await page.getByText("m away").first().waitFor();
      await axeFindsNothing(page, path);
      await fitsTheWidth(page, path);
    }
  });
});

Deno.test("on a phone the first archive of the list begins on the first screen", async () => {
  await using server = await serverWith(CORPUS);
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    const card = page.locator("#archives > li").first();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const { y } = (await card.boundingBox())!;
    assert.ok(y < 640, `${y} px`);
  });
});
