/** The map of the author's form: what hands and keys do on it. */
import assert from "node:assert/strict";
import { axeFindsNothing } from "../../../support/browser/accessibility.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import type { Locator } from "playwright-core";
import { dropFiles, type DroppedFile } from "../../../support/browser/drop.ts";
import { addressOf, type Author, author, emptyForm } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { photo } from "../../../support/data/photo.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

/** Somebody with a phone, and with a finger. */
const PHONE = { account: "author", hasTouch: true } as const;

const GATE = { latitude: 51.75, longitude: -1.25 };

/** Opens the form of a gate and a mill. */
async function openForm({ page, server, open }: Author): Promise<void> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const audioStops = [
    makeStop({ ...GATE, title: "Gate", triggerRadius: 50 }),
    makeStop({ latitude: 51.7505, longitude: -1.251, title: "Mill", triggerRadius: 50 }),
  ];
  const start = { latitude: 51.7495, longitude: -1.2495 };
  const { id } = await createTour(server.kv, makeTour({ ...start, audioStops }), { userId });
  await open(`/tour/${id}/edit`);
}

/** The form with the stop "Gate" open, and its parts of the map. */
async function openGate(it: Author) {
  const { page, stop } = it;
  await openForm(it);
  const map = page.locator(".form-map");
  await map.getByRole("button", { name: "1. Gate" }).click();
  await map.getByText("Tap places: 1. Gate").waitFor();
  const boxes = {
    latitude: stop(1).getByLabel("Latitude"),
    longitude: stop(1).getByLabel("Longitude"),
    radius: stop(1).getByLabel("Trigger radius (meters)"),
  };
  return {
    map,
    boxes,
    pin: map.getByRole("button", { name: "1. Gate" }),
    handle: map.getByRole("slider", { name: "Trigger radius of stop 1" }),
    canvas: map.locator(".map-canvas"),
    undo: map.getByRole("button", { name: "Undo on the map" }),
    place: async () => ({
      latitude: Number(await boxes.latitude.inputValue()),
      longitude: Number(await boxes.longitude.inputValue()),
    }),
  };
}

Deno.test("the open stop's radius is dragged by the one handle on its circle, and set by keys", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { page } = it;
    const { map, handle, boxes, undo } = await openGate(it);
    await handle.waitFor();
    assert.equal(await map.getByRole("slider").count(), 1);
    assert.equal(await handle.getAttribute("aria-valuetext"), "50 metres");
    const circle = map.locator(".map-zone").first();
    const edge = async () => {
      const { x, y, width, height } = (await circle.boundingBox())!;
      return { x: x + width, y: y + height / 2, radius: width / 2 };
    };
    const before = await edge();
    await page.mouse.move(before.x + 2, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x + 2 + before.radius, before.y, { steps: 4 });
    const shown = Number((await handle.textContent())!.replace(" m", ""));
    assert.ok(shown >= 97 && shown <= 103, `twice the radius is ${shown} m`);
    assert.equal(await boxes.radius.inputValue(), "50", "the form hears of the end of the drag");
    await page.mouse.up();
    await map.getByText(`The radius of stop 1, “Gate”, is ${shown} m.`).waitFor();
    assert.equal(await boxes.radius.inputValue(), String(shown));
    await undo.click();
    assert.equal(await boxes.radius.inputValue(), "50");
    // The map hears of it after the form.
    await handle.filter({ hasText: "50 m" }).waitFor();

    await handle.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await boxes.radius.inputValue(), "60");
    assert.equal(await handle.getAttribute("aria-valuetext"), "60 metres");
    await page.keyboard.press("End");
    assert.equal(await boxes.radius.inputValue(), "500");
    await page.keyboard.press("Home");
    assert.equal(await boxes.radius.inputValue(), "5");
    assert.ok(await handle.evaluate((it) => it === document.activeElement));
    await undo.click();
    assert.equal(await boxes.radius.inputValue(), "50", "one undo for all keys");
  }));

Deno.test("arrow keys move the open stop's pin by metres, and not the map", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { page } = it;
    const { map, pin, place, undo } = await openGate(it);
    await pin.focus();
    const { x, y } = (await map.getByRole("button", { name: "2. Mill" }).boundingBox())!;
    for (const [key, metres] of [["ArrowUp", 1], ["Shift+ArrowRight", 10]] as const) {
      const from = await place();
      await page.keyboard.press(key);
      const away = distanceBetween(from, await place());
      assert.ok(Math.abs(away - metres) < 0.2, `${key} moves it by ${away} m`);
    }
    const moved = await place();
    assert.ok(moved.latitude > GATE.latitude && moved.longitude > GATE.longitude);
    const now = (await map.getByRole("button", { name: "2. Mill" }).boundingBox())!;
    assert.deepEqual([now.x, now.y], [x, y]);
    await undo.click();
    assert.deepEqual(await place(), GATE);
  }));

Deno.test("the map goes along with the open stop when it is placed far away by other means", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { pin, boxes, canvas } = await openGate(it);
    await boxes.latitude.fill("51.9");
    await it.page.waitForFunction(
      ([pin, canvas]) => {
        const [at, map] = [pin!.getBoundingClientRect(), canvas!.getBoundingClientRect()];
        return Math.abs(at.y + at.height / 2 - map.y - map.height / 2) < 2;
      },
      [await pin.elementHandle(), await canvas.elementHandle()] as const,
    );
  }));

Deno.test("a search moves the map alone, and “Place here” puts the open stop in the middle of it", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { page } = it;
    const { map, boxes, place, undo } = await openGate(it);
    await map.getByRole("button", { name: "Search the map" }).click();
    const search = map.getByLabel("Place to show on the map");
    await search.and(page.locator(":focus")).waitFor();
    await search.fill("51.76, -1.26");
    await search.press("Enter");
    await map.getByText("In the middle of the map: 51.760000, -1.260000").waitFor();
    assert.deepEqual(await place(), GATE, "to look at a place changes nothing");
    await map.getByRole("button", { name: "Place here" }).click();
    await map.getByText("Stop 1, “Gate”, was moved.").waitFor();
    assert.ok(distanceBetween(await place(), { latitude: 51.76, longitude: -1.26 }) < 2);
    await boxes.latitude.fill("51.7");
    await undo.waitFor({ state: "detached" }); // Another change has followed.
    await map.getByRole("button", { name: "A new stop" }).click();
    await map.getByText("Tap adds a stop").waitFor();
    await map.getByRole("button", { name: "Place here" }).click();
    await map.getByText("Stop 3 was added here.").waitFor();
    assert.equal(await boxes.latitude.inputValue(), "51.7");
  }));

Deno.test("only the open stop's pin and handle are stops of the Tab key", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { map, pin, handle } = await openGate(it);
    const tabbable = () => map.locator(".map-canvas [tabindex='0']").count();
    assert.equal(await tabbable(), 2);
    assert.equal(await pin.getAttribute("tabindex"), "0");
    await map.getByRole("button", { name: "2. Mill" }).click();
    await map.getByText("Tap places: 2. Mill").waitFor();
    await handle.waitFor({ state: "detached" });
    assert.equal(await tabbable(), 2);
    assert.equal(await pin.getAttribute("tabindex"), "-1");
  }));

Deno.test("a key in a stop's title changes its name on the map, and draws nothing there", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { page, stop } = it;
    const { map } = await openGate(it);
    await stop(1).getByLabel("Stop title").focus();
    const drawn = await page.evaluateHandle(() => {
      const changes: string[] = [];
      const watch = new MutationObserver((seen) =>
        changes.push(...seen.map(({ type, target }) => `${type} ${(target as Element).className}`))
      );
      watch.observe(document.querySelector(".form-map .leaflet-map-pane")!, {
        subtree: true,
        childList: true,
        attributes: true,
      });
      return changes;
    });
    await page.keyboard.press("Home");
    await page.keyboard.type("Old ");
    await map.getByText("Tap places: 1. Old Gate").waitFor();
    await map.getByRole("button", { name: "1. Old Gate" }).waitFor();
    assert.deepEqual(await drawn.jsonValue(), []);
  }));

Deno.test("axe finds nothing on the map with its menu and its search", () =>
  author({ ...WIDE, account: "author" }, async (it) => {
    const { page, map } = { page: it.page, ...await openGate(it) };
    await map.getByRole("button", { name: "Search the map" }).click();
    await map.getByLabel("Place to show on the map").fill("51.76, -1.26");
    await map.getByLabel("Place to show on the map").press("Enter");
    await map.getByText(/^In the middle of the map/).waitFor();
    await axeFindsNothing(page, "the search", ".form-map");
    await map.getByLabel("More of the map").click();
    await axeFindsNothing(page, "the menu", ".form-map");
  }));

const mapButton = ({ page }: Author) => page.getByRole("button", { name: "Map", exact: true });

Deno.test("on a phone the map is a sheet under the open stop's title, where one tap places it", () =>
  author(PHONE, async (it) => {
    const { page, openStop } = it;
    await openForm(it);
    const gate = await openStop(1);
    const map = page.locator(".form-map");
    assert.equal(await map.count(), 0);
    const link = gate.getByRole("button", { name: /^Place on the map/ });
    await link.click();
    await map.locator("[data-state=ready]").waitFor();
    const { y, height } = (await map.boundingBox())!;
    assert.ok(y > 844 / 4 && y + height === 844, `${height} of 844 px`);
    const title = (await gate.locator("[data-panel-title]").boundingBox())!;
    assert.ok(title.y >= 0 && title.y + title.height < y, "the title of the open stop is seen");
    const latitude = gate.getByLabel("Latitude");
    const before = await latitude.inputValue();
    await map.locator(".map-canvas").tap({ position: { x: 60, y: 60 } });
    await map.getByText("Stop 1, “Gate”, was moved.").waitFor();
    assert.notEqual(await latitude.inputValue(), before);
    await axeFindsNothing(page, "the sheet");
    await map.getByRole("button", { name: "Done" }).tap();
    await map.waitFor({ state: "detached" });
    await link.and(page.locator(":focus")).waitFor();
    await mapButton(it).tap();
    await map.getByRole("button", { name: "Undo on the map" }).tap();
    assert.equal(await latitude.inputValue(), before, "the sheet remembers what can be undone");
    await page.setViewportSize({ width: 844, height: 390 });
    assert.equal((await map.boundingBox())!.height, 390);
  }));

Deno.test("a finger drags the radius of the open stop", () =>
  author(PHONE, async (it) => {
    const { page, openStop } = it;
    await openForm(it);
    const gate = await openStop(1);
    await mapButton(it).tap();
    const handle = page.getByRole("slider", { name: "Trigger radius of stop 1" });
    await handle.waitFor();
    const { x, y, height } = (await handle.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", by?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: by === undefined ? [] : [{ x: x + 20 + by, y: y + height / 2 }],
      });
    await touch("touchStart", 0);
    for (const by of [10, 20, 40]) await touch("touchMove", by);
    await touch("touchEnd");
    await page.getByText(/^The radius of stop 1, “Gate”, is \d+ m\.$/).waitFor();
    const metres = Number(await gate.getByLabel("Trigger radius (meters)").inputValue());
    assert.ok(metres > 60 && metres < 200, `${metres} m`);
  }));

Deno.test("Back, Escape and its own button close the sheet alone; a tapped pin is open after it", () =>
  author(PHONE, async (it) => {
    const { page, stop, openStop } = it;
    await openForm(it);
    await openStop(1);
    const map = page.locator(".form-map");
    const isGateOpen = () => stop(1).getByLabel("Stop title").isVisible();
    const acts = [
      () => page.goBack(),
      () => page.keyboard.press("Escape"),
      () => map.getByRole("button", { name: "Close the map" }).tap(),
    ];
    for (const close of acts) {
      await mapButton(it).tap();
      await map.locator("[data-state=ready]").waitFor();
      await close();
      await map.waitFor({ state: "detached" });
      assert.ok(await isGateOpen());
    }
    await page.goBack();
    await stop(1).waitFor({ state: "hidden" });
    await mapButton(it).tap();
    await map.getByRole("button", { name: "2. Mill" }).tap();
    await map.getByText("Tap places: 2. Mill").waitFor();
    await map.getByRole("button", { name: "Close the map" }).tap();
    await stop(2).getByLabel("Stop title").waitFor();
    await page.goBack();
    await stop(2).waitFor({ state: "hidden" });
    await page.locator(".outline").getByText("Mill").waitFor();
  }));

Deno.test("a tap on the map places a stop or adds one, which can be undone; the circle follows the slider", async () => {
  await author(WIDE, async ({ page, box, row, stop, open, openStop }) => {
    await open();
    await page.getByRole("button", { name: /Nature Trail$/ }).click();
    // So far away that all places at once are seen from afar only.
    await box("Latitude").fill("40.9");
    await page.locator(".form-map [data-state=ready]").waitFor();
    await page.locator(".form-map .map-zone").nth(1).waitFor();
    await openStop(2);
    const before = await stop(2).getByLabel("Latitude").inputValue();
    const nearScale = page.locator(".form-map .leaflet-control-scale-line", { hasText: "100 m" });
    await nearScale.waitFor();
    const size = (zone: Element) => zone.getBoundingClientRect().width;
    const small = await page.locator(".form-map .map-zone").nth(1).evaluate(size);
    await stop(2).getByRole("slider", { name: "Trigger radius in meters" }).fill("250");
    assert.equal(await stop(2).getByLabel("Trigger radius (meters)").inputValue(), "250");
    await page.waitForFunction(
      (small) =>
        document.querySelectorAll(".form-map .map-zone")[1].getBoundingClientRect().width >
          3 * small,
      small,
    );
    assert.ok(await nearScale.isVisible(), "the map stays as near as it was");
    await page.locator(".form-map .map-canvas").click({ position: { x: 90, y: 160 } });
    await page.waitForFunction(
      (old) =>
        document.querySelector<HTMLInputElement>('[name="audioStops.1.latitude"]')!.value !== old,
      before,
    );
    assert.match(await stop(2).getByLabel("Latitude").inputValue(), /^40\.7\d{5}$/);
    await page.getByText(/^Stop 2, “.+”, was moved\.$/).waitFor();
    await page.getByRole("button", { name: "Undo on the map" }).click();
    assert.equal(await stop(2).getByLabel("Latitude").inputValue(), before);
    const count = await page.locator(".outline li[data-row]").count();
    await page.getByRole("button", { name: "A new stop" }).click();
    await page.locator(".form-map .map-canvas").click({ position: { x: 120, y: 120 } });
    await page.getByText(`Stop ${count + 1} was added here.`).waitFor();
    await page.locator(".form-map .map-canvas").click({ position: { x: 60, y: 60 } });
    await page.getByText(`Stop ${count + 2} was added here.`).waitFor();
    await page.getByRole("button", { name: "Undo on the map" }).click();
    await row(count + 2).waitFor({ state: "detached" });
    assert.equal(await page.locator(".outline li[data-row]").count(), count + 1);
  });
});

Deno.test("a photograph without a stop lies where it was taken, and is dragged on a pin or put on a stop by keys", () =>
  emptyForm(async (it) => {
    const { page, row, stop } = it;
    const taken = (name: string, latitude: number): DroppedFile => ({
      name,
      bytes: photo(mediaFile("gate.jpg"), { place: { latitude, longitude: 11.25 } }),
    });
    const files = [
      { name: "mill.mp3", bytes: mediaFile("tone.mp3") },
      taken("moon.jpg", 43.771),
      taken("sea.jpg", 43.7715),
    ];
    await dropFiles(page.locator("h1"), files);
    const map = page.locator(".form-map");
    const moon = map.getByRole("button", { name: "Photograph moon.jpg" });
    const sea = map.getByRole("button", { name: "Photograph sea.jpg" });
    await moon.and(page.locator(":visible")).waitFor();
    await row(1).locator(".outline-open").click();
    await stop(1).getByLabel("Latitude").fill("43.7705");
    await stop(1).getByLabel("Longitude").fill("11.25");
    const pin = map.getByRole("button", { name: "1. mill" });
    const middle = async (one: Locator) => {
      const { x, y, width, height } = (await one.boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...await middle(moon));
    await page.mouse.down();
    const [x, y] = await middle(pin);
    await page.mouse.move(x + 30, y + 80, { steps: 4 });
    await page.mouse.up();
    assert.equal(await moon.count(), 1, "beside the pin it stays without a stop");
    await page.mouse.move(...await middle(moon));
    await page.mouse.down();
    await page.mouse.move(...await middle(pin), { steps: 4 });
    await page.mouse.up();
    await map.getByText("moon.jpg is on stop 1.").waitFor();
    await moon.waitFor({ state: "detached" });
    assert.match(await addressOf(it, 1, "Picture"), /^\/media\//);

    await sea.focus();
    await page.keyboard.press("Enter");
    await map.getByLabel("Put sea.jpg on a stop").and(page.locator(":focus")).waitFor();
    await axeFindsNothing(page, "the choice of a stop", ".form-map");
    await map.getByLabel("Put sea.jpg on a stop").selectOption({ index: 1 });
    await map.getByText("sea.jpg is on stop 1.").waitFor();
    await sea.waitFor({ state: "detached" });
  }, WIDE));
