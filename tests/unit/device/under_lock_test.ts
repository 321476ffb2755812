/** Work under a lock of the browser, whatever the browser makes of it. */
import assert from "node:assert/strict";
import { underLock } from "../../../lib/device/under_lock.ts";
import { settled } from "../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";

/** A browser's locks, of which `holder` is the one that another tab has. */
function createLocks(holder: Promise<void> = Promise.resolve(), isHeld = false) {
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.pop() as (lock: unknown) => unknown;
    const { ifAvailable } = (rest[0] ?? {}) as LockOptions;
    if (isHeld && ifAvailable) return await work(null);
    await holder;
    return await work({ name });
  };
  return { request } as Pick<LockManager, "request">;
}

/** Counts how often its work was done. */
function createWork() {
  const work = { times: 0, run: () => Promise.resolve(void work.times++) };
  return work;
}

Deno.test("work is done once, under a lock that is free and without locks", async () => {
  for (const locks of [createLocks(), undefined]) {
    const work = createWork();
    await underLock(locks, "uploads", work.run);
    assert.equal(work.times, 1);
  }
});

Deno.test("a lock that another tab has is waited for, as long as it takes", async () => {
  using time = new FakeTime();
  const holder = Promise.withResolvers<void>();
  const work = createWork();
  let waits = 0;
  const onWait = () => void waits++;
  const done = underLock(createLocks(holder.promise, true), "uploads", work.run, { onWait });
  await settled();
  await time.advance(60_000);
  assert.deepEqual([work.times, waits], [0, 1]);
  holder.resolve();
  await done;
  assert.equal(work.times, 1);
});

Deno.test("a lock that the browser neither gives nor refuses is done without, and not again when it comes late", async () => {
  using time = new FakeTime();
  const late = Promise.withResolvers<void>();
  const work = createWork();
  const done = underLock(createLocks(late.promise), "uploads", work.run);
  await time.advance(4000);
  assert.equal(work.times, 0);
  await time.advance(2000);
  await done;
  late.resolve();
  await settled();
  assert.equal(work.times, 1);
});

Deno.test("a lock that the browser refuses is done without", async () => {
  const request = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  const work = createWork();
  await underLock({ request } as Pick<LockManager, "request">, "uploads", work.run);
  assert.equal(work.times, 1);
});

Deno.test("work that fails under its lock is not done again", async () => {
  let times = 0;
  const work = () => {
    times++;
    return Promise.reject(new Error("failed"));
  };
  await assert.rejects(underLock(createLocks(), "uploads", work), /failed/);
  assert.equal(times, 1);
});

Deno.test("work of any length is waited for once it has begun", async () => {
  using time = new FakeTime();
  const end = Promise.withResolvers<void>();
  let isDone = false;
  const done = underLock(createLocks(), "uploads", () => end.promise).then(() => isDone = true);
  await settled();
  await time.advance(60_000);
  assert.equal(isDone, false);
  end.resolve();
  await done;
});
