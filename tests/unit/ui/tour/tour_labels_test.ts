import assert from "node:assert/strict";
import { minutesText } from "../../../../lib/ui/tour/tour_labels.ts";

Deno.test("a time is said to the minute, at least one, with hours where there are any", () => {
  const cases = [[5, "1 min"], [89, "1 min"], [90, "2 min"], [3599, "1 h"], [4740, "1 h 19 min"]];
  for (const [seconds, text] of cases) assert.equal(minutesText(Number(seconds)), text);
});
