import assert from "node:assert/strict";
import fc from "fast-check";
import { blockUser, unblockUser } from "../../../../lib/store/closing/account_block.ts";
import {
  firstDatestamp,
  getHarvested,
  type HarvestPlace,
  listHarvest,
} from "../../../../lib/store/index/harvest.ts";
import { isPublic } from "../../../../lib/model/tour/visibility.ts";
import { saveIdentity, setRole } from "../../../../lib/store/accounts/users.ts";
import { deleteTour, restoreTour } from "../../../../lib/store/closing/tour_trash.ts";
import { setVisibility, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { finishHidings } from "../../../../lib/store/tours/tour_hiding.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { openTestStore, withKv } from "../../../support/store/store.ts";
import { deleteForGood, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const create = async (kv: Deno.Kv, visibility: "public" | "private" = "public") =>
  (await createTour(kv, tourInput({ visibility }), { userId: OWNER })).id;

const listed = async (kv: Deno.Kv) =>
  (await listHarvest(kv, { limit: 99 })).tours.map(({ id, tour }) => [id, tour !== undefined]);

Deno.test(
  "each change that the public can see moves an archive to the end, and its datestamp forward",
  withKv(async (kv) => {
    const [a, b] = [await create(kv), await create(kv)];
    const hidden = await create(kv, "private");
    let last = (await getHarvested(kv, b))!.at;
    const moves = async (change: () => Promise<unknown>, isPublic: boolean) => {
      await change();
      assert.deepEqual((await listed(kv)).at(-1), [a, isPublic]);
      const { at } = (await getHarvested(kv, a))!;
      assert.ok(at > last, `${at} is later than ${last}`);
      last = at;
    };
    await moves(() => updateTour(kv, a, tourInput({ title: "New" })), true);
    await moves(() => setVisibility(kv, a, "unlisted"), false);
    const unlisted = await listHarvest(kv, { limit: 99 });
    await updateTour(kv, a, tourInput({ visibility: "private" }));
    assert.deepEqual(await listHarvest(kv, { limit: 99 }), unlisted, "nobody could see that");
    await moves(() => setVisibility(kv, a, "public"), true);
    await moves(() => deleteTour(kv, a), false);
    await moves(() => restoreTour(kv, a), true);
    await moves(() => deleteForGood(kv, a), false);
    assert.deepEqual(await listed(kv), [[b, true], [a, false]]);
    assert.equal(await getHarvested(kv, hidden), null, "what never was public is not there");
  }),
);

Deno.test(
  "an archive is gone for harvesters from the step on that blocks its owner, before it is hidden",
  withKv(async (kv) => {
    const [admin, user] = await Promise.all(
      [1, 2].map((n) => saveIdentity(kv, identityOf(n), new Date())),
    );
    await setRole(kv, admin.id, "admin", { actor: admin.id, now: new Date() });
    const { id } = await createTour(kv, tourInput(), { userId: user.id });
    const block = { actor: admin.id, now: new Date(), reason: "Spam", hidesTours: true };
    await assert.rejects(blockUser(killedAfter(kv, 1), user.id, block), /killed/);
    assert.equal(isPublic((await getTour(kv, id))!.tour), true, "nothing else has changed yet");
    assert.deepEqual(await listed(kv), [[id, false]]);
    await finishHidings(kv);
    assert.deepEqual(await listed(kv), [[id, false]]);
    await unblockUser(kv, user.id, { actor: admin.id, now: new Date() });
    assert.deepEqual(await listed(kv), [[id, true]]);
  }),
);

Deno.test("a save that is tried again has the time of its last try", async () => {
  await using store = await openTestStore();
  const { kv } = store;
  // Of one millisecond, the smaller id is the first.
  const [b, a] = [await create(kv), await create(kv)];
  const other = beforeCommit(kv, () => updateTour(kv, b, tourInput()));
  await updateTour(other, a, tourInput());
  const [first, last] = await listed(kv);
  assert.deepEqual([first[0], last[0]], [b, a]);
});

Deno.test(
  "the bounds of a list are included, and a place in it stays good when the archive there moves",
  withKv(async (kv) => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await create(kv));
    const { tours } = await listHarvest(kv, { limit: 9 });
    const [, from, , until] = tours.map(({ at }) => at);
    const idsOf = async (request: { from?: string; until?: string; after?: HarvestPlace }) =>
      (await listHarvest(kv, { ...request, limit: 9 })).tours.map(({ id }) => id);
    // Archives that were made within one millisecond have the same date.
    const within = tours.filter(({ at }) => at >= from && at <= until).map(({ id }) => id);
    assert.deepEqual(await idsOf({ from, until }), within);
    assert.ok(ids.slice(1, 4).every((id) => within.includes(id)));
    assert.equal(await firstDatestamp(kv), tours[0].at);
    const { next } = await listHarvest(kv, { limit: 2 });
    await deleteTour(kv, ids[1]);
    assert.deepEqual(await idsOf({ after: next }), [...ids.slice(2), ids[1]]);
  }),
);

Deno.test("a harvest and the visits after it miss nothing, whatever changes between their pages", async () => {
  const change = fc.tuple(fc.nat(19), fc.constantFrom("save", "hide", "show", "delete"));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 6 })), async (steps) => {
      await using store = await openTestStore();
      const { kv } = store;
      const ids: string[] = [];
      for (let i = 0; i < 20; i++) ids.push(await create(kv));
      const known = new Map<string, boolean>();
      const untouched = new Set(ids);
      /** Reads all pages, and makes the next changes after each. */
      const visit = async (from?: string) => {
        let after: HarvestPlace | undefined;
        do {
          const { tours, next } = await listHarvest(kv, { from, after, limit: 3 });
          for (const { id, tour } of tours) known.set(id, tour !== undefined);
          after = next;
          for (const [n, kind] of steps.shift() ?? []) {
            if (kind !== "save") untouched.delete(ids[n]);
            await changeTour(kv, ids[n], kind);
          }
        } while (after);
      };
      const began = new Date().toISOString();
      await visit();
      for (const id of untouched) assert.equal(known.get(id), true);
      assert.equal(known.size, ids.length);
      steps = [];
      await visit(began);
      assert.deepEqual([...known].sort(), (await listed(kv)).sort());
    }),
    { numRuns: 15 },
  );
});

async function changeTour(kv: Deno.Kv, id: string, kind: string): Promise<void> {
  if (await getTour(kv, id) === null) return;
  if (kind === "save") await updateTour(kv, id, tourInput());
  if (kind === "hide") await setVisibility(kv, id, "private");
  if (kind === "show") await setVisibility(kv, id, "public");
  if (kind === "delete") await deleteTour(kv, id);
}
