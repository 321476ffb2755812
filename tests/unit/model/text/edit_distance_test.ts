import assert from "node:assert/strict";
import fc from "fast-check";
import { isWithin } from "../../../../lib/model/text/edit_distance.ts";

const CASES: [a: string, b: string, edits: number][] = [
  ["mill", "mill", 0],
  ["oxfrod", "oxford", 1],
  ["xoford", "oxford", 1],
  ["litle", "little", 1],
  ["bell", "bells", 1],
  ["scholo", "school", 1],
  ["shcolo", "school", 2],
  ["kitten", "sitting", 3],
  ["", "ab", 2],
];

for (const [a, b, edits] of CASES) {
  Deno.test(`"${a}" and "${b}" are ${edits} edits apart`, () => {
    for (const [one, other] of [[a, b], [b, a]]) {
      assert.equal(isWithin(edits, one, other), true);
      assert.equal(isWithin(edits - 1, one, other), false);
    }
  });
}

Deno.test("a word is near what one edit makes of it, wherever that is", () => {
  const edit = fc.record({
    word: fc.string({ minLength: 2, maxLength: 12 }),
    at: fc.nat(),
    kind: fc.constantFrom("swap", "drop", "double"),
  });
  fc.assert(fc.property(edit, ({ word, at, kind }) => {
    const i = at % (word.length - 1);
    const changed = kind === "swap"
      ? word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)
      : word.slice(0, i) + (kind === "drop" ? "" : word[i] + word[i]) + word.slice(i + 1);
    assert.equal(isWithin(1, word, changed), true);
  }));
});
