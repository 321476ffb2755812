import assert from "node:assert/strict";
import { exportJWK, generateKeyPair } from "jose";
import { cachedJwks } from "../../../lib/auth/jwks.ts";

const { publicKey } = await generateKeyPair("RS256", { extractable: true });
const JWK = { ...await exportJWK(publicKey), kid: "one", alg: "RS256" };

/** An issuer that a test may switch off, and a clock that it moves on. */
function setUp() {
  const it = { fetches: 0, working: true, time: 0 };
  const get = () => {
    it.fetches++;
    return Promise.resolve(
      it.working ? Response.json({ keys: [JWK] }) : new Response("", { status: 503 }),
    );
  };
  const find = cachedJwks(() => Promise.resolve("https://keys"), get, () => new Date(it.time));
  const ask = async (kid = "one") => await find({ alg: "RS256", kid }, {} as never);
  return { it, ask };
}

Deno.test("keys are fetched once for many who ask at once, and kept for ten minutes", async () => {
  const { it, ask } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => ask()));
  it.time = 10 * 60_000;
  await ask();
  assert.equal(it.fetches, 1);
  it.time++;
  await ask();
  assert.equal(it.fetches, 2);
});

Deno.test("while the issuer is away the old keys serve, and it is asked once a minute", async () => {
  const { it, ask } = setUp();
  await ask();
  it.working = false;
  it.time = 10 * 60_000 + 1;
  for (let i = 0; i < 10; i++) await ask();
  assert.equal(it.fetches, 2);
  it.time += 60_001;
  await ask();
  assert.equal(it.fetches, 3);
});

Deno.test("an issuer that was away at first is asked again after five seconds, not at each token", async () => {
  const { it, ask } = setUp();
  it.working = false;
  for (let i = 0; i < 10; i++) await assert.rejects(ask());
  assert.equal(it.fetches, 1);
  it.working = true;
  it.time = 5001;
  await ask();
  assert.equal(it.fetches, 2);
});

Deno.test("unknown key ids at once lead to one fetch, a minute after the last", async () => {
  const { it, ask } = setUp();
  await ask();
  it.time = 60_001;
  await Promise.all(Array.from({ length: 50 }, (_, i) => assert.rejects(ask(`unknown-${i}`))));
  assert.equal(it.fetches, 2);
});
