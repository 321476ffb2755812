/** Roles in an archive: how they grow and end, comments and approvals by them. */
import assert from "node:assert/strict";
import { Comments } from "../../../../lib/store/records/comments.ts";
import { readClass } from "../../../../lib/store/classes/classes.ts";
import { TourEditors } from "../../../../lib/store/records/roles.ts";
import { invite, listInvitations } from "../../../../lib/store/people/invitations.ts";
import { approveTour } from "../../../../lib/store/people/approvals.ts";
import { leaveTour, listCoAuthors } from "../../../../lib/store/people/co_authors.ts";
import { addComment, changeComment, removeComment } from "../../../../lib/store/people/comments.ts";
import { changeRole, removeCoAuthor } from "../../../../lib/store/ownership/role_changes.ts";
import { LEASE_MS, renewLease } from "../../../../lib/store/people/stop_leases.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import { makePupil } from "../../../support/data/pupil.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { withKv } from "../../../support/store/store.ts";
import type { CommentRecord } from "../../../../lib/store/records/comments.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const actOf = (id: string) => ({ by: { id, isAdmin: false }, now: NOW });

type Made = { kv: Deno.Kv; tourId: string } & Record<"owner" | "editor" | "reviewer", string>;

/** A test with an archive, its owner, an editor and a reviewer. */
const withPeople = (test: (made: Made) => Promise<void>) =>
  withKv(async (kv) => {
    const [owner, editor, reviewer] = [newId(NOW), newId(NOW), newId(NOW)];
    const { id: tourId } = await createTour(kv, makeTour(), { userId: owner, now: NOW });
    await shareWith(kv, tourId, { editor, reviewer });
    await test({ kv, tourId, owner, editor, reviewer });
  });

const rolesOf = async (kv: Deno.Kv, tourId: string) =>
  Object.fromEntries((await listCoAuthors(kv, tourId)).map(({ userId, role }) => [userId, role]));

Deno.test(
  "a role grows by an invitation and does not shrink by one, and the owner gets none",
  withPeople(async ({ kv, tourId, owner, editor, reviewer }) => {
    await shareWith(kv, tourId, { reviewer: editor });
    await shareWith(kv, tourId, { editor: owner });
    assert.deepEqual(await rolesOf(kv, tourId), { [editor]: "editor", [reviewer]: "reviewer" });
    await shareWith(kv, tourId, { editor: reviewer });
    assert.deepEqual(await rolesOf(kv, tourId), { [editor]: "editor", [reviewer]: "editor" });
  }),
);

Deno.test(
  "only owner and administrators change and end roles, and people leave by themselves",
  withPeople(async ({ kv, tourId, owner, editor, reviewer }) => {
    const by = { id: editor, isAdmin: false };
    const act = { userId: reviewer, by, now: NOW };
    await assert.rejects(changeRole(kv, tourId, { role: "editor" }, act), { status: 403 });
    await assert.rejects(removeCoAuthor(kv, tourId, act), { status: 403 });
    await changeRole(kv, tourId, { role: "reviewer" }, { ...actOf(owner), userId: editor });
    await removeCoAuthor(kv, tourId, { ...actOf(owner), userId: reviewer });
    assert.deepEqual(await rolesOf(kv, tourId), { [editor]: "reviewer" });
    await leaveTour(kv, tourId, editor);
    assert.deepEqual(await rolesOf(kv, tourId), {});
    const back = Array.fromAsync(kv.list({ prefix: ["tours_by_editor"] }));
    assert.deepEqual(await back, []);
  }),
);

Deno.test(
  "a translator writes one language, into which an invitation leads, and no lesser role takes it away",
  withPeople(async ({ kv, tourId, reviewer }) => {
    const found = async () => {
      const all = await listCoAuthors(kv, tourId);
      return all.find(({ userId }) => userId === reviewer);
    };
    await shareWith(kv, tourId, { translator: reviewer });
    assert.deepEqual([(await found())?.role, (await found())?.language], ["translator", "de"]);
    await shareWith(kv, tourId, { reviewer });
    assert.equal((await found())?.role, "translator");
    await shareWith(kv, tourId, { editor: reviewer });
    assert.deepEqual([(await found())?.role, (await found())?.language], ["editor", undefined]);
    await shareWith(kv, tourId, { translator: reviewer });
    assert.equal((await found())?.role, "editor");
  }),
);

Deno.test(
  "with another language of a translator those links end that would lead back to the first",
  withPeople(async ({ kv, tourId, owner, reviewer }) => {
    const by = { id: owner, isAdmin: false };
    const german = { role: "translator", language: "de" } as const;
    const act = { userId: reviewer, by, now: NOW };
    const left = async () =>
      (await listInvitations(kv, tourId, NOW)).map(({ role, language = "" }) => role + language);
    await changeRole(kv, tourId, german, act);
    for (const given of [german, { ...german, language: "fr" }, { role: "reviewer" } as const]) {
      await invite(kv, tourId, { ...given, by, now: NOW });
    }
    await changeRole(kv, tourId, { ...german, language: "fr" }, act);
    assert.deepEqual(await left(), ["translatorfr", "reviewer"]);
    await changeRole(kv, tourId, { role: "reviewer" }, act);
    assert.deepEqual(await left(), ["reviewer"]);
    assert.equal((await TourEditors.get(kv, tourId, reviewer)).value?.language, undefined);
  }),
);

Deno.test(
  "classes get new codes when an editor loses the role, not when a reviewer does",
  withPeople(async ({ kv, tourId, owner, editor, reviewer }) => {
    const { act } = await makePupil(kv, tourId, owner, NOW);
    const code = async () => (await readClass(kv, act)).code;
    const first = await code();
    await removeCoAuthor(kv, tourId, { ...actOf(owner), userId: reviewer });
    assert.equal(await code(), first);
    await changeRole(kv, tourId, { role: "reviewer" }, { ...actOf(owner), userId: editor });
    const second = await code();
    assert.notEqual(second, first);
    await changeRole(kv, tourId, { role: "editor" }, { ...actOf(owner), userId: editor });
    assert.equal(await code(), second);
    await removeCoAuthor(kv, tourId, { ...actOf(owner), userId: editor });
    assert.notEqual(await code(), second);
  }),
);

Deno.test(
  "a reviewer approves the present revision, which ends with the role",
  withPeople(async ({ kv, tourId, editor, reviewer }) => {
    const approval = { userId: reviewer, revision: 1, now: NOW };
    await assert.rejects(approveTour(kv, tourId, { ...approval, userId: editor }), { status: 403 });
    await assert.rejects(approveTour(kv, tourId, { ...approval, revision: 2 }), { status: 409 });
    await approveTour(kv, tourId, approval);
    const approved = async () =>
      (await listCoAuthors(kv, tourId)).flatMap((one) => one.approved?.revision ?? []);
    assert.deepEqual(await approved(), [1]);
    await leaveTour(kv, tourId, reviewer);
    await shareWith(kv, tourId, { reviewer });
    assert.deepEqual(await approved(), []);
  }),
);

const byIds = async (kv: Deno.Kv, tourId: string): Promise<Map<string, CommentRecord>> =>
  new Map((await Comments.values(kv, tourId)).map((one) => [one.id, one]));

Deno.test(
  "a comment is changed by its author, resolved by editors, opened by an answer, and deleted by its author or the owner",
  withPeople(async ({ kv, tourId, owner, editor, reviewer }) => {
    const id = await addComment(kv, tourId, { text: "Two wheels?" }, actOf(reviewer));
    const ref = { tourId, id };
    await assert.rejects(changeComment(kv, ref, { text: "No" }, actOf(editor)), { status: 403 });
    await changeComment(kv, ref, { isResolved: true }, actOf(editor));
    assert.equal((await byIds(kv, tourId)).get(id)?.resolvedBy, editor);
    const own = await addComment(kv, tourId, { text: "One", parent: id }, actOf(editor));
    assert.equal((await byIds(kv, tourId)).get(id)?.resolvedBy, undefined);
    const answer = { tourId, id: own };
    await assert.rejects(changeComment(kv, answer, { isResolved: true }, actOf(editor)), {
      status: 400,
    });
    await assert.rejects(changeComment(kv, answer, { isResolved: true }, actOf(reviewer)), {
      status: 403,
    });
    await assert.rejects(removeComment(kv, ref, actOf(editor)), { status: 403 });
    await removeComment(kv, ref, actOf(owner));
    const left = await byIds(kv, tourId);
    assert.deepEqual([left.size, left.get(id)?.text], [2, ""], "it stays for its answer");
    await removeComment(kv, answer, actOf(editor));
    assert.equal((await byIds(kv, tourId)).size, 0, "and goes with it");
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: ["comments_by_user"] })), []);
  }),
);

Deno.test(
  "who writes in a form is seen by the others for a minute, or until they close it",
  withPeople(async ({ kv, tourId, owner, editor }) => {
    const ada = { id: owner, displayName: "Ada" };
    const eve = { id: editor, displayName: "Eve" };
    const at = { stopId: "stop-1" };
    assert.deepEqual(await renewLease(kv, tourId, ada, at, NOW), []);
    const seen = [{ name: "Ada", stopId: "stop-1" }];
    const later = (ms: number) => new Date(NOW.getTime() + ms);
    assert.deepEqual(await renewLease(kv, tourId, eve, at, later(LEASE_MS - 1)), seen);
    assert.deepEqual(await renewLease(kv, tourId, eve, at, later(LEASE_MS)), []);
    await renewLease(kv, tourId, ada, { ...at, isGone: true }, NOW);
    assert.deepEqual(await renewLease(kv, tourId, eve, at, NOW), []);
  }),
);
