import assert from "node:assert/strict";
import { Id, NOBODY } from "../../../../lib/model/id.ts";
import {
  getProgress,
  listProgress,
  patchProgress,
  startProgress,
} from "../../../../lib/store/progress/progress.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";
import { ANNA, beginTour, BEN } from "../begun_tour.ts";

let minutes = 0;
const now = () => new Date(Date.UTC(2026, 4, 4, 9, minutes++));

/** A tour of `count` stops that Anna has begun. */
const begun = (kv: Deno.Kv, count = 4) => beginTour(kv, ANNA, { count, now });

Deno.test(
  "a tour begins at its first stop, active, with nothing completed",
  withKv(async (kv) => {
    const { progress, tourId, get } = await begun(kv);
    const { id, createdAt, updatedAt, ...rest } = progress;
    assert.deepEqual(rest, {
      tourId,
      currentStopIndex: 0,
      completedStops: [],
      stopIds: ["stop-0", "stop-1", "stop-2", "stop-3"],
      isActive: "true",
    });
    assert.ok(Id.safeParse(id).success);
    assert.equal(createdAt, updatedAt);
    assert.deepEqual(await get(), progress);
  }),
);

Deno.test(
  "a start that is sent again changes nothing, also at once",
  withKv(async (kv) => {
    const { tourId, progress, patch, get } = await begun(kv);
    await patch(1, [0]);
    const before = await everything(kv);
    await Promise.all(Array.from({ length: 5 }, () => startProgress(kv, ANNA, tourId, now())));
    assert.deepEqual(await everything(kv), before);
    assert.equal((await get())?.id, progress.id);
  }),
);

Deno.test(
  "completed stops of two devices are united, in whatever order they arrive, however often",
  withKv(async (kv) => {
    const { patch, get } = await begun(kv, 6);
    await Promise.all([patch(2, [0, 1]), patch(4, [3]), patch(2, [1, 0]), patch(4, [3]), patch(5)]);
    assert.deepEqual((await get())?.completedStops, [0, 1, 3]);
    await patch(2, []);
    assert.deepEqual((await get())?.completedStops, [0, 1, 3]);
  }),
);

Deno.test(
  "the later device says where the visitor is, but a call that comes late does not set the visitor back",
  withKv(async (kv) => {
    const { patch, get } = await begun(kv);
    await patch(1, [0]);
    await patch(2, [0, 1]);
    await patch(1, [0]);
    assert.equal((await get())?.currentStopIndex, 2, "a retry of the first");
    await patch(1, [0, 1]);
    assert.equal((await get())?.currentStopIndex, 1, "gone back on purpose");
    await patch(0);
    assert.equal((await get())?.currentStopIndex, 0, "previous, which sends no list");
    await patch(3, [1]);
    assert.equal((await get())?.currentStopIndex, 3, "another device is farther");
  }),
);

Deno.test(
  "with the last stop completed the tour is over, and stays so when that is said again",
  withKv(async (kv) => {
    const { patch, get } = await begun(kv, 3);
    assert.equal((await patch(2, [0, 1]))?.isActive, "true");
    for (let i = 0; i < 2; i++) assert.equal((await patch(2, [2]))?.isActive, "false");
    const { isActive, completedStops } = (await get())!;
    assert.deepEqual([isActive, completedStops], ["false", [0, 1, 2]]);
  }),
);

Deno.test(
  "a finished tour begins anew, and what was on its way to the old record does not reach the new one",
  withKv(async (kv) => {
    const { tourId, progress, patch, get } = await begun(kv, 2);
    await patch(1, [0, 1]);
    const again = await startProgress(kv, ANNA, tourId, now());
    assert.notEqual(again?.id, progress.id);
    assert.deepEqual([again?.completedStops, again?.isActive], [[], "true"]);
    assert.equal(await patch(1, [0, 1]), null);
    assert.deepEqual(await get(), again);
    const pointers = await Array.fromAsync(kv.list({ prefix: ["progress_by_id"] }));
    assert.deepEqual(pointers.map(({ key }) => key[1]), [again?.id]);
  }),
);

Deno.test(
  "a user has one active tour, also when several are begun at once",
  withKv(async (kv) => {
    const tours = await Promise.all(Array.from({ length: 6 }, () => begun(kv)));
    const active = async () =>
      (await listProgress(kv, ANNA)).filter(({ isActive }) => isActive === "true");
    assert.equal((await active()).length, 1);
    await startProgress(kv, ANNA, tours[2].tourId, now());
    assert.deepEqual((await active()).map(({ tourId }) => tourId), [tours[2].tourId]);
    await tours[4].patch(1, [0]);
    assert.deepEqual((await active()).map(({ tourId }) => tourId), [tours[2].tourId]);
    await tours[4].patch(3, [0, 1, 2, 3]);
    assert.equal((await active()).length, 1, "the end of another tour ends this one not");
  }),
);

Deno.test(
  "two users are each in a tour of their own way",
  withKv(async (kv) => {
    const { tourId, patch } = await begun(kv);
    const ben = await startProgress(kv, BEN, tourId, now());
    await patch(3, [0, 1, 2]);
    assert.deepEqual(await getProgress(kv, BEN, tourId), ben);
    assert.equal((await listProgress(kv, BEN)).length, 1);
  }),
);

Deno.test(
  "a record of somebody else, and none at all, are nothing to be patched",
  withKv(async (kv) => {
    const { tourId, progress, get } = await begun(kv);
    const patch = { currentStopIndex: 2, completedStops: [0] };
    assert.equal(await patchProgress(kv, BEN, progress.id, patch, now()), null);
    assert.equal(await patchProgress(kv, ANNA, NOBODY, patch, now()), null);
    assert.deepEqual(await get(), progress);
    assert.equal(await getProgress(kv, BEN, tourId), null);
    assert.equal(await startProgress(kv, ANNA, NOBODY, now()), null);
  }),
);

Deno.test(
  "a stop that the tour does not have is refused by its place, and nothing changes",
  withKv(async (kv) => {
    const { progress, patch, get } = await begun(kv, 4);
    const refused = await problem(patch(4, [0, 4, 1, 9]), 400);
    assert.deepEqual(refused.errors?.map(({ path }) => path), [
      "completedStops.1",
      "completedStops.3",
      "currentStopIndex",
    ]);
    assert.deepEqual(await get(), progress);
  }),
);

Deno.test(
  "the list begins with the tour that changed last",
  withKv(async (kv) => {
    const [one, two, three] = [await begun(kv), await begun(kv), await begun(kv)];
    await one.patch(1, [0]);
    const order = (await listProgress(kv, ANNA)).map(({ tourId }) => tourId);
    assert.deepEqual(order, [one, three, two].map(({ tourId }) => tourId));
  }),
);

Deno.test(
  "the list shows each of many tours as it is shown alone",
  withKv(async (kv) => {
    for (let n = 0; n < 23; n++) {
      const { patch } = await begun(kv, n + 2);
      await patch(n, [n]);
    }
    const listed = await listProgress(kv, ANNA);
    assert.deepEqual(
      listed.map(({ completedStops: [stop] }) => stop),
      [...Array(23).keys()].reverse(),
    );
    for (const one of listed) assert.deepEqual(one, await getProgress(kv, ANNA, one.tourId));
  }),
);
