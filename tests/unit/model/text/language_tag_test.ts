import assert from "node:assert/strict";
import { LanguageTag } from "../../../../lib/model/text/language_tag.ts";

Deno.test("a language is a tag, stored in its canonical spelling; other texts are refused with examples", () => {
  assert.deepEqual(["en", " AR ", "pt-br"].map((text) => LanguageTag.parse(text)), [
    "en",
    "ar",
    "pt-BR",
  ]);
  assert.match(String(LanguageTag.safeParse("Elvish").error), /must be a tag such as “en”/);
});
