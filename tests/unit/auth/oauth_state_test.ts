import assert from "node:assert/strict";
import { importStateKey, openState, sealState } from "../../../lib/auth/oauth_state.ts";
import { OAUTH_SESSION_MS } from "../../../lib/store/oauth_sessions.ts";

const SESSION = {
  browser: "a-browser",
  nonce: "a-nonce",
  codeVerifier: "a-verifier",
  next: "/tours?q=Straße",
  popup: true,
};
const START = new Date("2026-03-01T10:00:00Z");
const newKey = () => importStateKey(crypto.getRandomValues(new Uint8Array(32)));

Deno.test("a state holds its sign-in for ten minutes, for the browser that began it", async () => {
  const key = await newKey();
  const state = await sealState(key, SESSION, START);
  const at = (ms: number) => new Date(START.getTime() + ms);
  const expiresAt = START.getTime() + OAUTH_SESSION_MS;
  const last = await openState(key, state, "a-browser", at(OAUTH_SESSION_MS - 1));
  assert.deepEqual(last, { ...SESSION, expiresAt });
  assert.equal(await openState(key, state, "a-browser", at(OAUTH_SESSION_MS)), null);
  assert.equal(await openState(key, state, "another", START), null);
});

Deno.test("a state shows nothing of its sign-in, and no change of it opens", async () => {
  const key = await newKey();
  const state = await sealState(key, SESSION, START);
  assert.match(state, /^[\w-]+$/);
  const bytes = Uint8Array.fromBase64(state, { alphabet: "base64url" });
  for (const secret of [SESSION.nonce, SESSION.codeVerifier]) {
    assert.ok(!new TextDecoder("latin1").decode(bytes).includes(secret));
  }
  for (let i = 0; i < bytes.length; i++) {
    const changed = Uint8Array.from(bytes);
    changed[i] ^= 1;
    const text = changed.toBase64({ alphabet: "base64url", omitPadding: true });
    assert.equal(await openState(key, text, "a-browser", START), null);
  }
  for (const text of ["", "!", "x".repeat(43), state.slice(0, -8), "a".repeat(1_000_000)]) {
    assert.equal(await openState(key, text, "a-browser", START), null);
  }
  assert.equal(await openState(await newKey(), state, "a-browser", START), null);
});
