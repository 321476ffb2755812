import assert from "node:assert/strict";
import { minutesText, wayText } from "../../../lib/ui/lengths.ts";

Deno.test("a way is said to the next ten metres, and from a kilometre on in kilometres", () => {
  const cases = [[2, "10 m"], [324, "320 m"], [994, "990 m"], [995, "1.0 km"], [5940, "5.9 km"]];
  for (const [metres, text] of cases) assert.equal(wayText(Number(metres)), text);
});

Deno.test("a time is said to the minute, at least one, with hours where there are any", () => {
  const cases = [[5, "1 min"], [89, "1 min"], [90, "2 min"], [3599, "1 h"], [4740, "1 h 19 min"]];
  for (const [seconds, text] of cases) assert.equal(minutesText(Number(seconds)), text);
});
