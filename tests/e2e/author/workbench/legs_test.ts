/** The ways from stop to stop on the map of the author's form. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { decodeLine, encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { LegData } from "../../../../lib/model/tour/legs/leg_data.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { STEP_FREE_KEY } from "../../../../lib/device/storage_keys.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { type Author, author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { endless, type Loopback, loopback } from "../../../support/servers/loopback.ts";

const at = (north: number, east: number): Position => ({
  latitude: 51.75 + north / 1e5,
  longitude: -1.25 + east / 1e5,
});
const [START, GATE, MILL, POND] = [at(0, 0), at(120, 20), at(160, 240), at(0, 270)];

/** A leg over a place in the middle of the way. */
const legOver = (by: LegData["by"], ...points: Position[]): LegData => ({
  line: encodeLine(points),
  by,
});

/** A router whose ways have a corner: first north or south, then east or west. */
function cornerRouter(): Loopback {
  return loopback((url) => {
    const [from, to] = url.pathname.split("/").at(-1)!.split(";").map((pair) => {
      const [longitude, latitude] = pair.split(",").map(Number);
      return { latitude, longitude };
    });
    const corner = { latitude: to.latitude, longitude: from.longitude };
    const points = [from, corner, to];
    return Response.json({
      code: "Ok",
      routes: [{
        distance: 400,
        legs: [{
          steps: [
            { name: "Mill Lane", distance: 200, geometry: encodeLine(points.slice(0, 2)) },
            { name: "Broad Street", distance: 200, geometry: encodeLine(points.slice(1)) },
          ],
        }],
      }],
      waypoints: [{ distance: 2 }, { distance: 3 }],
    });
  });
}

type Legs = (LegData | undefined)[];
type Walk = Author & {
  map: ReturnType<Author["page"]["locator"]>;
  /** The legs of the stops as the form would save them. */
  legs(): Promise<Legs>;
  follow(): Promise<void>;
};

type Options = { router?: Loopback; legs?: Legs; phone?: true };

/** Opens the form of a guided walk from a gate over a mill to a pond. */
async function walk(
  { router, legs: begun = [], phone }: Options,
  use: (it: Walk) => Promise<void>,
): Promise<void> {
  const settings: Record<string, string> = router
    ? { ROUTER_URL: `${router.url}/route/v1/foot` }
    : {};
  const look = phone ? { hasTouch: true } : WIDE;
  await author({ ...look, account: "author", settings }, async (it) => {
    const { page, server, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [["Gate", GATE], ["Mill", MILL], ["Pond", POND]] as const;
    const { id } = await createTour(
      server.kv,
      makeTour({
        ...START,
        audioStops: audioStops.map(([title, place], i) =>
          makeStop({ ...place, title, triggerRadius: 20, leg: begun[i] })
        ),
      }),
      { userId },
    );
    await open(`/tour/${id}/edit`);
    const map = page.locator(".form-map");
    await use({
      ...it,
      map,
      async legs() {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(/\/tour\/[^/]+$/);
        const answer = await page.request.get(`${server.origin}/api/tours/${id}`);
        const { audioStops } = await answer.json();
        return audioStops.map(({ leg }: { leg?: LegData }) => leg);
      },
      async follow() {
        await map.locator("[data-state=ready]").waitFor();
        await map.getByLabel("More of the map").click();
        await map.getByRole("button", { name: "Follow the streets" }).click();
      },
    });
  });
}

const pointsOf = (leg: LegData | undefined): number => decodeLine(leg?.line ?? "")?.length ?? 0;

const isDrawn = (it: Walk, kind: string) =>
  it.page.waitForFunction(
    (kind) =>
      document.querySelector(`.form-map path.form-leg${kind}`)!.getAttribute("d")!.length > 10,
    kind,
  );

Deno.test("all ways follow the streets by one act, which one Undo takes back", async () => {
  await using router = cornerRouter();
  await walk({ router }, async (it) => {
    const { map, follow } = it;
    await follow();
    await map.getByText("3 ways follow the streets now.").waitFor();
    await isDrawn(it, ":not(.is-straight, .is-open)");
    await map.getByRole("button", { name: "Undo on the map" }).click();
    await map.getByText("3 ways follow the streets now.").waitFor({ state: "detached" });
    await follow();
    await map.getByText("3 ways follow the streets now.").waitFor();
    await axeFindsNothing(it.page, "the ways", ".form-map");
    const legs = await it.legs();
    assert.deepEqual(legs.map((leg) => leg?.by), ["streets", "streets", "streets"]);
    assert.deepEqual(legs[1]?.parts?.map(({ name }) => name), ["Mill Lane", "Broad Street"]);
  });
});

Deno.test("where the router knows no steps, the form offers no ways without them and asks for none", async () => {
  await using router = cornerRouter();
  await walk({ router }, async ({ page, map, follow }) => {
    await page.evaluate((key) => localStorage.setItem(key, "on"), STEP_FREE_KEY);
    await page.reload();
    await follow();
    await map.getByText("3 ways follow the streets now.").waitFor();
    assert.equal(await page.getByLabel("Without steps").count(), 0);
  });
});

Deno.test("a way without an answer stays a straight line, and the author learns why", async () => {
  await using router = cornerRouter();
  const { answer } = router;
  const mill = `${MILL.longitude}`.slice(0, 7);
  router.answer = async (url) => {
    const [from, to] = url.pathname.split("/").at(-1)!.split(";");
    if (to.startsWith(mill)) return Response.json({ code: "NoRoute" }, { status: 400 });
    if (!from.startsWith(mill)) return answer(url);
    const found = await (await answer(url))!.json();
    return Response.json({ ...found, waypoints: [{ distance: 80 }, { distance: 3 }] });
  };
  await walk({ router }, async ({ map, page, follow }) => {
    await follow();
    await map.getByText(
      "The way to stop 1 follows the streets now. The ways to stops 2 and 3 are straight lines.",
    ).waitFor();
    const notes = page.locator(".zone-notes");
    await notes.getByText("No way on foot leads to Stop 2").waitFor();
    await notes.getByText("Stop 2 is more than 60 m from any path: is that right?").waitFor();
  });
});

Deno.test("the search for ways can be cancelled, and what was found stays", async () => {
  await using router = cornerRouter();
  const { answer } = router;
  let asked = 0;
  router.answer = (url) => ++asked === 2 ? endless() : answer(url);
  await walk({ router }, async ({ map, follow }) => {
    await follow();
    await map.getByText("Finding ways: 1 of 3").waitFor();
    await map.getByRole("button", { name: "Cancel" }).click();
    await map.getByText("The way to stop 1 follows the streets now.").waitFor();
  });
});

Deno.test("a moved stop has both of its ways found again, and one Undo brings all back", async () => {
  await using router = cornerRouter();
  await walk({ router }, async (it) => {
    const { map, page, follow, stop } = it;
    await follow();
    await map.getByText("3 ways follow the streets now.").waitFor();
    await it.openStop(2);
    const way = stop(2).locator(".leg-line p");
    const before = await way.textContent();
    assert.match(before!, /^The way there: \d+ m by Mill Lane and Broad Street$/);
    const pin = map.getByRole("button", { name: "2. Mill" });
    await pin.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press("Shift+ArrowRight");
    await map.getByText("The ways to stops 2 and 3 were found again.").waitFor();
    assert.notEqual(await way.textContent(), before);
    await map.getByRole("button", { name: "Undo on the map" }).click();
    await page.waitForFunction(
      (before) => document.querySelector("[data-stop='1'] .leg-line p")!.textContent === before,
      before,
    );
    await stop(2).getByLabel("Latitude").fill("51.7521");
    await map.getByText("The ways to stops 2 and 3 were found again.").waitFor();
    assert.deepEqual((await it.legs()).map(pointsOf), [3, 3, 3]);
  });
});

Deno.test("inserting a stop finds both ways; removing one finds the way between its neighbours", async () => {
  await using router = cornerRouter();
  await walk({ router }, async (it) => {
    const { map, page, follow, stop } = it;
    await follow();
    await map.getByText("3 ways follow the streets now.").waitFor();
    await page.getByRole("button", { name: "A new stop" }).click();
    await map.locator(".map-canvas").click({ position: { x: 60, y: 200 } });
    await map.getByText("Stop 4 was added here.").waitFor();
    await it.openStop(4);
    await stop(4).getByText(/The way there: .+ in a straight line/).waitFor();
    await stop(4).locator(".stop-menu summary").click();
    await stop(4).getByLabel("Move to").selectOption("1");
    await map.getByText("The ways to stops 2 and 3 were found again.").waitFor();
    await stop(2).getByText(/^The way there: \d+ m by/).waitFor();
    await stop(2).locator(".stop-menu").getByRole("button", { name: "Remove stop" }).click();
    await map.getByText("The way to stop 2 was found again.").waitFor();
    assert.deepEqual((await it.legs()).map(pointsOf), [3, 3, 3]);
  });
});

Deno.test("a drawn way follows its stop a little; moved far away it is a straight line until it is back", () =>
  walk({ legs: [undefined, legOver("hand", GATE, at(200, 100), MILL)] }, async (it) => {
    const { map, stop } = it;
    await it.openStop(2);
    const way = stop(2).locator(".leg-line p");
    await map.locator("[data-state=ready]").waitFor();
    const longitude = stop(2).getByLabel("Longitude");
    const before = await longitude.inputValue();
    await longitude.fill("-1.2474");
    await way.getByText(/^The way there: \d+ m$/).waitFor();
    await longitude.fill("-1.24");
    await map.getByText("The way to stop 2 is a straight line.").waitFor();
    await way.getByText(/in a straight line$/).waitFor();
    await longitude.fill(before);
    await way.getByText(/^The way there: \d+ m$/).waitFor();
  }));

Deno.test("the way to the open stop is dragged elsewhere, and its points are moved and removed by keys", () =>
  walk({}, async (it) => {
    const { map, page, stop } = it;
    await it.openStop(2);
    await map.locator("[data-state=ready]").waitFor();
    await isDrawn(it, ".is-open");
    const box = (await map.locator("path.form-leg.is-open").boundingBox())!;
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.down();
    await page.mouse.move(middle[0], middle[1] - 40, { steps: 4 });
    await page.mouse.up();
    await map.getByText("The way to stop 2 was changed.").waitFor();
    const way = stop(2).locator(".leg-line p");
    await way.getByText(/^The way there: \d+ m$/).waitFor();
    const point = map.getByRole("button", { name: /^Point 1 of the way to stop 2/ });
    await point.focus();
    const before = await way.textContent();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowUp");
    await page.waitForFunction(
      (before) => document.querySelector("[data-stop='1'] .leg-line p")!.textContent !== before,
      before,
    );
    assert.ok(await point.evaluate((it) => it === document.activeElement), "keeps the focus");
    await map.getByRole("button", { name: "Undo on the map" }).click();
    await way.getByText(before!).waitFor();
    await map.getByRole("button", { name: "Add a point to the way to stop 2" }).focus();
    await page.keyboard.press("Enter");
    await map.getByRole("button", { name: /^Point 2 of the way/ }).focus();
    await page.keyboard.press("Delete");
    await map.getByRole("button", { name: /^Point 2 of the way/ }).waitFor({ state: "detached" });
    await axeFindsNothing(page, "the points", ".form-map");
    assert.deepEqual((await it.legs()).map(pointsOf), [0, 3, 0]);
  }));

Deno.test("with a router, a way that is dragged keeps to the streets, and to its places after a reload", async () => {
  await using router = cornerRouter();
  await walk({ router }, async (it) => {
    const { map, page, stop } = it;
    await it.openStop(2);
    await map.locator("[data-state=ready]").waitFor();
    await isDrawn(it, ".is-open");
    const box = (await map.locator("path.form-leg.is-open").boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    await map.getByText("The way to stop 2 was changed.").waitFor();
    assert.equal(router.asked.length, 2);
    await stop(2).locator(".leg-line p").getByText(/Broad Street/).waitFor();
    const point = map.getByRole("button", { name: /^Point 1 of the way to stop 2/ });
    await point.waitFor();
    const [, saved] = await it.legs();
    const [via] = decodeLine(saved?.via ?? "")!;

    await it.open(`${new URL(page.url()).pathname}/edit`);
    await it.openStop(2);
    await point.waitFor();
    router.asked.length = 0;
    await map.getByRole("button", { name: "2. Mill" }).focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowRight");
    await map.getByText("The way to stop 2 was found again.").waitFor();
    const place = `${via.longitude},${via.latitude}`;
    const ends = router.asked.map(({ url }) => url.pathname.split("/").at(-1)!.split(";"));
    assert.deepEqual([ends.at(-2)![1], ends.at(-1)![0]], [place, place]);
    await stop(2).getByLabel("Longitude").fill("-1.24");
    await map.getByText("The way to stop 2 is a straight line.").waitFor();
    await stop(2).getByLabel("Longitude").fill(`${MILL.longitude}`);
    await map.getByText("The way to stop 2 was found again.").waitFor();
    assert.equal((await it.legs())[1]?.via, saved!.via);
  });
});

Deno.test("a way is drawn by hand with taps and Enter, given up with Escape, and removed", () =>
  walk({}, async (it) => {
    const { map, page, stop } = it;
    await it.openStop(2);
    await map.locator("[data-state=ready]").waitFor();
    const draw = stop(2).getByRole("button", { name: /^Draw by hand/ });
    const canvas = map.locator(".map-canvas");
    const longitude = stop(2).getByLabel("Longitude");
    const place = await longitude.inputValue();
    await draw.click();
    await map.getByText("Tap the way to stop 2").waitFor();
    await canvas.click({ position: { x: 90, y: 90 } });
    await page.keyboard.press("Escape");
    await map.getByText("Tap the way to stop 2").waitFor({ state: "detached" });
    await stop(2).getByText(/in a straight line$/).waitFor();
    await draw.click();
    await canvas.click({ position: { x: 90, y: 90 } });
    await canvas.click({ position: { x: 140, y: 90 } });
    await page.keyboard.press("Enter");
    await map.getByText("The way to stop 2 was changed.").waitFor();
    assert.equal(await longitude.inputValue(), place, "the stop stays where it is");
    await map.getByRole("button", { name: /^Point 2 of the way/ }).waitFor();
    await stop(2).getByRole("button", { name: /^Remove\s*the way/ }).click();
    await stop(2).getByText(/in a straight line$/).waitFor();
    await map.getByRole("button", { name: "Undo on the map" }).click();
    await stop(2).getByText(/^The way there: \d+ m$/).waitFor();
    assert.deepEqual((await it.legs()).map((leg) => leg?.by), [undefined, "hand", undefined]);
  }));

Deno.test("on a phone a way is drawn on the sheet of the map", () =>
  walk({ phone: true }, async (it) => {
    const { map, page, stop } = it;
    await it.openStop(2);
    await stop(2).getByRole("button", { name: /^Draw by hand/ }).tap();
    await map.locator("[data-state=ready]").waitFor();
    await map.locator(".map-canvas").tap({ position: { x: 60, y: 60 } });
    await axeFindsNothing(page, "drawing by hand", ".form-map");
    await map.getByRole("button", { name: "Done" }).tap();
    await map.getByText("The way to stop 2 was changed.").waitFor();
  }));

Deno.test("the line of a file is the way between those stops that it passes in their order", () =>
  walk({}, async (it) => {
    const { map, page } = it;
    await map.locator("[data-state=ready]").waitFor();
    await map.getByLabel("More of the map").click();
    const points = [START, at(60, 30), GATE, at(200, 120), MILL]
      .map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
    await page.getByLabel("Import a route line from a file").setInputFiles({
      name: "walked.gpx",
      mimeType: "application/gpx+xml",
      buffer: Buffer.from(
        `<gpx version="1.1" creator="test"><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`,
      ),
    });
    await map.getByText("2 ways follow the line now. The way to stop 3 is a straight line.")
      .waitFor();
    await map.getByRole("button", { name: "Undo on the map" }).click();
    await map.getByText("2 ways follow the line now.").waitFor({ state: "detached" });
    await it.openStop(2);
    await it.stop(2).getByText(/in a straight line$/).waitFor();
  }));

Deno.test("in free order no ways are offered, and those that were made stay with the archive", () =>
  walk({ legs: [undefined, legOver("hand", GATE, at(200, 100), MILL)] }, async (it) => {
    const { map, stop } = it;
    await it.openStop(2);
    await stop(2).locator(".leg-line").waitFor();
    await it.openStop(0);
    await it.page.getByLabel(/Free Discovery/).check();
    await it.openStop(2);
    await stop(2).locator(".leg-line").waitFor({ state: "detached" });
    await map.locator("[data-state=ready]").waitFor();
    assert.deepEqual((await it.legs()).map(pointsOf), [0, 3, 0]);
  }));
