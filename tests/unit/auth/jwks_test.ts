import assert from "node:assert/strict";
import { exportJWK, generateKeyPair } from "jose";
import { cachedJwks } from "../../../lib/auth/jwks.ts";

const { publicKey } = await generateKeyPair("RS256", { extractable: true });
const JWK = { ...await exportJWK(publicKey), kid: "one", alg: "RS256" };

/**
 * Tests `cachedJwks` over an issuer that a test may switch off or leave without an answer, and a
 * clock (`Date.now`, which jose reads) that it moves on.
 */
const withIssuer = (test: (parts: ReturnType<typeof setUp>) => Promise<void>) => async () => {
  const { now } = Date;
  const parts = setUp();
  Date.now = () => parts.it.time;
  try {
    await test(parts);
  } finally {
    Date.now = now;
  }
};

function setUp() {
  const it = { fetches: 0, working: true, time: 1e12, answer: Promise.resolve(), keys: [JWK] };
  const fetch = async () => {
    it.fetches++;
    await it.answer;
    return it.working ? Response.json({ keys: it.keys }) : new Response("", { status: 503 });
  };
  const find = cachedJwks({ address: () => Promise.resolve("https://keys"), fetch });
  const ask = async (kid = "one") => await find({ alg: "RS256", kid }, {} as never);
  return { it, ask };
}

Deno.test(
  "keys are fetched once for many tokens at once, and stored for ten minutes",
  withIssuer(async ({ it, ask }) => {
    await Promise.all(Array.from({ length: 50 }, () => ask()));
    it.time += 10 * 60_000 - 1;
    await ask();
    assert.equal(it.fetches, 1);
    it.time++;
    await ask();
    assert.equal(it.fetches, 2);
  }),
);

Deno.test(
  "while the issuer is away the old keys serve, and it is asked every five seconds at most",
  withIssuer(async ({ it, ask }) => {
    await ask();
    it.working = false;
    it.time += 10 * 60_000;
    for (let i = 0; i < 10; i++) await ask();
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    assert.equal(it.fetches, 2);
    it.time += 5000;
    await ask();
    assert.equal(it.fetches, 3);
  }),
);

Deno.test(
  "an issuer that was away at first is asked again after five seconds, not at each token",
  withIssuer(async ({ it, ask }) => {
    it.working = false;
    for (let i = 0; i < 10; i++) await assert.rejects(ask());
    assert.equal(it.fetches, 1);
    it.working = true;
    it.time += 5000;
    await ask();
    assert.equal(it.fetches, 2);
  }),
);

Deno.test(
  "unknown key ids at once lead to one fetch, a minute after the last",
  withIssuer(async ({ it, ask }) => {
    await ask();
    it.time += 60_000;
    await Promise.all(Array.from({ length: 50 }, (_, i) => assert.rejects(ask(`unknown-${i}`))));
    assert.equal(it.fetches, 2);
    it.time += 59_999;
    await assert.rejects(ask("another"));
    assert.equal(it.fetches, 2, "many unknown ids one after the other cause no more fetches");
  }),
);

Deno.test(
  "known keys serve at once while a fetch for an unknown key id runs, and after it failed",
  withIssuer(async ({ it, ask }) => {
    await ask();
    it.time += 60_000;
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
  }),
);

Deno.test(
  "a key that the issuer has withdrawn is refused by all who wait for the new keys",
  withIssuer(async ({ it, ask }) => {
    await ask();
    it.keys = [];
    it.time += 10 * 60_000;
    await Promise.all([assert.rejects(ask()), assert.rejects(ask())]);
    assert.equal(it.fetches, 2);
  }),
);
