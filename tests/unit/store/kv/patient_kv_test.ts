import assert from "node:assert/strict";
import {
  patientKv,
  StoreUnreachable,
  WriteUnanswered,
} from "../../../../lib/store/kv/patient_kv.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";
import { muteStore } from "../../../support/store/mute_store.ts";

/** A store that answers nothing until it is told to, as the program uses it. */
function patientOfMute(memory: Deno.Kv) {
  const clock = { now: 0 };
  const { mute, kv } = muteStore(memory);
  mute.isSilent = true;
  return { it: mute, clock, kv: patientKv(kv, { now: () => clock.now }) };
}

const READS: Record<string, (kv: Deno.Kv) => Promise<unknown>> = {
  "a get": (kv) => kv.get(["a"]),
  "several": (kv) => kv.getMany([["a"], ["b"]]),
  "a list": (kv) => Array.fromAsync(kv.list({ prefix: [] })),
};
for (const [what, read] of Object.entries(READS)) {
  Deno.test(`${what} of a store that answers nobody ends within a second with a 503 that says when to try again`, async () => {
    using memory = await Deno.openKv(":memory:");
    using time = new FakeTime();
    const { kv } = patientOfMute(memory);
    const failure = read(kv).then(() => "answered", (error) => error);
    const soon = Promise.race([failure, time.advance(799).then(() => "waits")]);
    assert.equal(await soon, "waits");
    await time.advance(1);
    const error = await failure;
    assert.ok(error instanceof StoreUnreachable);
    assert.deepEqual([error.status, error.retryAfter], [503, 10]);
  });
}

Deno.test("a store that has fallen silent is asked by few probes, and used again once one is answered", async () => {
  using memory = await Deno.openKv(":memory:");
  using time = new FakeTime();
  const { it, clock, kv } = patientOfMute(memory);
  const first = assert.rejects(kv.get(["a"]), StoreUnreachable);
  await time.advance(800);
  await first;
  const [asked, refused] = [it.reads, 1000];
  for (let i = 0; i < refused; i++) await assert.rejects(kv.get(["a"]), StoreUnreachable);
  assert.equal(it.reads, asked, "no probe within 0.2 s of the last one");
  for (let i = 0; i < refused; i++) {
    clock.now += 1000;
    await assert.rejects(kv.atomic().set(["a"], 1).commit(), StoreUnreachable);
  }
  assert.ok(it.reads <= asked + 10, `${it.reads} reads`);
  await it.answer();
  assert.equal((await kv.get(["a"])).value, null, "nothing was written meanwhile");
  assert.equal((await Array.fromAsync(kv.list({ prefix: [] }))).length, 0);
});

Deno.test("an answer that takes long is waited for while the store answers others, for ten seconds", async () => {
  using memory = await Deno.openKv(":memory:");
  using time = new FakeTime();
  const { it, clock, kv } = patientOfMute(memory);
  const slow = kv.get(["a"]).then(() => "answered", (error) => error);
  it.isSilent = false;
  for (let ms = 0; ms < 9800; ms += 200) {
    clock.now += 200;
    await time.advance(200);
    await memory.get(["a"]);
  }
  assert.equal((await kv.get(["b"])).value, null);
  await time.advance(200);
  assert.ok(await slow instanceof StoreUnreachable);
  assert.equal((await kv.get(["b"])).value, null, "the store is not silent");
});

Deno.test("a write that has begun is waited for, since nobody could say whether it was done, for half a minute", async () => {
  using memory = await Deno.openKv(":memory:");
  using time = new FakeTime();
  const { it, kv } = patientOfMute(memory);
  const written = kv.atomic().set(["a"], 1).commit();
  await time.advance(20_000);
  await assert.rejects(kv.get(["a"]), StoreUnreachable);
  await it.answer();
  assert.equal((await written).ok, true);
  assert.equal((await kv.get(["a"])).value, 1);
  it.isSilent = true;
  const unanswered = kv.atomic().set(["a"], 2).commit().then(() => "answered", (error) => error);
  await time.advance(29_800);
  const soon = Promise.race([unanswered, time.advance(0).then(() => "waits")]);
  assert.equal(await soon, "waits");
  await time.advance(200);
  const error = await unanswered;
  assert.ok(error instanceof WriteUnanswered);
  assert.deepEqual([error.status, error.retryAfter], [503, 30]);
  await it.answer();
  assert.equal((await kv.get(["a"])).value, 2, "it was done all the same");
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
