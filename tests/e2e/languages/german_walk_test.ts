/** A demo archive, walked whole in a browser that is set to German. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { playsPast } from "../../support/browser/listening.ts";
import { isSaved } from "../../support/browser/offline.ts";
import { testServer } from "../../support/servers/server.ts";
import { locate, type Visitor, visitorOf, watchWalk } from "../../support/browser/visitor.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import type { TourCard } from "../../../lib/model/tour/tour.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";

const TITLES = [
  "Neun Namen",
  "Das Telefon der Reporter",
  "Elizabeths Bank",
  "Durch den Haupteingang",
  "Neun Bäume",
];

const soundOf = (page: Page) => page.evaluate(() => document.querySelector("audio")!.currentSrc);

/** Goes near the end of the story that sounds. */
const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector("audio")!;
    audio.currentTime = audio.duration - 0.3;
  });

/** Walks from stop to stop, and hears each in its German recording. */
async function walk(page: Page, visitor: Visitor, places: readonly Position[]): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem("heard"));
  await page.getByRole("button", { name: "Rundgang starten" }).click();
  for (const [i, place] of places.entries()) {
    await visitor.goTo(place);
    await visitor.hears(i + 1);
    await playsPast(page, 0.2);
    assert.match(await soundOf(page), /\/media\/[0-9a-f]{64}\.mp3$/);
    await toTheEnd(page);
    await page.waitForFunction(() => document.querySelector("audio")!.paused);
  }
  assert.deepEqual(await visitor.heard(), TITLES);
}

Deno.test("a browser set to German walks a demo archive whole, in German recordings, and once more without the server", async () => {
  await using server = await testServer({ demo: true });
  const tours: TourCard[] = await (await fetch(`${server.origin}/api/tours`)).json();
  const { id } = tours.find(({ title }) => title === "The Little Rock Nine")!;
  const places = (await getTour(server.kv, id))!.tour.audioStops.filter(hasPlace);
  const path = `/de/tour/${id}`;
  await withPage({
    locale: "de-DE",
    serviceWorkers: "allow",
    allowErrors: /Failed to load resource|net::ERR_/,
  }, async (page) => {
    await watchWalk(page.context());
    const start = { latitude: places[0].latitude + 0.002, longitude: places[0].longitude };
    await locate(page.context(), server.origin, start);
    await page.goto(server.origin);
    await page.waitForURL(`${server.origin}/de`);
    await page.goto(`${server.origin}/tour/${id}`);
    await page.waitForURL(server.origin + path);
    await isSaved(page, path);
    const keep = page.locator(".keep-tour");
    await keep.getByRole("button", { name: "Auf dem Gerät speichern" }).click();
    await keep.getByRole("button", { name: /^\d.* speichern$/ }).click({ timeout: 45_000 });
    await keep.getByText("Auf diesem Gerät gespeichert").waitFor();
    assert.equal(await page.locator(".tour-head h1").innerText(), "Die Neun von Little Rock");
    await hydrated(page, "start-tour");
    await walk(page, visitorOf(page, server, id), places);

    await server.stop();
    const next = await page.context().newPage();
    await page.close();
    await locate(next.context(), server.origin, start);
    await next.goto(server.origin + path);
    await hydrated(next, "start-tour");
    await walk(next, visitorOf(next, server, id), places);
  });
});
