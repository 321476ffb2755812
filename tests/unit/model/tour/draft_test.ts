import assert from "node:assert/strict";
import fc from "fast-check";
import { DraftInput } from "../../../../lib/model/tour/draft.ts";

Deno.test("a draft holds any form as it is, however unfinished", () => {
  const form = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 }));
  fc.assert(fc.property(form, (draftData) => {
    assert.deepEqual(DraftInput.parse({ title: "x", draftData }).draftData, draftData);
  }));
});

Deno.test("a title that is missing or blank is 'Untitled Tour', and a long one is cut", () => {
  const title = (title: unknown) => DraftInput.parse({ title, draftData: {} }).title;
  for (const blank of [undefined, null, "", "  "]) assert.equal(title(blank), "Untitled Tour");
  assert.equal(title(" Mill "), "Mill");
  assert.equal(title("x".repeat(5000)).length, 200);
});

Deno.test("a blank form began from no template", () => {
  for (const templateUsed of [undefined, null, ""]) {
    assert.equal(DraftInput.parse({ draftData: {}, templateUsed }).templateUsed, undefined);
  }
  assert.equal(
    DraftInput.parse({ draftData: {}, templateUsed: "food-tour" }).templateUsed,
    "food-tour",
  );
});

const REFUSED: [string, unknown, string][] = [
  ["no data", {}, "draftData"],
  ["data that is a list", { draftData: [] }, "draftData"],
  ["data that is a text", { draftData: "{}" }, "draftData"],
  ["data nested a hundred thousand deep", { draftData: deep(100_000) }, "draftData"],
  ["a title that is an object", { draftData: {}, title: {} }, "title"],
  ["a template that is a number", { draftData: {}, templateUsed: 7 }, "templateUsed"],
];
for (const [what, value, path] of REFUSED) {
  Deno.test(`a draft with ${what} is refused at ${path}`, () => {
    const { error } = DraftInput.safeParse(value);
    assert.deepEqual(error?.issues.map((issue) => issue.path.join(".")), [path]);
  });
}

function deep(levels: number): unknown {
  let value: unknown = {};
  for (let i = 0; i < levels; i++) value = { value };
  return value;
}
