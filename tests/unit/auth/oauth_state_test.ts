import assert from "node:assert/strict";
import { openState, sealState } from "../../../lib/auth/oauth_state.ts";
import { OAUTH_SESSION_MS } from "../../../lib/store/accounts/oauth_sessions.ts";

const SESSION = {
  browser: "a-browser",
  nonce: "a-nonce",
  codeVerifier: "a-verifier",
  next: "/tours?q=Straße",
  popup: true,
};
const START = new Date("2026-03-01T10:00:00Z");
const newKey = () => crypto.getRandomValues(new Uint8Array(32));

Deno.test("a state holds its sign-in for ten minutes, for the browser that began it", async () => {
  const key = newKey();
  const state = await sealState(key, SESSION, START);
  const at = (ms: number) => new Date(START.getTime() + ms);
  const last = await openState(key, state, "a-browser", at(OAUTH_SESSION_MS - 1));
  assert.deepEqual(last, SESSION);
  assert.equal(await openState(key, state, "a-browser", at(OAUTH_SESSION_MS)), null);
  assert.equal(await openState(key, state, "another", START), null);
});

Deno.test("a state shows nothing of its sign-in, and no change of it opens", async () => {
  const key = newKey();
  const state = await sealState(key, SESSION, START);
  const parts = state.split(".").map((part) =>
    Uint8Array.fromBase64(part, { alphabet: "base64url" })
  );
  const all = parts.map((part) => new TextDecoder("latin1").decode(part)).join();
  for (const secret of [SESSION.nonce, SESSION.codeVerifier]) assert.ok(!all.includes(secret));
  const write = (part: Uint8Array) => part.toBase64({ alphabet: "base64url", omitPadding: true });
  for (const [at, part] of parts.entries()) {
    for (let i = 0; i < part.length; i++) {
      const changed = Uint8Array.from(part);
      changed[i] ^= 1;
      const text = parts.map((other, n) => write(n === at ? changed : other)).join(".");
      assert.equal(await openState(key, text, "a-browser", START), null);
    }
  }
  for (const text of ["", "!", "x".repeat(43), state.slice(0, -8), "a".repeat(1_000_000)]) {
    assert.equal(await openState(key, text, "a-browser", START), null);
  }
  assert.equal(await openState(newKey(), state, "a-browser", START), null);
});
