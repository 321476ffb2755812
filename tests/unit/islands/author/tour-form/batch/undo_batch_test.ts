import assert from "node:assert/strict";
import {
  isEdited,
  takenBack,
} from "../../../../../../islands/author/tour-form/batch/undo_batch.ts";
import { readValues, type StopValues } from "../../../../../../islands/author/tour-form/values.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const stop = (changes: Partial<StopValues> = {}): StopValues => ({
  ...readValues(makeTour({ audioStops: [makeStop()] })).audioStops[0],
  id: "mill",
  ...changes,
});
const transcript = (text: string): StopValues["transcript"] => ({
  language: "en",
  source: "typed",
  checked: false,
  cues: [{ text }],
});

Deno.test("what files changed goes back, and what was typed since stays", () => {
  const before = stop({ title: "", audioUrl: "", audioDuration: "", description: "" });
  const after = { ...before, title: "Mill", audioUrl: "upload:1", transcript: transcript("One.") };
  const now = { ...after, audioDuration: "0:04", description: "Typed." };
  const back = takenBack(now, { before, after });
  assert.deepEqual({ ...now, ...back }, {
    ...before,
    description: "Typed.",
    transcript: undefined,
    chapters: undefined,
  });
  const edited = { ...now, title: "The mill", transcript: transcript("One, corrected.") };
  assert.deepEqual(
    Object.keys(takenBack(edited, { before, after })).sort(),
    ["audioDuration", "audioUrl", "chapters"],
  );
});

Deno.test("a stop is edited by its author, not by its files", () => {
  const added = stop({ audioUrl: "upload:1", audioDuration: "" });
  const chapters = [{ at: 0, title: "The wheel" }];
  assert.equal(
    isEdited({ ...added, audioDuration: "0:04", chapters, place: undefined }, added),
    false,
  );
  assert.equal(isEdited({ ...added, description: "Typed." }, added), true);
  assert.equal(isEdited({ ...added, transcript: transcript("One.") }, added), true);
  assert.equal(isEdited({ ...added, latitude: "43.1" }, added), true);
});
