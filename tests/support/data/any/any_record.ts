/** Arbitrary valid catalogue records, as the form keeps them. */
import fc from "fast-check";
import { CatalogueRecord } from "../../../../lib/model/record/record.ts";
import { CC_LICENCES, STATEMENTS } from "../../../../lib/model/record/rights.ts";

/** A text of one line: without space around it, never empty. */
const line = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("Müller, Änne", 'say "no"; ok', "{\\it x} & co", "אסתר", "a | b ^^ c", "=1+1"),
  // deno-lint-ignore no-control-regex
).map((text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, "").trim())
  .filter((text) => text !== "");

const lines = fc.array(line, { minLength: 1, maxLength: 4 });

const optionalOf = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }, requiredKeys: (keyof T)[]) =>
  fc.record(model, { noNullPrototype: true, requiredKeys });

export const anyDate: fc.Arbitrary<string> = fc.constantFrom(
  "1931",
  "1931~",
  "193X",
  "1931-05-03?",
  "1931-21",
  "1931-05/1932",
  "../1950",
  "1950/",
  "-0044-03-15",
);

export const anyRecord: fc.Arbitrary<CatalogueRecord> = fc.record({
  creators: lines,
  contributors: fc.array(optionalOf({ name: line, role: line }, ["name"]), {
    minLength: 1,
    maxLength: 3,
  }),
  dateText: anyDate,
  dateRecorded: anyDate,
  subjects: lines,
  coverage: lines,
  sources: fc.array(
    optionalOf({
      text: line,
      url: fc.constantFrom("https://example.org/a?b=1&c=\u00e4", "http://example.org/box-7"),
    }, ["text"]),
    { minLength: 1, maxLength: 3 },
  ),
  identifiers: lines,
  collection: line,
  repository: line,
  rightsHolder: line,
  rights: fc.constantFrom(...[...STATEMENTS, ...CC_LICENCES].map(({ uri }) => uri)),
}, { noNullPrototype: true, requiredKeys: [] })
  .filter((record) => Object.keys(record).length > 0 && CatalogueRecord.safeParse(record).success);
