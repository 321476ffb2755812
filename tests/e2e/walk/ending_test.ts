/** The end of an archive that was listened to, and the end of a walk. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { listen, press } from "../../support/browser/listening.ts";
import type { TestServer } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { along, street, visit } from "../../support/browser/visitor.ts";

const ending = (page: Page) => page.getByRole("region", { name: "End of the archive" });
const next = (page: Page) => page.getByRole("link", { name: /^Next archive nearby/ });

/** Another archive, which begins where the others of the tests are. */
const addNeighbour = (server: TestServer, place = along(250)) =>
  createTour(server.kv, makeTour({ title: "The neighbour", ...place }), { userId: NOBODY });

Deno.test("the end of the last story is said, and offers to listen again, to share, and the next archive", () =>
  listen(["test-beep-1", "test-beep-2"], async ({ page, server, tourPath }) => {
    const tour = await (await fetch(`${server.origin}/api${tourPath.replace("tour", "tours")}`))
      .json();
    const { latitude, longitude } = tour.audioStops[1];
    await addNeighbour(server, { latitude: latitude + 0.001, longitude });
    await press(page, 1);
    await page.getByRole("region", { name: "Player" }).getByText("Stop 2 of 2").waitFor();
    assert.equal(await ending(page).count(), 0, "another story follows");
    await press(page, 2);
    await ending(page).getByText("You’ve reached the last story of The old mill").waitFor();
    await ending(page).getByRole("button", { name: "Share" }).waitFor();
    await next(page).getByText("The neighbour").waitFor();
    await ending(page).getByRole("button", { name: "Listen again" }).click();
    await ending(page).waitFor({ state: "detached" });
    await ending(page).waitFor();
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").getByRole("region", { name: "End of the archive" }).waitFor();
    assert.equal(await ending(page).count(), 1, "it is said in one place");
    await ending(page).getByRole("button", { name: "Put away" }).click();
    await ending(page).waitFor({ state: "detached" });
  }));

Deno.test("the end without another archive nearby, or without the network, leaves that line out", () =>
  listen(["test-beep-1"], async ({ page }) => {
    await page.route(/api\/tours\/nearby/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await press(page, 1);
    await ending(page).waitFor();
    await failed;
    assert.equal(await next(page).count(), 0);
  }, { allowErrors: /ERR_FAILED/ }));

Deno.test("the summary of a walk draws the way that was walked, and sends no position for the next archive", () =>
  visit(async ({ page, server, start, goTo, hears }) => {
    await addNeighbour(server);
    const asked: string[] = [];
    page.on("request", (request) => {
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    });
    await start();
    await goTo(along(60, 40));
    await goTo(along(120, 40));
    await goTo(along(200));
    await hears(1);
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("It stays on this device").waitFor();
    await summary.getByRole("button", { name: "Share" }).waitFor();
    await next(page).getByText("The neighbour").waitFor();
    const line = await page.locator("path.map-track").getAttribute("d");
    assert.ok(line!.split("L").length >= 3, `${line}`);
    const sent = asked.filter((request) => request.includes(along(120, 40).longitude.toFixed(4)));
    assert.deepEqual(sent, []);
    await summary.getByRole("button", { name: "Done" }).click();
    await page.locator("path.map-track").waitFor({ state: "detached" });
    assert.equal(await ending(page).count(), 0, "a walk ends once");
  }, { tour: { audioStops: street(1) } }));
