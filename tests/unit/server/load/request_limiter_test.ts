import assert from "node:assert/strict";
import { createRequestLimiter } from "../../../../lib/server/load/request_limiter.ts";

const LIMIT = { burst: 10, perMinute: 60 };

function movable(mostKeys?: number) {
  let at = 1_000_000;
  const limiter = createRequestLimiter({ now: () => at, mostKeys });
  return { ...limiter, moveOn: (ms: number) => at += ms };
}

Deno.test("so many requests may come at once, then as many as the rate lets through", () => {
  const limiter = movable();
  const sent = (count: number) =>
    Array.from({ length: count }, () => limiter.take("a", LIMIT)).filter((wait) => wait === 0);
  assert.equal(sent(50).length, 10);
  assert.equal(limiter.take("a", LIMIT), 1);
  limiter.moveOn(1000);
  assert.equal(sent(50).length, 1);
  limiter.moveOn(60_000);
  assert.equal(sent(50).length, 10, "rest does not add up beyond the burst");
});

Deno.test("who waits as long as was said is let through, and refusals do not make it longer", () => {
  const limiter = movable();
  for (let i = 0; i < 500; i++) limiter.take("a", { burst: 1, perMinute: 2 });
  const wait = limiter.take("a", { burst: 1, perMinute: 2 });
  assert.equal(wait, 30);
  limiter.moveOn(wait * 1000);
  assert.equal(limiter.take("a", { burst: 1, perMinute: 2 }), 0);
});

Deno.test("who keeps a pace waits for its turn, and never longer than the most", () => {
  const limiter = movable();
  const waits = (count: number) =>
    Array.from({ length: count }, () => limiter.pace("a", LIMIT, 5000));
  assert.deepEqual(waits(12), [...Array(10).fill(0), 1000, 2000]);
  assert.deepEqual(waits(5), [3000, 4000, 5000, 5000, 5000]);
  limiter.moveOn(5000);
  assert.deepEqual(waits(2), [1000, 2000]);
  limiter.moveOn(60_000);
  assert.deepEqual(waits(11), [...Array(10).fill(0), 1000], "rest does not add up");
  assert.equal(limiter.pace("b", LIMIT, 5000), 0, "another does not wait");
});

Deno.test("one address does not slow another down", () => {
  const limiter = movable();
  for (let i = 0; i < 50; i++) limiter.take("noisy", LIMIT);
  assert.equal(limiter.take("quiet", LIMIT), 0);
});

Deno.test("a million addresses take no more memory than 50,000, and do not free one that floods", () => {
  const limiter = createRequestLimiter({ now: () => 0 });
  let passed = 0;
  for (let i = 0; i < 1_000_000; i++) {
    limiter.take(`read address 10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, LIMIT);
    if (i % 100 === 0 && limiter.take("flood", LIMIT) === 0) passed++;
    assert.ok(limiter.size() <= 50_000);
  }
  console.log(`1,000,000 addresses: ${limiter.size()} remembered, ${passed} let through.`);
  assert.equal(passed, 10);
});
