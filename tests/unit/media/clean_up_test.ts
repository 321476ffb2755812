import assert from "node:assert/strict";
import { cleanUp } from "../../../lib/media/clean_up.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { deleteTour, restoreTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { everything, withKv } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

const ANNA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const BY = { id: ANNA, isAdmin: false };
const START = new Date("2026-05-04T09:30:00Z");
const day = (n: number) => new Date(START.getTime() + n * 24 * 3600 * 1000);

/** A store with a deleted archive and a deleted draft, and a look at it by the clock. */
async function withTrash(kv: Deno.Kv) {
  const said: string[] = [];
  const look = (now: Date) =>
    cleanUp({ kv, objects: undefined, now, say: (text) => said.push(text) });
  await look(day(-2));
  await look(day(-1));
  const { id } = await createTour(kv, makeTour(), { userId: ANNA });
  await deleteTour(kv, id, { now: START, by: BY });
  const draft = { title: "A draft", draftData: makeTour() };
  const { id: draftId } = await createDraft(kv, draft, { userId: ANNA, now: START });
  await deleteDraft(kv, draftId, { userId: ANNA, now: START });
  return { id, look, said };
}

const inTrash = async (kv: Deno.Kv) =>
  (await everything(kv)).filter(({ key }) => /^(tour|draft)_trash$/.test(String(key[0]))).length;

Deno.test(
  "what was deleted is there for 30 days, and then it is removed",
  withKv(async (kv) => {
    const { look, said } = await withTrash(kv);
    for (let n = 0; n < 30; n++) await look(day(n));
    assert.equal(await inTrash(kv), 2);
    await look(day(30.1));
    assert.equal(await inTrash(kv), 0);
    assert.deepEqual(said, ["Removed 1 archives and 1 drafts that were deleted 30 days ago."]);
  }),
);

Deno.test(
  "a clock that leaps ahead by months removes nothing while a host has a day to set it right",
  withKv(async (kv) => {
    const { id, look, said } = await withTrash(kv);
    await look(day(0.5));
    for (let hour = 0; hour < 23; hour++) await look(day(60 + hour / 24));
    assert.equal(said.length, 1);
    assert.match(said[0], /2026-07-03T.*at the last look it said 2026-05-04T.*set it right/);
    await look(day(2));
    await look(day(2.9));
    assert.equal(await inTrash(kv), 2);
    await restoreTour(kv, id, { now: day(3), by: BY });
  }),
);

Deno.test(
  "after a summer in which nothing ran, old things go a day later",
  withKv(async (kv) => {
    const { look } = await withTrash(kv);
    await look(day(90));
    assert.equal(await inTrash(kv), 2);
    await look(day(91.1));
    assert.equal(await inTrash(kv), 0);
  }),
);

Deno.test(
  "two processes whose clocks differ by minutes remove what is old",
  withKv(async (kv) => {
    const { look, said } = await withTrash(kv);
    for (let n = 0; n < 32; n++) {
      await look(day(n));
      await look(day(n - 0.01));
    }
    assert.equal(await inTrash(kv), 0);
    assert.equal(said.length, 1);
  }),
);
