import assert from "node:assert/strict";
import { importFile } from "../../../../lib/formats/import_file.ts";
import { DraftInput } from "../../../../lib/model/tour/draft.ts";
import { cutText, fitText, unfitness } from "../../../../lib/model/text/unfit_text.ts";

Deno.test("tabs and breaks belong to a text; other control characters and half ones do not", () => {
  assert.equal(unfitness("a\tb\r\nc 🎧"), undefined);
  assert.equal(unfitness("a\u0000"), "controlCharacter");
  assert.equal(unfitness("\udc00a"), "halfCharacter");
  assert.equal(fitText("a\u0000b\ud800c\nd"), "ab\ufffdc\nd");
});

Deno.test("no text is cut in the middle of a character", () => {
  assert.equal(cutText("ab🎧", 3), "ab");
  assert.equal(cutText("ab🎧", 4), "ab🎧");
  const { title } = DraftInput.parse({ title: `${"a".repeat(199)}🎧`, draftData: {} });
  assert.equal(title, "a".repeat(199));
});

Deno.test("an imported file loses what the server would refuse in texts, and the report says so", () => {
  const file = JSON.stringify({
    title: "The\u0007 mill",
    audioStops: [{ title: "Bell", description: "half \ud83d" }],
  });
  const bytes = new TextEncoder().encode(file);
  const { form, report } = importFile(bytes, "mill.json", "https://tours.example.org");
  assert.equal(form.title, "The mill");
  assert.equal(form.audioStops[0].description, "half \ufffd");
  assert.match(report[0].message, /Control characters and broken characters/);
});
