import assert from "node:assert/strict";
import { daysLeft } from "../../../../../islands/account/profile-tabs/recently_deleted.tsx";
import { TRASH_MS } from "../../../../../lib/model/tour/trash.ts";

Deno.test("what was deleted has 30 days at most, also on a page that was opened before, and the last day is one", () => {
  const deleted = Date.parse("2026-05-01T10:00:00Z");
  const left = (now: number) => daysLeft(new Date(deleted + TRASH_MS).toISOString(), now);
  const hour = 3600 * 1000;
  assert.equal(left(deleted), "30 days left to restore it");
  assert.equal(left(deleted - hour), "30 days left to restore it");
  assert.equal(left(deleted + 25 * hour), "29 days left to restore it");
  assert.equal(left(deleted + TRASH_MS - hour), "1 day left to restore it");
});
