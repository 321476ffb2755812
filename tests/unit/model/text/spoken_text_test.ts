import assert from "node:assert/strict";
import { firstSentences, isSaidInFull } from "../../../../lib/model/text/spoken_text.ts";

const cues = (...texts: string[]) => texts.map((text) => ({ text }));

Deno.test("a long transcript gives whole sentences, and a short one all of them", () => {
  assert.equal(firstSentences(cues("One.", "Two.")), "One. Two.");
  const sentence = `${"word ".repeat(19)}word.`;
  assert.equal(
    firstSentences(cues(...Array(9).fill(sentence))),
    `${sentence} ${sentence}`,
  );
});

Deno.test("where no sentence ends in time, the first words are taken, with an ellipsis", () => {
  const text = firstSentences(cues("Well.", "word ".repeat(99)));
  assert.ok(text.startsWith("Well. word") && text.endsWith("word…") && text.length <= 300, text);
});

Deno.test("a description is said in full where the transcript begins with its letters", () => {
  assert.ok(isSaidInFull("An OAK wheel – and…", cues("An oak wheel,", "and a flood.")));
  assert.ok(isSaidInFull("", cues("An oak wheel.")));
  assert.ok(!isSaidInFull("The oak wheel", cues("An oak wheel.")));
  assert.ok(
    !isSaidInFull("And a flood.", cues("An oak wheel,", "and a flood.")),
    "its first lines",
  );
});
