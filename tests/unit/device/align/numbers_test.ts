/** Numbers as they are spoken. */
import assert from "node:assert/strict";
import { readNumber } from "../../../../lib/device/align/numbers.ts";

Deno.test("years, decades, ordinals and sums are written out in English", () => {
  assert.equal(readNumber("1957", "en")[0], "nineteen fifty seven");
  assert.equal(readNumber("1905", "en")[0], "nineteen oh five");
  assert.equal(readNumber("1860s", "en-GB")[0], "eighteen sixties");
  assert.equal(readNumber("101st", "en")[0], "one hundred first");
  assert.ok(readNumber("4", "en").includes("fourth"));
  assert.ok(readNumber("1,250", "en").includes("one thousand two hundred and fifty"));
  assert.deepEqual(readNumber("1.5", "en"), ["one five"]);
});

Deno.test("German, French, Italian and Spanish count in their own way", () => {
  assert.deepEqual(readNumber("1957", "de"), ["neunzehnhundertsiebenundfünfzig"]);
  assert.deepEqual(readNumber("101", "de-AT"), ["einhunderteins"]);
  assert.deepEqual(readNumber("1871", "fr"), ["mille huit cent soixante et onze"]);
  assert.deepEqual(readNumber("99", "fr"), ["quatre-vingt dix-neuf"]);
  assert.deepEqual(readNumber("1848", "it"), ["milleottocentoquarantotto"]);
  assert.deepEqual(readNumber("1936", "es"), ["mil novecientos treinta y seis"]);
});

Deno.test("years are read in pairs from 1100 to 2099, and numbers in words below a million", () => {
  const first = (typed: string) => readNumber(typed, "en")[0];
  assert.equal(first("1099"), "one thousand ninety nine");
  assert.equal(first("1100"), "eleven hundred");
  assert.equal(first("2009"), "two thousand nine");
  assert.equal(first("2010"), "twenty ten");
  assert.equal(first("2099"), "twenty ninety nine");
  assert.equal(first("2100"), "two thousand one hundred");
  assert.equal(first("100000"), "one hundred thousand");
  assert.equal(first("999,999"), first("999.999"));
  assert.match(first("999,999"), /^nine hundred ninety nine thousand nine/);
  assert.equal(first("1,000,000"), "one zero zero zero zero zero zero");
  assert.deepEqual(readNumber("12", "nl"), ["twelve"]);
});

Deno.test("the days of a month alone may be ordinals, and “and” stands behind hundreds only", () => {
  assert.deepEqual(readNumber("31", "en"), ["thirty one", "thirty first"]);
  assert.deepEqual(readNumber("1", "en"), ["one", "first"]);
  for (const other of ["0", "32"]) assert.equal(readNumber(other, "en").length, 1, other);
  assert.deepEqual(readNumber("100", "en"), ["one hundred"]);
  assert.deepEqual(readNumber("101", "en"), ["one hundred one", "one hundred and one"]);
});
