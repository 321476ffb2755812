import assert from "node:assert/strict";
import {
  OAUTH_SESSION_MS,
  saveOAuthSession,
  takeOAuthSession,
} from "../../../lib/store/oauth_sessions.ts";
import { everything, withKv } from "../../support/store.ts";

const START = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);
const SESSION = { browser: "b", nonce: "n", codeVerifier: "v", next: "/tours", popup: false };

Deno.test(
  "a sign-in under way is taken once, and its state is stored as a hash",
  withKv(async (kv) => {
    await saveOAuthSession(kv, "the-state", SESSION, START);
    assert.ok(!JSON.stringify(await everything(kv)).includes("the-state"));
    const expiresAt = START.getTime() + OAUTH_SESSION_MS;
    assert.deepEqual(await takeOAuthSession(kv, "the-state", "b", START), {
      ...SESSION,
      expiresAt,
    });
    assert.equal(await takeOAuthSession(kv, "the-state", "b", START), null);
    assert.deepEqual(await everything(kv), []);
  }),
);

Deno.test(
  "of many requests that take one sign-in at once, one gets it",
  withKv(async (kv) => {
    await saveOAuthSession(kv, "s", SESSION, START);
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => takeOAuthSession(kv, "s", "b", START)),
    );
    assert.equal(taken.filter((one) => one !== null).length, 1);
  }),
);

Deno.test(
  "a sign-in under way is valid for ten minutes, and is removed when it is taken later",
  withKv(async (kv) => {
    for (const [late, good] of [[OAUTH_SESSION_MS - 1, true], [OAUTH_SESSION_MS, false]] as const) {
      await saveOAuthSession(kv, "s", SESSION, START);
      assert.equal(await takeOAuthSession(kv, "s", "b", after(late)) !== null, good);
      assert.deepEqual(await everything(kv), []);
    }
  }),
);

Deno.test(
  "another browser gets nothing, and takes nothing away",
  withKv(async (kv) => {
    await saveOAuthSession(kv, "s", SESSION, START);
    assert.equal(await takeOAuthSession(kv, "s", "another", START), null);
    assert.equal(await takeOAuthSession(kv, "another", "b", START), null);
    assert.ok(await takeOAuthSession(kv, "s", "b", START));
  }),
);
