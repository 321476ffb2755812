/** The text of a page, from the pieces that pdf.js finds. */
import assert from "node:assert/strict";
import { pageText, type TextPiece } from "../../../../lib/device/pdf/page_text.ts";

/** A piece of 12 points at a height of the page; it ends a line. */
const piece = (str: string, y: number, hasEOL = true): TextPiece => ({
  str,
  hasEOL,
  height: 12,
  transform: [12, 0, 0, 12, 72, y],
});

Deno.test("lines follow each other, and a gap begins a paragraph", () => {
  const pieces = [
    piece("Dear ", 700, false),
    piece("Ada,", 700),
    piece("the school is", 686),
    piece("open.", 672),
    piece("Ben", 640),
  ];
  assert.equal(pageText(pieces), "Dear Ada,\nthe school is\nopen.\n\nBen");
});

Deno.test("a text across the page has its lines and paragraphs, too", () => {
  const turned = (str: string, x: number): TextPiece => ({
    str,
    hasEOL: true,
    height: 12,
    transform: [0, 12, -12, 0, x, 72],
  });
  assert.equal(
    pageText([turned("One", 100), turned("two.", 114), turned("Three.", 150)]),
    "One\ntwo.\n\nThree.",
  );
});

Deno.test("a text has no control characters, no half characters, and 8,000 at most", () => {
  assert.equal(pageText([piece("a\u0000b\u0007\ud83d c", 700)]), "ab\ufffd c");
  const long = pageText(Array.from({ length: 900 }, (_, i) => piece("ten letter", 9000 - 14 * i)));
  assert.equal(long.length, 8000);
});

Deno.test("a page without letters has an empty text", () => {
  assert.equal(pageText([]), "");
  assert.equal(pageText([piece(" ", 700), piece("", 600)]), "");
});
