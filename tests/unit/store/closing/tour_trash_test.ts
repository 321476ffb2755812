import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { emptyTrash } from "../../../../lib/store/closing/empty_trash.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { getProgress, startProgress } from "../../../../lib/store/progress/progress.ts";
import { getRevision } from "../../../../lib/store/tours/tour_history.ts";
import { countTours, countToursByUser, listTours } from "../../../../lib/store/index/tour_lists.ts";
import {
  deleteTour,
  listTrashedTours,
  removeTrashedTour,
  restoreTour,
} from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import {
  beginCreation,
  createTour,
  getTour,
  prepareTour,
} from "../../../../lib/store/tours/tours.ts";
import { TRASH_MS } from "../../../../lib/model/tour/trash.ts";
import { withKv } from "../../../support/store/store.ts";
import { allAudit, entriesOfTours, problem, stopInput, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const ADMIN = { id: NOBODY, isAdmin: true };
const NOW = new Date("2026-05-04T09:30:00Z");
const owner = { by: { id: OWNER, isAdmin: false }, now: NOW };
const later = (ms: number) => new Date(NOW.getTime() + ms);

Deno.test(
  "a deleted tour is nowhere, and comes back with stops, history and everybody's progress",
  withKv(async (kv) => {
    const audioStops = [stopInput({ id: "bell" }), stopInput({ id: "yard" })];
    const { id } = await createTour(kv, tourInput({ audioStops }), { userId: OWNER });
    await updateTour(kv, id, tourInput({ title: "New", audioStops }), { by: ADMIN });
    await startProgress(kv, NOBODY, id, NOW);
    const before = await entriesOfTours(kv);
    const tour = await getTour(kv, id);
    assert.equal(await deleteTour(kv, id, owner), true);
    assert.equal(await deleteTour(kv, id, owner), false);
    assert.equal(await getTour(kv, id), null);
    assert.equal(await getProgress(kv, NOBODY, id), null);
    assert.deepEqual((await listTours(kv, { limit: 9 })).tours, []);
    assert.deepEqual(await findNearbyTours(kv, tourInput(), 1000), []);
    assert.deepEqual(await countToursByUser(kv, OWNER), { tours: 0, stops: 0 });
    const card = await restoreTour(kv, id, { ...owner, now: later(TRASH_MS) });
    assert.equal(card.title, "New");
    const contents = (entries: Deno.KvEntry<unknown>[]) =>
      entries.map(({ key, value }) => ({ key, value }));
    // The audit log and the datestamp go on.
    const moving = ["audit", "tour_datestamps", "tours_by_datestamp"];
    const stays = ({ key }: { key: Deno.KvKey }) => !moving.includes(String(key[0]));
    assert.deepEqual(
      contents(await entriesOfTours(kv)).filter(stays),
      contents(before).filter(stays),
    );
    assert.deepEqual(await getTour(kv, id), tour);
    assert.deepEqual(await countTours(kv), { tours: 1, stops: 2 });
    assert.equal((await getRevision(kv, id, 2))!.savedBy, NOBODY, "who saved it is still known");
    assert.equal((await findNearbyTours(kv, tourInput(), 1000)).length, 1);
    await problem(restoreTour(kv, id, owner), 404);
  }),
);

Deno.test(
  "the list of deleted tours is its owner's, the last first, for 30 days",
  withKv(async (kv) => {
    for (const [i, title] of ["First", "Second"].entries()) {
      const { id } = await createTour(kv, tourInput({ title }), { userId: OWNER });
      await deleteTour(kv, id, { ...owner, now: later(i) });
    }
    const list = await listTrashedTours(kv, OWNER, later(1));
    assert.deepEqual(list.map(({ tour }) => tour.title), ["Second", "First"]);
    assert.equal(list[1].deletedAt, NOW.toISOString());
    assert.equal(list[1].expiresAt, later(TRASH_MS).toISOString());
    assert.deepEqual(await listTrashedTours(kv, NOBODY, NOW), []);
    const left = await listTrashedTours(kv, OWNER, later(TRASH_MS + 1));
    assert.deepEqual(left.map(({ tour }) => tour.title), ["Second"]);
  }),
);

Deno.test(
  "after 30 days a deleted tour cannot be restored, and is removed without a trace",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    await deleteTour(kv, id, owner);
    assert.deepEqual(await emptyTrash(kv, later(TRASH_MS)), { tours: 0, drafts: 0 });
    await problem(restoreTour(kv, id, { ...owner, now: later(TRASH_MS + 1) }), 404);
    assert.deepEqual(await emptyTrash(kv, later(TRASH_MS + 1)), { tours: 1, drafts: 0 });
    assert.deepEqual(await entriesOfTours(kv), []);
  }),
);

Deno.test(
  "what an administrator deleted, its owner does not restore; the audit log has both acts",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    await deleteTour(kv, id, { by: ADMIN, now: NOW });
    assert.equal((await listTrashedTours(kv, OWNER, NOW))[0].isOwn, false);
    assert.match((await problem(restoreTour(kv, id, owner), 403)).detail, /administrator deleted/);
    await restoreTour(kv, id, { by: ADMIN, now: NOW });
    const acts = (await allAudit(kv)).map(({ action }) => action);
    assert.deepEqual(acts, ["restore-tour", "delete-tour"]);
    const own = await createTour(kv, tourInput(), { userId: OWNER });
    await deleteTour(kv, own.id, owner);
    await problem(
      restoreTour(kv, own.id, { by: { id: "another", isAdmin: false }, now: NOW }),
      403,
    );
  }),
);

Deno.test(
  "a tour that is removed for good and restored at once is one or the other",
  withKv(async (kv) => {
    for (let round = 0; round < 10; round++) {
      const { id } = await createTour(kv, tourInput(), { userId: OWNER });
      await deleteTour(kv, id, owner);
      const [restored, removed] = await Promise.all([
        restoreTour(kv, id, owner).then(() => true, () => false),
        removeTrashedTour(kv, id),
      ]);
      assert.notEqual(restored, removed);
      assert.equal(await getTour(kv, id) !== null, restored);
      assert.equal((await entriesOfTours(kv)).length === 0, removed);
      if (restored) {
        await deleteTour(kv, id, owner);
        await removeTrashedTour(kv, id);
      }
    }
  }),
);

Deno.test(
  "the id of a deleted tour is not taken by a new one",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    await deleteTour(kv, id, owner);
    await problem(createTour(kv, tourInput(), { userId: NOBODY, id }), 409);
    const elsewhere = tourInput({ latitude: -33.9, longitude: 18.4 });
    const { operation } = await prepareTour(
      kv,
      beginCreation(kv, elsewhere, { userId: NOBODY, id }),
    );
    assert.equal((await operation.commit()).ok, false, "nor by one that is under way");
  }),
);
