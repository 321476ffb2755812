import assert from "node:assert/strict";
import { updateTour } from "../../../lib/store/tour_update.ts";
import { createTour, getTour } from "../../../lib/store/tours.ts";
import { everything, withKv } from "../../support/store.ts";
import { problem, stopInput, tourInput } from "./builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const tourOf = (count: number, description: string) =>
  tourInput({ audioStops: Array.from({ length: count }, () => stopInput({ description })) });

const texts = {
  "Latin": "The bell rang. ".repeat(134).slice(0, 2000),
  "Greek": "Η καμπάνα χτύπησε ".repeat(60).slice(0, 1000),
  "Japanese": "鐘が鳴った。".repeat(120).slice(0, 660),
  "emoji": "🔔".repeat(500),
};
for (const [script, text] of Object.entries(texts)) {
  Deno.test(
    `a tour of 300 stops with 2 kB of ${script} each is stored, changed and read whole`,
    withKv(async (kv) => {
      const { id } = await createTour(kv, tourOf(300, text), { userId: OWNER });
      const tour = await updateTour(kv, id, tourOf(301, text));
      assert.equal(tour.stopCount, 301);
      assert.deepEqual((await getTour(kv, id))?.tour, tour);
    }),
  );
}

Deno.test(
  "a tour with the longest texts a form takes is stored",
  withKv(async (kv) => {
    const input = tourInput({
      title: "語".repeat(200),
      description: "語".repeat(10_000),
      creatorName: "語".repeat(120),
      imageUrl: `https://example.org/${"x".repeat(2000)}`,
      audioStops: [stopInput({ description: "語".repeat(10_000) })],
    });
    const tour = await createTour(kv, input, { userId: OWNER });
    assert.deepEqual((await getTour(kv, tour.id))?.tour, tour);
  }),
);

Deno.test(
  "five hundred stops fit, and one more is refused with the figure",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourOf(500, "short"), { userId: OWNER });
    const before = await everything(kv);
    const refused = await problem(updateTour(kv, id, tourOf(501, "short")), 413);
    assert.match(refused.detail, /501, and 500 fit/);
    await problem(createTour(kv, tourOf(501, "short"), { userId: OWNER }), 413);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "stops that are too large together are refused with the figure, and nothing is stored",
  withKv(async (kv) => {
    const large = tourOf(80, "x".repeat(10_000));
    const refused = await problem(createTour(kv, large, { userId: OWNER }), 413);
    assert.match(refused.detail, /bytes, and 750,000 fit/);
    assert.deepEqual(await everything(kv), []);
  }),
);
