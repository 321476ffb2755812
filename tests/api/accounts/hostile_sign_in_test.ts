import assert from "node:assert/strict";
import { generateKeyPair, type JWTPayload } from "jose";
import { Client } from "../../support/people/client.ts";
import { CLIENT_SECRET, type TestIssuer, testIssuer } from "../../support/servers/issuer.ts";
import { testApp } from "../../support/servers/server.ts";
import { countIdentity, everything } from "../../support/store/store.ts";

/** A sign-in under way: what the provider would know of it, and the answer that it would give. */
type Flow = {
  issuer: TestIssuer;
  client: Client;
  stranger: Client;
  moveOn(ms: number): void;
  state: string;
  nonce: string;
  /** The path of a right answer; a test gives the parameters that are to be another, or missing. */
  answer(over?: Record<string, string | undefined>): string;
  /** Makes the token endpoint give a token with these claims. */
  give(claims: JWTPayload, header?: Record<string, unknown>, key?: CryptoKey | Uint8Array): void;
};

/** Begins a sign-in at the test's own issuer, lets `end` finish it, and gives what came of it. */
async function attempt(end: (flow: Flow) => Promise<Response> | Response) {
  await using issuer = await testIssuer();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  await using test = await testApp({ settings: issuer.settings, now });
  const [client, stranger] = [new Client(test.app), new Client(test.app)];
  const started = await client.request("/api/login?next=/tours");
  const query = new URL(started.headers.get("location")!).searchParams;
  const [state, nonce] = [query.get("state")!, query.get("nonce")!];
  const flow: Flow = {
    issuer,
    client,
    stranger,
    moveOn: (ms) => ahead += ms,
    state,
    nonce,
    answer(over = {}) {
      const right = { code: "a-code", state, iss: issuer.issuer };
      const given = Object.entries({ ...right, ...over }).filter(([, value]) =>
        value !== undefined
      );
      return `/api/callback?${new URLSearchParams(given as [string, string][])}`;
    },
    give(claims, header, key) {
      issuer.answer = async () => ({
        body: {
          access_token: "an-access-token",
          token_type: "Bearer",
          id_token: await issuer.sign({ nonce, ...claims }, header, key),
        },
      });
    },
  };
  flow.give({});
  const response = await end(flow);
  return { response, ...await countIdentity(test.kv) };
}

Deno.test("the unchanged answer, of which the hostile ones are made, signs in", async () => {
  const { response, sessions, users } = await attempt((flow) => flow.client.request(flow.answer()));
  assert.equal(response.headers.get("location"), "/tours");
  assert.match(response.headers.get("set-cookie")!, /^session=/);
  assert.deepEqual({ sessions, users }, { sessions: 1, users: 1 });
});

/** Each ends a sign-in in a way that must be refused. */
const HOSTILE: Record<string, (flow: Flow) => Promise<Response> | Response> = {
  "a wrong state": ({ client, answer }) => client.request(answer({ state: "x".repeat(43) })),
  "no state": ({ client, answer }) => client.request(answer({ state: undefined })),
  "an empty state": ({ client, answer }) => client.request(answer({ state: "" })),
  "two states": ({ client, answer, state }) => client.request(`${answer()}&state=${state}`),
  "two codes": ({ client, answer }) => client.request(`${answer()}&code=another`),
  "a state after its ten minutes": ({ client, answer, moveOn }) => {
    moveOn(10 * 60 * 1000 + 1);
    return client.request(answer());
  },
  "the state of another browser, which has no cookie": ({ stranger, answer }) =>
    stranger.request(answer()),
  "the state of another browser, which has a sign-in of its own": async ({ stranger, answer }) => {
    await stranger.request("/api/login");
    return await stranger.request(answer());
  },
  "a cookie that we did not make": ({ client, answer }) => {
    client.cookies = [{ name: "sign-in", value: "__proto__", path: "/" }];
    return client.request(answer());
  },
  "a session cookie in place of the sign-in's": ({ client, answer }) => {
    client.cookies = client.cookies.map((cookie) => ({ ...cookie, name: "session" }));
    return client.request(answer());
  },
  "no code": ({ client, answer }) => client.request(answer({ code: undefined })),
  "an answer that names another issuer": ({ client, answer }) =>
    client.request(answer({ iss: "https://evil.example" })),
  "an answer that names no issuer, of a provider that names itself": ({ client, answer }) =>
    client.request(answer({ iss: undefined })),
  "a token in the address, without a code": async ({ client, answer, issuer, nonce }) =>
    client.request(answer({ code: undefined, id_token: await issuer.sign({ nonce }) })),
  "a person who refused": ({ client, answer }) =>
    client.request(answer({ code: undefined, error: "access_denied" })),
  "an error beside a code": ({ client, answer }) =>
    client.request(answer({ error: "server_error" })),
  "an answer by POST": ({ client, answer }) => client.request(answer(), { method: "POST" }),
  "an answer by a form of another site": ({ client, answer }) =>
    client.request(answer(), { method: "POST", headers: { origin: "https://evil.example" } }),
  "a code that the provider refuses": ({ client, answer, issuer }) => {
    issuer.answer = () => ({ status: 400, body: { error: "invalid_grant" } });
    return client.request(answer());
  },
  "a provider that fails": ({ client, answer, issuer }) => {
    issuer.answer = () => ({ status: 500, body: "out of order" });
    return client.request(answer());
  },
  "no identity token": ({ client, answer, issuer }) => {
    issuer.answer = () => ({ body: { access_token: "x", token_type: "Bearer" } });
    return client.request(answer());
  },
  "a wrong nonce": withToken({ nonce: "another" }),
  "no nonce": withToken({ nonce: undefined }),
  "a token for another audience": withToken({ aud: "another-app" }),
  "a token for others too": withToken({ aud: ["the-archives", "another-app"] }),
  "a token of another issuer": withToken({ iss: "https://accounts.google.com" }),
  "a token of an issuer that differs by a slash": withToken((flow) => ({
    iss: `${flow.issuer.issuer}/`,
  })),
  "an expired token": withToken({ exp: seconds(-3600) }),
  "a token without an end": withToken({ exp: undefined }),
  "a token of the future": withToken({ iat: seconds(3600) }),
  "a token that is not valid yet": withToken({ nbf: seconds(3600) }),
  "a token made long ago": withToken({ iat: seconds(-26 * 3600) }),
  "a token without a subject": withToken({ sub: undefined }),
  "a token with an empty subject": withToken({ sub: "" }),
  "a token without an e-mail address": withToken({ email: undefined }),
  "a token with no address for one": withToken({ email: "nobody" }),
  "a token signed by another key": async (flow) => {
    flow.give({}, {}, (await generateKeyPair("RS256")).privateKey);
    return await flow.client.request(flow.answer());
  },
  "a token with an unknown key id": withToken({}, { kid: "unknown" }),
  "a token signed with our secret (HS256)": (flow) => {
    flow.give({}, { alg: "HS256" }, new TextEncoder().encode(CLIENT_SECRET));
    return flow.client.request(flow.answer());
  },
  "a token signed with the public key as a secret (HS256)": (flow) => {
    flow.give({}, { alg: "HS256" }, new TextEncoder().encode(JSON.stringify(flow.issuer.jwk)));
    return flow.client.request(flow.answer());
  },
  "a token without a signature (alg none)": async (flow) => {
    const [, claims] = (await flow.issuer.sign({ nonce: flow.nonce })).split(".");
    const header = btoa(JSON.stringify({ alg: "none" })).replace(/=+$/, "");
    flow.issuer.answer = () => ({
      body: { access_token: "x", token_type: "Bearer", id_token: `${header}.${claims}.` },
    });
    return await flow.client.request(flow.answer());
  },
  "a token whose claims were changed": async (flow) => {
    const [header, claims, signature] = (await flow.issuer.sign({ nonce: flow.nonce })).split(".");
    const changed = { ...JSON.parse(atob(claims)), sub: "somebody-else" };
    const id_token = [header, btoa(JSON.stringify(changed)).replace(/=+$/, ""), signature].join(
      ".",
    );
    flow.issuer.answer = () => ({ body: { access_token: "x", token_type: "Bearer", id_token } });
    return await flow.client.request(flow.answer());
  },
};

for (const [what, end] of Object.entries(HOSTILE)) {
  Deno.test(`no session comes of ${what}`, async () => {
    const { response, sessions, users } = await attempt(end);
    assert.deepEqual({ sessions, users }, { sessions: 0, users: 0 });
    assert.doesNotMatch(response.headers.get("set-cookie") ?? "", /session=[\w-]/);
    if (response.status !== 303) assert.ok([403, 405].includes(response.status));
    else assert.match(response.headers.get("location")!, /^\/sign-in-failed\?reason=(failed|canc)/);
  });
}

Deno.test("a state is valid for one answer, and a replay leaves one session", async () => {
  const { response, sessions } = await attempt(async ({ client, answer }) => {
    assert.equal((await client.request(answer())).headers.get("location"), "/tours");
    return await client.request(answer());
  });
  assert.match(response.headers.get("location")!, /reason=failed/);
  assert.equal(sessions, 1);
});

Deno.test("unfinished sign-ins write nothing to the store", async () => {
  await using issuer = await testIssuer();
  await using test = await testApp({ settings: issuer.settings });
  await test.app.request("/api/login");
  const before = await everything(test.kv);
  for (let i = 0; i < 50; i++) {
    const client = new Client(test.app);
    const started = await client.request(`/api/login?next=/tours?q=${i}`);
    const state = new URL(started.headers.get("location")!).searchParams.get("state")!;
    await new Client(test.app).request(`/api/callback?code=x&state=${state}`);
  }
  const after = await everything(test.kv);
  console.log(`50 sign-ins that began: ${before.length} entries before, ${after.length} after.`);
  assert.deepEqual(after, before);
});

Deno.test("of many answers with one state at the same time one is taken", async () => {
  const { sessions } = await attempt(async ({ client, answer }) => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => client.request(answer())));
    const taken = responses.filter((one) => one.headers.get("location") === "/tours");
    assert.equal(taken.length, 1);
    return responses[0];
  });
  assert.equal(sessions, 1);
});

Deno.test("a state that another browser has tried is still valid for its own", async () => {
  const { response } = await attempt(async ({ client, stranger, answer }) => {
    await stranger.request(answer());
    return await client.request(answer());
  });
  assert.equal(response.headers.get("location"), "/tours");
});

Deno.test("what the provider says is said to the person", async () => {
  const reasons = { access_denied: "cancelled", unauthorized_client: "not-enabled", x: "failed" };
  for (const [error, reason] of Object.entries(reasons)) {
    const { response } = await attempt(({ client, answer }) =>
      client.request(answer({ code: undefined, error }))
    );
    const location = response.headers.get("location");
    assert.equal(location, `/sign-in-failed?reason=${reason}&next=%2Ftours`);
  }
});

function withToken(
  claims: JWTPayload | ((flow: Flow) => JWTPayload),
  header: Record<string, unknown> = {},
) {
  return (flow: Flow) => {
    flow.give(typeof claims === "function" ? claims(flow) : claims, header);
    return flow.client.request(flow.answer());
  };
}

/** A time as tokens give it, `from` seconds from now. */
function seconds(from: number): number {
  return Math.floor(Date.now() / 1000) + from;
}
