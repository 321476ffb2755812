import assert from "node:assert/strict";
import { blockUser, unblockUser } from "../../../../lib/store/closing/account_block.ts";
import type { AdminAct } from "../../../../lib/store/accounts/audit.ts";
import { createSession, listSessions } from "../../../../lib/store/accounts/sessions.ts";
import { finishHidings } from "../../../../lib/store/tours/tour_hiding.ts";
import { countTours, listTours } from "../../../../lib/store/index/tour_lists.ts";
import { moveTour } from "../../../../lib/store/ownership/tour_owner.ts";
import { setVisibility, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import {
  demoteUser,
  getUser,
  saveIdentity,
  setRole,
} from "../../../../lib/store/accounts/users.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { withKv } from "../../../support/store/store.ts";
import { allAudit, problem, tourInput } from "../builders.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const HIDING = { reason: "Spam", hidesTours: true };

/** Two administrators and a user. */
async function people(kv: Deno.Kv) {
  const [ada, ben, eve] = await Promise.all(
    [1, 2, 3].map((n) => saveIdentity(kv, identityOf(n), NOW)),
  );
  for (const { id } of [ada, ben]) await setRole(kv, id, "admin", { actor: id, now: NOW });
  const act: AdminAct = { actor: ada.id, now: NOW };
  const tourOf = async (over = {}) =>
    (await createTour(kv, tourInput(over), { userId: eve.id, now: NOW })).id;
  const seen = async (id: string) => (await getTour(kv, id))?.tour.visibility;
  return { ada, ben, eve, act, tourOf, seen };
}

Deno.test(
  "a blocked account says why, begins no session and saves nothing; unblocked it does, and old sessions stay ended",
  withKv(async (kv) => {
    const { ada, eve, act } = await people(kv);
    await createSession(kv, eve.id, NOW);
    await blockUser(kv, eve.id, { ...act, reason: "Spam", hidesTours: false });
    assert.deepEqual((await getUser(kv, eve.id))?.blocked, {
      at: NOW.toISOString(),
      by: ada.id,
      byName: "Person 1",
      reason: "Spam",
      hidesTours: false,
    });
    await problem(createSession(kv, eve.id, NOW), 401);
    await problem(createTour(kv, tourInput(), { userId: eve.id }), 401);
    const later = await saveIdentity(kv, { ...identityOf(3), displayName: "Eve" }, NOW);
    assert.equal(later.blocked?.reason, "Spam", "a sign-in does not end it");
    await unblockUser(kv, eve.id, act);
    assert.equal((await getUser(kv, eve.id))?.blocked, undefined);
    assert.deepEqual(await listSessions(kv, eve.id, NOW), []);
    await createSession(kv, eve.id, NOW);
    const acts = (await allAudit(kv)).slice(0, 2).map(({ action, target, reason }) => {
      return [action, target, reason];
    });
    assert.deepEqual(acts, [["unblock", eve.id, undefined], ["block", eve.id, "Spam"]]);
  }),
);

Deno.test(
  "a save that is under way when its account is blocked is refused",
  withKv(async (kv) => {
    const { eve, act, tourOf, seen } = await people(kv);
    const id = await tourOf();
    const late = beforeCommit(kv, () => blockUser(kv, eve.id, { ...act, ...HIDING }));
    const by = { id: eve.id, isAdmin: false };
    await problem(updateTour(late, id, tourInput({ title: "Late" }), { by }), 401);
    assert.equal((await getTour(kv, id))?.tour.title, "The old school");
    assert.equal(await seen(id), "private");
  }),
);

Deno.test(
  "archives that a block hides are seen after it by whom they were seen before, but for what administrators changed",
  withKv(async (kv) => {
    const { ada, eve, act, tourOf, seen } = await people(kv);
    const ids = await Promise.all(
      ["public", "unlisted", "private"].map((visibility) => tourOf({ visibility })),
    );
    const [opened, moved] = [await tourOf(), await tourOf()];
    await blockUser(kv, eve.id, { ...act, ...HIDING });
    assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
    assert.deepEqual((await listTours(kv, { limit: 9 })).tours, []);
    assert.deepEqual(await Promise.all(ids.map(seen)), ["private", "private", "private"]);
    const by = { id: ada.id, isAdmin: true };
    await setVisibility(kv, opened, "unlisted", { by });
    await moveTour(kv, moved, { userId: ada.id, by, now: NOW });
    await unblockUser(kv, eve.id, act);
    assert.deepEqual(await Promise.all(ids.map(seen)), ["public", "unlisted", "private"]);
    assert.deepEqual(await Promise.all([opened, moved].map(seen)), ["unlisted", "private"]);
    assert.equal((await getTour(kv, ids[0]))?.tour.revision, 1, "nobody has saved anything");
    await blockUser(kv, eve.id, { ...act, ...HIDING });
    await blockUser(kv, eve.id, { ...act, reason: "Less", hidesTours: false });
    assert.deepEqual(await Promise.all(ids.map(seen)), ["public", "unlisted", "private"]);
  }),
);

Deno.test(
  "a block that is sent again stands once in the log, and another administrator's is refused: what is hidden stays so",
  withKv(async (kv) => {
    const { ben, eve, act, tourOf, seen } = await people(kv);
    const id = await tourOf();
    await blockUser(kv, eve.id, { ...act, ...HIDING });
    await blockUser(kv, eve.id, { actor: act.actor, now: new Date(NOW.getTime() + 1), ...HIDING });
    const block = { actor: ben.id, now: NOW, reason: "Bad words", hidesTours: false };
    await problem(blockUser(kv, eve.id, block), 409);
    const blocks = (await allAudit(kv)).filter(({ action }) => action === "block");
    assert.equal(blocks.length, 1);
    const { at, reason } = (await getUser(kv, eve.id))!.blocked!;
    assert.deepEqual([at, reason, await seen(id)], [NOW.toISOString(), "Spam", "private"]);
  }),
);

Deno.test(
  "hiding or showing that was killed at any point is finished later",
  withKv(async (kv) => {
    const { eve, act, tourOf, seen } = await people(kv);
    const ids = [await tourOf(), await tourOf(), await tourOf()];
    for (let writes = 1; writes < 8; writes++) {
      await blockUser(killedAfter(kv, writes), eve.id, { ...act, ...HIDING }).catch(() => {});
      await finishHidings(kv);
      assert.deepEqual(await Promise.all(ids.map(seen)), Array(3).fill("private"), `${writes}`);
      await unblockUser(killedAfter(kv, writes), eve.id, act).catch(() => {});
      await finishHidings(kv);
      assert.deepEqual(await Promise.all(ids.map(seen)), Array(3).fill("public"), `${writes}`);
      assert.equal(await finishHidings(kv), 0);
    }
  }),
);

Deno.test(
  "nobody can block themselves, two administrators cannot block each other, and a blocked one loses the role",
  withKv(async (kv) => {
    const { ada, ben, eve, act } = await people(kv);
    await problem(blockUser(kv, ada.id, { ...act, ...HIDING }), 409);
    await problem(blockUser(kv, ben.id, { actor: eve.id, now: NOW, ...HIDING }), 403);
    const late = beforeCommit(
      kv,
      () => blockUser(kv, ada.id, { actor: ben.id, now: NOW, ...HIDING }),
    );
    await problem(blockUser(late, ben.id, { ...act, ...HIDING }), 403);
    assert.equal((await getUser(kv, ben.id))?.blocked, undefined);
    assert.equal((await getUser(kv, ada.id))?.role, "user");
    assert.equal(await setRole(kv, ada.id, "admin", { actor: ada.id, now: NOW }), false);
    await problem(demoteUser(kv, ben.id, { actor: ben.id, now: NOW }), 409);
    await problem(
      blockUser(kv, "01ARZ3NDEKTSV4RRFFQ69G5FAV", { actor: ben.id, now: NOW, ...HIDING }),
      404,
    );
    await unblockUser(kv, ada.id, { actor: ben.id, now: NOW });
    assert.equal((await getUser(kv, ada.id))?.role, "user", "the rights do not come back");
  }),
);
