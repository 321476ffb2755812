/** Ways on foot are found in the author's browser, by a worker. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page, Route } from "playwright-core";
import type { StreetTask } from "../../../../lib/device/streets/street_finder.ts";
import { withPage } from "../../../support/browser/browser.ts";
import { openBuilt } from "../../../support/browser/pages/built_page.ts";
import type {} from "../../../support/browser/pages/streets_page.ts";
import { soon } from "../../../support/measure/soon.ts";
import { gridArchive, inGrid, STREET } from "../../../support/streets/grid.ts";

const HERE = inGrid(0.1, STREET);
const PAIRS: StreetTask["pairs"] = [
  [HERE, inGrid(1 + STREET, 0.5)],
  [HERE, inGrid(0.6, 0.6)],
  [HERE, inGrid(STREET, 0.7)],
];

/** Serves the map's ranges; while `isHeld`, they do not come, and are given to `onHeld`. */
async function serveMap(page: Page) {
  const bytes = gridArchive();
  const answer = async (route: Route) => {
    const [first, last] = /(\d+)-(\d+)/.exec(await route.request().headerValue("range") ?? "")!
      .slice(1).map(Number);
    const body = bytes.slice(first, last + 1);
    await route.fulfill({
      status: 206,
      headers: { etag: '"v1"', "content-length": String(body.length) },
      body: Buffer.from(body),
    });
  };
  const map = { isHeld: false, asked: 0, onHeld: (_: Route) => {}, answer };
  await page.route(/\/map\.pmtiles/, (route) => {
    map.asked++;
    return map.isHeld ? map.onHeld(route) : answer(route);
  });
  return map;
}

const onPage = (use: (page: Page, map: Awaited<ReturnType<typeof serveMap>>) => Promise<void>) =>
  withPage({}, async (page) => {
    const map = await serveMap(page);
    await using _page = await openBuilt(page, {
      entry: "tests/support/browser/pages/streets_page.ts",
      files: new Map(),
      name: "findStreets",
    });
    await use(page, map);
  });

const find = async (page: Page) => {
  const answers = await page.evaluate((pairs) => findStreets(pairs), PAIRS);
  assert.deepEqual(answers.map(({ index }) => index), [0, 1, 2]);
  return answers.map(({ found }) => "problem" in found ? found.problem : found.parts.length);
};

Deno.test("a worker finds the ways pair by pair, and reads a part of the map once", () =>
  onPage(async (page, map) => {
    assert.deepEqual(await find(page), [2, "far", 2]);
    assert.equal(page.workers().length, 1);
    const { asked } = map;
    assert.ok(asked > 0);
    assert.deepEqual(await find(page), [2, "far", 2]);
    assert.equal(map.asked, asked);
    assert.equal(page.workers().length, 1);
  }));

Deno.test("a map that does not come is said to be unread, and read when it is back", () =>
  onPage(async (page, map) => {
    map.isHeld = true;
    assert.deepEqual(await find(page), ["unread", "unread", "unread"]);
    map.isHeld = false;
    assert.deepEqual(await find(page), [2, "far", 2]);
  }));

Deno.test("a search can be aborted while the map does not come, and the next one begins", () =>
  onPage(async (page, map) => {
    const held = Promise.withResolvers<Route>();
    Object.assign(map, { isHeld: true, onHeld: held.resolve });
    await page.exposeFunction("held", () => held.promise.then(() => {}));
    const abort = page.evaluate((pairs) => {
      const { held } = globalThis as unknown as { held: () => Promise<void> };
      return abortStreets(pairs, held());
    }, PAIRS);
    assert.equal(await soon(abort, "the end of the aborted search"), "AbortError");
    map.isHeld = false;
    await map.answer(await held.promise);
    assert.deepEqual(await find(page), [2, "far", 2]);
  }));
