/** What the table of stops says that a stop lacks. */
import assert from "node:assert/strict";
import { fieldsLacking } from "../../../../../islands/author/tour-form/submit/gaps.ts";
import { readValues, type StopValues } from "../../../../../islands/author/tour-form/values.ts";
import { makeStop, makeTour } from "../../../../support/data/tours.ts";

const stop = (changes: Partial<StopValues> = {}): StopValues => ({
  ...readValues(makeTour({ audioStops: [makeStop()] })).audioStops[0],
  ...changes,
});

Deno.test("a stop lacks what the schema of the archive refuses, each field once", () => {
  assert.deepEqual(fieldsLacking(stop()), []);
  assert.deepEqual(fieldsLacking(stop({ description: "  " })), ["description"]);
  assert.deepEqual(fieldsLacking(stop({ latitude: "", longitude: "x" })), ["location"]);
  assert.deepEqual(fieldsLacking(stop({ triggerRadius: "501" })), ["trigger radius"]);
  assert.deepEqual(fieldsLacking(stop({ title: "", audioUrl: "" })), ["title", "recording"]);
});

Deno.test("a file that is on its way is not missing, nor is its length", () => {
  const onItsWay = { audioUrl: "upload:1", audioDuration: "", imageUrl: "upload:2" };
  assert.deepEqual(fieldsLacking(stop(onItsWay)), []);
  assert.deepEqual(fieldsLacking(stop({ audioDuration: "" })), ["audio duration"]);
});
