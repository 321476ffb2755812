/** An author changes a tour while people are in it. */
import assert from "node:assert/strict";
import type { StopInput } from "../../../../lib/model/tour/stop.ts";
import { startProgress } from "../../../../lib/store/progress/progress.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { ANNA, beginTour } from "../begun_tour.ts";
import { stopInput, tourInput } from "../builders.ts";

/** A tour of five stops, in which Anna is at the fourth and has heard the first and the third. */
async function midway(kv: Deno.Kv) {
  const begun = await beginTour(kv, ANNA, { count: 5 });
  await begun.patch(3, [0, 2]);
  return {
    ...begun,
    save: (audioStops: StopInput[]) => updateTour(kv, begun.tourId, tourInput({ audioStops })),
    /** The current stop and the completed ones, by index. */
    async where() {
      const { currentStopIndex, completedStops, isActive } = (await begun.get())!;
      return { currentStopIndex, completedStops, isActive };
    },
  };
}

Deno.test(
  "stops that are reordered stay heard, and the current one stays current",
  withKv(async (kv) => {
    const { audioStops, save, where } = await midway(kv);
    await save(audioStops.toReversed());
    assert.deepEqual(await where(), {
      currentStopIndex: 1,
      completedStops: [2, 4],
      isActive: "true",
    });
  }),
);

Deno.test(
  "a stop that is added or removed moves nothing that was heard",
  withKv(async (kv) => {
    const { audioStops: [a, b, c, d, e], save, where } = await midway(kv);
    await save([stopInput(), a, b, c, d, e]);
    assert.deepEqual(await where(), {
      currentStopIndex: 4,
      completedStops: [1, 3],
      isActive: "true",
    });
    await save([b, c, d, e]);
    assert.deepEqual(await where(), { currentStopIndex: 2, completedStops: [1], isActive: "true" });
  }),
);

Deno.test(
  "where the current stop is removed, the one in its place is current, or the last",
  withKv(async (kv) => {
    const { audioStops: [a, b, c, , e], save, where } = await midway(kv);
    await save([a, b, c, e]);
    assert.equal((await where()).currentStopIndex, 3);
    await save([a, b]);
    assert.deepEqual(await where(), { currentStopIndex: 1, completedStops: [0], isActive: "true" });
  }),
);

Deno.test(
  "a removed stop that comes back is still heard, also when more was heard meanwhile",
  withKv(async (kv) => {
    const { audioStops: [a, b, c, d, e], save, patch, where } = await midway(kv);
    await save([b, c, d, e]);
    await patch(2, [1, 2]);
    await save([a, b, c, d, e]);
    assert.deepEqual(await where(), {
      currentStopIndex: 3,
      completedStops: [0, 2, 3],
      isActive: "true",
    });
  }),
);

Deno.test(
  "a tour ends with the last stop that it has now, and goes on when one is added",
  withKv(async (kv) => {
    const { tourId, audioStops: [a, b, c], save, patch, where } = await midway(kv);
    await save([a, b, c]);
    const ended = await patch(1, [0, 1, 2]);
    assert.equal(ended?.isActive, "false");
    await save([a, stopInput(), b, c]);
    const again = await startProgress(kv, ANNA, tourId, new Date("2026-05-05T09:00:00Z"));
    assert.equal(again?.id, ended?.id);
    assert.deepEqual(await where(), {
      currentStopIndex: 2,
      completedStops: [0, 2, 3],
      isActive: "true",
    });
  }),
);

Deno.test(
  "a report of what is known already writes nothing, also after the author's changes",
  withKv(async (kv) => {
    const { audioStops, save, patch } = await midway(kv);
    await save(audioStops.toReversed());
    const before = await everything(kv);
    await patch(1, [2, 4]);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "a record stays small, however often the author replaces all stops",
  withKv(async (kv) => {
    const { save, patch, where } = await midway(kv);
    const all = [...Array(500).keys()];
    for (let version = 0; version < 4; version++) {
      const id = (n: number) => `version-${version}-stop-${n}-${"x".repeat(40)}`;
      await save(all.map((n) => stopInput({ id: id(n), description: "short" })));
      await patch(0, all);
    }
    assert.deepEqual((await where()).completedStops, all);
  }),
);
