/** Zones with corners on the map of the author's form. */
import assert from "node:assert/strict";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { decodeLine, encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { type Author, author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const YARD: Position = { latitude: 51.75, longitude: -1.25 };

const near = (north: number, east: number): Position => ({
  latitude: YARD.latitude + north / 1e5,
  longitude: YARD.longitude + east / 1e5,
});

type Saved = { area?: string; triggerRadius?: number };

type Zone = Author & {
  map: ReturnType<Author["page"]["locator"]>;
  corner(n: number): ReturnType<Author["page"]["locator"]>;
  /** Waits until the zone has so many corners on the map, or is a circle. */
  isShown(corners: number | "circle"): Promise<void>;
  saved(): Promise<Saved>;
};

/** Opens the form of an archive with one stop, a yard, and its stop. */
async function zone(
  { area, phone }: { area?: Position[]; phone?: true },
  use: (it: Zone) => Promise<void>,
): Promise<void> {
  await author({ ...phone ? { hasTouch: true } : WIDE, account: "author" }, async (it) => {
    const { page, server, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const stop = makeStop({
      ...YARD,
      title: "Yard",
      triggerRadius: 40,
      ...area && { area: encodeLine(area) },
    });
    const { id } = await createTour(
      server.kv,
      makeTour({ ...YARD, audioStops: [stop] }),
      { userId },
    );
    await open(`/tour/${id}/edit`);
    await it.openStop(1);
    const map = page.locator(".form-map");
    await use({
      ...it,
      map,
      corner: (n) => map.getByRole("button", { name: `Corner ${n} of the zone of stop 1` }),
      isShown: async (corners) => {
        await page.waitForFunction((corners) => {
          const map = document.querySelector(".form-map");
          const path = map?.querySelector("path.map-zone")?.getAttribute("d");
          const isCircle = path?.includes("a");
          const handles = map?.querySelectorAll("[aria-label^='Corner ']").length;
          return corners === "circle" ? isCircle && handles === 0 : handles === corners;
        }, corners);
      },
      async saved() {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(/\/tour\/[^/]+$/);
        const answer = await page.request.get(`${server.origin}/api/tours/${id}`);
        return (await answer.json()).audioStops[0];
      },
    });
  });
}

const cornersOf = ({ area }: Saved): Position[] => decodeLine(area ?? "") ?? [];

Deno.test("a zone with corners is named in the form, can be made a circle, and has its corners back", () =>
  zone({ area: [near(-30, -30), near(30, -30), near(0, 40)] }, async ({ stop, isShown, ...it }) => {
    const name = stop(1).getByText("Zone with 3 corners");
    await name.waitFor();
    await it.page.locator("path.map-zone").waitFor();
    await isShown(3);
    assert.equal(await stop(1).getByLabel(/^Trigger radius/).count(), 0);
    assert.equal(await it.page.getByRole("slider").count(), 0, "a circle alone has a handle");
    await stop(1).getByRole("button", { name: "Make it a circle" }).click();
    await stop(1).getByLabel("Trigger radius (meters)").waitFor();
    await isShown("circle");
    await stop(1).getByRole("button", { name: "Give it corners" }).click();
    await name.waitFor();
    await isShown(3);
    await stop(1).getByRole("button", { name: "Make it a circle" }).click();
    await isShown("circle");
    assert.equal((await it.saved()).area, undefined);
  }));

Deno.test("a circle gets corners, which are dragged, added and removed; Undo takes the last act back", () =>
  zone({}, async ({ page, map, stop, corner, isShown, ...it }) => {
    await isShown("circle");
    await stop(1).getByRole("button", { name: "Give it corners" }).click();
    await isShown(4);
    const box = async (n: number) => (await corner(n).boundingBox())!;
    const middle = async (n: number) => {
      const { x, y, width, height } = await box(n);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    };
    const drawn = await map.locator("path.map-zone").getAttribute("d");
    const first = await middle(1);
    await drag(first, { x: first.x - 30, y: first.y - 20 });
    await map.getByText("The zone of stop 1, “Yard”, was changed.").waitFor();
    assert.ok(Math.abs((await middle(1)).x - first.x + 30) < 3);
    await page.getByRole("button", { name: "Undo on the map" }).click();
    await page.waitForFunction(
      (drawn) => document.querySelector(".form-map path.map-zone")!.getAttribute("d") === drawn,
      drawn,
    );
    // At a quarter of the northern side, clear of the handle in the middle.
    const [from, to] = [await middle(1), await middle(2)];
    const quarter = from.x + (to.x - from.x) / 4;
    await drag({ x: quarter, y: from.y }, { x: quarter, y: from.y - 25 });
    await isShown(5);
    await map.getByRole("button", { name: "Add a corner to the zone of stop 1" }).press("Enter");
    await isShown(6);
    await axeFindsNothing(page);
    for (const left of [5, 4, 3, 3]) {
      await corner(2).press("Delete");
      await isShown(left);
    }
    for (let i = 0; i < 3; i++) await corner(1).press("Shift+ArrowUp");
    await axeFindsNothing(page);
    assert.equal(await page.getByText("The sides of a zone").count(), 0, "three simply stay");
    const saved = await it.saved();
    assert.equal(cornersOf(saved).length, 3);
    const away = distanceBetween(YARD, cornersOf(saved)[0]);
    assert.ok(away > 70 && away < 90, `${away} m: 50 m north-west, 30 m farther north`);
    const farthest = Math.max(...cornersOf(saved).map((it) => distanceBetween(YARD, it)));
    assert.equal(saved.triggerRadius, Math.ceil(farthest), "the circle around the zone");
  }));

Deno.test("a corner that is led too far away goes back, and the author learns why", () =>
  zone({ area: [near(-30, -30), near(30, -30), near(0, 40)] }, async ({ page, corner, ...it }) => {
    await it.isShown(3);
    for (let i = 0; i < 46; i++) await corner(3).press("Shift+ArrowRight");
    await page.getByText("Corners can be at most 500 m from the stop").first().waitFor();
    const [, , far] = cornersOf(await it.saved());
    const away = distanceBetween(YARD, far);
    assert.ok(away > 480 && away <= 500, `${away} m`);
  }));

Deno.test("a corner that would make the sides cross goes back, and the author learns why", () =>
  zone(
    { area: [near(-30, -30), near(30, -30), near(30, 30), near(-30, 30)] },
    async ({ page, corner, ...it }) => {
      await it.isShown(4);
      for (let i = 0; i < 9; i++) await corner(1).press("Shift+ArrowRight");
      await page.getByText("The sides of a zone can’t cross").first().waitFor();
      const [first, , , last] = cornersOf(await it.saved());
      assert.ok(first.longitude <= last.longitude, "not beyond the corner beside it");
    },
  ));

Deno.test("a stop whose zone has corners can be removed, and comes back with them", () =>
  zone(
    { area: [near(-30, -30), near(30, -30), near(0, 40)] },
    async ({ page, map, stop, isShown, ...it }) => {
      await isShown(3);
      await page.getByRole("button", { name: "A new stop" }).click();
      await map.locator(".map-canvas").click({ position: { x: 40, y: 90 } });
      await map.getByText("Stop 2 was added here.").waitFor();
      await it.openStop(1);
      await stop(1).locator(".stop-menu summary").click();
      await stop(1).locator(".stop-menu").getByRole("button", { name: "Remove stop" }).click();
      await page.locator(".outline").getByRole("button", { name: /^Undo/ }).click();
      await page.locator(".outline").getByText("Yard").waitFor();
      await it.openStop(1);
      await isShown(3);
    },
  ));

Deno.test("on a phone corners are given on the sheet of the map", () =>
  zone({ phone: true }, async ({ map, stop, isShown }) => {
    await stop(1).getByRole("button", { name: "Give it corners" }).tap();
    await map.locator("[data-state=ready]").waitFor();
    await isShown(4);
    await map.getByRole("button", { name: "Add a corner to the zone of stop 1" }).tap();
    await isShown(5);
  }));
