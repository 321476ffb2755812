/** What the form of an archive begins with, when others have saved meanwhile. */
import assert from "node:assert/strict";
import { startOfEdit } from "../../../../../../islands/author/tour-form/drafts/edit_start.ts";
import type { EditedTour } from "../../../../../../islands/author/tour-form/form_props.ts";
import { toForm } from "../../../../../../lib/model/tour/tour_form.ts";
import type { Tour } from "../../../../../../lib/model/tour/tour.ts";
import { makeTour } from "../../../../../support/data/tours.ts";

const saved = (revision: number, title: string) => ({ ...makeTour({ title }), revision }) as Tour;
const draftData = toForm(saved(1, "Mine"));

function start(revision: number, tourRevision: number) {
  const draft = { id: "d1", revision: 3, tourRevision, draftData };
  const base = saved(1, "As it was");
  return startOfEdit({ tour: saved(revision, "Theirs"), draft, base } as unknown as EditedTour);
}

Deno.test("a draft that began before others saved is shown with what they saved, and what both began from", () => {
  const { values, identity, base, theirs, unsaved } = start(2, 1);
  assert.deepEqual([values.title, identity.draftId, unsaved], ["Mine", "d1", false]);
  assert.deepEqual([base.revision, base.values?.title, theirs?.title], [1, "As it was", "Theirs"]);
});

Deno.test("a draft of the stored archive has nobody else's changes to take along", () => {
  const { base, theirs } = start(2, 2);
  assert.deepEqual([base.revision, base.values?.title, theirs], [2, "Theirs", undefined]);
});
