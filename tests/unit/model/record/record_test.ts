import assert from "node:assert/strict";
import fc from "fast-check";
import { CatalogueRecord, MAX_RECORD, RecordField } from "../../../../lib/model/record/record.ts";
import { joinRecords } from "../../../../lib/model/record/record_fields.ts";
import { CC_LICENCES, rightsOf, STATEMENTS } from "../../../../lib/model/record/rights.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";
import { toPlayerTour } from "../../../../lib/formats/to_player_tour.ts";
import { anyRecord } from "../../../support/data/any/any_record.ts";
import { makeTour } from "../../../support/data/tours.ts";

const messagesOf = (record: unknown) =>
  CatalogueRecord.safeParse(record).error?.issues.map(({ path, message }) =>
    `${path.join(".")}: ${message}`
  );

Deno.test("a record is stored as it was entered", () => {
  fc.assert(fc.property(anyRecord, (record) => {
    assert.deepEqual(RecordField.parse(record), record);
  }));
});

Deno.test("empty boxes, lines and rows are left out, and an empty record is undefined", () => {
  const empty = {
    creators: ["", "  "],
    contributors: [{ name: "", role: "" }],
    dateText: "",
    sources: [{ text: "", url: "" }],
    collection: "",
    rights: "",
  };
  assert.equal(RecordField.parse(empty), undefined);
  assert.deepEqual(
    RecordField.parse({ ...empty, subjects: ["Mills", "", " Water "] }),
    { subjects: ["Mills", "Water"] },
  );
  assert.equal("record" in TourInput.parse(makeTour()), false);
});

Deno.test("what does not fit is refused at its place, in words", () => {
  assert.match(messagesOf({ dateText: "1931-13" })![0], /^dateText: The date must be one such as/);
  assert.match(messagesOf({ creators: ["x".repeat(301)] })![0], /^creators\.0: .* too long/);
  assert.match(messagesOf({ creators: Array(21).fill("x") })![0], /20 at most/);
  assert.match(messagesOf({ subjects: ["a\nb"] })![0], /line break/);
  assert.match(messagesOf({ contributors: [{ role: "Speaker" }] })![0], /name is required/);
  assert.match(messagesOf({ rights: "mine" })![0], /^rights: .* rightsstatements\.org/);
  assert.match(messagesOf({ odd: 1 })![0], /Unrecognized/);
  const long = {
    subjects: Array(20).fill("x".repeat(300)),
    creators: Array(10).fill("x".repeat(300)),
  };
  assert.deepEqual(messagesOf(long), [
    `: Catalogue record is too long (${MAX_RECORD.toLocaleString("en")} characters at most)`,
  ]);
});

for (
  const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "/api/account",
    "//example.org",
    "https://user:pass@example.org",
    "example.org",
    "https://example.org/a b",
  ]
) {
  Deno.test(`the address of a source is never ${url}`, () => {
    assert.match(messagesOf({ sources: [{ text: "Box", url }] })![0], /must begin with https/);
  });
}

Deno.test("the address of a source may be one of http, which a page only links to", () => {
  assert.equal(messagesOf({ sources: [{ text: "Box", url: "http://example.org/1" }] }), undefined);
});

Deno.test("there are twelve statements and eight tools of Creative Commons, each found by its address", () => {
  assert.deepEqual([STATEMENTS.length, CC_LICENCES.length], [12, 8]);
  for (const rights of [...STATEMENTS, ...CC_LICENCES]) {
    assert.deepEqual(rightsOf(rights.uri), rights);
    assert.deepEqual(CatalogueRecord.parse({ rights: rights.uri }), { rights: rights.uri });
  }
});

for (
  const [text, uri] of [
    [
      "https://rightsstatements.org/page/InC-EDU/1.0/",
      "http://rightsstatements.org/vocab/InC-EDU/1.0/",
    ],
    ["http://rightsstatements.org/vocab/und/1.0", "http://rightsstatements.org/vocab/UND/1.0/"],
    [
      "http://creativecommons.org/licenses/by/4.0/deed.de",
      "https://creativecommons.org/licenses/by/4.0/",
    ],
    [
      "https://creativecommons.org/licenses/by-nc/2.0/de/",
      "https://creativecommons.org/licenses/by-nc/2.0/de/",
    ],
    ["CC BY-SA 3.0", "https://creativecommons.org/licenses/by-sa/3.0/"],
    ["CC-BY", "https://creativecommons.org/licenses/by/4.0/"],
    ["CC0", "https://creativecommons.org/publicdomain/zero/1.0/"],
    ["In Copyright", "http://rightsstatements.org/vocab/InC/1.0/"],
    ["http://rightsstatements.org.example/vocab/InC/1.0/", undefined],
    ["https://creativecommons.org/licenses/by-zz/4.0/", undefined],
    ["All rights reserved", undefined],
  ] as const
) {
  Deno.test(`“${text}” is ${uri ?? "no statement of rights"}`, () => {
    assert.equal(rightsOf(text)?.uri, uri);
  });
}

Deno.test("a stop inherits each field that it has not", () => {
  const archive = { creators: ["Class 8b"], repository: "Town archive" };
  const stop = { creators: ["M. Lewis"], dateText: "1931" };
  assert.deepEqual(joinRecords(archive, stop), {
    creators: ["M. Lewis"],
    repository: "Town archive",
    dateText: "1931",
  });
  assert.equal(joinRecords(undefined, undefined), undefined);
});

Deno.test("the player gets no records", () => {
  const record = { creators: ["Class 8b"] };
  const { audioStops, ...tour } = makeTour({ record });
  const stops = audioStops.map((stop, i) => ({ ...stop, id: `${i}`, record }));
  const player = toPlayerTour({ ...tour, audioStops: stops } as Parameters<typeof toPlayerTour>[0]);
  assert.doesNotMatch(JSON.stringify(player), /Class 8b/);
});
