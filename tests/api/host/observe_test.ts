import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import type { Parts } from "../../../routes/context.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

/** An app whose log is read, on a store that can be made to fail. */
async function loggedApp(settings: Record<string, string> = {}, parts: Partial<Parts> = {}) {
  const store = await openTestStore();
  const state = { fails: false };
  const lines: string[] = [];
  const fail = () => Promise.reject(new Error("the disk is gone"));
  const get = (...args: Parameters<Deno.Kv["get"]>) => state.fails ? fail() : store.kv.get(...args);
  const list = (...args: Parameters<Deno.Kv["list"]>) => {
    if (state.fails) throw new Error("the disk is gone");
    return store.kv.list(...args);
  };
  const test = await testApp({
    kv: withMethods(store.kv, { get, list }),
    log: createLog({ write: (_, line) => lines.push(line), isJson: true }),
    settings,
    ...parts,
  });
  return {
    ...test,
    kv: store.kv,
    state,
    lines,
    parsed: () => lines.map((line) => JSON.parse(line)),
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const UUID = /^[0-9a-f-]{36}$/;

Deno.test("a refused request has one short line, with the id that its answer names", async () => {
  await using test = await loggedApp();
  for (
    const [method, path, status] of [
      ["GET", "/api/drafts", 401],
      ["GET", "/tours/no-such-tour-at-all", 308],
      ["GET", "/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV", 404],
      ["GET", "/no-such-file.svg", 404],
      ["DELETE", "/tours", 403],
      ["POST", "/api/tours/nothing/start", 401],
    ] as const
  ) {
    test.lines.length = 0;
    const headers = method === "POST" ? { origin: ORIGIN } : undefined;
    const response = await test.app.request(ORIGIN + path, { method, headers });
    await response.body?.cancel();
    assert.equal(response.status, status, path);
    if (status < 400) {
      assert.deepEqual(test.lines, [], "what goes well has none");
      continue;
    }
    assert.equal(test.lines.length, 1, path);
    assert.ok(test.lines[0].length < 300);
    const [line] = test.parsed();
    assert.match(line.request, UUID);
    assert.equal(response.headers.get("x-request-id"), line.request, path);
    assert.deepEqual([line.level, line.method, line.status, line.error], [
      "warn",
      method,
      status,
      undefined,
    ]);
  }
});

Deno.test("a failure is logged once, with its stack, and the visitor learns nothing of it", async () => {
  await using test = await loggedApp();
  test.state.fails = true;
  const response = await test.app.request(`${ORIGIN}/api/tours?limit=3`);
  assert.equal(response.status, 500);
  assert.doesNotMatch(await response.text(), /disk|\.ts/);
  assert.equal(test.lines.length, 1);
  const [line] = test.parsed();
  assert.deepEqual([line.level, line.route, line.status], ["error", "/api/tours", 500]);
  assert.match(line.error, /the disk is gone\n\s+at /);
  assert.equal(response.headers.get("x-request-id"), line.request);
});

Deno.test("a bucket that does not answer is a 503 that says when to try again, and the log has the reason", async () => {
  const settings = {
    S3_URL: "https://bucket.example",
    S3_BUCKET: "archives",
    S3_ACCESS_KEY_ID: "test",
    S3_SECRET_ACCESS_KEY: "test",
  };
  const unreachable = () => Promise.reject(new TypeError("connection refused"));
  await using test = await loggedApp(settings, { fetch: unreachable });
  const path = `/media/${"a".repeat(64)}.mp3`;
  const response = await test.app.request(ORIGIN + path);
  assert.deepEqual([response.status, response.headers.get("retry-after")], [503, "30"]);
  assert.doesNotMatch(await response.text(), /refused|bucket\.example/);
  assert.equal(test.lines.length, 1);
  const [line] = test.parsed();
  assert.deepEqual([line.level, line.status], ["error", 503]);
  assert.match(line.error, /The S3 server at .* does not answer HEAD: connection refused/);
  assert.equal(test.lines[0].includes("aaaa"), false, "the name alone is enough to read the file");
});

Deno.test("each sign-in has a line: by what it was, or why it failed", async () => {
  await using test = await loggedApp();
  await new Client(test.app).login("author");
  assert.deepEqual(test.parsed().map(({ text, by }) => [text, by]), [
    ["Somebody signed in", "provider"],
  ]);
  test.lines.length = 0;
  await new Client(test.app).login(null);
  const forger = new Client(test.app);
  const answer = new URL(await forger.answerOf("author"));
  answer.searchParams.set("code", "forged");
  await forger.request(answer.href);
  assert.deepEqual(test.parsed().map(({ level, text }) => [level, text.split(": ")[0]]), [
    ["info", "A sign-in ended"],
    ["info", "A sign-in failed"],
  ]);
  assert.match(test.lines[0], /cancelled/);
});

Deno.test("no line holds an address, a name, a secret, a place or a word that somebody typed", async () => {
  await using test = await loggedApp({ LOG_REQUESTS: "all" });
  const client = new Client(test.app);
  await client.login("author");
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const paths = [
    "/preview/Secret43Secret43Secret43Secret43Secret43Secr",
    "/transfer/Secret43Secret43Secret43Secret43Secret43Secr",
    "/api/tours/nearby?lat=43.7731&lng=11.2560",
    "/tours?q=Leonora&lat=43.7731&lng=11.2560",
    `/tour/${id}?name=Leonora`,
    "/Leonora/43.7731.html",
    "/api/callback?code=Secret43&state=Leonora",
    "/api/location?q=Leonora",
  ];
  for (const path of paths) {
    const remoteAddr = { hostname: "203.0.113.77", port: 5000, transport: "tcp" as const };
    const headers = { "user-agent": "Leonora", "x-request-id": "Leonora-Leonora" };
    const request = new Request(ORIGIN + path, { headers });
    const response = await test.app.fetch(request, { remoteAddr });
    await response.body?.cancel();
    await (await client.request(path)).body?.cancel();
  }
  assert.ok(test.lines.length >= 2 * paths.length, `${test.lines.length} lines`);
  const all = test.lines.join("\n");
  for (
    const word of [
      "Leonora",
      "Secret43",
      "43.773",
      "11.256",
      "203.0",
      ...client.cookies.map(({ value }) => value),
    ]
  ) {
    assert.equal(all.includes(word), false, word);
  }
});

Deno.test("the id of a proxy that the host has named is taken over, if it is one", async () => {
  await using test = await loggedApp({ TRUSTED_PROXIES: "1" });
  const idFor = async (given: string) => {
    const headers = { "x-request-id": given };
    const response = await test.app.request(`${ORIGIN}/api/drafts`, { headers });
    await response.body?.cancel();
    return response.headers.get("x-request-id");
  };
  assert.equal(await idFor("5f0c7a1e-proxy"), "5f0c7a1e-proxy");
  assert.match((await idFor('"} {"level":"error"'))!, UUID);
  assert.match((await idFor("x".repeat(1000)))!, UUID);
});

Deno.test("an answer that others may get from a cache has no id of one request", async () => {
  await using test = await loggedApp();
  for (const path of ["/", "/tours", "/icon.svg"]) {
    for (let i = 0; i < 2; i++) {
      const response = await test.app.request(ORIGIN + path);
      await response.body?.cancel();
      assert.equal(response.headers.get("x-request-id"), null, path);
    }
  }
});
