/**
 * Records what a browser asks the program for in two visits of one person: the first one, with a
 * search, the map, an archive, and a walk through it that is heard to its end; and one of another
 * day, with the service worker. Written to visits.json, which `deno task visits` replays. To be run
 * again when pages ask for other things.
 *
 * `deno run -A tests/bench/scale/record_visits.ts`
 */
import type { Page } from "playwright-core";
import { build } from "../../../tools/build.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { locate, visitorOf, watchWalk } from "../../support/browser/visitor.ts";
import {
  BUILD_FILES,
  type RecordedRequest,
  type Recording,
  toRecorded,
} from "./recorded_request.ts";

const TITLE = /Harvard/;
const ZOOMS = 4;

await build();
await using tiles = serveTiles();
const requests: RecordedRequest[] = [];
let visit: RecordedRequest["visit"] = "first";
await using server = await testServer({
  demo: true,
  settings: tiles.settings,
  intercept: (request, app) => {
    if (request.method !== "GET") throw new Error(`A visitor sent ${request.method}`);
    const recorded = toRecorded(request, visit);
    const isKnown = recorded.path === BUILD_FILES && requests.some((r) => r.path === BUILD_FILES);
    if (!isKnown) requests.push(recorded);
    return app(request);
  },
});
const cards = await (await fetch(`${server.origin}/api/tours`)).json();
const { id } = cards.find(({ title }: { title: string }) => TITLE.test(title));
const tour = await (await fetch(`${server.origin}/api/tours/${id}`)).json();
requests.length = 0;
const [{ latitude, longitude }] = tour.audioStops;
const place = { latitude, longitude };

await withPage({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } }, async (page) => {
  const context = page.context();
  await watchWalk(context);
  await locate(context, server.origin, place);
  await page.goto(server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.origin}/tours`);
  await lookAtMap(page);
  await search(page);
  await walk(page);
  visit = "again";
  await page.close();
  const later = await context.newPage();
  await later.goto(server.origin);
  await later.goto(`${server.origin}/tours`);
  await hydrated(later, "near-you");
  const visitor = visitorOf(later, server, id);
  await visitor.openTour();
  await later.locator("#stop-1").getByRole("button", { name: /^Play/ }).click();
  await visitor.hears(1);
});
const recording: Recording = {
  place: { latitude: tour.latitude, longitude: tour.longitude },
  requests,
};
await Deno.writeTextFile(
  new URL("visits.json", import.meta.url),
  JSON.stringify(recording, null, 1) + "\n",
);
console.log(
  `${requests.length} requests, ${
    requests.filter((r) => r.visit === "first").length
  } of them in the first visit.`,
);
// Ends the browser, too, which only tests close.
Deno.exit(0);

/** Opens the map, and goes nearer to the archive. */
async function lookAtMap(page: Page): Promise<void> {
  await page.getByText("Show Map").click();
  await page.locator(".tour-map[data-state=ready]").waitFor();
  const pin = page.locator(".tour-map .map-pin", { hasText: TITLE });
  await pin.waitFor();
  await pin.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, width, height } = (await pin.boundingBox())!;
  // A click beside it gives the wheel to the map.
  await page.mouse.click(x + width / 2, y + height + 40);
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let i = 0; i < ZOOMS; i++) {
    const answered = page.waitForResponse((response) => response.url().includes("/api/tours/map"));
    await page.mouse.wheel(0, -240);
    await answered;
  }
}

async function search(page: Page): Promise<void> {
  await page.getByRole("searchbox").pressSequentially("Harvard", { delay: 120 });
  await page.getByRole("status").getByText("found").waitFor();
}

/** Goes from stop to stop and hears each, the last seconds of it. */
async function walk(page: Page): Promise<void> {
  const visitor = visitorOf(page, server, id);
  await visitor.openTour();
  await visitor.start();
  for (const [i, stop] of tour.audioStops.entries()) {
    await visitor.goTo(stop);
    await visitor.hears(i + 1);
    await page.evaluate(() => {
      const audio = document.querySelector("audio")!;
      audio.currentTime = audio.duration - 1;
    });
    await visitor.silent();
  }
}
