/** The form's boxes, as they are read from what is stored. */
import assert from "node:assert/strict";
import { toInput } from "../../../../../islands/author/tour-form/schema.ts";
import {
  isSame,
  readValues,
  toUnfinished,
} from "../../../../../islands/author/tour-form/values.ts";

const A = { latitude: 51.75, longitude: -1.25 };
const B = { latitude: 51.76, longitude: -1.26 };

Deno.test("a route line passes through the form unchanged; an invalid one is left out", () => {
  const values = readValues({ routeLine: [A, B] });
  assert.deepEqual(values.routeLine, [A, B]);
  assert.deepEqual(toUnfinished(values).routeLine, [A, B]);
  assert.equal(isSame(values, readValues({ routeLine: [B, A] })), false);
  assert.deepEqual(readValues({ routeLine: [A, { latitude: "x" }, null, B] }).routeLine, [A, B]);
  for (const routeLine of [undefined, null, "line", [], [A], [A, 7]]) {
    assert.equal("routeLine" in readValues({ routeLine }), false, JSON.stringify(routeLine));
  }
});

Deno.test("a place that was typed and not found is stored with the form, and leaves it in no file", () => {
  const values = readValues({ placeText: "Mill Lane", audioStops: [{ placeText: "Gate" }, {}] });
  assert.equal(values.placeText, "Mill Lane");
  assert.equal(values.audioStops[0].placeText, "Gate");
  assert.equal("placeText" in values.audioStops[1], false);
  assert.equal(isSame(values, readValues({ audioStops: [{}, {}] })), false);
  assert.doesNotMatch(JSON.stringify(toUnfinished(values)), /placeText/);
  assert.doesNotMatch(JSON.stringify(toInput(values)), /placeText/);
});
