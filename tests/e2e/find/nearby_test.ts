/** The home page of somebody on the move: distances follow, the server is asked seldom. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { along, CORNER, street, visit } from "../../support/browser/visitor.ts";

/** The server's answers about archives nearby. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/tours/nearby") count++;
  });
  return () => count;
}

const before = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("location-permission-granted", "true"));
const options = { signedIn: true, before, tour: { ...CORNER, audioStops: street(1) } };

/** The device is there already when the page opens. */
const arriveAt = (page: Page, place: Position) =>
  page.context().setGeolocation({ ...place, accuracy: 5 });

/** A place in the middle of a rounded one, so that some steps do not leave it. */
const middle = { latitude: 40.76, longitude: -74.667 };

Deno.test("distances follow each step, and the server is asked once for a rounded place", () =>
  visit(async ({ page, server, goTo }) => {
    const questions = countQuestions(page);
    await arriveAt(page, middle);
    await page.goto(server.origin);
    await page.getByText("123m away").waitFor();
    assert.equal(questions(), 1);
    await goTo(destinationPoint(middle, 30, 0));
    await page.getByText("153m away").waitFor();
    assert.equal(questions(), 1, "the same rounded place");
    const card = await page.locator(".tour-card").elementHandle();
    await goTo(along(500));
    await page.getByText("500m away").waitFor();
    await goTo(middle);
    await page.getByText("123m away").waitFor();
    assert.equal(questions(), 2, "one more for the place up the street, none for the way back");
    assert.ok(await card!.evaluate((element) => element.isConnected), "the card stays where it is");
  }, options));

Deno.test("while the archives nearby are on the way, the home page stays readable around skeletons", () =>
  visit(async ({ page, server }) => {
    await arriveAt(page, middle);
    let answer = () => {};
    const held = new Promise<void>((resolve) => answer = resolve);
    await page.route("**/api/tours/nearby*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.origin);
    await page.locator(".tour-card.loading").first().waitFor();
    assert.equal(await page.locator(".tour-card.loading").count(), 3);
    // A click lands on what it aims at: nothing covers the page.
    await page.getByRole("heading", { name: "What happened around here?" }).click();
    await page.getByRole("link", { name: "View All Tours" }).click({ trial: true });
    const list = await page.locator(".home-list").boundingBox();
    for (const card of await page.locator(".tour-card.loading").all()) {
      const box = await card.boundingBox();
      assert.ok(box && box.y > list!.y && box.y + box.height < list!.y + list!.height);
    }
    answer();
    await page.getByText("123m away").waitFor();
    assert.equal(await page.locator(".tour-card.loading").count(), 0);
  }, options));

Deno.test("without signal on the way the archives stay, with what is wrong", () =>
  visit(async ({ page, server, goTo }) => {
    await arriveAt(page, middle);
    await page.goto(server.origin);
    await page.getByText("123m away").waitFor();
    await page.route("**/api/tours/nearby*", (route) => route.abort());
    await goTo(along(500));
    await page.getByText("The server can’t be reached.").waitFor();
    await page.getByText("500m away").waitFor();
    await page.unroute("**/api/tours/nearby*");
    await page.getByRole("button", { name: "Share Location" }).click();
    await page.getByText("The server can’t be reached.").waitFor({ state: "detached" });
  }, { ...options, allowErrors: /ERR_FAILED/ }));
