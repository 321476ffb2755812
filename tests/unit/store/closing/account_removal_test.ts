import assert from "node:assert/strict";
import type { RemovalPlan } from "../../../../lib/model/account/account.ts";
import { NOBODY } from "../../../../lib/model/id.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
  finishAccountRemovals,
} from "../../../../lib/store/closing/account_removal.ts";
import { checkShapes } from "../../../../lib/store/check/check_shapes.ts";
import { ClosedAccount } from "../../../../lib/store/accounts/closed_accounts.ts";
import { createDraft } from "../../../../lib/store/drafts/drafts.ts";
import { createSeenNotes } from "../../../../lib/store/accounts/last_seen.ts";
import { getMedia } from "../../../../lib/store/media/media.ts";
import { removeUnusedMedia } from "../../../../lib/store/media/media_removal.ts";
import { startProgress } from "../../../../lib/store/progress/progress.ts";
import {
  createSession,
  endSession,
  readSession,
  wasOfDeleted,
} from "../../../../lib/store/accounts/sessions.ts";
import { getRevision } from "../../../../lib/store/tours/tour_history.ts";
import { countTours, countToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import { moveTour } from "../../../../lib/store/ownership/tour_owner.ts";
import { finishRemovals } from "../../../../lib/store/closing/tour_removal.ts";
import { listOffersTo } from "../../../../lib/store/offers/offers.ts";
import { acceptTransfer } from "../../../../lib/store/ownership/tour_transfers.ts";
import { restoreTour } from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { createUpload } from "../../../../lib/store/media/uploads.ts";
import { saveIdentity, setRole } from "../../../../lib/store/accounts/users.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { fileHash, fillAccount, identityOf } from "../../../support/data/full_account.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem, tourInput } from "../builders.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const ALL_GOES: RemovalPlan = {
  otherwise: { fate: "delete" },
  exceptions: {},
  keepsName: false,
};

const nothing = () => Promise.resolve();

/** The keys of entries that name the user in key or value. */
const tracesOf = async (kv: Deno.Kv, userId: string): Promise<string[]> =>
  (await everything(kv))
    .filter(({ key, value }) => Deno.inspect([key, value], { depth: 9 }).includes(userId))
    .map(({ key }) => key.join("/"));

async function removeWhole(kv: Deno.Kv, userId: string, plan = ALL_GOES): Promise<string[]> {
  const removed: string[] = [];
  await beginAccountRemoval(kv, userId, plan, NOW);
  await finishAccountRemoval(kv, userId, (id) => Promise.resolve(void removed.push(id)), NOW);
  return removed;
}

Deno.test(
  "a deleted account leaves nothing but the note that it is closed; others keep all of theirs",
  withKv(async (kv) => {
    const other = await fillAccount(kv, 2, NOW);
    const before = (await everything(kv)).filter(({ value }) => !(value instanceof Deno.KvU64));
    const { user, upload } = await fillAccount(kv, 1, NOW);
    assert.ok((await tracesOf(kv, user.id)).length > 25);
    assert.deepEqual(await Array.fromAsync(checkShapes(kv)), []);
    const bytes = await removeWhole(kv, user.id);
    assert.deepEqual(await Array.fromAsync(checkShapes(kv)), []);
    assert.ok(bytes.includes(upload), "the bytes of the upload go");
    assert.deepEqual(await tracesOf(kv, user.id), [`closed_accounts/${user.id}`]);
    assert.deepEqual(await countTours(kv), { tours: 2, stops: 3 });
    const now = new Map((await everything(kv)).map(({ key, value }) => [key.join("/"), value]));
    for (const { key, value } of before) {
      if (key[0] === "public_tour_pages_by_geohash") continue;
      assert.deepEqual(now.get(key.join("/")), value, key.join("/"));
    }
    assert.equal(await finishAccountRemovals(kv, nothing, NOW), 0);
    assert.equal((await getTour(kv, other.mill))?.userId, other.user.id);
  }),
);

Deno.test(
  "a browser that was signed in learns that its account was deleted, as long as its cookie lasts, and what is left of the session names nobody",
  withKv(async (kv) => {
    const { user } = await fillAccount(kv, 1, NOW);
    const token = await createSession(kv, user.id, NOW, "Firefox on Windows");
    const other = await createSession(kv, (await saveIdentity(kv, identityOf(2), NOW)).id, NOW);
    assert.equal(await wasOfDeleted(kv, token), false);
    await removeWhole(kv, user.id);
    assert.equal(await readSession(kv, token, NOW), null);
    assert.deepEqual(
      [await wasOfDeleted(kv, token), await wasOfDeleted(kv, other)],
      [true, false],
    );
    await endSession(kv, other);
    assert.equal(await wasOfDeleted(kv, other), false, "a sign-out is not a deletion");
    const left = (await everything(kv)).filter(({ key }) => key[0] === "sessions_of_deleted");
    assert.deepEqual(left.map(({ value }) => value), [true, true]);
  }),
);

Deno.test(
  "a deletion that is killed anywhere is finished later, and nobody is half there meanwhile",
  withKv(async (kv) => {
    for (let writes = 0; writes < 60; writes++) {
      const { user } = await fillAccount(kv, 1, NOW);
      await beginAccountRemoval(kv, user.id, ALL_GOES, NOW);
      const killed = finishAccountRemoval(killedAfter(kv, writes), user.id, nothing, NOW);
      const wasKilled = await killed.then(() => false, () => true);
      await assert.rejects(createSession(kv, user.id, NOW), ClosedAccount);
      // As at the next start.
      await finishRemovals(kv);
      assert.equal(await finishAccountRemovals(kv, nothing, NOW), wasKilled ? 1 : 0);
      assert.deepEqual(await tracesOf(kv, user.id), [`closed_accounts/${user.id}`], `${writes}`);
      if (!wasKilled) return;
    }
    assert.fail("the deletion never came to its end by itself");
  }),
);

Deno.test(
  "before its first step a deletion has changed nothing, and after it who signs in is somebody new",
  withKv(async (kv) => {
    const { user } = await fillAccount(kv, 1, NOW);
    const before = await everything(kv);
    await assert.rejects(beginAccountRemoval(killedAfter(kv, 0), user.id, ALL_GOES, NOW));
    assert.deepEqual(await everything(kv), before);
    await beginAccountRemoval(kv, user.id, ALL_GOES, NOW);
    const again = await saveIdentity(kv, identityOf(1), NOW);
    assert.notEqual(again.id, user.id);
    await createSession(kv, again.id, NOW);
    await finishAccountRemovals(kv, nothing, NOW);
    assert.deepEqual(await countToursByUser(kv, again.id), { tours: 0, stops: 0 });
    assert.equal((await saveIdentity(kv, identityOf(1), NOW)).id, again.id);
    await problem(beginAccountRemoval(kv, user.id, ALL_GOES, NOW), 404);
  }),
);

Deno.test(
  "whatever is being saved in the moment of the deletion is refused, and leaves nothing",
  withKv(async (kv) => {
    const saves: ((kv: Deno.Kv, userId: string, tourId: string) => Promise<unknown>)[] = [
      (kv, userId) => createTour(kv, tourInput(), { userId }),
      (kv, id, tour) => updateTour(kv, tour, tourInput(), { by: { id, isAdmin: false } }),
      (kv, userId) => createDraft(kv, { title: "", draftData: {} }, { userId, now: NOW }),
      (kv, userId) => createUpload(kv, { userId, name: "x", size: 1 }, { now: NOW, quota: 1e6 }),
      (kv, userId, tour) => startProgress(kv, userId, tour, NOW),
      (kv, userId) => createSession(kv, userId, NOW),
    ];
    const { id: elsewhere } = await createTour(kv, tourInput(), { userId: NOBODY });
    for (const [n, save] of saves.entries()) {
      const { user, mill } = await fillAccount(kv, 1, NOW);
      const tour = n === 1 ? mill : elsewhere;
      const late = beforeCommit(kv, () => removeWhole(kv, user.id));
      const error = await save(late, user.id, tour).then(() => null, (error) => error);
      assert.ok([401, 404].includes(error?.status), `save ${n}: ${error}`);
      await createSeenNotes(kv)(user.id, NOW);
      assert.deepEqual(await tracesOf(kv, user.id), [`closed_accounts/${user.id}`], `save ${n}`);
    }
  }),
);

Deno.test(
  "an archive that an administrator restores or gives meanwhile does not stay with nobody",
  withKv(async (kv) => {
    const { user, bridge } = await fillAccount(kv, 1, NOW);
    const { id: given } = await createTour(kv, tourInput(), { userId: NOBODY });
    const by = { id: "01BX5ZZKBKACTAV9WEVGEMMVRZ", isAdmin: true };
    await beginAccountRemoval(kv, user.id, ALL_GOES, NOW);
    await problem(moveTour(kv, given, { userId: user.id, by, now: NOW }), 409);
    const trash = await Array.fromAsync(kv.list({ prefix: ["tour_trash", user.id] }));
    const restoring = beforeCommit(
      kv,
      () => restoreTour(kv, String(trash[0].key[2]), { now: NOW }),
    );
    await finishAccountRemoval(restoring, user.id, nothing, NOW);
    assert.equal(await getTour(kv, bridge), null);
    assert.deepEqual(await tracesOf(kv, user.id), [`closed_accounts/${user.id}`]);
  }),
);

Deno.test(
  "each archive goes where its owner says: deleted, left, or offered to somebody who has to accept",
  withKv(async (kv) => {
    const receiver = await saveIdentity(kv, identityOf(2), NOW);
    const { user, mill, bridge } = await fillAccount(kv, 1, NOW);
    const plan: RemovalPlan = {
      otherwise: { fate: "delete" },
      exceptions: { [mill]: { fate: "offer", email: "Person-2@example.org" } },
      keepsName: true,
    };
    await removeWhole(kv, user.id, plan);
    assert.equal(await getTour(kv, bridge), null);
    const left = await getTour(kv, mill);
    assert.deepEqual([left?.userId, left?.tour.creatorName], [NOBODY, "Person 1"]);
    const [offer] = await listOffersTo(kv, receiver, NOW);
    assert.deepEqual([offer.tourId, offer.from], [mill, "An administrator"]);
    await acceptTransfer(kv, { tourId: mill, user: receiver, now: NOW });
    assert.equal((await getTour(kv, mill))?.userId, receiver.id);
  }),
);

Deno.test(
  "a creator's name that is to go is in no version of an archive that stays, however many there are",
  withKv(async (kv) => {
    const { user, mill } = await fillAccount(kv, 1, NOW);
    for (let n = 0; n < 30; n++) {
      await updateTour(kv, mill, tourInput({ creatorName: user.displayName }), { now: NOW });
    }
    await removeWhole(kv, user.id, { ...ALL_GOES, otherwise: { fate: "leave" } });
    assert.equal((await getTour(kv, mill))?.userId, NOBODY);
    for (let revision = 1; revision <= 34; revision++) {
      const found = await getRevision(kv, mill, revision);
      assert.equal(found?.tour.revision, revision);
      assert.equal(found?.tour.creatorName, undefined, `revision ${revision}`);
    }
    const named = (await everything(kv)).filter((one) => Deno.inspect(one).includes("Person 1"));
    assert.deepEqual(named.map(({ key }) => key), []);
  }),
);

Deno.test(
  "files that only the account had go with the next sweep, those that others have or use stay",
  withKv(async (kv) => {
    const { user } = await fillAccount(kv, 1, NOW);
    await removeWhole(kv, user.id, { ...ALL_GOES, otherwise: { fate: "leave" } });
    assert.deepEqual(await removeUnusedMedia(kv, NOW), [fileHash(2)]);
    assert.ok(await getMedia(kv, fileHash(1)), "an archive that stays uses it");
    const { user: one } = await fillAccount(kv, 3, NOW);
    await fillAccount(kv, 4, NOW);
    await removeWhole(kv, one.id);
    assert.deepEqual(await removeUnusedMedia(kv, NOW), [], "somebody else has it, too");
  }),
);

Deno.test(
  "the last administrator cannot delete the account, and not two of two at once",
  withKv(async (kv) => {
    const [one, two] = await Promise.all([1, 2].map((n) => saveIdentity(kv, identityOf(n), NOW)));
    const promote = (id: string) => setRole(kv, id, "admin", { actor: id, now: NOW });
    await promote(one.id);
    await problem(beginAccountRemoval(kv, one.id, ALL_GOES, NOW), 409);
    await promote(two.id);
    const late = beforeCommit(kv, () => beginAccountRemoval(kv, two.id, ALL_GOES, NOW));
    await problem(beginAccountRemoval(late, one.id, ALL_GOES, NOW), 409);
  }),
);
