/** The way back into a walk that was left, on the landing page of somebody without an account. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { along, BLOCK, street, visit, type Visitor } from "../../support/browser/visitor.ts";

const TITLE = "The weavers’ houses and the people who lived in them before the first fire";

/** Hears the first stop, and opens the landing page. */
async function leave({ page, server, start, goTo, hears, silent }: Visitor): Promise<void> {
  await start();
  await goTo(along(BLOCK));
  await hears(1);
  await silent();
  await page.goto(server.origin);
}

const strip = (page: Page) => page.getByRole("link", { name: /Continue your walk at stop 2 of 3/ });

const tour = { title: TITLE, audioStops: street(3) };

Deno.test("a walk that was left is offered by what the device knows, and covers no line of the page", () =>
  visit(async (visitor) => {
    const { page, tourId } = visitor;
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(`/api/tours/${tourId}`)) requests.push(request.method());
    });
    requests.length = 0;
    await leave(visitor);
    await strip(page).getByText(TITLE).waitFor();
    assert.deepEqual(requests.filter((method) => method === "GET"), [], "no tour is read");
    const inSight = await strip(page).boundingBox();
    assert.ok(inSight!.y + inSight!.height <= 844, "it is in sight at the top of the page");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const lines = await page.locator(".site-footer *, .closing *").evaluateAll((elements) => {
      const strip = document.querySelector(".walk-strip")!.getBoundingClientRect();
      return elements.filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > strip.top + 1 && top < strip.bottom - 1;
      }).map(({ textContent }) => textContent);
    });
    assert.deepEqual(lines, []);
  }, { tour }));

Deno.test("a walk whose archive was deleted meanwhile is not offered", () =>
  visit(async (visitor) => {
    const { page, server, tourId } = visitor;
    await leave(visitor);
    await strip(page).waitFor();
    await deleteTour(server.kv, tourId);
    const looked = page.waitForResponse((response) => response.url().endsWith(tourId));
    await page.goto(server.origin);
    assert.equal((await looked).status(), 404);
    await page.locator("x-island[data-name=continue-walk][data-hydrated]").waitFor({
      state: "attached",
    });
    assert.equal(await strip(page).count(), 0);
  }, { tour, allowErrors: /404/ }));
