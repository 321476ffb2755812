/** What costs next to nothing keeps others waiting too, where it is asked for often enough. */
import assert from "node:assert/strict";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";

const ORIGIN = "http://localhost:8000";
/** More than the 4,000 that an address may ask for at once, by what it may ask for in a second. */
const FLOOD = 5500;

const ask = (test: TestApp, from: string) =>
  test.app.fetch(new Request(`${ORIGIN}/icon.svg`, { headers: { "x-forwarded-for": from } }), {
    remoteAddr: { hostname: "127.0.0.1", port: 5000, transport: "tcp" as const },
  });

const flood = (test: TestApp) =>
  Promise.all(
    Array.from({ length: FLOOD }, async () => {
      await (await ask(test, "198.51.100.7")).body?.cancel();
    }),
  );

async function held({ app }: TestApp): Promise<number> {
  const figures = await readFigures((path, init) => app.request(ORIGIN + path, init));
  return figures.get("http_requests_held_total")!;
}

Deno.test("an address that floods the program with a file from memory waits for its turns, and the host learns of it", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN, TRUSTED_PROXIES: "1" } });
  const began = performance.now();
  await flood(test);
  const took = performance.now() - began;
  console.log(`${FLOOD} took ${Math.round(took)} ms, ${await held(test)} of them were held.`);
  assert.ok(took >= 2900, `1,500 more than the burst took ${took} ms, of 500 a second`);
  assert.ok(await held(test) > 0);
  const other = await ask(test, "203.0.113.9");
  await other.body?.cancel();
  assert.equal(other.status, 200);
});

Deno.test("a request without a known address never waits: the address may be everybody's", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  await flood(test);
  assert.equal(await held(test), 0);
});
