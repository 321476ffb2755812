import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import {
  createDraft,
  getDraft,
  getFormDraft,
  getTourDraft,
  listDrafts,
  updateDraft,
} from "../../../../lib/store/drafts/drafts.ts";
import { deleteDraft } from "../../../../lib/store/drafts/draft_trash.ts";
import { submitTour } from "../../../../lib/store/tours/tour_submission.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem, tourInput } from "../builders.ts";

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
      revision: 1,
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
    assert.equal(await deleteDraft(kv, id, { userId: NOBODY, now: NOW }), false);
    await problem(updateDraft(kv, id, draft({ title: "Mine" }), { userId: NOBODY, now: NOW }), 404);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "the hundredth draft is stored, and the next is refused with the figure",
  withKv(async (kv) => {
    for (let i = 0; i < 100; i++) await createDraft(kv, draft(), by);
    assert.match((await problem(createDraft(kv, draft(), by), 413)).detail, /100 drafts/);
    await createDraft(kv, draft(), { ...by, userId: NOBODY });
    const [{ id }] = await listDrafts(kv, USER);
    await deleteDraft(kv, id, by);
    await createDraft(kv, draft(), by);
  }),
);

Deno.test(
  "a draft that is too large is refused with the figures, and the old one stays",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const before = await everything(kv);
    const large = draft({ draftData: { text: "x".repeat(4_000_000) } });
    assert.match(
      (await problem(updateDraft(kv, id, large, by), 413)).detail,
      /The limit is 4,000,000/,
    );
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

Deno.test(
  "a save that names another revision than the stored one changes nothing, and says so",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const first = await updateDraft(kv, id, draft({ title: "Windmill", revision: 1 }), by);
    assert.equal(first.revision, 2);
    const before = await everything(kv);
    const { detail } = await problem(updateDraft(kv, id, draft({ revision: 1 }), by), 409);
    assert.match(detail, /revision 2; yours began from 1/);
    await problem(updateDraft(kv, id, draft({ revision: 7 }), by), 409);
    assert.deepEqual(await everything(kv), before);
    assert.equal((await updateDraft(kv, id, draft({ revision: 2 }), by)).revision, 3);
    assert.equal((await updateDraft(kv, id, draft(), by)).revision, 4, "without one it wins");
  }),
);

Deno.test(
  "of saves of one revision at once, one is stored, and the others are refused",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const saves = ["A", "B", "C"].map((title) =>
      updateDraft(kv, id, draft({ title, revision: 1 }), by).catch(({ status }) => status)
    );
    const results = await Promise.all(saves);
    assert.deepEqual(results.filter((result) => result === 409).length, 2);
    assert.equal((await getDraft(kv, USER, id))!.revision, 2);
  }),
);

Deno.test(
  "a form whose answer was lost is not stale, until another form has saved",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft({ formId: "here" }), by);
    const save = (formId: string, revision: number) =>
      updateDraft(kv, id, draft({ formId, revision }), by);
    await save("here", 1);
    assert.equal((await save("here", 1)).revision, 3, "the answer with revision 2 was lost");
    await problem(save("there", 1), 409);
    await save("there", 3);
    await problem(save("here", 3), 409);
  }),
);

Deno.test(
  "an earlier text of a form does not replace a later one, whatever revision it knows",
  withKv(async (kv) => {
    const save = (second: number, revision: number) => ({
      formId: "here",
      formChangedAt: `2026-05-04T09:30:0${second}.000Z`,
      revision,
    });
    const { id } = await createDraft(kv, draft(save(1, 0)), by);
    await updateDraft(kv, id, draft(save(5, 1)), by);
    await problem(updateDraft(kv, id, draft(save(4, 1)), by), 409);
    assert.equal((await updateDraft(kv, id, draft(save(6, 1)), by)).revision, 3, "a lost answer");
    assert.equal((await updateDraft(kv, id, draft(save(4, 3)), by)).revision, 4, "it was seen");
  }),
);

Deno.test(
  "one form makes one draft for each user: a second one is refused, and the first is found",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft({ formId: "here" }), by);
    await createDraft(kv, draft({ formId: "there" }), by);
    await createDraft(kv, draft({ formId: "here" }), { ...by, userId: NOBODY });
    await problem(createDraft(kv, draft({ formId: "here" }), by), 409);
    assert.equal((await getFormDraft(kv, USER, "here"))?.id, id);
    assert.equal(await getFormDraft(kv, USER, "nowhere"), null);
    await deleteDraft(kv, id, by);
    await createDraft(kv, draft({ formId: "here" }), by);
  }),
);

Deno.test(
  "a draft that was stored before drafts had revisions is read as revision 1",
  withKv(async (kv) => {
    const { id } = await createDraft(kv, draft(), by);
    const { value } = await kv.get<{ revision?: number }>(["drafts", USER, id]);
    const { revision: _, ...old } = value!;
    // Parts and record of one step, as they were written then.
    const [part] = (await everything(kv)).filter(({ key }) => key[0] === "draft_data");
    await kv.atomic().set(["drafts", USER, id], old).set(part.key, part.value).commit();
    assert.equal((await getDraft(kv, USER, id))!.revision, 1);
    assert.equal((await listDrafts(kv, USER))[0].revision, 1);
    await problem(updateDraft(kv, id, draft({ revision: 2 }), by), 409);
    assert.equal((await updateDraft(kv, id, draft({ revision: 1 }), by)).revision, 2);
  }),
);

Deno.test(
  "changes of a tour are one draft for each user, which names the tour and where they began",
  withKv(async (kv) => {
    const [tourId, other] = ["01JTQURAAAAAAAAAAAAAAAAAAA", "01JTQURBBBBBBBBBBBBBBBBBBB"];
    const edit = (fields = {}) => draft({ tourId, tourRevision: 3, ...fields });
    assert.equal(await getTourDraft(kv, USER, tourId), null);
    const made = await createDraft(kv, edit(), by);
    assert.deepEqual([made.tourId, made.tourRevision], [tourId, 3]);
    await problem(createDraft(kv, edit(), by), 409);
    await createDraft(kv, edit(), { ...by, userId: NOBODY });
    await createDraft(kv, edit({ tourId: other }), by);
    const saved = await updateDraft(kv, made.id, edit({ tourRevision: 4, tourId: other }), by);
    assert.deepEqual([saved.tourId, saved.tourRevision], [tourId, 4], "the tour stays");
    assert.equal((await getTourDraft(kv, USER, tourId))!.id, made.id);
    const at = await Promise.all(
      [1, 2, 3].map(() =>
        createDraft(kv, edit({ tourId: "01JTQURCCCCCCCCCCCCCCCCCCC" }), by).catch(() => "refused")
      ),
    );
    assert.equal(at.filter((result) => result === "refused").length, 2, "also at once");
  }),
);
