import assert from "node:assert/strict";
import { createAccountLimiter } from "../../../../lib/server/load/account_limiter.ts";
import { countedKv } from "../../../../lib/store/kv/counted_kv.ts";
import { withKv } from "../../../support/store/store.ts";

const LIMIT = { burst: 40, perMinute: 60 };
const OF = { kind: "write", userId: "a" } as const;

/** Processes on one store and their clock; `ask` counts what passes of so many requests. */
function processes(kv: Deno.Kv, count: number) {
  const clock = { ms: 0 };
  const now = () => new Date(Date.UTC(2026, 4, 4) + clock.ms);
  const limiters = Array.from(
    { length: count },
    () => createAccountLimiter({ kv, now, elapsed: () => clock.ms }),
  );
  const ask = async (times: number, of: Parameters<typeof limiters[0]["take"]>[0] = OF) => {
    const waits = await Promise.all(
      Array.from({ length: times }, (_, i) => limiters[i % count].take(of, LIMIT)),
    );
    return waits.filter((wait) => wait === 0).length;
  };
  return { clock, limiters, ask };
}

Deno.test(
  "four processes let through what one would",
  withKv(async (kv) => {
    const { clock, ask, limiters } = processes(kv, 4);
    assert.equal(await ask(400), 40);
    assert.equal(await limiters[2].take(OF, LIMIT), 1, "seconds to wait");
    clock.ms = 30_000;
    assert.equal(await ask(400), 30);
    assert.equal(await ask(8, { ...OF, userId: "b" }), 8, "another account");
    assert.equal(await ask(8, { ...OF, kind: "look-up" }), 8, "another class");
  }),
);

Deno.test(
  "of a limit's requests one in twenty or more asks the store, of refused ones none",
  withKv(async (kv) => {
    let commits = 0;
    let reads = 0;
    const counting = countedKv(kv, (kind) => {
      if (kind === "commit") commits++;
      else reads++;
    });
    const { ask } = processes(counting, 1);
    await ask(40);
    assert.ok(commits <= 20, `${commits} commits`);
    await ask(1);
    const before = [commits, reads];
    await ask(500);
    assert.deepEqual([commits, reads], before);
  }),
);
