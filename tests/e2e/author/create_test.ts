/** Making an archive: from a template to the map, by keyboard, by finger, from a file. */
import assert from "node:assert/strict";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import {
  author,
  fillDetails,
  fillStop,
  publish,
  stopTitles,
  toasted,
} from "../../support/browser/form.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, WIDE } from "../../support/browser/browser.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("a template is changed, reordered by keyboard, created, and stands on the map", async () => {
  await author({ ...WIDE, account: "author" }, async (it) => {
    const { page, box, stop, open } = it;
    await open();
    await page.getByRole("button", { name: /Historic Downtown$/ }).click();
    await toasted(page, "Template Selected");
    await box("Title").fill("Old Boston");
    assert.deepEqual(await stopTitles(page), [
      "Old State House",
      "Faneuil Hall",
      "Paul Revere House",
    ]);
    const handle = page.getByRole("button", { name: "Move Old State House", exact: true });
    const said = page.locator("[id^=DndLiveRegion]");
    await handle.focus();
    await page.keyboard.press("Space");
    await said.getByText("Picked up Old State House, at position 1 of 3.").waitFor();
    await page.keyboard.press("ArrowDown");
    await said.getByText("Old State House is over position 2 of 3.").waitFor();
    await page.keyboard.press("Space");
    await page.waitForFunction(() =>
      document.querySelector(".stop-name")?.textContent === "Faneuil Hall"
    );
    await page.getByRole("button", { name: "Add Stop" }).click();
    await page.waitForFunction(() => {
      const title = document.querySelector('[data-stop="3"] input[name$=".title"]');
      return title !== null && document.activeElement === title;
    });
    const last = stop(4);
    assert.equal(await last.getByLabel("Latitude").inputValue(), "42.3637");
    assert.equal(await last.getByLabel("Trigger radius (meters)").inputValue(), "50");
    await fillStop(last, "Old North Church");
    await publish(page);
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    await toasted(page, "Archive Experience Created");
    await page.getByRole("heading", { name: "Old Boston", level: 1 }).waitFor();
    await hydrated(page, "tour-map");
    await page.getByRole("button", { name: "Stop 4: Old North Church" }).waitFor();
    assert.deepEqual(await page.locator("[id^=stop-][id$=-title]").allTextContents(), [
      "Faneuil Hall",
      "Old State House",
      "Paul Revere House",
      "Old North Church",
    ]);
  });
});

Deno.test("what is missing is said at its field, and the first such field has the keyboard", async () => {
  await author(
    { account: "author", viewport: { width: 390, height: 844 } },
    async ({ page, box, stop, row, openStop, open }) => {
      await open();
      await page.getByRole("button", { name: "Create Blank Archive" }).click();
      await openStop(0);
      assert.equal(await box("Latitude").inputValue(), "37.7749");
      assert.equal(await box("Longitude").inputValue(), "-122.4194");
      await openStop(1);
      await stop(1).getByLabel("Trigger radius (meters)").fill("");
      await stop(1).getByLabel("Latitude").fill("north");
      await page.getByRole("button", { name: "Create Archive Experience" }).click();
      await page.getByText("Title is required", { exact: true }).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "title");
      await page.goBack();
      await row(1).getByText("needs attention").waitFor();
      await openStop(1);
      const messages = [
        "Stop title is required",
        "Stop description is required",
        "Please enter a valid audio URL",
        "Audio duration is required",
        "Radius must be between 5-500 meters",
        "Latitude must be a number",
      ];
      for (const message of messages) await stop(1).getByText(message).waitFor();
      const radius = stop(1).getByLabel("Trigger radius (meters)");
      assert.equal(await radius.getAttribute("aria-invalid"), "true");
      const described = (await radius.getAttribute("aria-describedby"))!.split(" ").at(-1)!;
      assert.equal(
        await page.locator(`[id="${described}"]`).textContent(),
        "Radius must be between 5-500 meters",
      );
      await radius.fill("500");
      await stop(1).getByText("Radius must be between 5-500 meters").waitFor({ state: "detached" });
    },
  );
});

Deno.test("what the server refuses lands on the same fields", async () => {
  await author({ account: "author", allowErrors: /400/ }, async (it) => {
    const { page, stop, openStop, open } = it;
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await fillStop(await openStop(1), "The wheel");
    await fillDetails(it, "The mill");
    await page.route("**/api/tours", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        body: JSON.stringify({
          status: 400,
          errors: [{ path: "audioStops.0.audioUrl", message: "Too loud" }],
        }),
      }));
    await publish(page);
    await stop(1).getByText("Too loud").waitFor();
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute("name") === "audioStops.0.audioUrl"
    );
  });
});

Deno.test("a place that was typed counts once its box is left, and one that means two is asked", async () => {
  await author({}, async (it) => {
    const { page, box, open } = it;
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const entry = box("Starting location");
    const card = await it.openStop(0);
    await entry.fill(
      "https://www.google.com/maps/place/Mill/@40.7,-74.6,17z/data=!3d40.7589!4d-74.6672",
    );
    await box("Title").focus();
    await card.getByText("Location set: 40.758900, -74.667200 · Mill").waitFor();
    assert.equal(await box("Latitude").inputValue(), "40.7589");
    await entry.fill("48,2082");
    await box("Title").focus();
    await card.getByText(/^Could not parse location\..* The location stays as it was\.$/).waitFor();
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    await page.getByText(/The archive needs a location that can be found/).waitFor();
    await fillDetails(it, "The mill");
    await fillStop(await it.openStop(1), "The wheel");
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute("placeholder")?.startsWith("Coordinates")
    );
    await entry.fill("N 48° O 16°");
    await entry.press("Enter");
    await card.getByRole("button", { name: "48.0000° N, 16.0000° W" }).click();
    await card.getByText("Location set: 48.000000, -16.000000").waitFor();
    assert.equal(await box("Longitude").inputValue(), "-16");
    // The next form's map opens there.
    assert.equal(
      await page.evaluate(() => localStorage.getItem("last-place")),
      '{"latitude":48,"longitude":-16}',
    );
  });
});

Deno.test("free-order stops have bullets and no handles; the last stop stays, and a removed one comes back", async () => {
  await author({ viewport: { width: 390, height: 844 } }, async ({ page, row, openStop, open }) => {
    await open();
    await page.getByRole("button", { name: /Historic Downtown$/ }).click();
    assert.equal(await page.locator(".drag-handle").count(), 3);
    await openStop(0);
    await page.getByLabel("Free Discovery").check();
    await page.goBack();
    assert.equal(await page.locator(".drag-handle").count(), 0);
    assert.equal(await page.locator(".outline .stop-bullet").count(), 3);
    const remove = async () => {
      const panel = await openStop(1);
      await panel.locator(".stop-menu > summary").click();
      await panel.getByRole("button", { name: "Remove stop" }).click();
    };
    await remove();
    // The keyboard stays where it was: at the stop that has taken the place of the removed one.
    const focused = row(1).locator(".outline-open:focus");
    await focused.waitFor();
    assert.deepEqual(await stopTitles(page), ["Faneuil Hall", "Paul Revere House"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await focused.waitFor();
    assert.equal((await stopTitles(page))[0], "Old State House");
    await remove();
    await remove();
    assert.deepEqual(await stopTitles(page), ["Paul Revere House"]);
    assert.equal(await (await openStop(1)).locator(".stop-menu").count(), 0);
  });
});

Deno.test("the form's actions take two lines of a phone's screen, however narrow", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server } = it;
    const bar = page.locator(".save-bar");
    const checkBar = async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const { height } = (await bar.boundingBox())!;
        assert.ok(height <= 112, `${height} px`);
        for (const button of await bar.getByRole("button").all()) {
          const box = (await button.boundingBox())!;
          assert.ok(Math.min(box.width, box.height) >= 44, await button.textContent() ?? "");
          assert.ok(box.x >= 0 && box.x + box.width <= width, await button.textContent() ?? "");
        }
      }
    };
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await it.openStop(0);
    await it.box("Title").fill("The mill");
    await bar.getByText("Draft saved").waitFor({ state: "attached" });
    await checkBar();
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`))
      .json();
    const { id } = await createTour(server.kv, makeTour(), { userId });
    await it.open(`/tour/${id}/edit`);
    await bar.waitFor();
    await checkBar();
    await hydrated(page, "tour-form");
    await page.getByLabel("Other formats").click();
    const menu = page.locator(".export-menu details > div");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const { x, width: menuWidth } = (await menu.boundingBox())!;
      assert.ok(x >= 0 && x + menuWidth <= width, "the menu of formats is on the screen");
      assert.ok(
        await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
        "its texts are within it",
      );
    }
  });
});

Deno.test("axe finds nothing on either step, and neither is wider than 320 px", async () => {
  const options = { reducedMotion: "reduce" as const };
  await author({ ...options, viewport: { width: 320, height: 640 } }, async (it) => {
    const { page, open, openStop } = it;
    const check = async (what: string) => {
      await axeFindsNothing(page, what);
      await fitsTheWidth(page, what);
    };
    await open();
    await check("templates");
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await check("outline");
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    await page.getByText("Title is required", { exact: true }).waitFor();
    await page.getByLabel("Starting location", { exact: true }).fill("12345");
    await check("the archive itself");
    await openStop(1);
    await check("a stop");
  });
});
