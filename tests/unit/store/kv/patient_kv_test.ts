import assert from "node:assert/strict";
import { patientKv, StoreUnreachable } from "../../../../lib/store/kv/patient_kv.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

/** A store that is silent until it is told to answer, its reads so far, and a clock. */
function silentStore(kv: Deno.Kv) {
  const answering = Promise.withResolvers<void>();
  const reads: Promise<unknown>[] = [];
  const it = {
    reads,
    now: 0,
    /** Resolves when all that was read so far is answered. */
    async answer() {
      answering.resolve();
      await Promise.all(reads);
    },
  };
  const read = <T>(ask: () => Promise<T>) => {
    const answer = answering.promise.then(ask);
    reads.push(answer);
    return answer;
  };
  const silent = withMethods(kv, {
    get: (key) => read(() => kv.get(key)),
    getMany: (keys) => read(() => kv.getMany(keys)),
    list(...args) {
      const entries = kv.list(...args);
      const next = entries.next.bind(entries);
      entries.next = () => read(next);
      return entries;
    },
  });
  return { it, kv: patientKv(silent, { now: () => it.now }) };
}

const READS: Record<string, (kv: Deno.Kv) => Promise<unknown>> = {
  "a get": (kv) => kv.get(["a"]),
  "several": (kv) => kv.getMany([["a"], ["b"]]),
  "a list": (kv) => Array.fromAsync(kv.list({ prefix: [] })),
};
for (const [what, read] of Object.entries(READS)) {
  Deno.test(`${what} of a store that does not answer ends after ten seconds with a 503 that says when to try again`, async () => {
    using memory = await Deno.openKv(":memory:");
    using time = new FakeTime();
    const { kv } = silentStore(memory);
    const failure = read(kv).then(() => "answered", (error) => error);
    const soon = Promise.race([failure, time.advance(9_999).then(() => "waits")]);
    assert.equal(await soon, "waits");
    await time.advance(1);
    const error = await failure;
    assert.ok(error instanceof StoreUnreachable);
    assert.deepEqual([error.status, error.retryAfter], [503, 30]);
  });
}

Deno.test("of a store that does not answer one read a second is asked for, until it answers", async () => {
  using memory = await Deno.openKv(":memory:");
  using time = new FakeTime();
  const { it, kv } = silentStore(memory);
  const first = assert.rejects(kv.get(["a"]), StoreUnreachable);
  await time.advance(10_000);
  await first;
  it.now = 10_000;
  const probe = assert.rejects(kv.get(["a"]), StoreUnreachable);
  for (let i = 0; i < 1000; i++) await assert.rejects(kv.get(["a"]), StoreUnreachable);
  assert.equal(it.reads.length, 2);
  await time.advance(10_000);
  await probe;
  await it.answer();
  assert.equal((await kv.get(["a"])).value, null);
  assert.equal((await Array.fromAsync(kv.list({ prefix: [] }))).length, 0);
});

Deno.test("a store that answers is as it is", async () => {
  using memory = await Deno.openKv(":memory:");
  const kv = patientKv(memory);
  await kv.set(["a"], 1);
  await kv.atomic().set(["b"], 2).commit();
  assert.deepEqual((await kv.getMany([["a"], ["b"]])).map(({ value }) => value), [1, 2]);
  const entries = kv.list({ prefix: [] }, { limit: 1 });
  assert.equal((await Array.fromAsync(entries)).length, 1);
  const rest = kv.list({ prefix: [] }, { cursor: entries.cursor });
  assert.deepEqual((await Array.fromAsync(rest)).map(({ key }) => key), [["b"]]);
});
