import assert from "node:assert/strict";
import fc from "fast-check";
import {
  followAnswers,
  type Question,
  RIGHTS_QUESTIONS,
} from "../../../../../../islands/author/tour-form/record/rights_questions.ts";
import { suggestionsIn } from "../../../../../../islands/author/tour-form/record/suggestions.ts";
import { readRecordValues, recordText } from "../../../../../../lib/formats/fields/record.ts";
import {
  differences,
  merge,
} from "../../../../../../islands/author/tour-form/conflict/differences.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { CC_LICENCES, STATEMENTS } from "../../../../../../lib/model/record/rights.ts";
import { anyRecord } from "../../../../../support/data/any/any_record.ts";

Deno.test("the form holds a stored record as it is", () => {
  fc.assert(fc.property(anyRecord, (record) => {
    assert.deepEqual(readRecordValues(record), record);
  }));
});

Deno.test("what a copy on the device has instead of a record is left out, whatever it is", () => {
  fc.assert(fc.property(fc.anything(), (stored) => {
    readRecordValues(stored);
  }));
  assert.equal(
    readRecordValues({ creators: [""], contributors: [{}], dateText: 7 }),
    undefined,
  );
});

Deno.test("each of the twelve statements and eight licences is met by questions", () => {
  const ends = ({ answers }: Question): string[] =>
    answers.flatMap(({ next }) => typeof next === "string" ? [next] : ends(next));
  assert.deepEqual(
    [...new Set(ends(RIGHTS_QUESTIONS))].sort(),
    [...STATEMENTS, ...CC_LICENCES].map(({ uri }) => uri).sort(),
  );
});

Deno.test("answers lead to further questions, and the last one to a statement", () => {
  assert.deepEqual(followAnswers([0, 0]).asked.length, 3);
  assert.equal(followAnswers([2, 0]).uri, "http://rightsstatements.org/vocab/CNE/1.0/");
  assert.equal(followAnswers([9]).uri, undefined);
});

Deno.test("boxes offer what stands elsewhere in the archive, each once", () => {
  const offered = suggestionsIn(readValues({
    creatorName: "Class 8b",
    record: { subjects: ["Water"], repository: "Town Archive" },
    audioStops: [
      { record: { creators: ["Class 8b"], contributors: [{ name: "Mae", role: "Cook" }] } },
      { record: { subjects: ["Mills", "Water "] } },
    ],
  }));
  assert.deepEqual(offered.names, ["Class 8b", "Mae"]);
  assert.deepEqual(offered.subjects, ["Mills", "Water"]);
  assert.deepEqual(offered.repositories, ["Town Archive"]);
  assert.deepEqual(offered.roles.at(-1), "Cook");
});

Deno.test("two versions differ in a record as in any field, and either may be taken", () => {
  const of = (dateText: string) =>
    readValues({
      record: { dateText },
      audioStops: [{ id: "a", title: "Mill", record: { dateText } }],
    });
  const [mine, theirs] = [of("1931"), of("1932")];
  assert.deepEqual(
    differences(mine, theirs).map(({ label, mine, theirs }) => [label, mine, theirs]),
    [
      ["Catalogue record", "Date of what is told: 1931", "Date of what is told: 1932"],
      ["Stop “Mill”: Catalogue record", "Date of what is told: 1931", "Date of what is told: 1932"],
    ],
  );
  const merged = merge(mine, theirs, { "stop a.record": "theirs" });
  assert.deepEqual(merged.record, { dateText: "1931" });
  assert.deepEqual(merged.audioStops[0].record, { dateText: "1932" });
  assert.equal(
    recordText({ sources: [{ text: "Box 7", url: "https://a.b" }] }),
    "Sources: Box 7, https://a.b",
  );
});
