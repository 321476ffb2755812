/** A client that saves all the time does not delay others. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const ORIGIN = "http://localhost:8000";
const NOISY = 100;

const ask = (test: TestApp, from: string, path: string, init: RequestInit = {}) => {
  const headers = { ...init.headers, "x-forwarded-for": from };
  return test.app.fetch(new Request(ORIGIN + path, { ...init, headers }), {
    remoteAddr: { hostname: "127.0.0.1", port: 5000, transport: "tcp" as const },
  });
};

/** The statuses that `NOISY` requests of one author get, and how many of them before a visitor. */
async function besideVisitor(method: string, pathOf: (draftId: string) => string, body: unknown) {
  await using test = await testApp({ settings: { TRUSTED_PROXIES: "1" } });
  const author = new Client(test.app);
  await author.login("author");
  const draft = { title: "A draft", draftData: { title: "A draft" } };
  const { id } = await (await author.json("POST", "/api/drafts", draft)).json();
  const init = {
    method,
    headers: {
      origin: ORIGIN,
      "content-type": "application/json",
      cookie: `session=${author.cookie("session")}`,
    },
    body: JSON.stringify(body),
  };
  const statuses: number[] = [];
  const noise = Array.from({ length: NOISY }, async () => {
    const response = await ask(test, "198.51.100.7", pathOf(id), init);
    await response.body?.cancel();
    statuses.push(response.status);
  });
  // What must be looked up to let them save is no part of their turns.
  while (statuses.length === 0) await new Promise((resolve) => setTimeout(resolve));
  const earlier = statuses.length;
  const page = await ask(test, "203.0.113.9", "/tours?lat=43&lng=11");
  assert.equal(page.status, 200);
  await page.body?.cancel();
  const meanwhile = statuses.length - earlier;
  await Promise.all(noise);
  console.log(`${earlier} before the visitor came, ${meanwhile} before they were served.`);
  return { statuses: new Set(statuses), meanwhile };
}

Deno.test("a visitor who comes while a hundred bodies are refused is served among the first", async () => {
  const body = { title: "a".repeat(500_000) };
  const { statuses, meanwhile } = await besideVisitor("POST", () => "/api/tours", body);
  assert.deepEqual(statuses, new Set([400]));
  assert.ok(meanwhile <= 5, `${meanwhile} were refused before`);
});

Deno.test("a visitor who comes while a hundred drafts of 400 stops are sent is served among the first", async () => {
  const audioStops = Array.from({ length: 400 }, () => makeStop({ description: "a".repeat(1500) }));
  const body = { title: "A", draftData: makeTour({ audioStops }), revision: 1000 };
  // The draft has another revision by now.
  const { statuses, meanwhile } = await besideVisitor("PUT", (id) => `/api/drafts/${id}`, body);
  assert.deepEqual(statuses, new Set([409]));
  assert.ok(meanwhile <= 5, `${meanwhile} were refused before`);
});
