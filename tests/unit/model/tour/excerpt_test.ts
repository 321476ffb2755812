import assert from "node:assert/strict";
import { excerpt, EXCERPT_LENGTH } from "../../../../lib/model/tour/excerpt.ts";

Deno.test("a short first paragraph is the whole excerpt, without the paragraphs after it", () => {
  assert.equal(excerpt("  The bell.\n\nIt rang. "), "The bell.");
  assert.equal(excerpt("x".repeat(EXCERPT_LENGTH)), "x".repeat(EXCERPT_LENGTH));
  assert.equal(excerpt(""), "");
});

Deno.test("a long paragraph is cut after a whole word, without the mark that follows it", () => {
  const words = "Gather, children, around the bell. ".repeat(20);
  const beginning = excerpt(words);
  assert.ok(beginning.length <= EXCERPT_LENGTH && beginning.length > EXCERPT_LENGTH - 20);
  assert.match(beginning, /(Gather|children|around|the|bell)…$/);
  assert.ok(words.startsWith(beginning.slice(0, -1)));
});

Deno.test("scripts without spaces are cut between words, and a long word between characters", () => {
  for (const text of ["鐘が鳴った。".repeat(100), "👩‍🏫".repeat(100), "é".repeat(400)]) {
    const beginning = excerpt(text);
    assert.ok(beginning.length <= EXCERPT_LENGTH && beginning.length > 200, beginning);
    assert.ok(beginning.endsWith("…") && beginning.isWellFormed());
    const characters = (part: string) => [...new Intl.Segmenter().segment(part)].length;
    const [cut, rest] = [beginning.slice(0, -1), text.slice(beginning.length - 1)];
    assert.equal(characters(cut) + characters(rest), characters(text));
  }
});
