import assert from "node:assert/strict";
import { exportJWK, generateKeyPair, type JWTPayload } from "jose";
import { Client } from "../../support/people/client.ts";
import { CLIENT_SECRET, type TestIssuer, testIssuer } from "../../support/servers/issuer.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { countIdentity } from "../../support/store/store.ts";

type Setting = { issuer: TestIssuer; test: TestApp; client: Client; moveOn(ms: number): void };

/**
 * A test on an app that trusts an issuer of the test's own. `moveOn` moves `Date.now`, which jose
 * reads, and with it the clock of the app.
 */
const withIssuer = (run: (setting: Setting) => Promise<void>) => async () => {
  await using issuer = await testIssuer();
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  try {
    await using test = await testApp({
      settings: issuer.settings,
      now: () => new Date(Date.now()),
    });
    await run({ issuer, test, client: new Client(test.app), moveOn: (ms) => ahead += ms });
  } finally {
    Date.now = now;
  }
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

Deno.test(
  "an identity token opens every call of the API, and no session comes of it",
  withIssuer(async ({ issuer, test, client }) => {
    const response = await client.request("/api/auth/user", bearer(await issuer.sign()));
    assert.equal(response.status, 200);
    assert.equal((await response.json()).email, "person@school.example");
    assert.deepEqual(await countIdentity(test.kv), { sessions: 0, users: 1 });
    assert.equal(client.cookies.length, 0);
  }),
);

Deno.test(
  "an identity token that is posted once begins a session",
  withIssuer(async ({ issuer, test, client }) => {
    const firebaseToken = await issuer.sign();
    const response = await client.json("POST", "/api/auth/login", { firebaseToken });
    assert.equal(response.status, 204);
    assert.equal((await client.request("/api/auth/user")).status, 200);
    assert.deepEqual(await countIdentity(test.kv), { sessions: 1, users: 1 });
  }),
);

Deno.test(
  "token and page flow lead to the same user, another subject to another",
  withIssuer(async ({ issuer, client }) => {
    const idOf = async (claims: JWTPayload) => {
      const response = await client.request("/api/auth/user", bearer(await issuer.sign(claims)));
      return (await response.json()).id;
    };
    assert.equal(await idOf({}), await idOf({ email: "new@school.example" }));
    assert.notEqual(await idOf({}), await idOf({ sub: "person-2" }));
  }),
);

type Make = (issuer: TestIssuer) => Promise<string> | string;
const claims = (over: JWTPayload): Make => (issuer) => issuer.sign(over);

/** Tokens that must not be believed. */
const HOSTILE: Record<string, Make> = {
  "is empty": () => "",
  "is no token": () => "not-a-token",
  "has three empty parts": () => "..",
  "has no signature (alg none)": async (issuer) => {
    const [, payload] = (await issuer.sign()).split(".");
    return `${btoa('{"alg":"none"}').replace(/=+$/, "")}.${payload}.`;
  },
  "spells its algorithm NONE": async (issuer) => {
    const [, payload] = (await issuer.sign()).split(".");
    return `${btoa('{"alg":"NONE"}').replace(/=+$/, "")}.${payload}.`;
  },
  "lost its signature": async (issuer) => (await issuer.sign()).replace(/\.[^.]*$/, "."),
  "is signed with our secret (HS256)": (issuer) =>
    issuer.sign({}, { alg: "HS256" }, new TextEncoder().encode(CLIENT_SECRET)),
  "is signed with the public key as a secret (HS256)": (issuer) =>
    issuer.sign({}, { alg: "HS256" }, new TextEncoder().encode(JSON.stringify(issuer.jwk))),
  "is signed by a key of the issuer's, but with ES256": async (issuer) => {
    const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
    issuer.published.push({ ...await exportJWK(publicKey), kid: "two", alg: "ES256" });
    return issuer.sign({}, { alg: "ES256", kid: "two" }, privateKey);
  },
  "is signed by a stranger's key": async (issuer) =>
    issuer.sign({}, {}, (await generateKeyPair("RS256")).privateKey),
  "brings its own key along": async (issuer) => {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    return issuer.sign({}, { kid: "mine", jwk: await exportJWK(publicKey) }, privateKey);
  },
  "names an unknown key": (issuer) => issuer.sign({}, { kid: "unknown" }),
  "asks for an extension that nobody knows": (issuer) =>
    issuer.sign({}, { crit: ["b64", "x"], b64: true, x: 1 }).catch(() => "unsignable"),
  "is of an unknown issuer": claims({ iss: "https://evil.example" }),
  "is of an issuer with a slash more": (issuer) => issuer.sign({ iss: `${issuer.issuer}/` }),
  "is of Google, which is not set up": claims({ iss: "https://accounts.google.com" }),
  "is of nobody": claims({ iss: undefined }),
  "is for another audience": claims({ aud: "another-app" }),
  "is for others too": claims({ aud: ["the-archives", "another-app"] }),
  "is for nobody": claims({ aud: undefined }),
  "has expired": claims({ exp: seconds(-60) }),
  "has no end": claims({ exp: undefined }),
  "has a text for an end": claims({ exp: "tomorrow" as unknown as number }),
  "does not say when it was made": claims({ iat: undefined }),
  "is made in the future": claims({ iat: seconds(120) }),
  "is made long ago, with an end far off": claims({ iat: seconds(-26 * 3600), exp: seconds(1e6) }),
  "is not valid yet": claims({ nbf: seconds(120) }),
  "has no subject": claims({ sub: undefined }),
  "has an empty subject": claims({ sub: " " }),
  "has a subject longer than the standard lets it be": claims({ sub: "x".repeat(256) }),
  "has a number for a subject": claims({ sub: 7 as unknown as string }),
  "has half a character in its subject": claims({ sub: "person-\ud800" }),
  "has a control character in its subject": claims({ sub: "person\u0000" }),
  "has a control character in its e-mail address": claims({ email: "a\u0007@school.example" }),
  "turns its e-mail address around": claims({ email: "a\u202e@school.example" }),
  "has half a character in its e-mail address": claims({ email: "a\udc00@school.example" }),
  "has no e-mail address": claims({ email: undefined }),
  "has no address for an e-mail address": claims({ email: "nobody" }),
  "has a list for an e-mail address": claims({ email: ["a@school.example"] }),
};

for (const [what, make] of Object.entries(HOSTILE)) {
  Deno.test(
    `a token is refused that ${what}`,
    withIssuer(async ({ issuer, test, client }) => {
      const firebaseToken = await make(issuer);
      const called = await client.request("/api/auth/user", bearer(firebaseToken));
      const posted = await client.json("POST", "/api/auth/login", { firebaseToken });
      assert.deepEqual([called.status, posted.status], [401, 401]);
      assert.equal(posted.headers.get("set-cookie"), null);
      assert.deepEqual(await countIdentity(test.kv), { sessions: 0, users: 0 });
    }),
  );
}

const LONG = "a".repeat(119);

/** What a provider may say of a person, and what is kept of it. */
const CLAIMS: [claims: JWTPayload, name: string, photoURL: string | undefined][] = [
  [{ name: " Vera\u0000\u0007 \u001b[31mMill\r\nAda " }, "Vera [31mMill Ada", undefined],
  [{ name: "\u202eareV\u2066\u200f Mill" }, "areV Mill", undefined],
  [{ name: "Vera\u2028Mill\u0085\u009b" }, "Vera Mill", undefined],
  [{ name: "half \ud83d" }, "half \ufffd", undefined],
  [{ name: `${LONG}😀` }, LONG, undefined],
  [{ name: "\u202e\u0001" }, "person", undefined],
  [{ name: "a".repeat(100_000) }, "person", undefined],
  [{ name: { toString: 1 } }, "person", undefined],
  [{ name: '<img src=x onerror="xss(0)">' }, '<img src=x onerror="xss(0)">', undefined],
  ...[
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "http://example.org/a.png",
    "//example.org/a.png",
    "/api/auth/logout",
    "/media/a.png",
    'https://example.org/"onerror="alert(1)',
    "https://user:secret@example.org/a.png",
    `https://example.org/${"a".repeat(2048)}`,
    "https://example.org/a\u0000.png",
    7,
  ].map((picture): [JWTPayload, string, undefined] => [{ picture }, "Petra Person", undefined]),
  [{ picture: "https://example.org/a.png" }, "Petra Person", "https://example.org/a.png"],
];

Deno.test(
  "of what a provider says of a person only a line of text and a picture on https are kept",
  withIssuer(async ({ issuer, client }) => {
    for (const [n, [claims, displayName, photoURL]] of CLAIMS.entries()) {
      const token = await issuer.sign({ sub: `person-${n}`, ...claims });
      const response = await client.request("/api/auth/user", bearer(token));
      assert.equal(response.status, 200, JSON.stringify(claims).slice(0, 100));
      const user = await response.json();
      assert.deepEqual([user.displayName, user.photoURL], [displayName, photoURL]);
    }
  }),
);

Deno.test(
  "a token that is not valid is refused also beside a session that is",
  withIssuer(async ({ issuer, client }) => {
    await client.json("POST", "/api/auth/login", { firebaseToken: await issuer.sign() });
    assert.equal((await client.request("/api/auth/user", bearer("x.y.z"))).status, 401);
    assert.equal((await client.request("/api/auth/user")).status, 200);
  }),
);

Deno.test(
  "a flood of unknown key ids leads to one fetch of the keys a minute",
  withIssuer(async ({ issuer, client, moveOn }) => {
    await client.request("/api/auth/user", bearer(await issuer.sign()));
    assert.equal(issuer.keyFetches, 1);
    const flood = async () => {
      const tokens = Array.from({ length: 100 }, (_, i) => issuer.sign({}, { kid: `key-${i}` }));
      const responses = await Promise.all(
        tokens.map(async (token) => client.request("/api/auth/user", bearer(await token))),
      );
      assert.ok(responses.every(({ status }) => status === 401));
    };
    await flood();
    assert.equal(issuer.keyFetches, 1, "the keys were fetched within this minute");
    moveOn(61_000);
    await flood();
    await flood();
    assert.equal(issuer.keyFetches, 2);
    assert.equal((await client.request("/api/auth/user", bearer(await issuer.sign()))).status, 200);
  }),
);

Deno.test(
  "a new key of the issuer is found within a minute, and one that it withdrew is forgotten",
  withIssuer(async ({ issuer, client, moveOn }) => {
    const status = async (token: string) =>
      (await client.request("/api/auth/user", bearer(token))).status;
    const old = await issuer.sign();
    assert.equal(await status(old), 200);
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    issuer.published = [{ ...await exportJWK(publicKey), kid: "two", alg: "RS256" }];
    const young = await issuer.sign({}, { kid: "two" }, privateKey);
    assert.equal(await status(young), 401);
    moveOn(61_000);
    assert.equal(await status(young), 200);
    assert.equal(await status(old), 401);
  }),
);

Deno.test(
  "other schemes of authorization are ignored",
  withIssuer(async ({ client }) => {
    const headers = { authorization: "Basic dXNlcjpwYXNz" };
    assert.equal((await client.request("/api/tours", { headers })).status, 200);
  }),
);
