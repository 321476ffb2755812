import assert from "node:assert/strict";
import fc from "fast-check";
import { MAX_EDTF, parseEdtf, yearOf } from "../../../../lib/model/record/edtf.ts";
import { edtfText, readDate } from "../../../../lib/model/record/edtf_text.ts";
import { leastMs } from "../../../support/measure/machine.ts";

const VALID = [
  "1931",
  "1931-05",
  "1931-05-03",
  "1931-05-03T10:20:30",
  "1931-05-03T10:20:30Z",
  "1931-05-03T10:20:30+02:00",
  "-0044-03-15",
  "0000",
  "Y17000",
  "Y-170000002",
  "1931-21",
  "1931~",
  "1931-05?",
  "1931-05-03%",
  "193X",
  "19XX",
  "193X~",
  "1931-XX",
  "1931-XX-XX",
  "1931-05-XX",
  "1931-05/1932",
  "1931~/1932?",
  "../1950",
  "1950/..",
  "/1950",
  "1950/",
  "193X/194X",
  "2000-02-29",
  "-0200/-0100",
  "-01XX/-0150",
];
const INVALID = [
  "",
  " 1931",
  "31",
  "1931-13",
  "1931-00",
  "1931-20",
  "1931-25",
  "1931-04-31",
  "1900-02-29",
  "1931-21-03",
  "1931-XX-03",
  "1XXX",
  "193X-05",
  "-0000",
  "Y1931",
  "Y17000-05",
  "~1931",
  "1931~?",
  "1931/1930",
  "1931-05/1931-04",
  "/",
  "../..",
  "..",
  "1931/1932/1933",
  "1931-05-03T24:00:00",
  "1931-05-03T10:20:30~",
  "1931-05-03T10:20:30/1932",
  "1931-5-3",
  "about 1931",
];

for (const text of VALID) {
  Deno.test(`“${text}” is a date of EDTF`, () => assert.ok(parseEdtf(text)));
}
for (const text of INVALID) {
  Deno.test(`“${text}” is no date of EDTF`, () => assert.equal(parseEdtf(text), undefined));
}

Deno.test("a date takes no longer to read than its letters, however long it is", async () => {
  const MOST_MS = 50;
  for (const text of ["1", "X", "-", "/", "1931-05-", "1931 to ", "about ", "- "]) {
    const long = text.repeat(200_000);
    const ms = await leastMs(() => [parseEdtf(long), readDate(long), edtfText(long)], MOST_MS);
    assert.ok(ms < MOST_MS, `${text}: ${ms} ms`);
    assert.equal(parseEdtf(long), undefined);
  }
  assert.equal(parseEdtf("1".repeat(MAX_EDTF + 1)), undefined);
});

Deno.test("dates are said in words", () => {
  const words = Object.fromEntries(
    ["1931", "1931~", "193X", "19XX", "1931-05", "1931-05-03?", "1931-21", "1931-05/1932"]
      .concat("../1950", "1950/..", "1950/", "-0044", "1931-XX", "1931~/1932%", "odd")
      .map((text) => [text, edtfText(text)]),
  );
  assert.deepEqual(words, {
    "1931": "1931",
    "1931~": "about 1931",
    "193X": "the 1930s",
    "19XX": "the 1900s",
    "1931-05": "May 1931",
    "1931-05-03?": "3 May 1931 (uncertain)",
    "1931-21": "Spring 1931",
    "1931-05/1932": "May 1931 to 1932",
    "../1950": "until 1950",
    "1950/..": "since 1950",
    "1950/": "from 1950",
    "-0044": "45 BC",
    "1931-XX": "1931 (month unknown)",
    "1931~/1932%": "about 1931 to about 1932 (uncertain)",
    "odd": "odd",
  });
});

for (
  const [typed, read] of [
    ["about 1931", "1931~"],
    ["ca. 1931", "1931~"],
    ["c.1931", "1931~"],
    ["1931?", "1931?"],
    ["the 1930s", "193X"],
    ["around the 1930s", "193X~"],
    ["May 1931", "1931-05"],
    ["3 May 1931", "1931-05-03"],
    ["May 3rd, 1931", "1931-05-03"],
    ["Sept. 1931", "1931-09"],
    ["summer 1944", "1944-22"],
    ["31.5.1931", "1931-05-31"],
    ["5/31/1931", "1931-05-31"],
    ["3/5/1931", undefined],
    ["1931–1933", "1931/1933"],
    ["1931-1933", "1931/1933"],
    ["from 1931 to about 1933", "1931/1933~"],
    ["before 1950", "../1950"],
    ["since May 1950", "1950-05/.."],
    ["1933–1931", undefined],
    ["long ago", undefined],
    ["", undefined],
  ] as const
) {
  Deno.test(`“${typed}” is read as ${read ?? "no date"}`, () =>
    assert.equal(readDate(typed), read));
}

Deno.test("whatever is typed is read as a date of EDTF or not at all", () => {
  const words = fc.constantFrom("1931", "about", "May", "-", "/", "?", "s", "3", "until", "–", "X");
  const typed = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" "));
  fc.assert(fc.property(fc.oneof(typed, fc.string()), (text) => {
    const read = readDate(text);
    if (read !== undefined) assert.ok(parseEdtf(read), read);
  }));
});

Deno.test("a citation has the first year that a date names", () => {
  assert.deepEqual(
    ["1931-05/1932", "../1950", "193X", "Y-17000", "odd"].map(yearOf),
    ["1931", "1950", "193X", "-17000", undefined],
  );
});
