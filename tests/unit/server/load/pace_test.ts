import assert from "node:assert/strict";
import { keepPace } from "../../../../lib/server/load/pace.ts";
import { createRequestLimiter } from "../../../../lib/server/load/request_limiter.ts";

/** What keeps the pace while the clock stands still, and what it did. */
function paced() {
  const did = { answered: 0, held: 0 };
  const answer = keepPace((_: Request) => {
    did.answered++;
    return new Response();
  }, {
    addresses: createRequestLimiter({ now: () => 0 }),
    addressOf: ({ headers }) => headers.get("from") ?? undefined,
    held: () => did.held++,
  });
  const ask = (from?: string) =>
    answer(new Request("http://localhost/", { headers: from ? { from } : {} }));
  return { did, ask };
}

Deno.test("four thousand requests of an address are answered at once, the next one in its turn", async () => {
  const { did, ask } = paced();
  for (let i = 0; i < 4000; i++) ask("a");
  assert.deepEqual(did, { answered: 4000, held: 0 });
  const began = performance.now();
  const waiting = Array.from({ length: 50 }, () => ask("a"));
  assert.deepEqual(did, { answered: 4000, held: 50 }, "nothing is done before its turn");
  assert.ok(ask("b") instanceof Response, "another does not wait");
  await Promise.all(waiting);
  assert.equal(did.answered, 4051);
  assert.ok(performance.now() - began >= 99, "500 a second");
});

Deno.test("who has no address that is known never waits", () => {
  const { did, ask } = paced();
  for (let i = 0; i < 5000; i++) assert.ok(ask() instanceof Response);
  assert.equal(did.held, 0);
});
