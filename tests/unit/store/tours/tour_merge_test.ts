/** Saves that began from an older revision: what is put together, and what is refused. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { toForm } from "../../../../lib/model/tour/tour_form.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { listSavers } from "../../../../lib/store/tours/tour_history.ts";
import { MergeRefusal } from "../../../../lib/store/tours/tour_merge.ts";
import { setVisibility, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import { withKv } from "../../../support/store/store.ts";
import { problem, stopInput, tourInput } from "../builders.ts";
import { Revisions } from "../../../../lib/store/records/tours.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const stops = ["a", "b", "c"].map((id) => stopInput({ id, title: id }));
const create = (kv: Deno.Kv) =>
  createTour(kv, tourInput({ creatorName: "Class 8b", audioStops: stops }), { userId: OWNER });

/** The form of a tour with another text of one stop. */
const written = (tour: Tour, id: string, description: string) => {
  const { audioStops, ...form } = toForm(tour);
  return {
    ...form,
    audioStops: audioStops.map((stop) => stop.id === id ? { ...stop, description } : stop),
  };
};
const texts = ({ audioStops }: Tour) => audioStops.map(({ description }) => description);

Deno.test(
  "people who began from one revision and changed different stops lose nothing, in any number at once",
  withKv(async (kv) => {
    const began = await create(kv);
    const saved = await Promise.all(["a", "b", "c"].map((id) => {
      return updateTour(kv, began.id, written(began, id, `New ${id}`), { revision: 1 });
    }));
    assert.deepEqual(saved.map(({ revision }) => revision).sort(), [2, 3, 4]);
    const { tour } = (await getTour(kv, began.id))!;
    assert.deepEqual(texts(tour), ["New a", "New b", "New c"]);
    const ids = ({ audioStops }: Tour) => audioStops.map(({ id, code }) => [id, code]);
    assert.deepEqual(ids(tour), ids(began), "ids and codes stay");
    assert.deepEqual(tour, saved.find(({ revision }) => revision === 4));
  }),
);

Deno.test(
  "two texts for one field are refused with the field, and nothing is changed",
  withKv(async (kv) => {
    const began = await create(kv);
    const first = await updateTour(kv, began.id, written(began, "b", "Theirs"), { revision: 1 });
    const mine = { ...written(began, "b", "Mine"), duration: "2 hours" };
    const refused = await problem(updateTour(kv, began.id, mine, { revision: 1 }), 409);
    assert.ok(refused instanceof MergeRefusal);
    assert.match(refused.detail, /revision 2; yours began from 1/);
    const conflict = { kind: "fields", stopId: "b", fields: ["description"] };
    assert.deepEqual(refused.conflicts, [conflict]);
    assert.deepEqual((await getTour(kv, began.id))?.tour, first);
  }),
);

Deno.test(
  "a field that an edit leaves out is no change of it, and null is one",
  withKv(async (kv) => {
    const { id } = await create(kv);
    const form = tourInput({ audioStops: stops });
    await updateTour(kv, id, { ...form, creatorName: "Class 9b" }, { revision: 1 });
    const later = { ...form, duration: "2 hours" };
    const { creatorName, duration } = await updateTour(kv, id, later, { revision: 1 });
    assert.deepEqual([creatorName, duration], ["Class 9b", "2 hours"]);
    const removed = updateTour(kv, id, { ...form, creatorName: null }, { revision: 1 });
    const { conflicts } = await problem(removed, 409) as MergeRefusal;
    assert.deepEqual(conflicts, [{ kind: "fields", fields: ["creatorName"] }]);
  }),
);

Deno.test(
  "a form that began while an archive was public does not open it again, and an editor opens it in no way",
  withKv(async (kv) => {
    const { id } = await create(kv);
    await shareWith(kv, id, { editor: NOBODY });
    const form = tourInput({ audioStops: stops, visibility: "public" });
    await setVisibility(kv, id, "private");
    const owner = { by: { id: OWNER, isAdmin: false }, revision: 1 };
    const editor = { by: { id: NOBODY, isAdmin: false }, revision: 1 };
    const first = await updateTour(kv, id, { ...form, duration: "2 hours" }, owner);
    const second = await updateTour(kv, id, { ...form, title: "The old mill" }, editor);
    assert.deepEqual([first.visibility, second.visibility], ["private", "private"]);
    const unlisted = { ...form, visibility: "unlisted" as const };
    await problem(updateTour(kv, id, unlisted, editor), 403);
    await problem(updateTour(kv, id, form, { ...editor, revision: second.revision }), 403);
    const { conflicts } = await problem(updateTour(kv, id, unlisted, owner), 409) as MergeRefusal;
    assert.deepEqual(conflicts, [{ kind: "fields", fields: ["visibility"] }]);
  }),
);

Deno.test(
  "a revision that the history no longer has is put together with nothing",
  withKv(async (kv) => {
    const began = await create(kv);
    await updateTour(kv, began.id, written(began, "a", "Theirs"), { revision: 1 });
    await kv.delete(Revisions.key(began.id, 1));
    const mine = written(began, "b", "Mine");
    const refused = await problem(updateTour(kv, began.id, mine, { revision: 1 }), 409);
    assert.ok(!(refused instanceof MergeRefusal));
    await problem(updateTour(kv, began.id, mine, { revision: 3 }), 409);
  }),
);

Deno.test(
  "a save that is sent twice is made once, also at the same moment and after somebody else's",
  withKv(async (kv) => {
    const began = await create(kv);
    const { id } = began;
    const form = toForm(began);
    const added = { ...form, audioStops: [...form.audioStops, stopInput({ title: "New" })] };
    const request = { userId: OWNER, key: "k", request: "the form" };
    const save = () => updateTour(kv, id, added, { revision: 1, idempotent: request });
    const [first, second] = await Promise.all([save(), save()]);
    assert.deepEqual(first, second);
    const by = { id: OWNER, isAdmin: false };
    const without = { ...form, title: "The old mill" };
    await updateTour(kv, id, without, { revision: first.revision, by });
    assert.deepEqual(await save(), first);
    const { tour } = (await getTour(kv, id))!;
    assert.equal(tour.audioStops.length, 3, "the stop that was deleted since does not come back");
    const other = { revision: 1, idempotent: { ...request, request: "another form" } };
    await problem(updateTour(kv, id, added, other), 409);
    assert.deepEqual(await listSavers(kv, id, { after: 0, before: 9 }), [OWNER]);
    assert.deepEqual(await listSavers(kv, id, { after: 2, before: 3 }), []);
  }),
);
