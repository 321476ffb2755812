import assert from "node:assert/strict";
import { firstWeekOf, mondayOf, weekOf, yearOf } from "../../../../lib/model/listens/listening.ts";

Deno.test("a week goes from Monday to Sunday, and belongs to the year of its Thursday", () => {
  const week = weekOf(new Date("2026-11-26T02:00:00Z"));
  assert.equal(mondayOf(week).toISOString(), "2026-11-23T00:00:00.000Z");
  assert.equal(weekOf(new Date("2026-11-29T23:59:59.999Z")), week);
  assert.equal(weekOf(new Date("2026-11-30T00:00:00Z")), week + 1);
  // 1 January 2027 is a Friday.
  assert.equal(yearOf(weekOf(new Date("2027-01-03T12:00:00Z"))), 2026);
  assert.equal(mondayOf(firstWeekOf(2027)).toISOString().slice(0, 10), "2027-01-04");
  assert.equal(mondayOf(firstWeekOf(2026)).toISOString().slice(0, 10), "2025-12-29");
});
