import assert from "node:assert/strict";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { LIMITS } from "../../../routes/middleware/rate_limits.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { testApp } from "../../support/servers/server.ts";

type Addressed = { path: string; from?: string; method?: string; headers?: HeadersInit };

/** Clocks that stand: nothing that was used up comes back, however slow the machine is. */
function standingClocks() {
  const at = new Date();
  return { now: () => at, elapsed: () => 0 };
}

/** An app that is asked from network addresses. */
async function addressedApp(settings: Record<string, string> = {}) {
  const test = await testApp({ settings, ...standingClocks() });
  const ask = async ({ path, from = "203.0.113.7", method = "GET", headers = {} }: Addressed) => {
    const all = { origin: ORIGIN, ...headers };
    const request = new Request(ORIGIN + path, { method, headers: all });
    const remoteAddr = { hostname: from, port: 5000, transport: "tcp" as const };
    const response = await test.app.fetch(request, { remoteAddr });
    await response.body?.cancel();
    return response;
  };
  /** Asks as often as the limit allows, and then once more. */
  const askUntilRefused = async (burst: number, request: () => Addressed) => {
    for (let n = 1; n <= burst; n++) {
      assert.notEqual((await ask(request())).status, 429, `${n} of ${burst}`);
    }
    const refused = await ask(request());
    assert.equal(refused.status, 429);
    console.log(`${request().path}: ${burst} passed, the next one was refused.`);
    return refused;
  };
  return { ...test, ask, askUntilRefused, [Symbol.asyncDispose]: test[Symbol.asyncDispose] };
}

const { burst } = LIMITS["sign-in"].address;
const SIGN_IN = { path: "/api/callback?state=x", headers: { cookie: "" } };

Deno.test("an address that asks too often gets 429 and the seconds to wait, and others do not", async () => {
  await using test = await addressedApp();
  const refused = await test.askUntilRefused(burst, () => SIGN_IN);
  assert.match(refused.headers.get("retry-after")!, /^[1-9]\d*$/);
  assert.equal(refused.headers.get("content-type"), "application/problem+json");
  assert.ok(refused.headers.get("content-security-policy"), "with the headers of any answer");
  assert.equal((await test.ask({ ...SIGN_IN, from: "203.0.113.8" })).status, 303);
  assert.equal((await test.ask({ path: "/tours?q=gate" })).status, 200, "another class");
});

Deno.test("an account downloads all of its data a few times at once, and no more", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const { account } = LIMITS["account data"];
  const download = async () => {
    const response = await client.request("/api/account/data");
    await response.body?.cancel();
    return response.status;
  };
  for (let n = 0; n < account.burst; n++) assert.equal(await download(), 200);
  assert.equal(await download(), 429);
  assert.equal((await client.request("/api/auth/user")).status, 200, "another class");
});

Deno.test("who opens an address of the API as a page and is refused reads a page, with the way to try again", async () => {
  await using test = await testApp({ settings: { TRUSTED_PROXIES: "1" }, ...standingClocks() });
  const remoteAddr = { hostname: "203.0.113.7", port: 5000, transport: "tcp" as const };
  const open = (path: string, headers: HeadersInit) =>
    test.app.fetch(
      new Request(ORIGIN + path, { headers: { "x-forwarded-for": "198.51.100.9", ...headers } }),
      { remoteAddr },
    );
  const path = "/api/login?next=%2Fprofile";
  for (let n = 0; n < burst; n++) await (await open(path, {})).body?.cancel();
  const asPages: HeadersInit[] = [{ "sec-fetch-mode": "navigate" }, { accept: "text/html" }];
  for (const headers of asPages) {
    const refused = await open(path, headers);
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get("retry-after")!, /^[1-9]\d*$/);
    const html = await refused.text();
    assert.match(html, /One moment, please/);
    assert.match(html, /Too many requests\. Try again in \d+ seconds?\./);
    assert.match(html, /href="\/api\/login\?next=%2Fprofile" data-turbo="false"/);
  }
  const script = await open(path, { "sec-fetch-mode": "cors" });
  assert.equal(script.headers.get("content-type"), "application/problem+json");
  await script.body?.cancel();
  const data = await open("/api/account/data", { "sec-fetch-mode": "navigate" });
  assert.equal(data.status, 401);
  assert.match(await data.text(), /You’re not signed in.*href="\/profile"/s);
});

Deno.test("a page that is refused is loaded again by itself, with what was searched", async () => {
  await using test = await addressedApp();
  const { burst } = LIMITS.read.address;
  await test.askUntilRefused(burst, () => ({ path: "/healthz" }));
  const request = new Request(`${ORIGIN}/tours?q=mill`);
  const remoteAddr = { hostname: "203.0.113.7", port: 5000, transport: "tcp" as const };
  const html = await (await test.app.fetch(request, { remoteAddr })).text();
  assert.match(html, /data-name="retry-later"/);
  assert.match(html, /href="\/tours\?q=mill"[^>]*>Try again/);
});

Deno.test("an address that makes listenings up is refused after those of a school", async () => {
  await using test = await addressedApp();
  const path = "/api/tours/01J8Z0000000000000000000AB/listens";
  await test.askUntilRefused(LIMITS.listen.address.burst, () => ({ path, method: "POST" }));
});

Deno.test("all addresses of one IPv6 network count together", async () => {
  await using test = await addressedApp();
  let i = 0;
  const next = () => ({ ...SIGN_IN, from: `2001:db8:1:2::${(i++).toString(16)}` });
  await test.askUntilRefused(burst, next);
  assert.equal((await test.ask({ ...SIGN_IN, from: "2001:db8:1:3::1" })).status, 303);
});

Deno.test("behind a proxy that the host has named, each visitor counts alone", async () => {
  await using test = await addressedApp({ TRUSTED_PROXIES: "1" });
  const via = (address: string) => ({
    ...SIGN_IN,
    from: "10.0.0.1",
    headers: { "x-forwarded-for": `198.51.100.9, ${address}` },
  });
  await test.askUntilRefused(burst, () => via("203.0.113.7"));
  assert.equal((await test.ask(via("203.0.113.8"))).status, 303);
});

Deno.test("a host whose proxy is not in the settings is told so, once", async () => {
  const told = async (settings: Record<string, string>) => {
    const lines: string[] = [];
    const log = createLog({ write: (_, line) => lines.push(line) });
    await using test = await testApp({ settings, log });
    for (let i = 0; i < 3; i++) {
      const headers = { "x-forwarded-for": "203.0.113.7" };
      await (await test.app.request(`/tours?q=${i}`, { headers })).body?.cancel();
    }
    return lines.filter((line) => line.includes("TRUSTED_PROXIES is not set")).length;
  };
  assert.deepEqual([await told({}), await told({ TRUSTED_PROXIES: "1" })], [1, 0]);
});

Deno.test("an account that writes too much is refused, wherever it is, and another is not", async () => {
  await using test = await testApp(standingClocks());
  const [noisy, quiet] = [new Client(test.app), new Client(test.app)];
  await noisy.login("author");
  await quiet.login("visitor");
  const write = (client: Client) =>
    client.request("/api/progress/nothing", { method: "PATCH" }).then(({ status }) => status);
  const { burst } = LIMITS.write.account;
  for (let n = 1; n <= burst; n++) assert.notEqual(await write(noisy), 429, `${n} of ${burst}`);
  assert.equal(await write(noisy), 429);
  assert.notEqual(await write(quiet), 429);
  const signedOut = await noisy.request("/api/auth/logout", { method: "POST" });
  assert.equal(signedOut.status, 204, "who has written too much signs out all the same");
});

Deno.test("two servers on one store let an account do no more than one does", async () => {
  const clocks = standingClocks();
  await using first = await testApp(clocks);
  await using second = await testApp({ ...clocks, kv: first.kv });
  const [atFirst, atSecond] = [new Client(first.app), new Client(second.app)];
  await atFirst.login("author");
  atSecond.cookies = atFirst.cookies;
  const passes = async (client: Client) =>
    (await client.request("/api/progress/nothing", { method: "PATCH" })).status !== 429;
  const { burst } = LIMITS.write.account;
  let passed = 0;
  for (let i = 0; i < 2 * burst; i++) {
    if (await passes(i % 2 ? atFirst : atSecond)) passed++;
  }
  console.log(`Two servers let ${passed} of ${2 * burst} writes of one account through.`);
  assert.equal(passed, burst);
});

Deno.test("a page that is refused says so as a page", async () => {
  await using test = await addressedApp();
  const page = () => ({ path: "/create-tour" });
  const refused = await test.askUntilRefused(LIMITS.read.address.burst, page);
  assert.match(refused.headers.get("content-type")!, /^text\/html/);
  assert.match(refused.headers.get("retry-after")!, /^\d+$/);
  assert.equal(
    (await test.ask({ path: "/tours" })).status,
    200,
    "pages from memory are not counted",
  );
});

/** People of one school, signed in behind one address; `ask` sends a request of one of them. */
async function school(people: number) {
  const test = await testApp(standingClocks());
  const remoteAddr = { hostname: "203.0.113.7", port: 5000, transport: "tcp" as const };
  const cookies: string[] = [];
  for (let i = 0; i < people; i++) {
    const { id } = await saveIdentity(test.kv, identityOf(i + 1), new Date());
    cookies.push(`session=${await createSession(test.kv, id, new Date())}`);
  }
  const ask = async (who: number | "nobody", path: string, method = "GET") => {
    const cookie = who === "nobody" ? "session=of-nobody" : cookies[who];
    const headers = { origin: ORIGIN, ...(cookie ? { cookie } : {}) };
    const response = await test.app.fetch(new Request(ORIGIN + path, { method, headers }), {
      remoteAddr,
    });
    await response.body?.cancel();
    return response.status;
  };
  return { ...test, ask };
}

const OF_SCHOOL = {
  read: ["/api/auth/session", "GET"],
  write: ["/api/progress/nothing", "PATCH"],
  "look-up": ["/api/location", "GET"],
} as const;

for (const [kind, [path, method]] of Object.entries(OF_SCHOOL)) {
  Deno.test(`one phone that asks without end (${kind}) uses up what its account has, and nothing of the 29 others behind its address`, async () => {
    await using test = await school(30);
    const { account, address } = LIMITS[kind as keyof typeof OF_SCHOOL];
    let passed = 0;
    // More than the whole address may without accounts.
    for (let n = 0; n < address.burst + 100; n++) {
      if (await test.ask(0, path, method) !== 429) passed++;
    }
    assert.equal(passed, account.burst);
    // What each of the others asks for in a lesson; all together stay below the pace of an address.
    const each = Math.min(account.burst, 60);
    for (let who = 1; who < 30; who++) {
      for (let n = 0; n < each; n++) assert.notEqual(await test.ask(who, path, method), 429);
    }
    assert.notEqual(await test.ask("nobody", path, method), 429);
  });
}

Deno.test("an invalid session cookie counts as no account: the address has the limit of visitors", async () => {
  await using test = await school(1);
  const { burst } = LIMITS.read.address;
  for (let n = 0; n < burst; n++) {
    assert.notEqual(await test.ask("nobody", "/api/auth/session"), 429);
  }
  assert.equal(await test.ask("nobody", "/api/auth/session"), 429);
  assert.notEqual(await test.ask(0, "/api/auth/session"), 429, "who is signed in reads on");
});
