import assert from "node:assert/strict";
import { createFairTurns, WaitedTooLong } from "../../../../lib/server/load/fair_turns.ts";
import { TryLater } from "../../../../lib/model/web/problem.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

/** Takes a turn; `log` gets the name when it begins. */
function taking(turns: ReturnType<typeof createFairTurns>, log: string[]) {
  return async (name: string, key: string) => {
    const end = await turns.take(key);
    log.push(name);
    return end;
  };
}

Deno.test("a visitor who comes after a hundred requests of one address is served second", async () => {
  const turns = createFairTurns({ atOnce: 1 });
  const log: string[] = [];
  const take = taking(turns, log);
  const noisy = Array.from({ length: 100 }, (_, i) => take(`noisy ${i}`, "noisy"));
  const visitor = take("visitor", "visitor");
  (await noisy[0])();
  (await noisy[1])();
  (await visitor)();
  assert.deepEqual(log.slice(0, 3), ["noisy 0", "noisy 1", "visitor"]);
  for (const one of noisy.slice(2)) (await one)();
  assert.equal(log.length, 101);
});

Deno.test("so many turns run at once as there may be, and a new one begins where one ends", async () => {
  const turns = createFairTurns({ atOnce: 2 });
  const log: string[] = [];
  const take = taking(turns, log);
  const [first, second, third] = ["first", "second", "third"].map((name) => take(name, name));
  const end = await first;
  await second;
  assert.deepEqual(log, ["first", "second"]);
  end();
  (await third)();
  assert.deepEqual(log, ["first", "second", "third"]);
});

Deno.test("those who wait are bounded for each key, and others are let in", async () => {
  const turns = createFairTurns({ atOnce: 1, mostWaiting: 2 });
  const end = await turns.take("noisy");
  const waiting = [turns.take("noisy"), turns.take("noisy")];
  await assert.rejects(turns.take("noisy"), TryLater);
  const visitor = turns.take("visitor");
  end();
  (await waiting[0])();
  (await visitor)();
  (await waiting[1])();
});

Deno.test("nobody waits for more than half a minute, and a request that gave up takes no turn", async () => {
  using time = new FakeTime();
  const turns = createFairTurns({ atOnce: 1 });
  const end = await turns.take("slow");
  const first = turns.take("visitor");
  await time.advance(20_000);
  const second = turns.take("visitor");
  const failure = first.then(() => "took a turn", (error) => error);
  const failed = Promise.race([failure, time.advance(10_000).then(() => "waits")]);
  assert.ok(await failed instanceof WaitedTooLong);
  end();
  (await second)();
  (await turns.take("other"))();
  await time.advance(60_000);
});
