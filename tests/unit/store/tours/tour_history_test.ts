import assert from "node:assert/strict";
import { startOf } from "../../../../lib/model/tour/stop_place.ts";
import { NOBODY } from "../../../../lib/model/id.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import {
  getRevision,
  listRevisions,
  MIN_REVISIONS,
} from "../../../../lib/store/tours/tour_history.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { allAudit, deleteForGood, problem, stopInput, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const ADMIN = "01BX5ZZKBKACTAV9WEVGEMMVRZ";

/** `days` after the first of May 2026. */
const day = (days: number) => new Date(Date.UTC(2026, 4, 1 + days));

/** Stores a tour on day 0 and saves it again at each of `days`; returns its id. */
async function save(kv: Deno.Kv, days: number[]): Promise<string> {
  const { id } = await createTour(kv, tourInput(), { userId: OWNER, now: day(0) });
  for (const at of days) await updateTour(kv, id, tourInput(), { now: day(at) });
  return id;
}

/** The numbers of all revisions, newest first, read by pages of seven. */
async function listAll(kv: Deno.Kv, id: string): Promise<number[]> {
  const found: number[] = [];
  let cursor: number | undefined;
  do {
    const page = await listRevisions(kv, id, { limit: 7, cursor });
    found.push(...page.revisions.map(({ tour }) => tour.revision));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

/** Numbers from `from` down to `to`. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => from - n);

/** The revisions whose stops are stored, newest first. */
async function revisionsWithStops(kv: Deno.Kv, id: string): Promise<number[]> {
  const entries = await Array.fromAsync(kv.list({ prefix: ["tour_stops", id] }));
  return entries.map(({ key }) => Number(key[2])).reverse();
}

Deno.test(
  "each save leaves a revision: the whole tour as it was, who saved it and when",
  withKv(async (kv) => {
    const first = await createTour(kv, tourInput(), { userId: OWNER, now: day(0) });
    const second = await updateTour(
      kv,
      first.id,
      tourInput({ title: "Renamed", audioStops: [stopInput({ title: "Elsewhere" })] }),
      { now: day(1), by: { id: ADMIN, isAdmin: true } },
    );
    assert.deepEqual(await getRevision(kv, first.id, 1), { tour: first, savedBy: OWNER });
    assert.deepEqual(await getRevision(kv, first.id, 2), { tour: second, savedBy: ADMIN });
    assert.equal(second.updatedAt, day(1).toISOString());
    assert.equal(await getRevision(kv, first.id, 3), null);
    assert.equal(await getRevision(kv, NOBODY, 1), null);
    const { revisions: [newest, oldest], cursor } = await listRevisions(kv, first.id, { limit: 2 });
    const { audioStops: _, ...summary } = second;
    assert.deepEqual(newest, { tour: summary, savedBy: ADMIN });
    assert.equal(oldest.savedBy, OWNER);
    assert.ok(!("userId" in oldest.tour) && !("schemaVersion" in oldest.tour));
    assert.equal(cursor, undefined);
  }),
);

Deno.test(
  "a history is listed newest first, in pages, and holds one tour's revisions only",
  withKv(async (kv) => {
    const id = await save(kv, down(20, 1).reverse());
    await save(kv, [1, 2, 3]);
    assert.deepEqual(await listAll(kv, id), down(21, 1));
    const page = await listRevisions(kv, id, { limit: 21 });
    assert.equal(page.revisions.length, 21);
    assert.equal(page.cursor, undefined);
    assert.deepEqual(await listRevisions(kv, NOBODY, { limit: 5 }), { revisions: [] });
  }),
);

Deno.test(
  "the newest 50 revisions stay however old they are, and older ones go with their stops",
  withKv(async (kv) => {
    const id = await save(kv, Array(MIN_REVISIONS - 1).fill(0));
    assert.deepEqual(await listAll(kv, id), down(50, 1));
    await updateTour(kv, id, tourInput(), { now: day(400) });
    await updateTour(kv, id, tourInput(), { now: day(400) });
    assert.deepEqual(await listAll(kv, id), down(52, 3));
    assert.deepEqual(await revisionsWithStops(kv, id), down(52, 3));
    assert.equal(await getRevision(kv, id, 2), null);
    assert.equal((await getTour(kv, id))?.tour.revision, 52);
  }),
);

Deno.test(
  "all revisions of the last 30 days stay, and a history that grew long shrinks by the saves after",
  withKv(async (kv) => {
    const id = await save(kv, Array(69).fill(0));
    await updateTour(kv, id, tourInput(), { now: day(30) });
    assert.deepEqual(await listAll(kv, id), down(71, 1));
    const now = new Date(day(30).getTime() + 1);
    await updateTour(kv, id, tourInput(), { now });
    assert.deepEqual(await listAll(kv, id), down(72, 5), "four of the 22 that are too old go");
    for (let n = 0; n < 9; n++) await updateTour(kv, id, tourInput(), { now });
    assert.deepEqual(await listAll(kv, id), down(81, 32));
    assert.deepEqual(await revisionsWithStops(kv, id), down(81, 32));
  }),
);

Deno.test(
  "a restored revision is a new save with its texts, stops and place; nothing of the history is lost",
  withKv(async (kv) => {
    const first = await createTour(kv, tourInput({ latitude: 12, creatorName: "Class 8b" }), {
      userId: OWNER,
      now: day(0),
    });
    const second = await updateTour(kv, first.id, { ...tourInput(), creatorName: null });
    const restored = await restoreRevision(kv, first.id, 1, { now: day(9) });
    const updatedAt = day(9).toISOString();
    assert.deepEqual(restored, { ...first, revision: 3, updatedAt });
    assert.deepEqual((await getTour(kv, first.id))?.tour, restored);
    assert.deepEqual((await getRevision(kv, first.id, 2))?.tour, second);
    await restoreRevision(kv, first.id, 2);
    assert.equal((await getTour(kv, first.id))?.tour.creatorName, undefined);
    const near = await findNearbyTours(kv, startOf(first)!, 30_000_000);
    assert.deepEqual(near.map(({ revision }) => revision), [4]);
  }),
);

Deno.test(
  "a revision is restored only by those who may save; an administrator's restore is audited",
  withKv(async (kv) => {
    const id = await save(kv, [1]);
    const before = await everything(kv);
    await problem(restoreRevision(kv, id, 1, { by: { id: NOBODY, isAdmin: false } }), 403);
    await problem(restoreRevision(kv, id, 3), 404);
    await problem(restoreRevision(kv, NOBODY, 1), 404);
    assert.deepEqual(await everything(kv), before);
    await restoreRevision(kv, id, 1, { by: { id: OWNER, isAdmin: false } });
    assert.deepEqual(await allAudit(kv), []);
    await restoreRevision(kv, id, 1, { by: { id: ADMIN, isAdmin: true } });
    const [{ actor, action, target }] = await allAudit(kv);
    assert.deepEqual({ actor, action, target }, {
      actor: ADMIN,
      action: "restore-revision",
      target: id,
    });
    assert.equal((await getRevision(kv, id, 4))?.savedBy, ADMIN);
  }),
);

Deno.test(
  "the history of a deleted tour is hidden, even while it is still being removed",
  withKv(async (kv) => {
    const id = await save(kv, [1]);
    await kv.delete(["tours", id]);
    assert.equal(await getRevision(kv, id, 1), null);
    assert.deepEqual(await listRevisions(kv, id, { limit: 5 }), { revisions: [] });
    await problem(restoreRevision(kv, id, 1), 404);
  }),
);

Deno.test(
  "restores and saves at once each leave their revision",
  withKv(async (kv) => {
    const id = await save(kv, [1]);
    await Promise.all(Array.from(
      { length: 12 },
      (_, n) => n % 2 ? restoreRevision(kv, id, 1) : updateTour(kv, id, tourInput()),
    ));
    assert.deepEqual(await listAll(kv, id), down(14, 1));
    assert.deepEqual(await revisionsWithStops(kv, id), down(14, 1));
    await deleteForGood(kv, id);
    assert.deepEqual(await revisionsWithStops(kv, id), []);
  }),
);
