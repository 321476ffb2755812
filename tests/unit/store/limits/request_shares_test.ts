import assert from "node:assert/strict";
import { takeRequests } from "../../../../lib/store/limits/request_shares.ts";
import { everything, withKv } from "../../../support/store/store.ts";

const START = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);
const LIMIT = { burst: 10, perMinute: 60 };
const OF = { kind: "write", userId: "a" } as const;
const HOUR = 3600 * 1000;

/** Takes up to `most` at so many milliseconds after the start. */
const taker = (kv: Deno.Kv, most = 4) => (ms: number) =>
  takeRequests(kv, OF, { limit: LIMIT, most, now: after(ms) });

Deno.test(
  "shares of a burst end with it, and come back at the rate",
  withKv(async (kv) => {
    const take = taker(kv);
    const shares = [await take(0), await take(0), await take(0), await take(0)];
    assert.deepEqual(shares.map(({ taken }) => taken), [4, 4, 2, 0]);
    assert.equal(shares[3].wait, 1000);
    assert.deepEqual(await take(999), { taken: 0, wait: 1 });
    assert.equal((await take(1000)).taken, 1);
    assert.equal((await take(HOUR)).taken, 4);
  }),
);

Deno.test(
  "many processes that ask at once get no more than the burst together",
  withKv(async (kv) => {
    const shares = await Promise.all(Array.from({ length: 12 }, () => taker(kv)(0)));
    assert.equal(shares.reduce((sum, { taken }) => sum + taken, 0), 10);
  }),
);

Deno.test(
  "what is refused writes nothing, and an account has one entry for a class",
  withKv(async (kv) => {
    const take = taker(kv, 10);
    await take(0);
    const before = await everything(kv);
    assert.equal(before.length, 1);
    for (let i = 0; i < 5; i++) assert.equal((await take(0)).taken, 0);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "a clock that is set back takes nothing from anybody: the limit is there as at the first request",
  withKv(async (kv) => {
    const take = taker(kv, 10);
    for (const hours of [500, 1, 0]) {
      assert.equal((await take(hours * HOUR)).taken, 10);
      assert.deepEqual(await take(hours * HOUR), { taken: 0, wait: 1000 });
    }
  }),
);

Deno.test(
  "two machines whose clocks differ by a minute give no more requests than one",
  withKv(async (kv) => {
    const take = taker(kv, 10);
    assert.equal((await take(60_000)).taken, 10);
    assert.deepEqual(await take(0), { taken: 0, wait: 1000 });
    assert.equal((await take(1000)).taken, 1);
    assert.equal((await take(20_000)).taken, 10);
  }),
);
