import assert from "node:assert/strict";
import fc from "fast-check";
import {
  alikeCodes,
  checkLetterOf,
  CODE_LENGTH,
  CODE_LETTERS,
  formatShortCode,
  isShortCode,
  parseShortCode,
  readShortCode,
} from "../../../../lib/model/tour/short_code.ts";

const Code = fc.array(fc.constantFrom(...CODE_LETTERS), { minLength: 5, maxLength: 5 })
  .map((letters) => letters.join("") + checkLetterOf(letters.join("")));

Deno.test("any single wrong letter of a code is noticed", () => {
  fc.assert(fc.property(Code, (code) => {
    for (let at = 0; at < CODE_LENGTH; at++) {
      for (const letter of CODE_LETTERS) {
        if (letter === code[at]) continue;
        const wrong = code.slice(0, at) + letter + code.slice(at + 1);
        assert.deepEqual(readShortCode(wrong), { flaw: "check" }, `${code} and ${wrong}`);
      }
    }
  }));
});

Deno.test("two neighbours of a code that changed places are noticed, whatever they are", () => {
  fc.assert(fc.property(Code, (code) => {
    for (let at = 0; at < CODE_LENGTH - 1; at++) {
      for (const first of CODE_LETTERS) {
        // The same code with each letter before its neighbour, where its check letter allows it.
        const body = (code.slice(0, at) + first + code.slice(at + 1)).slice(0, 5);
        const right = body + checkLetterOf(body);
        if (right[at] === right[at + 1]) continue;
        const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
        assert.deepEqual(readShortCode(swapped), { flaw: "check" }, `${right} and ${swapped}`);
      }
    }
  }));
});

Deno.test("each error of one letter or of two neighbours changes the sum of a code", () => {
  // The check is linear over GF(32): an error is unnoticed only if its difference is a code itself.
  const isCode = (difference: number[]) =>
    isShortCode(difference.map((d) => CODE_LETTERS[d]).join(""));
  for (let at = 0; at < CODE_LENGTH; at++) {
    for (let difference = 1; difference < 32; difference++) {
      const wrong = Array<number>(CODE_LENGTH).fill(0);
      wrong[at] = difference;
      assert.equal(isCode(wrong), false);
      if (at + 1 === CODE_LENGTH) continue;
      wrong[at + 1] = difference;
      assert.equal(isCode(wrong), false);
    }
  }
});

Deno.test("a code is read in any case, with hyphens and spaces, and with O, I and L as typed", () => {
  fc.assert(fc.property(Code, (code) => {
    assert.equal(parseShortCode(formatShortCode(code)), code);
    const typed = ` ${code.slice(0, 2)} ${code.slice(2)}\n`.toLowerCase();
    assert.equal(parseShortCode(typed.replaceAll("0", "o").replaceAll("1", "l")), code);
    assert.equal(parseShortCode(code.replaceAll("0", "O").replaceAll("1", "i")), code);
  }));
});

Deno.test("a text that is no code has its reason", () => {
  const code = `K7M4Q${checkLetterOf("K7M4Q")}`;
  assert.deepEqual(readShortCode(code), { code });
  assert.deepEqual(readShortCode(""), { flaw: "length" });
  assert.deepEqual(readShortCode(code.slice(1)), { flaw: "length" });
  assert.deepEqual(readShortCode(`${code}0`), { flaw: "length" });
  assert.deepEqual(readShortCode(code.replace("M", "U")), { flaw: "letter" });
  assert.deepEqual(readShortCode("\u{1f600}7M4QX"), { flaw: "letter" });
});

/** Letters, and what they are taken for. */
const MISREAD: Record<string, string> = {
  "5": "S",
  S: "5",
  "2": "Z",
  Z: "2",
  "8": "B",
  B: "8",
  "6": "G",
  G: "6",
  "0": "D",
  D: "O",
  Q: "0",
  "1": "7",
  "7": "I",
  V: "U",
  Y: "V",
};

Deno.test("a code of which one or two letters were misread is among the codes that are alike", () => {
  fc.assert(fc.property(Code, fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 2 }), (code, at) => {
    const letters = [...code].map((letter, i) => at.includes(i) && MISREAD[letter] || letter);
    const typed = letters.join("");
    const alike = alikeCodes(formatShortCode(typed).toLowerCase());
    assert.equal(alike.includes(code), parseShortCode(typed) !== code, `${code} as ${typed}`);
    assert.ok(alike.every(isShortCode));
  }));
});

Deno.test("no code is like a text of another length, or one with letters that look like no other", () => {
  for (const text of ["", "5", "S5Z38", "S5Z38MM", "KMNPRT", "\u{1f600}S5Z38"]) {
    assert.deepEqual(alikeCodes(text), [], text);
  }
});

Deno.test("only the stored spelling of a code is a stored code", () => {
  const code = `K7M4Q${checkLetterOf("K7M4Q")}`;
  assert.equal(isShortCode(code), true);
  assert.equal(isShortCode(formatShortCode(code)), false);
  assert.equal(isShortCode(code.toLowerCase()), false);
});
