import assert from "node:assert/strict";
import { migrateStore } from "../../../../lib/store/migration/migrate.ts";
import { getProgress, listProgress } from "../../../../lib/store/progress/progress.ts";
import { deleteForGood } from "../builders.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../../lib/store/tours/tours.ts";
import { loadSchema1, SCHEMA_1 } from "../../../support/data/schema_1.ts";
import { everything, withKv } from "../../../support/store/store.ts";

const { author, visitor, bell, deleted, demo, mill } = SCHEMA_1;

const keysOf = async (kv: Deno.Kv, prefix: string) =>
  (await everything(kv)).map(({ key }) => key.join("/")).filter((key) => key.startsWith(prefix));

Deno.test(
  "progress of schema 1 is found as it was, with its times, and its active tour is active",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await migrateStore(kv);
    const inMill = await getProgress(kv, visitor, mill);
    assert.deepEqual(inMill, {
      id: "01KR0TMMM0PER1TPJBEPTNVQ28",
      tourId: mill,
      currentStopIndex: 6,
      completedStops: [0, 2, 5, 59],
      stopIds: (await getTour(kv, mill))!.tour.audioStops.map(({ id }) => id),
      isActive: "false",
      createdAt: "2026-05-07T09:00:00.000Z",
      updatedAt: "2026-05-08T09:00:00.000Z",
    });
    assert.equal((await getProgress(kv, visitor, demo))?.isActive, "true");
    assert.deepEqual((await getProgress(kv, author, bell))?.completedStops, [0]);
  }),
);

Deno.test(
  "once migrated, progress stays with its stops when the author reorders them",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await migrateStore(kv);
    const { tour: { audioStops, ...tour } } = (await getTour(kv, mill))!;
    const { title, description, duration, latitude, longitude, tourType } = tour;
    const input = { title, description, duration, latitude, longitude, tourType };
    await updateTour(kv, mill, { ...input, audioStops: audioStops.toReversed() });
    const { currentStopIndex, completedStops } = (await getProgress(kv, visitor, mill))!;
    assert.deepEqual([currentStopIndex, completedStops], [53, [0, 54, 57, 59]]);
  }),
);

Deno.test(
  "progress that names stops which its tour has lost is brought within the tour",
  withKv(async (kv) => {
    await loadSchema1(kv);
    const key = ["progress", author, bell];
    const { value } = await kv.get<Record<string, unknown>>(key);
    await kv.set(key, { ...value, currentStopIndex: 4, completedStops: [0, 3] });
    await migrateStore(kv);
    const { currentStopIndex, completedStops } = (await getProgress(kv, author, bell))!;
    assert.deepEqual([currentStopIndex, completedStops], [0, [0]]);
  }),
);

Deno.test(
  "progress in tours that were deleted is gone, and later deletions take theirs along",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await kv.set(["progress_active", visitor], deleted);
    await migrateStore(kv);
    assert.deepEqual((await listProgress(kv, visitor)).map(({ tourId }) => tourId), [mill, demo]);
    assert.deepEqual(await keysOf(kv, "progress_active"), []);
    assert.equal((await keysOf(kv, "progress_by_id")).length, 3);
    for (const tourId of [mill, demo, bell]) await deleteForGood(kv, tourId);
    assert.deepEqual(await keysOf(kv, "progress"), []);
  }),
);
