import assert from "node:assert/strict";
import { createSeenNotes, getLastSeen } from "../../../../lib/store/accounts/last_seen.ts";
import { withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");

Deno.test(
  "users are noted once an hour, and of very many a process remembers the last ones only",
  withKv(async (kv) => {
    const note = createSeenNotes(kv, 3);
    /** Whether a call writes. */
    const writes = async (user: string) => {
      await kv.delete(["user_last_seen", user]);
      await note(user, NOW);
      return await getLastSeen(kv, user) !== null;
    };
    assert.deepEqual([await writes("1"), await writes("1"), await writes("2")], [
      true,
      false,
      true,
    ]);
    assert.ok(await writes("3"));
    assert.equal(await writes("1"), false, "three are remembered");
    assert.ok(await writes("4"), "with whom those before are forgotten");
    assert.ok(await writes("1"));
    assert.equal(await writes("4"), false);
  }),
);
