import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { seedTours } from "../../../../lib/store/site/seed.ts";
import { countTours, listToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { withKv } from "../../../support/store/store.ts";
import { stopInput, tourInput } from "../builders.ts";

const seedTour = (fields: Parameters<typeof tourInput>[0], createdAt: string) => ({
  input: tourInput(fields),
  createdAt: new Date(createdAt),
});

const TOURS = [
  seedTour({ title: "One" }, "2026-05-04T09:30:00Z"),
  seedTour({ title: "Two", audioStops: [stopInput(), stopInput()] }, "2026-05-04T09:30:00Z"),
  seedTour({ title: "Three" }, "2026-01-01T00:00:00Z"),
];

Deno.test(
  "an empty store is seeded with every tour, owned by nobody",
  withKv(async (kv) => {
    assert.equal(await seedTours(kv, TOURS), 3);
    assert.deepEqual(await countTours(kv), { tours: 3, stops: 4 });
    const { tours } = await listToursByUser(kv, NOBODY, { limit: 10 });
    assert.deepEqual(tours.map((tour) => tour.title), ["Two", "One", "Three"]);
    assert.equal(tours[2].createdAt, "2026-01-01T00:00:00.000Z");
    assert.equal((await getTour(kv, tours[0].id))?.tour.audioStops.length, 2);
  }),
);

Deno.test(
  "a store that holds a tour is left alone",
  withKv(async (kv) => {
    await createTour(kv, tourInput(), { userId: NOBODY });
    assert.equal(await seedTours(kv, TOURS), 0);
    assert.equal((await countTours(kv)).tours, 1);
  }),
);

Deno.test(
  "two seeds at once store each tour once",
  withKv(async (kv) => {
    const stored = await Promise.all([seedTours(kv, TOURS), seedTours(kv, TOURS)]);
    assert.equal(stored[0] + stored[1], 3);
    assert.equal((await countTours(kv)).tours, 3);
  }),
);
