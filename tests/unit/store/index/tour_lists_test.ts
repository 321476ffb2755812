import assert from "node:assert/strict";
import { startOf } from "../../../../lib/model/tour/stop_place.ts";
import { getContentRevision } from "../../../../lib/store/index/revisions.ts";
import { excerpt } from "../../../../lib/model/tour/excerpt.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import {
  countTours,
  countToursByUser,
  listTours,
  listToursByUser,
} from "../../../../lib/store/index/tour_lists.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { withKv } from "../../../support/store/store.ts";
import { problem, stopInput, tourInput } from "../builders.ts";

const ANNA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const BEN = "01BX5ZZKBKACTAV9WEVGEMMVRZ";

/** Stores `count` tours, of Anna and Ben in turn, and returns their titles, newest first. */
async function fill(kv: Deno.Kv, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, n) => `Tour ${n}`);
  for (const [n, title] of titles.entries()) {
    const audioStops = Array.from({ length: 1 + n % 3 }, () => stopInput());
    await createTour(kv, tourInput({ title, audioStops }), { userId: n % 2 ? BEN : ANNA });
  }
  return titles.reverse();
}

type List = (request: { limit: number; cursor?: string }) => ReturnType<typeof listTours>;

async function pages(list: List, limit: number): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit, cursor });
    found.push(page.tours.map((tour) => tour.title));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

Deno.test(
  "all tours come newest first, in pages, and the last page says that it is",
  withKv(async (kv) => {
    const list: List = (request) => listTours(kv, request);
    assert.deepEqual(await list({ limit: 5 }), { tours: [], cursor: undefined });
    const titles = await fill(kv, 12);
    assert.deepEqual(await pages(list, 5), [
      titles.slice(0, 5),
      titles.slice(5, 10),
      titles.slice(10),
    ]);
    assert.deepEqual(await pages(list, 6), [titles.slice(0, 6), titles.slice(6)]);
    assert.deepEqual(await pages(list, 100), [titles]);
  }),
);

Deno.test(
  "a user's list holds the user's tours only, newest first, in pages",
  withKv(async (kv) => {
    const titles = await fill(kv, 25);
    const annas = titles.filter((_, n) => n % 2 === 0);
    const list: List = (request) => listToursByUser(kv, ANNA, request);
    assert.deepEqual((await pages(list, 11)).flat(), annas);
    assert.deepEqual(await pages(list, 13), [annas]);
    assert.deepEqual((await listToursByUser(kv, "01C", { limit: 5 })).tours, []);
  }),
);

Deno.test(
  "a list goes on where it was when the tour at its cursor is deleted and others are added",
  withKv(async (kv) => {
    const titles = await fill(kv, 6);
    const first = await listTours(kv, { limit: 3 });
    await deleteTour(kv, first.cursor!);
    await createTour(kv, tourInput({ title: "Newest" }), { userId: ANNA });
    const second = await listTours(kv, { limit: 3, cursor: first.cursor });
    assert.deepEqual(second.tours.map((tour) => tour.title), titles.slice(3));
  }),
);

Deno.test(
  "what a list shows has neither stops nor owner",
  withKv(async (kv) => {
    await fill(kv, 1);
    const lists = [
      await listTours(kv, { limit: 1 }),
      await listToursByUser(kv, ANNA, { limit: 1 }),
    ];
    for (const { tours: [tour] } of lists) {
      assert.equal(tour.stopCount, 1);
      assert.ok(!("userId" in tour) && !("audioStops" in tour));
    }
  }),
);

Deno.test(
  "a cursor that no page gave is refused by name",
  withKv(async (kv) => {
    for (const cursor of ["", "x", "01ARZ3NDEKTSV4RRFFQ69G5FA\ud800", "~".repeat(3000)]) {
      const { errors } = await problem(listTours(kv, { limit: 5, cursor }), 400);
      assert.equal(errors?.[0].path, "cursor");
      await problem(listToursByUser(kv, ANNA, { limit: 5, cursor }), 400);
    }
  }),
);

Deno.test(
  "the totals count every tour and every stop",
  withKv(async (kv) => {
    assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
    await fill(kv, 7);
    assert.deepEqual(await countTours(kv), { tours: 7, stops: 1 + 2 + 3 + 1 + 2 + 3 + 1 });
    assert.deepEqual(await countToursByUser(kv, ANNA), { tours: 4, stops: 1 + 3 + 2 + 1 });
    assert.deepEqual(await countToursByUser(kv, BEN), { tours: 3, stops: 2 + 1 + 3 });
    const { tours: [newest, second] } = await listTours(kv, { limit: 2 });
    await updateTour(kv, newest.id, tourInput({ audioStops: Array(4).fill(stopInput()) }));
    await updateTour(kv, second.id, tourInput());
    assert.deepEqual(await countTours(kv), { tours: 7, stops: 1 + 2 + 3 + 1 + 2 + 1 + 4 });
    await deleteTour(kv, newest.id);
    assert.deepEqual(await countTours(kv), { tours: 6, stops: 1 + 2 + 3 + 1 + 2 + 1 });
    assert.deepEqual(await countToursByUser(kv, ANNA), { tours: 3, stops: 1 + 3 + 2 });
    assert.deepEqual(await countToursByUser(kv, BEN), { tours: 3, stops: 2 + 1 + 1 });
  }),
);

Deno.test(
  "every list shows the card of the last save, with the beginning of the description only",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: ANNA });
    const description = `It rang for ${"many ".repeat(80)}years.\n\nThen it fell silent.`;
    const input = tourInput({ description, creatorName: "Class 8b", imageUrl: "/bell.jpg" });
    const updated = await updateTour(kv, id, input);
    const { audioStops: _, accessNote: __, contentWarning: ___, ...rest } = updated;
    const { language: ____, record: _____, code: ______, things, visibility, ...saved } = rest;
    assert.equal(things?.length, 1);
    const card = { ...saved, description: excerpt(description) };
    assert.ok(card.description.length <= 300 && card.description.endsWith("many…"));
    assert.deepEqual((await listTours(kv, { limit: 9 })).tours, [card]);
    assert.deepEqual((await listToursByUser(kv, ANNA, { limit: 9 })).tours, [
      { ...card, visibility },
    ]);
    assert.deepEqual(await findNearbyTours(kv, startOf(card)!, 1), [{ ...card, distance: 0 }]);
    assert.equal((await getTour(kv, id))?.tour.description, description);
  }),
);

Deno.test(
  "the content revision grows with every tour that is created, saved or deleted",
  withKv(async (kv) => {
    assert.equal(await getContentRevision(kv), 0n);
    const { id } = await createTour(kv, tourInput(), { userId: ANNA });
    assert.equal(await getContentRevision(kv), 1n);
    await updateTour(kv, id, tourInput());
    assert.equal(await getContentRevision(kv), 2n);
    await problem(updateTour(kv, id, tourInput(), { revision: 7 }), 409);
    assert.equal(await getContentRevision(kv), 2n);
    await deleteTour(kv, id);
    assert.equal(await getContentRevision(kv), 3n);
  }),
);
