import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import {
  createDraft,
  deleteDraft,
  getDraft,
  listDrafts,
  updateDraft,
} from "../../../lib/store/drafts.ts";
import { submitTour } from "../../../lib/store/tour_submission.ts";
import { everything, withKv } from "../../support/store.ts";
import { problem, tourInput } from "./builders.ts";

const USER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const NOW = new Date("2026-05-04T09:30:00Z");
const LATER = new Date("2026-05-04T09:30:02Z");
const by = { userId: USER, now: NOW };
const draft = (fields = {}) => ({
  title: "Mill",
  draftData: { title: "Mill", audioStops: [{}] },
  ...fields,
});

Deno.test(
  "a draft is read as it was typed, with its times",
  withKv(async (kv) => {
    const input = draft({ templateUsed: "food-tour" });
    const saved = await createDraft(kv, input, by);
    assert.deepEqual(saved, {
      id: saved.id,
      title: "Mill",
      templateUsed: "food-tour",
      createdAt: "2026-05-04T09:30:00.000Z",
      updatedAt: "2026-05-04T09:30:00.000Z",
    });
    assert.deepEqual(await getDraft(kv, USER, saved.id), { ...saved, draftData: input.draftData });
  }),
);

Deno.test(
  "a later save replaces the draft and keeps its id and time of creation",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft({ draftData: { text: "é".repeat(100_000) } }), by);
    const saved = await updateDraft(kv, id, draft({ title: "Windmill" }), {
      userId: USER,
      now: LATER,
    });
    assert.equal(saved.createdAt, NOW.toISOString());
    assert.equal(saved.updatedAt, LATER.toISOString());
    const { title, draftData } = (await getDraft(kv, USER, id))!;
    assert.deepEqual({ title, draftData }, { title: "Windmill", draftData: draft().draftData });
    assert.equal((await everything(kv)).length, 2, "the parts of the longer text are gone");
  }),
);

Deno.test(
  "the draft that was saved last stands first",
  withKv(async (kv) => {
    const first = await createDraft(kv, draft(), by);
    const second = await createDraft(kv, draft(), by);
    await updateDraft(kv, first.id, draft(), { userId: USER, now: LATER });
    assert.deepEqual((await listDrafts(kv, USER)).map(({ id }) => id), [first.id, second.id]);
    assert.ok((await listDrafts(kv, USER)).every((one) => !("draftData" in one)));
  }),
);

Deno.test(
  "a draft is there for nobody but its user",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const before = await everything(kv);
    assert.equal(await getDraft(kv, NOBODY, id), null);
    assert.deepEqual(await listDrafts(kv, NOBODY), []);
    assert.equal(await deleteDraft(kv, NOBODY, id), false);
    await problem(updateDraft(kv, id, draft({ title: "Mine" }), { userId: NOBODY, now: NOW }), 404);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "a deleted draft leaves nothing, and a late save does not bring it back",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft({ draftData: { text: "x".repeat(200_000) } }), by);
    assert.equal(await deleteDraft(kv, USER, id), true);
    assert.equal(await deleteDraft(kv, USER, id), false);
    await problem(updateDraft(kv, id, draft(), by), 404);
    assert.deepEqual(await everything(kv), []);
  }),
);

Deno.test(
  "a save and a deletion at once leave nothing behind",
  withKv(async (kv) => {
    for (let round = 0; round < 30; round++) {
      const { id } = await createDraft(kv, draft(), by);
      const save = updateDraft(kv, id, draft({ title: "Late" }), by).catch((error) => error);
      await Promise.all([save, deleteDraft(kv, USER, id)]);
      assert.deepEqual(await everything(kv), []);
    }
  }),
);

Deno.test(
  "the hundredth draft is stored, and the next is refused with the figure",
  withKv(async (kv) => {
    for (let i = 0; i < 100; i++) await createDraft(kv, draft(), by);
    assert.match((await problem(createDraft(kv, draft(), by), 413)).detail, /100 drafts/);
    await createDraft(kv, draft(), { ...by, userId: NOBODY });
    const [{ id }] = await listDrafts(kv, USER);
    await deleteDraft(kv, USER, id);
    await createDraft(kv, draft(), by);
  }),
);

Deno.test(
  "a draft that is too large is refused with the figures, and the old one stays",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const before = await everything(kv);
    const large = draft({ draftData: { text: "x".repeat(700_000) } });
    assert.match((await problem(updateDraft(kv, id, large, by), 413)).detail, /700,000 fit/);
    await problem(createDraft(kv, large, by), 413);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "a finished form becomes a tour and its draft goes, in one step; somebody else's draft stays",
  withKv(async (kv) => {
    const mine = await createDraft(kv, draft({ draftData: { text: "x".repeat(100_000) } }), by);
    const others = await createDraft(kv, draft(), { ...by, userId: NOBODY });
    await submitTour(kv, tourInput(), { ...by, draftId: mine.id });
    await submitTour(kv, tourInput(), { ...by, draftId: others.id });
    assert.equal(await getDraft(kv, USER, mine.id), null);
    assert.ok(await getDraft(kv, NOBODY, others.id));
    const keys = (await everything(kv)).map(({ key }) => key[0]);
    assert.equal(keys.filter((key) => key === "draft_data").length, 1);
  }),
);
