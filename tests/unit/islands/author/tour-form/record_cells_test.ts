/** Fields of catalogue records as the text of a table's cell. */
import assert from "node:assert/strict";
import {
  cellText,
  readCell,
  settleCell,
} from "../../../../../islands/author/tour-form/stop-table/record_cells.ts";
import { RECORD_FIELDS } from "../../../../../lib/model/record/record_fields.ts";
import { CatalogueRecord } from "../../../../../lib/model/record/record.ts";

const record = CatalogueRecord.parse({
  creators: ["Lewis, Mae", "Class 8b (2024)"],
  contributors: [{ name: "Jo Park", role: "Interviewer" }, {
    name: "Ann (May) Bell",
    role: "Speaker",
  }, { name: "Ann" }],
  dateText: "1931~",
  dateRecorded: "2024-05-03",
  subjects: ["mills", "water"],
  coverage: ["Little Rock"],
  sources: [{ text: "Box 7" }, { text: "A book", url: "https://example.org/a?b=c" }],
  identifiers: ["A 7/3"],
  collection: "Mills; and more",
  repository: "Town Archive",
  rightsHolder: "Mae Lewis",
  rights: "https://creativecommons.org/licenses/by/4.0/",
});

Deno.test("each field is the same after it was a cell's text", () => {
  for (const field of RECORD_FIELDS) {
    const text = cellText(field, record);
    const read = readCell(field, settleCell(field, text));
    assert.deepEqual(read, record[field], `${field}: ${text}`);
  }
});

Deno.test("an empty cell is no value, and blank entries of a list are left out", () => {
  for (const field of RECORD_FIELDS) assert.equal(readCell(field, "  "), undefined, field);
  assert.deepEqual(readCell("subjects", " mills ;; water; "), ["mills", "water"]);
});

Deno.test("words become the date or the licence that they mean; others stay as typed", () => {
  assert.equal(settleCell("dateText", "about 1931"), "1931~");
  assert.equal(settleCell("dateText", "long ago"), "long ago");
  assert.equal(settleCell("rights", "CC0"), "https://creativecommons.org/publicdomain/zero/1.0/");
  assert.equal(settleCell("subjects", "1931"), "1931");
});
