import assert from "node:assert/strict";
import { endDemoRoles } from "../../../lib/auth/demo/end_roles.ts";
import type { OwnSession } from "../../../lib/model/account/own_session.ts";
import { getUser, saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { countIdentity } from "../../support/store/store.ts";

const DAY = 24 * 3600 * 1000;

/** An app whose clock a test can move on. */
async function movableApp(settings: Record<string, string> = {}) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const test = await testApp({ settings, now });
  return Object.assign(test, { moveOn: (ms: number) => ahead += ms });
}

Deno.test("somebody signs in by page, is known, and signs out", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const done = await client.login("author", "?next=/tours%3Fpage%3D2");
  assert.equal(done.status, 303);
  assert.equal(done.headers.get("location"), "/tours?page=2");
  const response = await client.request("/api/auth/user");
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  const user = await response.json();
  assert.deepEqual(Object.keys(user).sort(), [
    "createdAt",
    "displayName",
    "email",
    "firstName",
    "id",
    "role",
    "updatedAt",
  ]);
  assert.equal(user.email, "author@demo.example");
  assert.equal(user.firstName, "Arthur");
  assert.equal(user.role, "user");
  assert.equal((await client.request("/api/auth/logout", { method: "POST" })).status, 204);
  assert.equal(client.cookie("session"), undefined);
  assert.equal((await client.request("/api/auth/user")).status, 401);
  assert.equal((await countIdentity(test.kv)).sessions, 0);
});

Deno.test("without sign-in the answer is a problem 401 that names the scheme", async () => {
  await using test = await testApp();
  const response = await new Client(test.app).request("/api/auth/user");
  assert.equal(response.status, 401);
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  assert.equal(response.headers.get("www-authenticate"), "Bearer");
});

Deno.test("a session ends on the server: its cookie opens nothing after sign-out", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("visitor");
  const kept = [...client.cookies];
  await client.request("/api/auth/logout", { method: "POST" });
  client.cookies = kept;
  assert.equal((await client.request("/api/auth/user")).status, 401);
});

Deno.test("sign-out by GET does nothing", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("visitor");
  assert.equal((await client.request("/api/auth/logout")).status, 405);
  assert.equal((await client.request("/api/auth/user")).status, 200);
});

Deno.test("a form without script signs out too: home, or from all devices to the logged-out page", async () => {
  await using test = await testApp();
  for (const [action, next] of [["logout", "/"], ["logout-everywhere", "/logout"]]) {
    const client = new Client(test.app);
    await client.login("visitor");
    const body = new URLSearchParams();
    const response = await client.request(`/api/auth/${action}`, { method: "POST", body });
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), next);
    assert.equal((await countIdentity(test.kv)).sessions, 0);
  }
});

Deno.test("several devices are signed in at once, and are signed out one by one or all together", async () => {
  await using test = await testApp();
  const [phone, desk, school] = [1, 2, 3].map(() => new Client(test.app));
  for (const client of [phone, desk, school]) await client.login("author");
  const other = new Client(test.app);
  await other.login("visitor");
  const known = async () =>
    await Promise.all(
      [phone, desk, school, other].map(async (client) =>
        (await client.request("/api/auth/user")).status
      ),
    );
  await phone.request("/api/auth/logout", { method: "POST" });
  assert.deepEqual(await known(), [401, 200, 200, 200]);
  await desk.request("/api/auth/logout-everywhere", { method: "POST" });
  assert.deepEqual(await known(), [401, 401, 401, 200]);
  assert.equal((await countIdentity(test.kv)).sessions, 1);
});

Deno.test("a user ends one session or all others, and nobody else's; the profile lists them by device", async () => {
  await using test = await testApp();
  const agents = {
    phone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 " +
      "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    desk: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    odd: `<b>${"x".repeat(300)}</b>/1`,
  };
  const signedIn = async (login: string, agent: string) => {
    const client = new Client({
      request: (url, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set("user-agent", agent);
        return test.app.request(url, { ...init, headers });
      },
    });
    await client.login(login);
    return client;
  };
  const phone = await signedIn("author", agents.phone);
  const desk = await signedIn("author", agents.desk);
  const odd = await signedIn("author", agents.odd);
  const other = await signedIn("visitor", agents.desk);
  const known = async () =>
    await Promise.all([phone, desk, odd, other].map(async (client) => {
      return (await client.request("/api/auth/user")).status;
    }));
  const html = await (await desk.request("/profile")).text();
  for (const name of ["Safari on iOS", "Firefox on Windows", "This device"]) {
    assert.ok(html.includes(name), name);
  }
  assert.ok(!html.includes("<b>x") && !html.includes("x".repeat(61)));
  const props = /data-name="own-sessions"[^>]* data-props="([^"]*)"/.exec(html)![1];
  const { sessions } = JSON.parse(props.replaceAll("&quot;", '"'));
  const { id } = sessions.find(({ device }: OwnSession) => device === "Safari on iOS");
  const end = (client: Client, path: string) =>
    client.request(`/api/auth/sessions${path}`, { method: "DELETE" });
  assert.equal((await end(other, `/${id}`)).status, 204);
  assert.deepEqual(await known(), [200, 200, 200, 200], "it is not theirs to end");
  assert.equal((await end(desk, `/${id}`)).status, 204);
  assert.deepEqual(await known(), [401, 200, 200, 200]);
  assert.equal((await end(desk, "")).status, 204);
  assert.deepEqual(await known(), [401, 200, 401, 200]);
});

Deno.test("the same account is the same user at every sign-in, another account another", async () => {
  await using test = await testApp();
  const ids: string[] = [];
  for (const login of ["author", "author", "visitor"]) {
    const client = new Client(test.app);
    await client.login(login);
    ids.push((await (await client.request("/api/auth/user")).json()).id);
  }
  assert.equal(ids[0], ids[1]);
  assert.notEqual(ids[0], ids[2]);
});

Deno.test("a second sign-in in one browser may choose another account", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  await client.request("/api/auth/logout", { method: "POST" });
  await client.login("visitor");
  const user = await (await client.request("/api/auth/user")).json();
  assert.equal(user.email, "visitor@demo.example");
});

Deno.test("a sign-in makes a new session, and ends the one that the browser had", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const first = client.cookie("session");
  await client.login("author");
  assert.notEqual(client.cookie("session"), first);
  assert.equal((await countIdentity(test.kv)).sessions, 1);
});

Deno.test("the session cookie is out of the reach of scripts and of other sites", async () => {
  await using test = await testApp();
  const [line] = (await new Client(test.app).login("author")).headers.getSetCookie();
  assert.match(line, /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

Deno.test("a session lives for 30 days without use, and not an hour longer", async () => {
  await using test = await movableApp();
  const [used, unused] = [new Client(test.app), new Client(test.app)];
  for (const client of [used, unused]) await client.login("author");
  test.moveOn(14 * DAY);
  const early = await used.request("/api/auth/user");
  assert.equal(early.headers.get("set-cookie"), null, "before half of its life nothing changes");
  test.moveOn(6 * DAY);
  const late = await used.request("/api/auth/user");
  assert.match(late.headers.get("set-cookie")!, /^session=.*Max-Age=2592000/);
  test.moveOn(10 * DAY + 1);
  assert.equal((await unused.request("/api/auth/user")).status, 401);
  assert.equal((await used.request("/api/auth/user")).status, 200, "it was renewed");
  test.moveOn(30 * DAY);
  assert.equal((await used.request("/api/auth/user")).status, 401);
});

Deno.test("two windows of one browser sign in at once", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const [first, second] = [await client.answerOf("author"), await client.answerOf("author")];
  for (const answer of [first, second]) {
    assert.equal((await client.request(answer)).headers.get("location"), "/");
  }
});

Deno.test("the popup's last page says how it went, without a token, and runs no inline script", async () => {
  for (const [login, result] of [["author", "done"], [null, "cancelled"]] as const) {
    await using test = await testApp();
    const client = new Client(test.app);
    const response = await client.login(login, "?popup=1&next=/tours");
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("cross-origin-opener-policy"), "unsafe-none");
    const page = await response.text();
    assert.match(page, new RegExp(`data-channel="sign-in" data-result="${result}"`));
    assert.match(page, /<script type="module" src="\/sign-in-done.js"><\/script>/);
    assert.equal(page.match(/<script/g)?.length, 1);
    const session = client.cookie("session");
    assert.equal(session !== undefined, result === "done");
    assert.ok(!session || !page.includes(session));
  }
});

Deno.test("a cancelled sign-in lands on a page that says so, and leads on to where it began", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const location = (await client.login(null, "?next=/tours")).headers.get("location")!;
  assert.equal(location, "/sign-in-failed?reason=cancelled&next=%2Ftours");
  const page = await (await client.request(location)).text();
  assert.match(page, /<p role="alert">Sign in was cancelled\.<\/p>/);
  assert.match(page, /href="\/api\/login\?next=%2Ftours"/);
  assert.deepEqual(await countIdentity(test.kv), { sessions: 0, users: 0 });
});

Deno.test("the page of failed sign-ins shows the alerts, and takes no text or address from outside", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const page = async (query: string) =>
    await (await client.request(`/sign-in-failed?${query}`)).text();
  assert.match(await page("reason=not-enabled"), /is not enabled in the provider&#x27;s console/);
  assert.match(await page("reason=unauthorized-domain"), /This domain is not authorized/);
  for (const reason of ["failed", "", "toString", "<b>"]) {
    const text = await page(new URLSearchParams({ reason, next: "//evil.example" }).toString());
    assert.match(text, /There was an error signing in with Google\. Please try again\./);
    assert.ok(!text.includes("evil.example") && !text.includes("<b>"));
  }
});

Deno.test("sign-in under another name of this machine begins anew at the right one", async () => {
  await using test = await testApp();
  const response = await test.app.request("http://127.0.0.1:8000/api/login?next=/tours");
  assert.equal(response.headers.get("location"), `${ORIGIN}/api/login?next=/tours`);
  assert.equal(response.headers.get("set-cookie"), null);
});

Deno.test("on https the cookies are the host's own, and a page at another address may not sign in", async () => {
  const origin = "https://tours.school.example";
  await using test = await testApp({
    settings: {
      APP_ORIGIN: origin,
      OIDC_ISSUER: "https://id.school.example",
      OIDC_CLIENT_ID: "tours",
    },
    fetch: () =>
      Promise.resolve(Response.json({
        issuer: "https://id.school.example",
        authorization_endpoint: "https://id.school.example/authorize",
      })),
  });
  const started = await test.app.request(`${origin}/api/login`);
  assert.match(
    started.headers.get("set-cookie")!,
    /^__Host-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const target = new URL(started.headers.get("location")!);
  assert.equal(target.searchParams.get("redirect_uri"), `${origin}/api/callback`);
  const headers = { "sec-fetch-site": "same-origin", "referer": "https://old.school.example/" };
  const refused = await test.app.request("https://old.school.example/api/login", { headers });
  assert.match(refused.headers.get("location")!, /reason=unauthorized-domain/);
  assert.equal(refused.headers.get("set-cookie"), null);
});

Deno.test("the request to the provider carries PKCE, state, nonce and the three scopes", async () => {
  await using test = await testApp();
  const response = await new Client(test.app).request("/api/login");
  const query = Object.fromEntries(new URL(response.headers.get("location")!).searchParams);
  assert.equal(query.response_type, "code");
  assert.equal(query.scope, "openid email profile");
  assert.equal(query.code_challenge_method, "S256");
  for (const name of ["code_challenge", "nonce"]) assert.match(query[name], /^[\w-]{43}$/);
  assert.match(query.state, /^[\w.-]{200,}$/);
  assert.equal(new Set([query.code_challenge, query.state, query.nonce]).size, 3);
  assert.equal(query.prompt, "select_account");
});

Deno.test("reached from other machines and without a provider, sign-in is off and says how to switch it on", async () => {
  await using test = await testApp({ settings: { HOST: "0.0.0.0" } });
  const client = new Client(test.app);
  const response = await client.request("/api/login");
  assert.equal(
    response.headers.get("location"),
    "/sign-in-failed?reason=not-enabled&next=%2F",
  );
  const page = await (await client.request("/sign-in-failed?reason=not-enabled")).text();
  assert.match(page, /Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/);
  assert.equal((await client.request("/demo-provider/auth")).status, 404);
});

/** Requests that another machine may have caused: through a proxy, by another name, or at once. */
const NOT_LOCAL: [what: string, origin: string, headers: HeadersInit, from?: string][] = [
  ["through a proxy", ORIGIN, { "x-forwarded-for": "203.0.113.7" }],
  ["through a proxy that names the scheme alone", ORIGIN, { "x-forwarded-proto": "https" }],
  ["through a proxy of the standard", ORIGIN, { forwarded: "for=203.0.113.7" }],
  ["through a proxy that names itself", ORIGIN, { via: "1.1 cache" }],
  ["through a network of proxies", ORIGIN, { "cf-connecting-ip": "203.0.113.7" }],
  ["through nginx as it comes", ORIGIN, { connection: "close" }],
  ["to another name", "https://tours.school.example", {}],
  ["from another machine", ORIGIN, {}, "192.168.1.7"],
];

for (const [what, origin, headers, from] of NOT_LOCAL) {
  Deno.test(`no demo account is open to a request ${what}, unless the host says so`, async () => {
    const ask = async (settings: Record<string, string>) => {
      await using test = await testApp({ settings });
      const remoteAddr = { hostname: from ?? "127.0.0.1", port: 5000, transport: "tcp" as const };
      const get = (path: string) =>
        test.app.fetch(new Request(origin + path, { headers }), { remoteAddr });
      const login = (await get("/api/login")).headers.get("location")!;
      return [(await get("/demo-provider/.well-known/openid-configuration")).status, login];
    };
    assert.deepEqual(await ask({}), [404, "/sign-in-failed?reason=not-enabled&next=%2F"]);
    const [status, login] = await ask({ DEMO_SIGN_IN: "on", APP_ORIGIN: origin });
    assert.equal(status, 200);
    assert.match(String(login), /\/demo-provider\/auth\?/);
  });
}

Deno.test("the demo answers a request from this machine itself", async () => {
  await using test = await testApp();
  for (const hostname of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    const request = new Request(`${ORIGIN}/demo-provider/.well-known/openid-configuration`);
    const remoteAddr = { hostname, port: 5000, transport: "tcp" as const };
    assert.equal((await test.app.fetch(request, { remoteAddr })).status, 200);
  }
});

Deno.test("who became administrator in a demo is a user again after a restart, and signed out", async () => {
  await using test = await testApp();
  const { clients, ids } = await signInPeople(test);
  assert.equal((await clients.admin.request("/api/admin/users")).status, 200);
  assert.equal(await endDemoRoles(test.kv, "https://elsewhere.example"), 1);
  assert.equal((await getUser(test.kv, ids.admin))?.role, "user");
  assert.equal((await clients.admin.request("/api/auth/user")).status, 401);
  assert.equal((await clients.owner.request("/api/auth/user")).status, 200);
  assert.equal(await endDemoRoles(test.kv, ORIGIN), 0);
});

Deno.test("administrators who signed in by a real provider stay that after a restart", async () => {
  await using test = await testApp();
  for (const iss of ["https://accounts.google.com", "http://localhost:9000"]) {
    const identity = { iss, sub: "1", email: "", emailVerified: false, displayName: "Ada" };
    const { id } = await saveIdentity(test.kv, identity, new Date());
    await setRole(test.kv, id, "admin", { actor: id, now: new Date() });
    assert.equal(await endDemoRoles(test.kv, ORIGIN), 0);
    assert.equal((await getUser(test.kv, id))?.role, "admin");
  }
});

Deno.test("a sign-in leads nowhere but to a page of ours, by page and in the end", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  for (
    const next of ["//evil.example", "https://evil.example", "/%2f%2fevil.example", "/a/..//x"]
  ) {
    const query = `?${new URLSearchParams({ next })}`;
    assert.equal((await client.login("visitor", query)).headers.get("location"), "/");
    const refused = await client.login(null, query);
    assert.equal(refused.headers.get("location"), "/sign-in-failed?reason=cancelled&next=%2F");
  }
});
