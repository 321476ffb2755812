import assert from "node:assert/strict";
import { exportJWK, generateKeyPair } from "jose";
import { cachedJwks } from "../../../lib/auth/jwks.ts";

const { publicKey } = await generateKeyPair("RS256", { extractable: true });
const JWK = { ...await exportJWK(publicKey), kid: "one", alg: "RS256" };

/**
 * An issuer that a test may switch off or leave without an answer, and a clock that it moves on.
 */
function setUp() {
  const it = { fetches: 0, working: true, time: 0, answer: Promise.resolve(), keys: [JWK] };
  const fetch = async () => {
    it.fetches++;
    await it.answer;
    return it.working ? Response.json({ keys: it.keys }) : new Response("", { status: 503 });
  };
  const find = cachedJwks({
    address: () => Promise.resolve("https://keys"),
    fetch,
    now: () => new Date(it.time),
    refreshWaitMs: 10,
  });
  const ask = async (kid = "one") => await find({ alg: "RS256", kid }, {} as never);
  return { it, ask };
}

Deno.test("keys are fetched once for many tokens at once, and stored for ten minutes", async () => {
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
  it.time += 60_000;
  await assert.rejects(ask("another"));
  assert.equal(it.fetches, 2, "whoever sends one after the other makes us ask no oftener");
});

Deno.test("known keys serve at once while a fetch for an unknown key id runs, and after it failed", async () => {
  const { it, ask } = setUp();
  await ask();
  it.time = 60_001;
  const answer = Promise.withResolvers<void>();
  it.answer = answer.promise;
  it.working = false;
  const unknown = assert.rejects(ask("unknown"));
  await ask();
  const others = Array.from({ length: 10 }, () => ask());
  answer.resolve();
  await Promise.all([unknown, ...others]);
  await ask();
  assert.equal(it.fetches, 2);
});

Deno.test("many tokens at once are accepted by old keys while the issuer is away", async () => {
  const { it, ask } = setUp();
  await ask();
  it.working = false;
  it.time = 10 * 60_000 + 1;
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  assert.equal(it.fetches, 2);
});

Deno.test("old keys serve when the issuer does not answer in time", async () => {
  const { it, ask } = setUp();
  await ask();
  const answer = Promise.withResolvers<void>();
  it.answer = answer.promise;
  it.time = 10 * 60_000 + 1;
  await Promise.all([ask(), ask()]);
  assert.equal(it.fetches, 2);
  answer.resolve();
  await ask();
});

Deno.test("a key that the issuer has withdrawn is refused by all who wait for the new keys", async () => {
  const { it, ask } = setUp();
  await ask();
  it.keys = [];
  it.time = 10 * 60_000 + 1;
  await Promise.all([assert.rejects(ask()), assert.rejects(ask())]);
  assert.equal(it.fetches, 2);
});
