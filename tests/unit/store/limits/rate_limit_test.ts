import assert from "node:assert/strict";
import { consumeLimits, countTries, resetLimits } from "../../../../lib/store/limits/rate_limit.ts";
import { everything, withKv } from "../../../support/store/store.ts";

const START = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);
const limit = (who: string, tries = 3, wait = 1000) => ({ who, tries, wait });

Deno.test(
  "tries are free up to the limit, and then there is a wait from the last of them",
  withKv(async (kv) => {
    const count = (ms: number) => consumeLimits(kv, "promote", [limit("a")], after(ms));
    for (const ms of [0, 10, 20]) assert.equal(await count(ms), 0);
    assert.equal(await count(100), 920);
    assert.equal(await count(500), 520, "a refused try does not make it longer");
    assert.equal(await count(1020), 0);
    assert.equal(await count(1021), 0, "the count began anew");
  }),
);

Deno.test(
  "each is counted for himself and for all, and a refused try counts for nobody",
  withKv(async (kv) => {
    const count = (who: string, ms = 0) =>
      consumeLimits(kv, "promote", [limit(who), limit("all", 4, 100)], after(ms));
    for (const who of ["a", "a", "a", "b"]) assert.equal(await count(who), 0);
    assert.equal(await count("a"), 1000, "the longer wait is told");
    assert.equal(await count("c"), 100);
    assert.equal(await count("c", 100), 0);
    assert.equal(await consumeLimits(kv, "invite", [limit("a")], START), 0, "another secret");
  }),
);

Deno.test(
  "many tries at once get no more than the limit",
  withKv(async (kv) => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => consumeLimits(kv, "promote", [limit("a")], START)),
    );
    assert.equal(waits.filter((wait) => wait === 0).length, 3);
  }),
);

Deno.test(
  "a success forgets the tries",
  withKv(async (kv) => {
    for (let i = 0; i < 3; i++) await consumeLimits(kv, "promote", [limit("a")], START);
    await resetLimits(kv, "promote", ["a"]);
    assert.deepEqual(await everything(kv), []);
    assert.equal(await consumeLimits(kv, "promote", [limit("a")], START), 0);
  }),
);

Deno.test(
  "a clock that is set back by weeks locks nobody out until it has caught up",
  withKv(async (kv) => {
    const count = (ms: number) => consumeLimits(kv, "promote", [limit("a")], after(ms));
    const WEEKS = 21 * 24 * 3600 * 1000;
    for (let i = 0; i < 3; i++) await count(WEEKS);
    assert.equal(await count(WEEKS), 1000, "before, it is a wait as any");
    assert.equal(await count(0), 0);
  }),
);

Deno.test(
  "two machines whose clocks differ give no more tries than one",
  withKv(async (kv) => {
    const AHEAD = 900;
    const tries = [];
    for (let i = 0; i < 10; i++) {
      tries.push(await consumeLimits(kv, "promote", [limit("a")], after(i % 2 ? 0 : AHEAD)));
    }
    assert.equal(tries.filter((wait) => wait === 0).length, 3);
  }),
);

Deno.test(
  "tries are told until their wait is over, or a clock is set back by more than a wait",
  withKv(async (kv) => {
    const told = (ms: number) => countTries(kv, "promote", { who: "a", wait: 1000 }, after(ms));
    assert.equal(await told(0), 0);
    for (let i = 0; i < 2; i++) await consumeLimits(kv, "promote", [limit("a")], START);
    assert.deepEqual(await Promise.all([0, 999, 1000].map(told)), [2, 2, 0]);
    assert.deepEqual(await Promise.all([-1000, -1001].map(told)), [2, 0]);
  }),
);
