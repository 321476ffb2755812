import assert from "node:assert/strict";
import {
  getProgress,
  listProgress,
  startProgress,
} from "../../../../lib/store/progress/progress.ts";
import { removeTourProgress } from "../../../../lib/store/progress/progress_removal.ts";
import { finishRemovals } from "../../../../lib/store/closing/tour_removal.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { withKv } from "../../../support/store/store.ts";
import { ANNA, beginTour, BEN } from "../begun_tour.ts";
import { deleteForGood, entriesOfTours } from "../builders.ts";

const NOW = new Date("2026-05-04T10:00:00Z");

Deno.test(
  "a tour that is removed for good takes its progress along, and leaves other tours and users as they were",
  withKv(async (kv) => {
    const stays = await beginTour(kv, ANNA, { count: 2 });
    await startProgress(kv, BEN, stays.tourId, NOW);
    const before = await entriesOfTours(kv);
    const gone = await beginTour(kv, ANNA, { count: 2 });
    await gone.patch(1, [0, 1]);
    await startProgress(kv, ANNA, stays.tourId, NOW);
    await deleteForGood(kv, gone.tourId);
    const keys = (entries: Deno.KvEntry<unknown>[]) => entries.map(({ key }) => key);
    assert.deepEqual(keys(await entriesOfTours(kv)), keys(before));
    assert.equal((await stays.get())?.isActive, "true");
    assert.equal((await listProgress(kv, ANNA)).length, 1);
    assert.equal(await gone.get(), null);
    assert.equal(await gone.patch(1, [0]), null);
    assert.equal(await startProgress(kv, ANNA, gone.tourId, NOW), null);
  }),
);

Deno.test(
  "a removal removes the progress of more users than one step takes",
  withKv(async (kv) => {
    const { tourId } = await beginTour(kv, ANNA, { count: 2 });
    for (let n = 0; n < 25; n++) await startProgress(kv, newId(), tourId, NOW);
    await deleteForGood(kv, tourId);
    assert.deepEqual(await entriesOfTours(kv), []);
  }),
);

Deno.test(
  "a removal that was killed shows no progress, and the next start removes it",
  withKv(async (kv) => {
    const { tourId, get } = await beginTour(kv, ANNA, { count: 2 });
    await assert.rejects(deleteForGood(kv, tourId, killedAfter(kv, 2)), /killed/);
    assert.equal(await get(), null);
    assert.deepEqual(await listProgress(kv, ANNA), []);
    await finishRemovals(kv);
    assert.deepEqual(await entriesOfTours(kv), []);
  }),
);

Deno.test(
  "a tour that a user begins while another is removed stays active",
  withKv(async (kv) => {
    const { tourId } = await beginTour(kv, ANNA, { count: 2 });
    let begun = "";
    const interrupted = beforeCommit(kv, async () => {
      begun = (await beginTour(kv, ANNA, { count: 2 })).tourId;
    });
    assert.equal(await removeTourProgress(interrupted, tourId), 1);
    assert.equal((await getProgress(kv, ANNA, begun))?.isActive, "true");
  }),
);
