/** Two devices, or a device and an author, write at the same moment: neither loses anything. */
import assert from "node:assert/strict";
import {
  getProgress,
  patchProgress,
  startProgress,
} from "../../../../lib/store/progress/progress.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { withKv } from "../../../support/store/store.ts";
import { ANNA, beginTour, BEN } from "../begun_tour.ts";
import { deleteForGood, entriesOfTours, stopInput, tourInput } from "../builders.ts";

const NOW = new Date("2026-05-04T10:00:00Z");

const pointers = async (kv: Deno.Kv) =>
  (await Array.fromAsync(kv.list({ prefix: ["progress_by_id"] }))).map(({ key }) => key[1]);

Deno.test(
  "a stop that another device reports in between is not lost",
  withKv(async (kv) => {
    const { progress: { id }, patch, get } = await beginTour(kv, ANNA, { count: 4 });
    const interrupted = beforeCommit(kv, () => patch(2, [1]));
    await patchProgress(interrupted, ANNA, id, { currentStopIndex: 1, completedStops: [0] }, NOW);
    assert.deepEqual((await get())?.completedStops, [0, 1]);
  }),
);

Deno.test(
  "two devices that begin a tour at once get the same record",
  withKv(async (kv) => {
    const { tourId } = await finished(kv);
    let first: string | undefined;
    const interrupted = beforeCommit(kv, async () => {
      first = (await startProgress(kv, ANNA, tourId, NOW))?.id;
    });
    assert.equal((await startProgress(interrupted, ANNA, tourId, NOW))?.id, first);
    assert.deepEqual(await pointers(kv), [first]);
  }),
);

Deno.test(
  "going on with a tour does not take back what another device reports in between",
  withKv(async (kv) => {
    const { tourId, patch, get } = await beginTour(kv, ANNA, { count: 4 });
    await beginTour(kv, ANNA, { count: 1 });
    await startProgress(beforeCommit(kv, () => patch(2, [0, 1])), ANNA, tourId, NOW);
    const { completedStops, isActive } = (await get())!;
    assert.deepEqual([completedStops, isActive], [[0, 1], "true"]);
  }),
);

Deno.test(
  "the end of a tour does not end the one that is begun in between",
  withKv(async (kv) => {
    const { progress: { id } } = await beginTour(kv, ANNA, { count: 2 });
    let other: string | undefined;
    const interrupted = beforeCommit(kv, async () => {
      other = (await beginTour(kv, ANNA, { count: 2 })).tourId;
    });
    const all = { currentStopIndex: 1, completedStops: [0, 1] };
    assert.equal((await patchProgress(interrupted, ANNA, id, all, NOW))?.isActive, "false");
    assert.equal((await getProgress(kv, ANNA, other!))?.isActive, "true");
  }),
);

Deno.test(
  "a tour to which a stop is added in between is not over",
  withKv(async (kv) => {
    const { tourId, audioStops, progress: { id } } = await beginTour(kv, ANNA, { count: 2 });
    const interrupted = beforeCommit(kv, () => {
      return updateTour(kv, tourId, tourInput({ audioStops: [...audioStops, stopInput()] }));
    });
    const all = { currentStopIndex: 1, completedStops: [0, 1] };
    const answer = await patchProgress(interrupted, ANNA, id, all, NOW);
    assert.deepEqual([answer?.isActive, answer?.completedStops], ["true", [0, 1]]);
  }),
);

Deno.test(
  "a tour that is deleted while somebody begins it for the first time leaves no progress",
  withKv(async (kv) => {
    const { tourId } = await beginTour(kv, BEN, { count: 2 });
    const interrupted = beforeCommit(kv, () => deleteForGood(kv, tourId));
    assert.equal(await startProgress(interrupted, ANNA, tourId, NOW), null);
    assert.deepEqual(await entriesOfTours(kv), []);
  }),
);

Deno.test(
  "a tour that is deleted in between is neither begun nor reported on, and nothing is left of it",
  withKv(async (kv) => {
    for (const act of ["start", "patch"] as const) {
      const { tourId, progress: { id } } = await finished(kv);
      const interrupted = beforeCommit(kv, () => deleteForGood(kv, tourId));
      const place = { currentStopIndex: 0 };
      const answer = act === "start"
        ? await startProgress(interrupted, ANNA, tourId, NOW)
        : await patchProgress(interrupted, ANNA, id, place, NOW);
      assert.equal(answer, null);
      assert.deepEqual(await entriesOfTours(kv), []);
    }
  }),
);

/** A tour of two stops that Anna has heard to its end. */
async function finished(kv: Deno.Kv) {
  const begun = await beginTour(kv, ANNA, { count: 2 });
  await begun.patch(1, [0, 1]);
  return begun;
}
