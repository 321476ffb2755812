import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { countIdentity } from "../../support/store/store.ts";

Deno.test("a session cookie that was there before a sign-in is not taken over", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const preset = "A".repeat(43);
  client.cookies = [{ name: "session", value: preset, path: "/" }];
  await client.login("author");
  assert.notEqual(client.cookie("session"), preset);
  const attacker = new Client(test.app);
  attacker.cookies = [{ name: "session", value: preset, path: "/" }];
  assert.equal((await attacker.request("/api/auth/user")).status, 401);
});

Deno.test("an attacker's own session, preset in another browser, does not become the victim's", async () => {
  await using test = await testApp();
  const [attacker, victim] = [new Client(test.app), new Client(test.app)];
  await attacker.login("visitor");
  victim.cookies = attacker.cookies.map((cookie) => ({ ...cookie }));
  await victim.login("author");
  assert.equal((await attacker.request("/api/auth/user")).status, 401);
  const user = await (await victim.request("/api/auth/user")).json();
  assert.equal(user.email, "author@demo.example");
});

Deno.test("a session token opens nothing but by its cookie", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const token = client.cookie("session")!;
  const stranger = new Client(test.app);
  const [record] = await Array.fromAsync(test.kv.list({ prefix: ["sessions"] }));
  const tries: [string, RequestInit][] = [
    [`/api/auth/user?session=${token}`, {}],
    [`/api/auth/user?token=${token}&access_token=${token}`, {}],
    ["/api/auth/user", { headers: { authorization: `Bearer ${token}` } }],
    ["/api/auth/user", { headers: { "x-session": token, session: token } }],
    ["/api/auth/user", { headers: { cookie: `Session=${token}` } }],
    ["/api/auth/user", { headers: { cookie: `__Host-session=${token}` } }],
    ["/api/auth/user", { headers: { cookie: `session=${token.slice(0, -1)}` } }],
    ["/api/auth/user", { headers: { cookie: `session=${record.key[1] as string}` } }],
  ];
  for (const [path, init] of tries) {
    assert.equal((await stranger.request(path, init)).status, 401, JSON.stringify([path, init]));
  }
  const headers = { cookie: `session=${token}` };
  assert.equal((await stranger.request("/api/auth/user", { headers })).status, 200);
});

Deno.test("the store holds no session token, only its hash", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  await client.login("author");
  const all = await Array.fromAsync(test.kv.list({ prefix: [] }));
  assert.ok(all.length > 3);
  assert.ok(!JSON.stringify(all).includes(client.cookie("session")!));
});

Deno.test("a code of the real provider is valid for one answer, and for the sign-in that it was made for", async () => {
  await using test = await testApp();
  const [victim, attacker] = [new Client(test.app), new Client(test.app)];
  const used = new URL(await victim.answerOf("author"));
  await victim.request(used.href);
  const fresh = new URL(await victim.answerOf("author"));
  for (const stolen of [used, fresh]) {
    // The attacker's own state, and the victim's code: its challenge is of another verifier.
    const own = new URL(await attacker.answerOf("visitor"));
    own.searchParams.set("code", stolen.searchParams.get("code")!);
    const response = await attacker.request(own.href);
    assert.match(response.headers.get("location")!, /reason=failed/);
    assert.equal(attacker.cookie("session"), undefined);
  }
  assert.equal((await countIdentity(test.kv)).sessions, 1);
});

Deno.test("the real provider issues no token without the verifier, and redirects to no other site", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  const start = new URL((await client.request("/api/login")).headers.get("location")!);
  for (const change of ["code_challenge", "redirect_uri", "client_id"]) {
    const url = new URL(start);
    if (change === "redirect_uri") url.searchParams.set(change, "https://evil.example/");
    else url.searchParams.delete(change);
    const response = await client.request(url.href);
    const location = response.headers.get("location") ?? "";
    assert.ok(response.status >= 400 || location.includes("error=invalid_request"), change);
    assert.ok(!location.startsWith("https://evil.example"));
  }
  const answer = new URL(await client.answerOf("author"));
  const token = await test.app.request(new URL("/demo-provider/token", answer), {
    method: "POST",
    headers: { origin: answer.origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: answer.searchParams.get("code")!,
      redirect_uri: answer.origin + "/api/callback",
      client_id: "animating-the-archives",
    }),
  });
  assert.ok(token.status === 400 || token.status === 401);
});
