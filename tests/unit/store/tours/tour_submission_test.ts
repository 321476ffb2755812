import assert from "node:assert/strict";
import {
  createDraft,
  getDraft,
  getTourDraft,
  updateDraft,
} from "../../../../lib/store/drafts/drafts.ts";
import { listTours } from "../../../../lib/store/index/tour_lists.ts";
import { submitTour } from "../../../../lib/store/tours/tour_submission.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { withKv } from "../../../support/store/store.ts";
import { problem, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const NOW = new Date("2026-05-04T09:30:00Z");

Deno.test(
  "a form that is sent again, also at once, makes one tour and gets its card",
  withKv(async (kv) => {
    const input = tourInput({ description: `${"Six rooms. ".repeat(60)}\n\nA bell.` });
    const send = (request: string) =>
      submitTour(kv, input, {
        userId: OWNER,
        now: NOW,
        idempotent: { userId: OWNER, key: "a-key", request },
      });
    const cards = await Promise.all([send("form"), send("form"), send("form")]);
    cards.push(await send("form"));
    const { tours } = await listTours(kv, { limit: 9 });
    assert.equal(tours.length, 1);
    for (const card of cards) assert.deepEqual(card, { ...tours[0], visibility: "public" });
    await problem(send("another form"), 409);
    assert.equal((await listTours(kv, { limit: 9 })).tours.length, 1);
  }),
);

Deno.test(
  "a form does not take a draft along that was saved from elsewhere since",
  withKv(async (kv) => {
    const by = { userId: OWNER, now: NOW };
    const { id: draftId } = await createDraft(kv, { title: "Mill", draftData: {} }, by);
    await updateDraft(kv, draftId, { title: "Mill", draftData: { newer: true } }, by);
    await problem(submitTour(kv, tourInput(), { ...by, draftId, draftRevision: 1 }), 409);
    assert.equal((await listTours(kv, { limit: 9 })).tours.length, 0);
    assert.ok(await getDraft(kv, OWNER, draftId));
    await submitTour(kv, tourInput(), { ...by, draftId, draftRevision: 2 });
    assert.equal(await getDraft(kv, OWNER, draftId), null);
  }),
);

Deno.test(
  "a draft that is saved from elsewhere while its form is taken stays",
  withKv(async (kv) => {
    const by = { userId: OWNER, now: NOW };
    const { id: draftId } = await createDraft(kv, { title: "Mill", draftData: {} }, by);
    const draft = { title: "Mill", draftData: { newer: true } };
    const between = beforeCommit(kv, () => updateDraft(kv, draftId, draft, by));
    await problem(submitTour(between, tourInput(), { ...by, draftId, draftRevision: 1 }), 409);
    assert.equal((await listTours(kv, { limit: 9 })).tours.length, 0);
    assert.deepEqual((await getDraft(kv, OWNER, draftId))?.draftData, { newer: true });
  }),
);

Deno.test(
  "changes of a tour are published and their draft goes in one step, unless it is stale",
  withKv(async (kv) => {
    const by = { id: OWNER, isAdmin: false };
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const draft = { title: "Mill", draftData: {}, tourId: id, tourRevision: 1 };
    const write = { userId: OWNER, now: NOW };
    const { id: draftId } = await createDraft(kv, draft, write);
    await updateDraft(kv, draftId, draft, write);
    const publish = (revision: number, draftRevision: number) =>
      updateTour(kv, id, tourInput({ title: "New" }), { by, revision, draftId, draftRevision });
    await problem(publish(1, 1), 409);
    await problem(publish(2, 2), 409);
    assert.equal((await getTour(kv, id))!.tour.revision, 1);
    assert.ok(await getTourDraft(kv, OWNER, id));
    assert.equal((await publish(1, 2)).revision, 2);
    assert.equal(await getTourDraft(kv, OWNER, id), null);
    await createDraft(kv, { ...draft, tourRevision: 2 }, write);
  }),
);
