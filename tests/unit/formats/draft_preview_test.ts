import assert from "node:assert/strict";
import { toDraftPreview } from "../../../lib/formats/draft_preview.ts";
import { COVER_NAMES, FORMER_NAMES } from "../../../lib/model/media/with_things.ts";
import { PlacedStopInput } from "../../../lib/model/tour/stop.ts";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { fullTour } from "../../support/data/full_tour.ts";

/** What a preview lacks: the server gives the codes. */
const UNSEEN = {
  archive: [],
  stop: ["code"],
};

/** The values of fields that would change nothing by being left out. */
const OTHERS: Record<string, unknown> = { tourType: "unordered" };

const WHOLE = fullTour();

const preview = (form: unknown) => JSON.stringify(toDraftPreview(form));

/** What can be entered, once: the first picture is a thing, and a part is in its address. */
const fieldsOf = (shape: object): string[] =>
  Object.keys(shape).filter((name) =>
    ![...COVER_NAMES, ...FORMER_NAMES, "audioFrom", "audioTo"].some((other) => other === name)
  );

/** The fields of a form that can be taken out of it without a difference in its preview. */
function unseenIn(fields: string[], change: (field: string) => unknown): string[] {
  const whole = preview(WHOLE);
  return fields.filter((field) => preview(change(field)) === whole);
}

Deno.test("the preview of a draft shows every field of an archive that visitors see", () => {
  const unseen = unseenIn(
    fieldsOf(TourInput.shape),
    (field) => ({ ...WHOLE, [field]: OTHERS[field] }),
  );
  assert.deepEqual(unseen, UNSEEN.archive);
});

Deno.test("the preview of a draft shows every field of a stop that visitors see", () => {
  // A stop has a position on the map or a room: the second stop of WHOLE has the room.
  const at = (field: string) => field === "place" ? 1 : 0;
  const unseen = unseenIn(fieldsOf(PlacedStopInput.shape), (field) => {
    const audioStops = WHOLE.audioStops.map((stop, i) =>
      i === at(field) ? { ...stop, [field]: undefined } : stop
    );
    return { ...WHOLE, audioStops };
  });
  assert.deepEqual(unseen, UNSEEN.stop);
});

Deno.test("the preview of a draft shows old maps that are placed, without scans and points", () => {
  const [map] = WHOLE.oldMaps!;
  const { edges, imageUrl, title, year, credit } = map;
  const shown = (...oldMaps: unknown[]) => toDraftPreview({ ...WHOLE, oldMaps }).oldMaps;
  assert.deepEqual(shown(map, { ...map, title: " " }), [
    { title, year, credit, imageUrl, edges },
    { title: "Old map", year, credit, imageUrl, edges },
  ]);
  const { edges: _, ...unplaced } = map;
  assert.equal(shown(unplaced, { ...map, imageUrl: "http://x/y" }), undefined);
});
