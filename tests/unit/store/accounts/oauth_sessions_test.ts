import assert from "node:assert/strict";
import { claimOAuthSession, getOAuthKey } from "../../../../lib/store/accounts/oauth_sessions.ts";
import { withKv } from "../../../support/store/store.ts";

Deno.test(
  "of twenty answers to one sign-in at once, one counts",
  withKv(async (kv) => {
    const claims = Array.from({ length: 20 }, () => claimOAuthSession(kv, "a-state"));
    assert.equal((await Promise.all(claims)).filter(Boolean).length, 1);
    assert.equal(await claimOAuthSession(kv, "a-state"), false);
    assert.equal(await claimOAuthSession(kv, "another"), true);
  }),
);

Deno.test(
  "processes that start at once on one store get the same key",
  withKv(async (kv) => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => getOAuthKey(kv)));
    assert.equal(new Set(keys.map((key) => key.toHex())).size, 1);
    assert.equal(keys[0].length, 32);
  }),
);
