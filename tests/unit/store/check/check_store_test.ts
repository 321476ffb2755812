import assert from "node:assert/strict";
import type { PlacedCard } from "../../../../lib/model/tour/tour.ts";
import { checkStore, mendStore } from "../../../../lib/store/check/check_store.ts";
import { encodeCards } from "../../../../lib/store/index/card_page.ts";
import { noteAllMediaUsers } from "../../../../lib/store/media/media_users.ts";
import { migrateStore } from "../../../../lib/store/migration/migrate.ts";
import { blockUser } from "../../../../lib/store/closing/account_block.ts";
import { saveIdentity, setRole } from "../../../../lib/store/accounts/users.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { type FullStore, withFullStore } from "../../../support/data/full_store.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { loadSchema1 } from "../../../support/data/schema_1.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { toCard, toSummary, type TourRecord } from "../../../../lib/store/records/tours.ts";
import type { CommentRecord } from "../../../../lib/store/records/comments.ts";
import type { UserRecord } from "../../../../lib/store/records/accounts.ts";

/** What is in a store, without versions and what grows by itself. */
const contents = async (kv: Deno.Kv) =>
  (await everything(kv)).filter(({ key }) => !/^(content|consents)_revision$/.test(String(key[0])))
    .map(({ key, value }) => ({ key, value: value instanceof Deno.KvU64 ? `${value}` : value }));

const shown = ({ level, key, what }: { level: string; key: Deno.KvKey; what: string }) =>
  `${level} ${JSON.stringify(key)}: ${what}`;

Deno.test("nothing is wrong with what the program itself has written", async () => {
  await using it = await withFullStore();
  assert.deepEqual((await checkStore(it.kv, it.files)).map(shown), []);
});

Deno.test(
  "nothing is wrong with what an older version has written, once it is migrated",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await migrateStore(kv);
    assert.deepEqual((await checkStore(kv)).map(shown), []);
  }),
);

type Damage = [what: string, damage: (it: FullStore) => Promise<unknown>, found: RegExp];

/** The first entry under a prefix. */
async function firstOf(kv: Deno.Kv, ...prefix: Deno.KvKey): Promise<Deno.KvEntry<unknown>> {
  for await (const entry of kv.list({ prefix }, { limit: 1 })) return entry;
  throw new Error(`Nothing is under ${prefix}`);
}

/** Removes the first entry under a prefix. */
const lose = (...prefix: Deno.KvKey) => async ({ kv }: FullStore) =>
  await kv.delete((await firstOf(kv, ...prefix)).key);

/** Changes the first entry under a prefix. */
const change = (prefix: Deno.KvKey, value: unknown) => async ({ kv }: FullStore) =>
  await kv.set((await firstOf(kv, ...prefix)).key, value);

const NOBODY_ELSE = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const HASH = "A".repeat(43);
const sum = (n: bigint) => new Deno.KvU64(n);

const MENDED: Damage[] = [
  ["words of an earlier revision are left over", async ({ kv, ids }) => {
    await kv.set(["tour_words_parts", ids.gone, "de", 7, 0], new Uint8Array([123]));
  }, /words of a revision that is not there/],
  ["a version is left over of a language that is gone", async ({ kv, ids }) => {
    const { value } = await kv.get(["tour_words_versions", ids.open, "de", 1]);
    await kv.set(["tour_words_versions", ids.open, "fr", 1], value);
  }, /a version of a language that is not there/],
  ["the list of files of words is gone", async ({ kv, ids }) => {
    await kv.delete(["media_uses", "words", ids.open, "de", 1]);
  }, /the list of files of an archive’s words is missing/],
  ["there are words of an archive that is not there", async ({ kv, ids }) => {
    const { value } = await kv.get(["tour_words", ids.open, "de"]);
    await kv.set(["tour_words", NOBODY_ELSE, "de"], value);
  }, /words of an archive that is not there/],
  [
    "a card of a public list is gone",
    lose("public_tours"),
    /the card in the public list is missing/,
  ],
  [
    "a card has another title",
    async ({ kv }) => {
      const { key, value } = await firstOf(kv, "tours_by_user");
      await kv.set(key, { ...value as object, title: "Another" });
    },
    /the card in the owner's list is not what it should be/,
  ],
  ["a card is no card", change(["public_tours"], "x"), /the value is not of its shape/],
  [
    "a tour is in somebody else's list",
    async ({ kv, ids }) => {
      const { value } = await kv.get(["tours_by_user", ids.userId, ids.open]);
      await kv.set(["tours_by_user", NOBODY_ELSE, ids.open], value);
    },
    /the list of somebody who does not own the tour/,
  ],
  [
    "a private tour is in the public list",
    async ({ kv, ids }) => {
      const { value } = await kv.get(["tours_by_user", ids.userId, ids.hidden]);
      await kv.set(["public_tours", ids.hidden], value);
    },
    /a public card of a tour that is not public/,
  ],
  ["a page of cards by place is gone", lose("public_tour_pages_by_geohash"), /0 are there, of 1/],
  ["all pages of more cards than one step files are gone", async ({ kv, ids: { userId } }) => {
    for (let i = 0; i < 51; i++) await createTour(kv, makeTour(), { userId });
    const prefix = ["public_tour_pages_by_geohash"];
    for await (const { key } of kv.list({ prefix })) await kv.delete(key);
  }, /0 are there, of 52/],
  [
    "a page of cards by place is cut off",
    change(["public_tour_pages_by_geohash"], new Uint8Array([0, 0, 0, 9])),
    /a page cannot be read/,
  ],
  ["a public tour has no datestamp", async ({ kv, ids }) => {
    await kv.delete(["tour_datestamps", ids.open]);
  }, /a public tour that harvesters do not find|another datestamp, or has none/],
  ["the datestamp of a public tour says that it is gone", async ({ kv, ids }) => {
    const { key, value } = await kv.get<object>(["tour_datestamps", ids.open]);
    await kv.set(key, { ...value, isDeleted: true });
  }, /a public tour that harvesters do not find|the datestamp is not what it should be/],
  ["a deleted tour is public for harvesters", async ({ kv, ids }) => {
    const { key, value } = await kv.get<object>(["tour_datestamps", ids.gone]);
    await kv.set(key, { ...value, isDeleted: false });
  }, /harvesters take the tour for public|the datestamp is not what it should be/],
  ["the list of harvesters lacks a tour", lose("tours_by_datestamp"), /the datestamp is missing/],
  ["a tour stands in the list of harvesters twice", async ({ kv, ids }) => {
    await kv.set(["tours_by_datestamp", "2026-05-04T09:30:00.000Z", ids.open], false);
  }, /another datestamp, or has none/],
  ["a count is wrong", async ({ kv }) => {
    await kv.set(["counts", "public_tours"], sum(7n));
  }, /is 7, and should be 1/],
  ["a count is below zero", change(["counts", "user_stops"], sum(2n ** 64n - 1n)), /should be 4/],
  ["a count of a cell is gone", lose("counts", "public_tours_by_cell"), /is 0, and should be 1/],
  ["the list of stops is gone", lose("tour_stop_ids"), /the list of the tour's stops is missing/],
  ["a list of stops is of no tour", async ({ kv }) => {
    await kv.set(["tour_stop_ids", NOBODY_ELSE], ["a"]);
  }, /stops of a missing tour/],
  ["the newest revision is gone", async ({ kv, ids }) => {
    await kv.delete(["tour_revisions", ids.open, 2]);
  }, /the newest revision of the tour is missing/],
  ["the record of a tour is gone", lose("tours"), /the record of the tour is lost/],
  ["the record of the newest tour of all is gone", async ({ kv, ids: { userId } }) => {
    const { id } = await createTour(kv, makeTour(), { userId, now: new Date("2099-01-01") });
    await kv.delete(["tours", id]);
  }, /the record of the tour is lost/],
  ["a tour is no tour", change(["tours"], { title: 1 }), /the record of the tour is lost/],
  ["the record of a tour is null", change(["tours"], null), /the record of the tour is lost/],
  ["the list of a tour's files is gone", async ({ kv, ids }) => {
    await kv.delete(["media_uses", "tour", ids.open, 2]);
  }, /the list of files of the tour is missing/],
  ["nobody knows whose a deleted tour is", lose("tour_trash_owners"), /whose a deleted tour is/],
  ["a deleted tour is there as well", async ({ kv, ids }) => {
    const { value } = await kv.get(["tours", ids.open]);
    const trashed = { record: value, deletedAt: new Date().toISOString() };
    await kv.set(["tour_trash", ids.userId, ids.open], trashed);
  }, /the tour is deleted and there at once/],
  ["an identity leads nowhere", change(["users_by_identity"], NOBODY_ELSE), /from an identity/],
  ["an address leads nowhere", change(["users_by_email"], NOBODY_ELSE), /who does not have it/],
  ["a session is nobody's", async ({ kv }) => {
    const session = { userId: NOBODY_ELSE, createdAt: 1, expiresAt: 2e12 };
    await kv.set(["sessions", HASH], session);
  }, /a session without a user or a way to it/],
  [
    "a session cannot be ended",
    lose("sessions_by_user"),
    /a session without a user or a way to it/,
  ],
  ["a session leads nowhere", lose("sessions"), /a session that is not there/],
  ["the way to a tour's draft is gone", lose("drafts_by_tour"), /from a tour to its draft/],
  ["the way to a tour's draft leads nowhere", async ({ kv, ids }) => {
    await kv.set(["drafts_by_tour", ids.userId, NOBODY_ELSE], ids.otherId);
  }, /the way to a draft that is not there/],
  ["data of a draft stays that is nowhere", async ({ kv, ids }) => {
    await kv.set(["draft_data", ids.userId, NOBODY_ELSE, 0], new Uint8Array(3));
  }, /a part of a draft/],
  ["the list of a draft's files is wrong", async ({ kv, ids }) => {
    await kv.set(["media_uses", "draft", ids.userId, ids.draftId], new Uint8Array(32));
  }, /the list of files of the draft/],
  ["a draft is deleted and there at once", async ({ kv, ids }) => {
    const { value } = await kv.get(["drafts", ids.userId, ids.draftId]);
    const trashed = { record: value, deletedAt: new Date().toISOString() };
    await kv.set(["draft_trash", ids.userId, ids.draftId], trashed);
  }, /the draft is deleted and there at once/],
  ["a link leads nowhere", lose("draft_links"), /a link of a draft that is not there/],
  ["the way from a file to its tour is gone", async (it) => {
    await noteAllMediaUsers(it.kv);
    await lose("media_users")(it);
  }, /the way from a file to a tour that uses it is missing/],
  ["a way from a file leads to no tour", async ({ kv, media }) => {
    await noteAllMediaUsers(kv);
    await kv.set(["media_users", media.hash, NOBODY_ELSE], true);
  }, /the way from a file to a tour that is not there/],
  ["a file in an account is not noted", lose("media_owners"), /a file is in an account is missing/],
  ["a file is noted that is in no account", async ({ kv, media }) => {
    await kv.set(["media_owners", media.hash, NOBODY_ELSE], true);
  }, /the note of a file in no account/],
  ["what a user stores is miscounted", change(["media_usage"], { bytes: 5, uploads: 9 }), /stores/],
  ["a part of an upload is gone", async ({ folder, uploadId }) => {
    await Deno.remove(`${folder}/uploads/${uploadId}`, { recursive: true });
  }, /a part of an upload is gone/],
  ["a part of an upload is cut off", async ({ folder, uploadId }) => {
    for (const { name } of Deno.readDirSync(`${folder}/uploads/${uploadId}`)) {
      await Deno.truncate(`${folder}/uploads/${uploadId}/${name}`, 10);
    }
  }, /an upload has 10 bytes, and should have 1000/],
  ["a cancelled upload has left a piece", async ({ folder }) => {
    await Deno.mkdir(`${folder}/uploads/${NOBODY_ELSE}`);
    await Deno.writeFile(`${folder}/uploads/${NOBODY_ELSE}/0a1b2c3d-4e5f`, new Uint8Array(10));
  }, /a piece of a file that did not come in whole, which no upload names/],
  ["an upload has a piece that it does not name", async ({ folder, uploadId }) => {
    await Deno.writeFile(`${folder}/uploads/${uploadId}/0a1b2c3d-4e5f`, new Uint8Array(10));
  }, /a piece of a file that did not come in whole, which no upload names/],
  ["a kill has left a file that was being written", async ({ folder }) => {
    await Deno.mkdir(`${folder}/unfinished`, { recursive: true });
    await Deno.writeFile(`${folder}/unfinished/0a1b2c3d`, new Uint8Array(10));
  }, /a piece of a file that did not come in whole, which no upload names/],
  ["the way to progress is gone", lose("progress_by_id"), /from an id to its progress/],
  ["a tour does not know who has begun it", lose("progress_by_tour"), /to somebody's progress/],
  ["there is progress in no tour", async ({ kv, ids }) => {
    const { value } = await kv.get(["progress", ids.userId, ids.open]);
    const progress = { ...value as object, tourId: NOBODY_ELSE };
    await kv.set(["progress", ids.userId, NOBODY_ELSE], progress);
  }, /progress in a tour that is not there/],
  ["somebody is on a tour that they have not begun", async ({ kv, ids }) => {
    await kv.set(["progress_active", ids.userId], NOBODY_ELSE);
  }, /somebody is on a tour without progress in it/],
  ["an offer cannot be found", lose("tour_transfers_by_secret"), /the way to an offer of a tour/],
  ["a role cannot be found", lose("tours_by_editor"), /the way from a person to a role is missing/],
  ["the way to a role leads nowhere", lose("tour_editors"), /the way to a role that is not there/],
  ["a role is in a tour that is gone", async ({ kv, ids }) => {
    const { value } = await firstOf(kv, "tour_editors");
    await kv.set(["tour_editors", NOBODY_ELSE, ids.userId], value);
  }, /a role in a tour that is not there/],
  ["a comment cannot be found", lose("comments_by_user"), /the way from a person to a comment/],
  ["the way to a comment leads nowhere", lose("comments"), /the way to a comment that is not/],
  ["a comment is in a tour that is gone", async ({ kv }) => {
    const { value } = await firstOf(kv, "comments");
    const comment = { ...value as CommentRecord, tourId: NOBODY_ELSE };
    await kv.set(["comments", NOBODY_ELSE, comment.id], comment);
  }, /a comment in a tour that is not there/],
  ["an approval is of somebody without a role", async ({ kv, ids }) => {
    const approval = { revision: 1, at: new Date().toISOString() };
    await kv.set(["tour_approvals", ids.open, NOBODY_ELSE], approval);
  }, /the approval of somebody without a role/],
  ["an invitation cannot be found", lose("tour_invitations_by_secret"), /the way to an invitation/],
  ["whom an invitation is for cannot be found", lose("tour_invitations_by_email"), /the way to an/],
  ["invitations lead nowhere", async (it) => {
    await lose("tour_invitations")(it);
    await lose("tour_invitations")(it);
  }, /the way to an invitation that is not there/],
  ["an offer leads nowhere", lose("tour_transfers"), /the way to an offer that is not there/],
  ["a count of nobody's tours is left", async ({ kv }) => {
    await kv.set(["counts", "user_tours", NOBODY_ELSE], sum(3n));
  }, /is 3, and should be 0/],
  ["the way from a tour leads to the draft of another", async ({ kv, ids }) => {
    await kv.set(["drafts_by_tour", ids.userId, NOBODY_ELSE], ids.draftId);
  }, /the way to a draft that is not there/],
  ["a link is of a draft that is deleted", async ({ kv, ids }) => {
    const { value } = await firstOf(kv, "draft_links_by_draft");
    await kv.set(["draft_links_by_draft", ids.userId, ids.otherId], value);
  }, /a link of a draft that is not there/],
  ["a file is in an account that is not stored", async ({ kv, ids }) => {
    const owned = { name: "gone.mp3", bytes: 5, createdAt: new Date().toISOString() };
    await kv.set(["media_by_user", ids.userId, "0".repeat(64)], owned);
  }, /a file in an account that is not stored/],
  ["somebody stores something who stores nothing", async ({ kv }) => {
    await kv.set(["media_usage", NOBODY_ELSE], { bytes: 5, uploads: 1 });
  }, /the storage of a user who stores nothing/],
  [
    "the record of a user is lost",
    lose("users"),
    /the record of the user is lost; archives without an owner: (“.*” \([0-9A-Z]{26}\)(, )?)+$/,
  ],
  [
    "the way from an address is lost",
    lose("users_by_email"),
    /from an address to its user is missing/,
  ],
  ["there is an identity of nobody", async ({ kv }) => {
    await kv.set(["users_by_identity", "https://issuer", "nobody"], NOBODY_ELSE);
  }, /the identity of a user who is not there/],
  ["an identity leads to a user who has another", async ({ kv, ids }) => {
    await kv.set(["users_by_identity", "https://issuer", "another"], ids.userId);
  }, /the identity of a user who is not there/],
  ["an address leads to a user who has another", async ({ kv, ids }) => {
    await kv.set(["users_by_email", "another@example.org"], ids.userId);
  }, /the address of a user who does not have it/],
  ["a session is of a user who is not there, and all of it is", async ({ kv }) => {
    await kv.set(["sessions", HASH], { userId: NOBODY_ELSE, createdAt: 1, expiresAt: 2e12 });
    await kv.set(["sessions_by_user", NOBODY_ELSE, HASH], true);
  }, /a session without a user or a way to it/],
  ["a visit is nobody's", async ({ kv }) => {
    await kv.set(["user_last_seen", NOBODY_ELSE], new Date().toISOString());
  }, /a visit of a missing user/],
  ["a card by place has another title than its tour", async ({ kv, ids }) => {
    const { value } = await kv.get<TourRecord>(["tours", ids.open]);
    const card = { ...toCard(toSummary(value!)), title: "Another" } as PlacedCard;
    await kv.set((await firstOf(kv, "public_tour_pages_by_geohash")).key, encodeCards([card]));
  }, /is not what it should be/],
  ["a card by place is there twice", async ({ kv, ids }) => {
    const { value } = await kv.get<TourRecord>(["tours", ids.open]);
    const card = toCard(toSummary(value!)) as PlacedCard;
    await kv.set(
      (await firstOf(kv, "public_tour_pages_by_geohash")).key,
      encodeCards([card, card]),
    );
  }, /is not in its place/],
  ["progress is under the key of another tour", async ({ kv, ids }) => {
    const { value } = await kv.get(["progress", ids.userId, ids.open]);
    await kv.set(["progress", ids.userId, ids.hidden], value);
  }, /progress in a tour that is not there/],
  ["an id leads to the progress of another id", async ({ kv, ids }) => {
    await kv.set(["progress_by_id", NOBODY_ELSE], { userId: ids.userId, tourId: ids.open });
  }, /a way to missing progress/],
  ["a tour names somebody who has not begun it", async ({ kv, ids }) => {
    await kv.set(["progress_by_tour", ids.open, NOBODY_ELSE], ids.draftId);
  }, /a way to missing progress/],
  ["an index is no index", change(["progress_by_id"], "x"), /the value is not of its shape/],
  ["files are listed of a tour that is nowhere", async ({ kv }) => {
    await kv.set(["media_uses", "tour", NOBODY_ELSE, 1], new Uint8Array(32));
  }, /a list of files of a tour that is not there/],
  ["somebody owns a deleted tour that is not there", async ({ kv, ids }) => {
    await kv.set(["tour_trash_owners", NOBODY_ELSE], ids.userId);
  }, /there is no such deleted tour/],
  ["whom an offer is for cannot be found", lose("tour_transfers_by_email"), /the way to an offer/],
  ["a count of tries is invalid", async ({ kv }) => {
    await kv.set(["rate_limits", "admin", "x"], "many");
  }, /the value is not of its shape/],
];

for (const [what, damage, expected] of MENDED) {
  Deno.test(`it is found and mended when ${what}`, async () => {
    await using it = await withFullStore();
    await damage(it);
    const found = (await checkStore(it.kv, it.files)).map(shown);
    assert.ok(found.some((line) => expected.test(line)), found.join("\n") || "nothing was found");
    const { mended, left } = await mendStore(it.kv, it.files);
    assert.ok(mended > 0);
    assert.deepEqual(left.map(shown), []);
  });
}

Deno.test("a user whose record was lost owns all of it again, whether it was mended before they sign in or not", async () => {
  for (const isMended of [true, false]) {
    await using it = await withFullStore();
    const { kv, ids } = it;
    const { key, value } = await firstOf(kv, "users");
    const record = value as UserRecord;
    const others = async () => (await contents(kv)).filter(({ key: [name] }) => name !== "users");
    const before = await others();
    await kv.delete(key);
    if (isMended) await mendStore(kv, it.files);
    assert.deepEqual(await others(), before, "sessions, ways and archives stay");
    const user = await saveIdentity(kv, { ...record, emailVerified: true }, new Date());
    assert.equal(user.id, ids.userId);
    assert.equal(user.displayName, record.displayName);
    assert.equal(user.email, record.email);
    assert.deepEqual(await others(), before);
    assert.deepEqual((await checkStore(kv, it.files)).map(shown), []);
  }
});

Deno.test("a lost record opens no account that is blocked, and the block is mended as the audit log has it", async () => {
  await using it = await withFullStore();
  const { kv, ids } = it;
  const now = new Date();
  const admin = await saveIdentity(kv, identityOf(2), now);
  await setRole(kv, admin.id, "admin", { actor: admin.id, now });
  await blockUser(kv, ids.userId, { actor: admin.id, now, reason: "Spam", hidesTours: true });
  const { value: record } = await kv.get<UserRecord>(["users", ids.userId]);
  await kv.delete(["users", ids.userId]);
  await assert.rejects(saveIdentity(kv, { ...record!, emailVerified: true }, now), /blocked/);
  await mendStore(kv, it.files);
  const { value: mended } = await kv.get<UserRecord>(["users", ids.userId]);
  assert.deepEqual(mended?.blocked, record!.blocked);
});

Deno.test("archives of somebody whom no identity knows are named, and left as they are", async () => {
  await using it = await withFullStore();
  await lose("users")(it);
  await lose("users_by_identity")(it);
  const { left } = await mendStore(it.kv, it.files);
  const line = left.map(shown).find((one) => one.includes(`["users","${it.ids.userId}"]`));
  assert.match(line!, /no identity leads to them; archives without an owner: .*“The mill again”/);
});

Deno.test("of two ways to an offer the wrong ones go, each of them", async () => {
  await using it = await withFullStore();
  const before = await contents(it.kv);
  await it.kv.set(["tour_transfers_by_secret", HASH], it.ids.open);
  await it.kv.set(["tour_transfers_by_email", "another@example.org", it.ids.open], true);
  await mendStore(it.kv, it.files);
  assert.deepEqual(await contents(it.kv), before);
});

Deno.test("what was mended is shown by servers, which hold answers of before", async () => {
  await using it = await withFullStore();
  const revision = async () => (await it.kv.get<Deno.KvU64>(["content_revision"])).value?.value;
  const before = await revision();
  await mendStore(it.kv, it.files);
  assert.equal(await revision(), before, "nothing was mended");
  await lose("public_tours")(it);
  await mendStore(it.kv, it.files);
  assert.notEqual(await revision(), before);
});

Deno.test("what has changed since it was found is not mended", async () => {
  await using it = await withFullStore();
  const { key, value } = await firstOf(it.kv, "tours_by_user");
  const visit = ["user_last_seen", NOBODY_ELSE];
  await it.kv.set(key, { ...value as object, title: "Another" });
  await it.kv.set(visit, new Date().toISOString());
  const found = await checkStore(it.kv, it.files);
  await it.kv.set(key, value);
  await it.kv.set(visit, new Date().toISOString());
  const before = await everything(it.kv);
  assert.equal(found.length, 2);
  for (const { mend } of found) await mend?.(it.kv);
  assert.deepEqual(await everything(it.kv), before);
});

Deno.test("what belongs to a user or tour whose record cannot be read is left for it", async () => {
  await using it = await withFullStore();
  const { kv, ids } = it;
  await kv.set(["users", ids.userId], { id: 1 });
  await kv.set(["drafts", ids.userId, ids.draftId], { id: 1 });
  await kv.set(["tour_transfers", ids.open], { tourId: 1 });
  const kept = ["users_by_identity", "users_by_email", "draft_data", "tour_transfers_by_secret"];
  const those = async () =>
    (await everything(kv)).filter(({ key }) => kept.includes(String(key[0])));
  const before = await those();
  await mendStore(kv, it.files);
  assert.deepEqual(await those(), before);
});

Deno.test("all that is made of records is again what it was, after all of it is lost", async () => {
  await using it = await withFullStore();
  const before = await contents(it.kv);
  const lost = [
    "tours",
    "public_tours",
    "tours_by_user",
    "public_tour_pages_by_geohash",
    "counts",
    "tour_stop_ids",
    "tour_trash_owners",
    "media_uses",
    "media_owners",
    "media_usage",
    "drafts_by_tour",
    "users_by_identity",
    "progress_by_id",
    "progress_by_tour",
  ];
  for (const { key } of await everything(it.kv)) {
    if (lost.includes(String(key[0]))) await it.kv.delete(key);
  }
  assert.deepEqual((await mendStore(it.kv, it.files)).left.map(shown), []);
  assert.deepEqual(await contents(it.kv), before);
});

const HOPELESS: Damage[] = [
  ["the words of a language are gone", async ({ kv, ids }) => {
    await kv.delete(["tour_words_parts", ids.open, "de", 2, 0]);
  }, /the words of a language cannot be read/],
  ["the words that visitors see are cut off", async ({ kv, ids }) => {
    await kv.set(["tour_words_parts", ids.open, "de", 1, 0], new Uint8Array([123]));
  }, /the words of a language cannot be read/],
  ["the record of a language is gone", async ({ kv, ids }) => {
    await kv.delete(["tour_words", ids.open, "de"]);
  }, /words of a language that is not there/],
  ["stops are there of a revision that is nowhere", async ({ kv }) => {
    await kv.set(["tour_stops", NOBODY_ELSE, 1, 0], new Uint8Array(3));
  }, /stops of a revision that is not there/],
  ["a user is no user", change(["users"], { id: 1 }), /the value is not of its shape/],
  ["a tour is under another's key", async ({ kv, ids }) => {
    const { value } = await kv.get(["tours", ids.open]);
    await kv.set(["tours", NOBODY_ELSE], value);
  }, /its id is not that of its key/],
  [
    "the stops of a tour are cut off",
    change(["tour_stops"], new Uint8Array([91])),
    /cannot be read/,
  ],
  ["the stops of a tour are gone", async ({ kv, ids }) => {
    await kv.delete(["tour_stops", ids.open, 2, 0]);
  }, /the stops of the tour cannot be read/],
  ["the stops of a deleted tour are gone", async ({ kv, ids }) => {
    await kv.delete(["tour_stops", ids.gone, 1, 0]);
  }, /the stops of the deleted tour cannot be read/],
  ["a tour has fewer stops than it says", async ({ kv, ids }) => {
    await kv.set(["tour_stops", ids.open, 2, 0], new TextEncoder().encode("[{}]"));
  }, /are 1, and should be 2/],
  ["a draft's data is cut off", change(["draft_data"], new Uint8Array([123])), /cannot be read/],
  ["a recording is gone", async ({ folder, media }) => {
    await Deno.remove(folder + media.url);
  }, /the file media\/.* is gone/],
  ["a recording is cut off", async ({ folder, media }) => {
    await Deno.truncate(folder + media.url, 100);
  }, /has 100 bytes, and should have 8482/],
  ["a disk has changed a byte of a recording", async ({ folder, media }) => {
    const bytes = await Deno.readFile(folder + media.url);
    bytes[4000] ^= 1;
    await Deno.writeFile(folder + media.url, bytes);
  }, /has other bytes than were stored/],
  ["an entry is called as what every object has", async ({ kv }) => {
    await kv.set(["constructor"], 1);
  }, /no version of the program writes such a key/],
  ["an entry is under a key that is no id", async ({ kv }) => {
    await kv.set(["users_by_email", "a@example.org", "b"], 1);
    await kv.set(["tour_removals", "x"], new Date().toISOString());
  }, /"x"\]: no version of the program writes such a key/],
  ["an entry is of no program", async ({ kv }) => {
    await kv.set(["visitors", "x"], 1);
  }, /no version of the program writes such a key/],
];

for (const [what, damage, expected] of HOPELESS) {
  Deno.test(`it is found, and left for a backup, when ${what}`, async () => {
    await using it = await withFullStore();
    await damage(it);
    const records = await recordsOf(it.kv);
    const { left } = await mendStore(it.kv, it.files);
    const lines = left.filter(({ mend }) => !mend).map(shown);
    assert.ok(lines.some((line) => expected.test(line)), lines.join("\n") || "nothing was found");
    assert.deepEqual(await recordsOf(it.kv), records);
  });
}

Deno.test("a recording of which the record is lost stays where it is, and is named", async () => {
  await using it = await withFullStore();
  await it.kv.delete(["media", it.media.hash]);
  const { left } = await mendStore(it.kv, it.files);
  const lines = left.map(shown);
  assert.ok(lines.some((line) => /a file that nothing in the store names/.test(line)));
  assert.ok(lines.some((line) => /a file is named that is not stored/.test(line)));
  assert.ok((await Deno.stat(it.folder + it.media.url)).isFile);
});

Deno.test("a file without its way stays in the list of its tour", async () => {
  await using it = await withFullStore();
  await noteAllMediaUsers(it.kv);
  for await (const { key } of it.kv.list({ prefix: ["media_users"] })) await it.kv.delete(key);
  const found = new Set((await checkStore(it.kv, it.files)).map(({ what }) => what));
  assert.deepEqual([...found], ["the way from a file to a tour that uses it is missing"]);
});

Deno.test("a save by an administrator, an old card and a removal that goes on are as they should be", async () => {
  await using it = await withFullStore();
  const { kv, ids } = it;
  const saved = await kv.get<object>(["tour_revisions", ids.open, 2]);
  await kv.set(saved.key, { ...saved.value, savedBy: NOBODY_ELSE });
  const card = await kv.get<{ visibility?: string }>(["tours_by_user", ids.userId, ids.open]);
  const { visibility: _, ...older } = card.value!;
  await kv.set(card.key, older);
  await kv.delete(["tour_trash", ids.userId, ids.gone]);
  await kv.delete(["tour_trash_owners", ids.gone]);
  await kv.set(["tour_removals", ids.gone], new Date().toISOString());
  assert.deepEqual((await checkStore(kv, it.files)).map(shown), []);
});

Deno.test("a way to an offer that has expired first is no more than a note", async () => {
  await using it = await withFullStore();
  await lose("tour_transfers_by_secret")(it);
  await lose("tour_transfers_by_email")(it);
  const found = await checkStore(it.kv, it.files);
  assert.deepEqual(found.map(({ level }) => level), ["notice", "notice"]);
});

Deno.test("a file whose removal has begun, and what nobody stores any more, is as it should be", async () => {
  await using it = await withFullStore();
  await it.kv.delete(["media", it.media.hash]);
  const removal = { began: new Date().toISOString(), name: it.media.url.split("/").at(-1)! };
  await it.kv.set(["media_removals", it.media.hash], removal);
  await it.kv.set(["media_usage", NOBODY_ELSE], { bytes: 0, uploads: 0 });
  const found = await checkStore(it.kv, it.files);
  assert.deepEqual(found.map(({ what }) => what), ["a file is named that is not stored"]);
});

/** All records that cannot be rebuilt: mending must not touch them. */
async function recordsOf(kv: Deno.Kv) {
  const prefixes = [
    "tours",
    "tour_stops",
    "tour_revisions",
    "drafts",
    "draft_data",
    "users",
    "media",
  ];
  return (await everything(kv)).filter(({ key }) => prefixes.includes(String(key[0])));
}
