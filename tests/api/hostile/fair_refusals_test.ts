/** Pages that refuse something cost as much as others: they keep nobody else waiting either. */
import assert from "node:assert/strict";
import { LIMITS } from "../../../routes/middleware/rate_limits.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";

const ORIGIN = "http://localhost:8000";
const NOISY = 100;

const ask = (test: TestApp, path: string, from: string) =>
  test.app.fetch(new Request(ORIGIN + path, { headers: { "x-forwarded-for": from } }), {
    remoteAddr: { hostname: "127.0.0.1", port: 5000, transport: "tcp" as const },
  });

/** `NOISY` requests of one address for `path`, all at once. */
const flood = (test: TestApp, path: string, ended: (status: number) => void) =>
  Promise.all(
    Array.from({ length: NOISY }, async () => {
      const response = await ask(test, path, "198.51.100.7");
      await response.body?.cancel();
      ended(response.status);
    }),
  );

Deno.test("a visitor who comes after a hundred refused addresses is served among the first", async () => {
  await using test = await testApp({ settings: { TRUSTED_PROXIES: "1" } });
  const refused: number[] = [];
  const noise = flood(test, "/%00", (status) => refused.push(status));
  const page = await ask(test, "/tours?lat=43&lng=11", "203.0.113.9");
  assert.equal(page.status, 200);
  await page.body?.cancel();
  assert.ok(refused.length <= 5, `${refused.length} were served before`);
  await noise;
  assert.deepEqual(refused, Array(NOISY).fill(400));
});

Deno.test("between two pages that refuse something the program looks at what has come in", async () => {
  // The limits' clock stands: nothing that was used up comes back, however slow the machine is.
  const settings = { TRUSTED_PROXIES: "1" };
  await using test = await testApp({ settings, elapsed: () => 0 });
  // Above the limit of an address nothing is read: each page would be made at once.
  for (let i = 0; i < LIMITS.read.address.burst / NOISY; i++) {
    await flood(test, "/api/tours/missing", () => {});
  }
  for (const [path, status] of [["/%00", 400], ["/tours?lat=43&lng=11", 429]] as const) {
    let [looks, refused, isOver] = [0, 0, false];
    const looking = (async () => {
      for (; !isOver; looks++) await new Promise((resolve) => setTimeout(resolve));
    })();
    await flood(test, path, (answered) => answered === status && refused++);
    isOver = true;
    await looking;
    assert.equal(refused, NOISY, `refused with ${status}`);
    assert.ok(looks >= refused / 2, `${looks} looks during ${refused} pages of ${status}`);
  }
});

Deno.test("of more pages than may wait for a turn, each is answered: those beyond with a 503", async () => {
  await using test = await testApp({ settings: { TRUSTED_PROXIES: "1" } });
  const statuses = new Map<string, number>();
  await Promise.all(Array.from({ length: 700 }, async () => {
    const response = await ask(test, "/tours?lat=43&lng=11", "198.51.100.7");
    await response.body?.cancel();
    const status = `${response.status} ${response.headers.get("retry-after")}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }));
  assert.deepEqual(Object.fromEntries(statuses), { "503 5": 199, "200 null": 501 });
});
