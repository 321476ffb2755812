import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { countTours, listTours, listToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import { finishRemovals, REVISIONS_PER_STEP } from "../../../../lib/store/closing/tour_removal.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import {
  beginCreation,
  createTour,
  getTour,
  prepareTour,
} from "../../../../lib/store/tours/tours.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import {
  allAudit,
  deleteForGood,
  entriesOfTours,
  problem,
  stopInput,
  tourInput,
} from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** Letters and digits by chance; `length` divides by 4. */
const noise = (length: number) => crypto.getRandomValues(new Uint8Array(length / 4 * 3)).toBase64();

/** Stores a tour with more history than one step removes; returns its id. */
async function createWithHistory(kv: Deno.Kv): Promise<string> {
  const { id } = await createTour(kv, tourInput(), { userId: OWNER });
  for (let n = 0; n < REVISIONS_PER_STEP; n++) await updateTour(kv, id, tourInput());
  return id;
}

Deno.test(
  "a tour that is removed for good leaves no key behind, however long its history, and its neighbour stays",
  withKv(async (kv) => {
    const { id: neighbour } = await createTour(kv, tourInput(), { userId: OWNER });
    const before = await entriesOfTours(kv);
    const id = await createWithHistory(kv);
    assert.ok((await entriesOfTours(kv)).length > before.length + 2 * REVISIONS_PER_STEP);
    await deleteForGood(kv, id);
    const contents = (entries: Deno.KvEntry<unknown>[]) =>
      entries.map(({ key, value }) => ({ key, value }));
    assert.deepEqual(contents(await entriesOfTours(kv)), contents(before));
    assert.deepEqual(await countTours(kv), { tours: 1, stops: 1 });
    assert.equal((await getTour(kv, neighbour))?.tour.id, neighbour);
    assert.equal(await deleteTour(kv, id), false);
    assert.equal(await finishRemovals(kv), 0);
  }),
);

Deno.test(
  "a tour with the largest stops is removed whole",
  withKv(async (kv) => {
    // Texts that compression makes no shorter: they are stored in many parts.
    const audioStops = Array.from({ length: 110 }, () => stopInput({ description: noise(8000) }));
    const { id } = await createTour(kv, tourInput({ audioStops }), { userId: OWNER });
    assert.ok((await entriesOfTours(kv)).length > 15);
    await deleteForGood(kv, id);
    assert.deepEqual(await entriesOfTours(kv), []);
  }),
);

for (const writes of [1, 2, 3]) {
  Deno.test(
    `a removal that is killed after ${writes} of 4 writes shows nothing, and the next start ends it`,
    withKv(async (kv) => {
      const id = await createWithHistory(kv);
      await assert.rejects(deleteForGood(kv, id, killedAfter(kv, writes)), /killed/);
      assert.notDeepEqual(await entriesOfTours(kv), []);
      assert.equal(await getTour(kv, id), null);
      assert.deepEqual((await listTours(kv, { limit: 9 })).tours, []);
      assert.deepEqual((await listToursByUser(kv, OWNER, { limit: 9 })).tours, []);
      assert.deepEqual(await findNearbyTours(kv, tourInput(), 1000), []);
      assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
      assert.equal(await finishRemovals(kv), 1);
      assert.deepEqual(await entriesOfTours(kv), []);
    }),
  );
}

Deno.test(
  "while a deleted tour is still being removed, no new one takes its id",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    await assert.rejects(deleteForGood(kv, id, killedAfter(kv, 1)), /killed/);
    await problem(createTour(kv, tourInput(), { userId: OWNER, id }), 409);
    await finishRemovals(kv);
    const tour = await createTour(kv, tourInput(), { userId: OWNER, id });
    await finishRemovals(kv);
    assert.deepEqual((await getTour(kv, id))?.tour, tour);
  }),
);

Deno.test(
  "an id whose tour is deleted while the new one is made is not taken either",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const elsewhere = tourInput({ latitude: -33.9, longitude: 18.4 });
    const { operation } = await prepareTour(
      kv,
      beginCreation(kv, elsewhere, { userId: OWNER, id }),
    );
    await assert.rejects(deleteForGood(kv, id, killedAfter(kv, 1)), /killed/);
    assert.equal((await operation.commit()).ok, false);
    assert.equal(await getTour(kv, id), null);
  }),
);

Deno.test(
  "a tour is deleted only by those who may, and the audit log names an administrator who did",
  withKv(async (kv) => {
    const delBy = (id: string, by: { id: string; isAdmin: boolean }) => deleteTour(kv, id, { by });
    const tour = await createTour(kv, tourInput(), { userId: OWNER });
    const before = await everything(kv);
    await problem(delBy(tour.id, { id: NOBODY, isAdmin: false }), 403);
    assert.deepEqual(await everything(kv), before);
    assert.equal(await delBy(tour.id, { id: OWNER, isAdmin: false }), true);
    assert.deepEqual(await allAudit(kv), []);
    const other = await createTour(kv, tourInput(), { userId: OWNER });
    assert.equal(await delBy(other.id, { id: NOBODY, isAdmin: true }), true);
    const [{ actor, action, target }] = await allAudit(kv);
    assert.deepEqual([actor, action, target], [NOBODY, "delete-tour", other.id]);
  }),
);
