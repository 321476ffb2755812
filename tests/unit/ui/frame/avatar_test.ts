import assert from "node:assert/strict";
import { initials } from "../../../../lib/ui/frame/avatar.tsx";

const CASES = [
  ["Vera Visitor", "VV"],
  ["ada", "A"],
  ["Anna Maria de la Cruz", "AC"],
  ["  émile  zola ", "ÉZ"],
  ["e\u0301mile", "E\u0301"],
  ["(Bob) ☂ Smith", "BS"],
  ["李 小龙", "李小"],
  ["☂", "?"],
  ["", "?"],
];

for (const [name, expected] of CASES) {
  Deno.test(`the initials of "${name}" are ${expected}`, () =>
    assert.equal(initials(name), expected));
}
