import assert from "node:assert/strict";
import { readCueText } from "../../../../lib/formats/transcript/cue_text.ts";

Deno.test("only what reads as a tag is one, and none is longer than 300 letters", () => {
  const textOf = (source: string) => readCueText(source).parts.map(({ text }) => text).join("");
  assert.equal(textOf("<i>Then</i> the mill"), "Then the mill");
  assert.match(textOf("a <3 b> c"), /<3 b>/);
  assert.match(textOf(`<i.${"x".repeat(400)}>mill`), /^<i/);
});
