import assert from "node:assert/strict";
import { countUnsent } from "../../../lib/progress/count_unsent.ts";

const holding = (text: string | null) => ({ getItem: () => text });

Deno.test("what waits to be sent is counted, and a storage that is empty, refused or damaged holds nothing", () => {
  assert.equal(countUnsent(holding('[{"userId":"a"},{"userId":"b"}]')), 2);
  for (const text of [null, "", "{}", "nonsense", "7"]) {
    assert.equal(countUnsent(holding(text)), 0, String(text));
  }
  assert.equal(countUnsent(undefined), 0);
});
