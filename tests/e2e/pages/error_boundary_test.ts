import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, stopClock, withPage } from "../../support/browser/browser.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeTour } from "../../support/data/tours.ts";

/** An island of the tour's page whose file throws `message` when it is shown. */
const broken = (message: string) =>
  `export default function () { throw new TypeError(${JSON.stringify(message)}); }`;

const CASES = [
  { message: "Cannot read properties of null (reading 'x')", loads: 2 },
  { message: "The author made a mistake", loads: 1 },
];
for (const { message, loads } of CASES) {
  const times = loads === 1 ? "does not reload the page" : "reloads the page once after a second";
  Deno.test(`an island that fails with "${message.slice(0, 22)}…" says so and ${times}`, async () => {
    await using tiles = serveTiles();
    await using server = await testServer({ settings: tiles.settings });
    const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
    await withPage({ allowErrors: /tour-trip/ }, async (page) => {
      let loaded = 0;
      page.on("load", () => loaded++);
      await stopClock(page);
      await page.route(
        "**/assets/tour-trip-*.js",
        (route) => route.fulfill({ contentType: "text/javascript", body: broken(message) }),
      );
      await page.goto(`${server.origin}/tour/${id}`);
      const alert = page.getByRole("alert").filter({ hasText: "Something went wrong" });
      await alert.waitFor();
      assert.equal(loaded, 1);
      for (let i = 1; i < loads; i++) {
        const again = page.waitForEvent("load");
        await page.clock.runFor(1000);
        await again;
        await alert.waitFor();
      }
      await page.clock.runFor(5000);
      await page.getByRole("heading", { name: "Historical Narratives" }).waitFor();
      assert.equal(loaded, loads, "it does not reload for ever");
    });
  });
}

Deno.test("an island that leaves the page while it is being hydrated is no error", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "start-tour");
    await page.evaluate(async () => {
      const island = document.querySelector<HTMLElement>("x-island[data-name=start-tour]")!;
      const copy = island.cloneNode(true) as HTMLElement;
      copy.dataset.when = "load";
      // To listen to events is the first step of hydration; what the page looks like comes later.
      const { promise, resolve } = Promise.withResolvers<void>();
      copy.addEventListener = (...event: Parameters<HTMLElement["addEventListener"]>) => {
        HTMLElement.prototype.addEventListener.apply(copy, event);
        queueMicrotask(() => resolve(copy.remove()));
      };
      document.body.append(copy);
      await promise;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
});
