/** Fields that are set for several stops at once. */
import assert from "node:assert/strict";
import { alikeFields, changeOf } from "../../../../../islands/author/tour-form/outline/alike.ts";

const field = (label: string) => {
  const found = alikeFields().find((one) => one.label === label);
  assert.ok(found, `no field ${label}`);
  return found;
};

Deno.test("what several stops often share is offered, and not what each has of its own", () => {
  const labels = alikeFields().map(({ label }) => label);
  for (const label of ["Trigger radius", "Content warning", "Language", "Image credit", "Rights"]) {
    assert.ok(labels.includes(label), label);
  }
  for (const label of ["Title", "Description", "Recording", "Transcript"]) {
    assert.ok(!labels.includes(label), label);
  }
});

Deno.test("a language is known by its name", () => {
  assert.deepEqual(changeOf(field("Language"), "German", { things: [] }), { language: "de" });
  assert.deepEqual(changeOf(field("Language"), "Klingonish", { things: [] }), {
    language: "Klingonish",
  });
});

Deno.test("rights that are named become their address, beside what the record has", () => {
  const { record } = changeOf(field("Rights"), "In Copyright", {
    things: [],
    record: { subjects: ["mills"] },
  });
  assert.deepEqual(record, {
    subjects: ["mills"],
    rights: "http://rightsstatements.org/vocab/InC/1.0/",
  });
});

Deno.test("an empty text clears the field; a record without fields is removed", () => {
  const has = { things: [], record: { collection: "Box 7" } };
  assert.deepEqual(changeOf(field("Collection"), " ", has), { record: undefined });
  assert.deepEqual(changeOf(field("Trigger radius"), " ", { things: [] }), { triggerRadius: "" });
});
