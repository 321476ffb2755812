import assert from "node:assert/strict";
import { COVER_NAMES } from "../../../../lib/model/media/with_things.ts";
import { TourInput, TourUpdate } from "../../../../lib/model/tour/tour.ts";
import { wholeUpdate } from "../../../../lib/model/tour/tour_form.ts";
import { formAfter } from "../../../../lib/store/tours/tour_merge.ts";
import { fullTour } from "../../../support/data/full_tour.ts";
import { makeTour } from "../../../support/data/tours.ts";

/** What JSON keeps of a form. */
const sent = <T>(form: T): T => JSON.parse(JSON.stringify(form));

Deno.test("an update from a whole form leaves nothing of the stored archive that the form lacks, whatever the field", () => {
  const stored = fullTour();
  assert.deepEqual(
    Object.keys(TourInput.shape).filter((field) =>
      !(field in stored) && !COVER_NAMES.some((name) => name === field)
    ),
    [],
    "a new field is missing in the stored archive of this test",
  );
  const { creatorName: _, ...form } = makeTour();
  const update = TourUpdate.parse(sent(wholeUpdate(form)));
  assert.deepEqual(sent(formAfter(stored as never, update)), form);
  const whole = TourUpdate.parse(sent(wholeUpdate(stored)));
  assert.deepEqual(sent(formAfter(makeTour() as never, whole)), sent(TourInput.parse(stored)));
});
