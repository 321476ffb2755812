import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { seedTours } from "../../../lib/store/seed.ts";
import { countTours, listToursByUser } from "../../../lib/store/tour_lists.ts";
import { createTour, getTour } from "../../../lib/store/tours.ts";
import { everything, withKv } from "../../support/store.ts";
import { problem, stopInput, tourInput } from "./builders.ts";

const exportFile = (fields: Record<string, unknown> = {}) => ({
  format: "animating-the-archives-tour",
  version: "1.0",
  exportedAt: "2026-05-04T09:30:00.000Z",
  ...tourInput(),
  ...fields,
});

const FILES = [
  exportFile({ title: "One" }),
  exportFile({ title: "Two", tourType: "discovery", audioStops: [stopInput(), stopInput()] }),
  exportFile({ title: "Three", exportedAt: "2026-01-01T00:00:00Z" }),
];

Deno.test(
  "an empty store is seeded with every file, owned by nobody",
  withKv(async (kv) => {
    assert.equal(await seedTours(kv, FILES), 3);
    assert.deepEqual(await countTours(kv), { tours: 3, stops: 4 });
    const { tours } = await listToursByUser(kv, NOBODY, { limit: 10 });
    assert.deepEqual(tours.map((tour) => tour.title), ["Two", "One", "Three"]);
    assert.equal(tours[0].tourType, "unordered");
    assert.equal(tours[2].createdAt, "2026-01-01T00:00:00.000Z");
    const whole = await getTour(kv, tours[0].id);
    assert.equal(whole?.tour.audioStops.length, 2);
    assert.ok(!("format" in whole!.tour) && !("exportedAt" in whole!.tour));
  }),
);

Deno.test(
  "a store that holds a tour is left alone",
  withKv(async (kv) => {
    await createTour(kv, tourInput(), { userId: NOBODY });
    assert.equal(await seedTours(kv, FILES), 0);
    assert.equal((await countTours(kv)).tours, 1);
  }),
);

Deno.test(
  "two seeds at once store each tour once",
  withKv(async (kv) => {
    const stored = await Promise.all([seedTours(kv, FILES), seedTours(kv, FILES)]);
    assert.equal(stored[0] + stored[1], 3);
    assert.equal((await countTours(kv)).tours, 3);
  }),
);

Deno.test(
  "a file that is not right is named with its fields, and nothing is stored",
  withKv(async (kv) => {
    const wrong = [
      [exportFile({ format: "something else" }), "format"],
      [exportFile({ version: "2.0" }), "version"],
      [exportFile({ exportedAt: "yesterday" }), "exportedAt"],
      [exportFile({ audioStops: [] }), "audioStops"],
      [exportFile({ audioStops: [stopInput({ triggerRadius: 4 })] }), "audioStops.0.triggerRadius"],
    ] as const;
    for (const [file, path] of wrong) {
      const refused = await problem(seedTours(kv, [FILES[0], file]), 400);
      assert.match(refused.detail, /^Archive file 2 /);
      assert.deepEqual(refused.errors?.map((error) => error.path), [path]);
    }
    await problem(seedTours(kv, [null]), 400);
    assert.deepEqual(await everything(kv), []);
  }),
);
