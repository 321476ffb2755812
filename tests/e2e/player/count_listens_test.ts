/** What is heard in a page, and in a frame, is counted once, by one message. */
import assert from "node:assert/strict";
import type { SentListening } from "../../../lib/player/listening.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { recording } from "../../support/data/recordings.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { soon } from "../../support/measure/soon.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const STORY = "/archives/story.wav";
const STORY_FILE = recording(3);

Deno.test("a story that was heard is counted once on a page, and once in a frame", async () => {
  const counted: SentListening[] = [];
  let next = Promise.withResolvers<void>();
  await using tiles = serveTiles();
  await using server = await testServer({
    settings: tiles.settings,
    // Not by `page.route`: of beacons of a page that is being left, it lost one in sixteen.
    intercept: (request, app) =>
      new URL(request.url).pathname === STORY
        ? new Response(STORY_FILE, { headers: { "content-type": "audio/wav" } })
        : app(request),
    listens: {
      add(tourId, listening) {
        counted.push({ tourId, ...listening });
        next.resolve();
      },
      write: () => Promise.resolve(),
    },
  });
  const audioStops = [makeStop({ id: "gate", audioUrl: STORY })];
  const { id: tourId } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
  await withPage({}, async (page) => {
    for (let time = 0; time < 2; time++) {
      await page.goto(`${server.origin}/tour/${tourId}`);
      await hydrated(page, "stop-list");
      await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
      await page.waitForFunction(() => document.querySelector("audio")?.ended);
    }
    await soon(next.promise, "the listening on the page");
    next = Promise.withResolvers();
    await page.goto(`${server.origin}/embed/tour/${tourId}`);
    await page.locator("audio").evaluate((audio: HTMLAudioElement) => void audio.play());
    await page.waitForFunction(() => document.querySelector("audio")?.ended);
    await page.goto("about:blank");
    await soon(next.promise, "the listening in the frame");
  });
  assert.deepEqual(counted, [
    { tourId, stopId: "gate", way: "page", left: 16 },
    { tourId, stopId: "gate", way: "frame", left: 16 },
  ]);
});
