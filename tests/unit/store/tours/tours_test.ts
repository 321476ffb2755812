import assert from "node:assert/strict";
import { Id, NOBODY } from "../../../../lib/model/id.ts";
import {
  createTour,
  getTour,
  getTourSummary,
  getTourTitles,
} from "../../../../lib/store/tours/tours.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { deleteForGood, problem, stopInput, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

Deno.test(
  "a new tour is read as it was entered, with an id, a first revision and its times",
  withKv(async (kv) => {
    const input = tourInput({ imageUrl: "/archives/tower.jpg", creatorName: "Class 8b" });
    const now = new Date("2026-05-04T09:30:00Z");
    const tour = await createTour(kv, input, { userId: OWNER, now });
    const { audioStops, ...rest } = input;
    const [stop] = tour.audioStops;
    assert.deepEqual(tour, {
      ...rest,
      things: [{ id: "picture", url: "/archives/tower.jpg" }],
      id: tour.id,
      code: tour.code,
      stopCount: 1,
      revision: 1,
      createdAt: "2026-05-04T09:30:00.000Z",
      updatedAt: "2026-05-04T09:30:00.000Z",
      audioStops: [{ ...audioStops[0], id: stop.id, code: stop.code }],
    });
    assert.ok(Id.safeParse(tour.id).success);
    assert.deepEqual(await getTour(kv, tour.id), { tour, userId: OWNER });
  }),
);

Deno.test(
  "the owner stands beside a tour, never in it",
  withKv(async (kv) => {
    const created = await createTour(kv, tourInput(), { userId: OWNER });
    const whole = await getTour(kv, created.id);
    const summary = await getTourSummary(kv, created.id);
    assert.equal(summary?.userId, OWNER);
    const { audioStops: _, ...card } = created;
    assert.deepEqual(summary?.tour, card);
    for (const shown of [created, whole?.tour, summary?.tour]) {
      assert.ok(!JSON.stringify(shown).includes(OWNER));
    }
  }),
);

Deno.test(
  "a tour that does not exist is null",
  withKv(async (kv) => {
    assert.equal(await getTour(kv, NOBODY), null);
    assert.equal(await getTourSummary(kv, NOBODY), null);
  }),
);

Deno.test(
  "stops keep their ids; those without one, and repeats, get new ones",
  withKv(async (kv) => {
    const ids = ["door", undefined, "door", "hall", undefined];
    const audioStops = ids.map((id) => stopInput({ id }));
    const tour = await createTour(kv, tourInput({ audioStops }), { userId: OWNER });
    const given = tour.audioStops.map((stop) => stop.id);
    assert.deepEqual([given[0], given[3]], ["door", "hall"]);
    assert.equal(new Set(given).size, 5);
    assert.equal(tour.stopCount, 5);
  }),
);

Deno.test(
  "an id that is taken is refused, and the tour that has it stays",
  withKv(async (kv) => {
    const first = await createTour(kv, tourInput(), { userId: OWNER });
    const before = await everything(kv);
    const second = tourInput({ title: "Another", latitude: 1 });
    await problem(createTour(kv, second, { userId: NOBODY, id: first.id }), 409);
    assert.deepEqual((await getTour(kv, first.id))?.tour, first);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "the titles of any number of tours are read by their ids, and missing tours have none",
  withKv(async (kv) => {
    const ids: string[] = [];
    for (let n = 0; n < 23; n++) {
      ids.push((await createTour(kv, tourInput({ title: `Tour ${n}` }), { userId: OWNER })).id);
    }
    const titles = await getTourTitles(kv, [...ids, NOBODY]);
    assert.deepEqual([...titles], ids.map((id, n) => [id, `Tour ${n}`]));
    assert.equal((await getTourTitles(kv, [])).size, 0);
  }),
);

Deno.test(
  "the id of a tour whose removal is not finished cannot be taken",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    await assert.rejects(deleteForGood(kv, id, killedAfter(kv, 1)), /killed/);
    await problem(createTour(kv, tourInput(), { userId: OWNER, id }), 409);
  }),
);
