import assert from "node:assert/strict";
import { decodeTime } from "ulid";
import { Id } from "../../../../lib/model/id.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";

Deno.test("new ids are valid and grow, also within a millisecond and when the clock steps back", () => {
  const now = Date.now() + 60_000;
  const times = [now, now, now, now + 1, now - 5000, now + 2];
  const ids = times.map((time) => newId(new Date(time)));
  assert.ok(ids.every((id) => Id.safeParse(id).success));
  assert.deepEqual(ids.toSorted(), ids);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(decodeTime(ids[0]), now);
});
