import assert from "node:assert/strict";
import { NOBODY } from "../../lib/model/id.ts";
import { createTour } from "../../lib/store/tours.ts";
import { stopClock, withPage } from "../support/browser.ts";
import { testServer } from "../support/server.ts";
import { serveTiles } from "../support/tiles.ts";
import { makeTour } from "../support/tours.ts";

/** An island of the tour's page whose file throws `message` when it is shown. */
const broken = (message: string) =>
  `export default function () { throw new TypeError(${JSON.stringify(message)}); }`;

const CASES = [
  { message: "Cannot read properties of null (reading 'x')", loads: 2 },
  { message: "Rendered more hooks than during the previous render.", loads: 2 },
  { message: "The author made a mistake", loads: 1 },
];
for (const { message, loads } of CASES) {
  const times = loads === 1 ? "does not reload the page" : "reloads the page once after a second";
  Deno.test(`an island that fails with "${message.slice(0, 22)}…" says so and ${times}`, async () => {
    await using tiles = serveTiles();
    await using server = await testServer({ settings: tiles.settings });
    const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
    await withPage({ allowErrors: /start-tour/ }, async (page) => {
      let loaded = 0;
      page.on("load", () => loaded++);
      await stopClock(page);
      await page.route(
        "**/assets/start-tour-*.js",
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
