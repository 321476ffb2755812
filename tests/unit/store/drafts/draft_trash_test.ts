import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import {
  createDraft,
  getDraft,
  getTourDraft,
  updateDraft,
} from "../../../../lib/store/drafts/drafts.ts";
import {
  deleteDraft,
  listTrashedDrafts,
  removeExpiredDrafts,
  removeTrashedDraft,
  restoreDraft,
} from "../../../../lib/store/drafts/draft_trash.ts";
import { listUsedMedia } from "../../../../lib/store/media/media_uses.ts";
import { TRASH_MS } from "../../../../lib/model/tour/trash.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";

const USER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const TOUR = "01JTQURAAAAAAAAAAAAAAAAAAA";
const NOW = new Date("2026-05-04T09:30:00Z");
const by = { userId: USER, now: NOW };
const later = (ms: number) => ({ userId: USER, now: new Date(NOW.getTime() + ms) });
const draft = (fields = {}) => ({
  title: "Mill",
  draftData: { text: "x".repeat(200_000) },
  ...fields,
});

Deno.test(
  "a deleted draft is gone, and comes back as it was within 30 days",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const before = await getDraft(kv, USER, id);
    assert.equal(await deleteDraft(kv, id, by), true);
    assert.equal(await deleteDraft(kv, id, by), false);
    assert.equal(await getDraft(kv, USER, id), null);
    await problem(updateDraft(kv, id, draft(), by), 404);
    await problem(restoreDraft(kv, id, { userId: NOBODY, now: NOW }), 404);
    await restoreDraft(kv, id, later(TRASH_MS));
    assert.deepEqual(await getDraft(kv, USER, id), before);
    await problem(restoreDraft(kv, id, by), 404);
    assert.equal((await updateDraft(kv, id, draft({ revision: 1 }), by)).revision, 2);
  }),
);

Deno.test(
  "the drafts that can be restored are listed, the one that was deleted last first",
  withKv(async (kv) => {
    const listed = async (ms: number) =>
      (await listTrashedDrafts(kv, USER, later(ms).now)).map(({ draft }) => draft.title);
    for (const [ms, title] of [[1, "Mill"], [3, "Gate"], [2, "Well"]] as const) {
      const { id } = await createDraft(kv, draft({ title }), by);
      await deleteDraft(kv, id, later(ms));
    }
    assert.deepEqual(await listed(3), ["Gate", "Well", "Mill"]);
    assert.deepEqual(await listed(TRASH_MS + 2), ["Gate", "Well"], "30 days after the mill");
    const [{ draft: { id }, deletedAt, expiresAt }] = await listTrashedDrafts(kv, USER, NOW);
    assert.equal(Date.parse(expiresAt) - Date.parse(deletedAt), TRASH_MS);
    await restoreDraft(kv, id, by);
    assert.deepEqual(await listed(3), ["Well", "Mill"]);
    assert.deepEqual(await listTrashedDrafts(kv, NOBODY, NOW), []);
  }),
);

Deno.test(
  "after 30 days a deleted draft cannot be restored, and leaves nothing",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    await deleteDraft(kv, id, by);
    await problem(restoreDraft(kv, id, later(TRASH_MS + 1)), 404);
    assert.equal(await removeExpiredDrafts(kv, later(TRASH_MS).now), 0);
    assert.equal(await removeExpiredDrafts(kv, later(TRASH_MS + 1).now), 1);
    assert.deepEqual(await everything(kv), []);
  }),
);

Deno.test(
  "of deleted drafts the newest hundred can be restored",
  withKv(async (kv) => {
    const ids: string[] = [];
    for (let n = 0; n < 101; n++) {
      const { id } = await createDraft(kv, draft({ draftData: {} }), by);
      await deleteDraft(kv, id, later(n));
      ids.push(id);
    }
    await problem(restoreDraft(kv, ids[0], by), 404);
    await restoreDraft(kv, ids[1], by);
  }),
);

Deno.test(
  "deleted changes of a tour make room for others, and can be restored only if there are no others",
  withKv(async (kv) => {
    const edit = draft({ tourId: TOUR, tourRevision: 1 });
    const first = await createDraft(kv, edit, by);
    await deleteDraft(kv, first.id, by);
    assert.equal(await getTourDraft(kv, USER, TOUR), null);
    const second = await createDraft(kv, edit, by);
    await problem(restoreDraft(kv, first.id, by), 409);
    await deleteDraft(kv, second.id, by);
    await restoreDraft(kv, first.id, by);
    assert.equal((await getTourDraft(kv, USER, TOUR))!.id, first.id);
  }),
);

Deno.test(
  "a save and a deletion at once leave the draft as one of them says",
  withKv(async (kv) => {
    for (let round = 0; round < 20; round++) {
      const { id } = await createDraft(kv, draft({ draftData: {} }), by);
      const save = updateDraft(kv, id, draft({ title: "Late" }), by).catch(() => {});
      await Promise.all([save, deleteDraft(kv, id, by)]);
      assert.equal(await getDraft(kv, USER, id), null);
      await restoreDraft(kv, id, by);
      assert.ok(await getDraft(kv, USER, id));
      await deleteDraft(kv, id, by);
    }
  }),
);

Deno.test(
  "a deleted draft is removed for good by whose it was, and by nobody else; one that is there stays",
  withKv(async (kv) => {
    const media = { audioStops: [{ audioUrl: `/media/${"ab".repeat(32)}.mp3` }] };
    const { id } = await createDraft(kv, draft({ draftData: media }), by);
    assert.equal(await removeTrashedDraft(kv, id, by), false, "nobody has deleted it");
    await deleteDraft(kv, id, by);
    assert.equal(await removeTrashedDraft(kv, id, { userId: NOBODY, now: NOW }), false);
    assert.equal(
      await removeTrashedDraft(kv, id, later(TRASH_MS + 1)),
      false,
      "it is gone by then",
    );
    assert.equal(await removeTrashedDraft(kv, id, by), true);
    assert.deepEqual(await listUsedMedia(kv), new Set(), "its files are used no more");
    await problem(restoreDraft(kv, id, by), 404);
    assert.equal(await removeTrashedDraft(kv, id, by), false);
  }),
);
