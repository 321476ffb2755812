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
