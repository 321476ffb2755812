/** Archives that are kept on the device: fetched, checked, and there when no server is. */
import assert from "node:assert/strict";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import type { Progress } from "../../../lib/model/tour/progress.ts";
import { LEVEL } from "../../../lib/walk/ambient/ambient.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, shown } from "../../support/browser/browser.ts";
import { playsPast, press, seekTo } from "../../support/browser/listening.ts";
import {
  answerRange,
  type OfflineVisit,
  RECORDING,
  RECORDING_LENGTH,
  visitOffline,
} from "../../support/browser/offline.ts";
import { recording } from "../../support/data/recordings.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { isLoud, noteAmbient, type Noted } from "../../support/walk/ambient.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import {
  TOWN,
  waitForColours,
  waitForName,
  watchWriting,
  withMapArchive,
} from "../../support/browser/vector_map.ts";
import {
  along,
  BLOCK,
  CORNER,
  locate,
  street,
  visitorOf,
  watchWalk,
} from "../../support/browser/visitor.ts";

const button = (page: Page, name: string | RegExp) =>
  page.locator(".keep-tour").getByRole("button", { name });

const isKept = (page: Page) => page.getByText(/^Saved on this device: \d+\.\d MB\./).waitFor();

/** Milliseconds: the page waits for a worker that is being installed, twice for 20 s at most. */
const INSTALLING = 45_000;

/** Adds up what there is to keep, and takes the offer. */
async function keep(page: Page): Promise<void> {
  await button(page, "Save on this device").click();
  await button(page, /^Save \d/).click({ timeout: INSTALLING });
}

/** How far the account is in the tours that it has begun, as the server knows. */
async function progressOf({ page, server }: OfflineVisit) {
  const answer = await page.context().request.get(`${server.origin}/api/user/progress`);
  const progress: Progress[] = await answer.json();
  return progress.map(({ completedStops, isActive }) => ({ completedStops, isActive }));
}

Deno.test("a kept archive is walked from a cold start without a server: streets, each story, sought; the account has the walk once the server is back", async () => {
  await using map = await withMapArchive({ features: TOWN });
  const audioStops = street(2).map((stop) => ({ ...stop, audioUrl: RECORDING }));
  await visitOffline(async (visit) => {
    const { openTour, tourPath, coldStart, server, page: first } = visit;
    const context = first.context();
    await watchWalk(context);
    await watchWriting(context);
    await locate(context, server.origin, CORNER);
    await openTour();
    await signIn(first, server, "visitor", tourPath);
    await keep(first);
    await isKept(first);
    await server.stop();
    await context.setOffline(true);

    const page = await coldStart("/kept");
    await page.getByText(/^One archive, \d/).waitFor();
    await page.getByRole("link", { name: "The old mill" }).click();
    await shown(page, "The old mill");
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await waitForColours(page, ["land", "green", "water", "building", "road"]);
    await waitForName(page, "Schoolhouse Lane");

    const { start, goTo, hears, silent } = visitorOf(page, server, tourPath.split("/").at(-1)!);
    await hydrated(page, "start-tour");
    await start();
    for (const n of [1, 2]) {
      await goTo(along(n * BLOCK));
      await hears(n);
      await playsPast(page, 0.2);
      await seekTo(page, 40);
      await playsPast(page, 40.2);
      await seekTo(page, 10);
      await playsPast(page, 10.2);
      await seekTo(page, RECORDING_LENGTH - 0.5);
      await silent();
    }
    await page.getByRole("region", { name: "Your walk is over" }).getByText("2 of 2").waitFor();

    const later = await coldStart("/kept", page);
    await later.getByText("2 changes are waiting to be sent from this device").waitFor();
    server.start();
    await context.setOffline(false);
    await later.getByText(/waiting to be sent/).waitFor({ state: "detached" });
    const walked = { completedStops: [0, 1], isActive: "false" };
    assert.deepEqual(await progressOf({ ...visit, page: later }), [walked]);
  }, { settings: map.settings, audioStops });
});

Deno.test("the ambient sound of a zone loops in a kept archive without a server", async () => {
  const ambientUrl = "/recordings/rain.wav";
  const audioStops = street(2).map((stop) => ({ ...stop, ambientUrl }));
  await visitOffline(async ({ page, server, change, openTour, tourPath, coldStart }) => {
    const context = page.context();
    const rain = recording(3);
    change((request) =>
      new URL(request.url).pathname === ambientUrl
        ? Promise.resolve(answerRange(request, rain))
        : undefined
    );
    await context.addInitScript(noteAmbient);
    await watchWalk(context);
    await locate(context, server.origin, CORNER);
    await openTour();
    await keep(page);
    await isKept(page);
    await server.stop();
    await context.setOffline(true);
    const kept = await coldStart(tourPath);
    const { start, goTo } = visitorOf(kept, server, tourPath.split("/").at(-1)!);
    await hydrated(kept, "start-tour");
    await start();
    await goTo(along(BLOCK));
    await isLoud(kept, ambientUrl, LEVEL.alone);
    await kept.waitForFunction(() => (globalThis as unknown as Noted).ambient!.currentTime > 2);
    await kept.waitForFunction(() => (globalThis as unknown as Noted).ambient!.currentTime < 1);
  }, { audioStops });
});

/** A tour whose one recording has `bytes`, which the server counts the requests of. */
async function makeLargeTour({ server, change }: OfflineVisit) {
  const file = recording(300);
  const audioUrl = "/recordings/large.wav";
  const asked: string[] = [];
  const connection = { isLostAfter: Infinity };
  change((request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== audioUrl || request.method === "HEAD") {
      return pathname === audioUrl ? Promise.resolve(answerRange(request, file)) : undefined;
    }
    if (asked.length >= connection.isLostAfter) {
      return Promise.resolve(new Response(null, { status: 503 }));
    }
    asked.push(request.headers.get("range") ?? "all");
    return Promise.resolve(answerRange(request, file));
  });
  const audioStops = [makeStop({ title: "Long", audioUrl })];
  const tour = await createTour(server.kv, makeTour({ title: "The long story", audioStops }), {
    userId: NOBODY,
  });
  return { path: `/tour/${tour.id}`, file, asked, connection };
}

Deno.test("a recording of more than 10 MB that breaks off goes on where it ended, and plays whole", () =>
  visitOffline(async (visit) => {
    const { page, server } = visit;
    const { path, file, asked, connection } = await makeLargeTour(visit);
    assert.ok(file.length > 10e6, `${file.length}`);
    connection.isLostAfter = 5;
    await page.goto(server.origin + path);
    await keep(page);
    await page.getByText("A file arrived incomplete").waitFor();
    const before = [...asked];
    connection.isLostAfter = Infinity;
    asked.length = 0;
    await button(page, "Continue").click();
    await isKept(page);
    assert.deepEqual(asked.filter((range) => before.includes(range)), [], "nothing came twice");
    await server.stop();
    await press(page, 1);
    await playsPast(page, 0.2);
    await seekTo(page, 290);
    await playsPast(page, 290.2);
  }));

Deno.test("an archive that has changed since it was kept offers the update, and has it afterwards", () =>
  visitOffline(async ({ openTour, page, server, tourPath, coldStart }) => {
    await openTour();
    await keep(page);
    await isKept(page);
    const id = tourPath.split("/").at(-1)!;
    await updateTour(server.kv, id, makeTour({ title: "The mill by night" }));
    await page.reload();
    await page.getByText("The archive has changed since.").waitFor();
    await button(page, "Update").click();
    await isKept(page);
    await server.stop();
    const next = await coldStart("/kept");
    await next.getByRole("link", { name: "The mill by night" }).click();
    await shown(next, "The mill by night");
  }));

Deno.test("an archive that is removed is gone from the device, after a question", () =>
  visitOffline(async ({ openTour, page, server }) => {
    await openTour();
    await keep(page);
    await isKept(page);
    await page.goto(`${server.origin}/kept`);
    await page.getByRole("button", { name: "Remove The old mill" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Remove" }).click();
    await page.getByText("No saved archives yet").waitFor();
    const names = await page.evaluate(() => caches.keys());
    assert.deepEqual(names.filter((name) => name.startsWith("kept-tour-")), []);
  }));

Deno.test("a sentence of a kept archive is found without a server, also by a search that had no connection, and opens at its second", () => {
  const said = (start: number, text: string) => ({ start, end: start + 2000, text });
  const transcript = {
    language: "en",
    source: "typed" as const,
    checked: true,
    cues: [said(0, "The mill stood here."), said(31_500, "My grandmother carried a lantern.")],
  };
  const audioStops = [
    makeStop({ title: "First", audioUrl: RECORDING }),
    makeStop({ title: "Second", audioUrl: RECORDING, transcript }),
  ];
  return visitOffline(async ({ openTour, page, server, coldStart }) => {
    await openTour();
    await keep(page);
    await isKept(page);
    await server.stop();
    const kept = await coldStart("/kept");
    const box = kept.getByRole("searchbox", { name: "Search in saved archives" });
    await box.fill("dinosaur");
    await kept.getByText("Nothing is found in what is saved here.").waitFor();
    await box.fill("lantren");
    await kept.getByText("Found in one archive:").waitFor();
    await axeFindsNothing(kept, "what is found in saved archives");
    await kept.getByRole("link", { name: "My grandmother carried a lantern." }).click();
    await shown(kept, "The old mill");
    assert.equal(new URL(kept.url()).hash, "#stop-2&t=31.5");
    await kept.locator("#stop-2[data-linked]").waitFor();
    const refused = await coldStart("/tours?q=grandmother", kept);
    await refused.getByRole("link", { name: "My grandmother carried a lantern." }).waitFor();
  }, { audioStops });
});
