/** Files on their way, on a device that does not answer or on which one file never gets on. */
import assert from "node:assert/strict";
import { NoAnswer } from "../../../../lib/device/api.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";
import { silentStore } from "../../../support/fakes/silent_store.ts";
import {
  file,
  mediaOf,
  memoryUploadStore,
  RECORDING,
  testQueue,
} from "../../../support/fakes/upload_queue.ts";

/** Longer than a device may take for all that one upload needs, in milliseconds. */
const SECONDS = 15_000;

const never = () => new Promise<never>(() => {});

Deno.test("where the device stores nothing and never says so, files are sent from memory within seconds", async () => {
  using time = new FakeTime();
  const device = silentStore(memoryUploadStore().store);
  device.fallSilent();
  const queue = testQueue({ store: device.store });
  const ids = ["one", "two", "three"].map((text) => queue.add(file(text), RECORDING));
  await time.advance(SECONDS);
  assert.deepEqual(queue.sent, ["one", "two", "three"]);
  for (const id of ids) {
    const { step, isStored } = queue.uploads.value.get(id)!;
    assert.deepEqual({ step, isStored }, { step: "finished", isStored: false });
  }
});

Deno.test("what earlier pages left is given up within seconds where the device does not say it", async () => {
  using time = new FakeTime();
  const device = silentStore(memoryUploadStore().store);
  device.fallSilent();
  let isReady = false;
  testQueue({ store: device.store }).ready.then(() => isReady = true);
  await time.advance(SECONDS);
  assert.ok(isReady);
});

Deno.test("a device that answers late has what happened meanwhile, and what earlier pages left is sent", async () => {
  using time = new FakeTime();
  const device = memoryUploadStore();
  const before = testQueue({ store: device.store, userId: () => undefined });
  before.add(file("earlier"), RECORDING);
  await before.stored();
  const slow = silentStore(device.store);
  slow.fallSilent();
  const queue = testQueue({ store: slow.store });
  const [sent, removed] = ["bell", "gate"].map((text) => queue.add(file(text), RECORDING));
  queue.remove(removed);
  await time.advance(SECONDS);
  slow.answer();
  await queue.until(() => queue.sent.includes("earlier"));
  await queue.stored();
  await settled();
  assert.deepEqual(queue.sent, ["bell", "earlier"]);
  assert.equal(device.all.get(sent)?.step, "finished");
  assert.equal(device.all.has(removed), false);
  assert.equal(device.files.size, 0);
  assert.equal(queue.uploads.value.get(sent)?.isStored, true);
});

Deno.test("a stored file that the device does not give back says what to do, and does not hold the next", async () => {
  using time = new FakeTime();
  const device = memoryUploadStore();
  const before = testQueue({ store: device.store, userId: () => undefined });
  const stuck = before.add(file("stuck"), RECORDING);
  await before.stored();
  const queue = testQueue({
    store: { ...device.store, readFile: never },
    now: () => Date.now() + 1000,
  });
  await queue.ready;
  const next = queue.add(file("next"), RECORDING);
  await time.advance(SECONDS);
  assert.equal(queue.uploads.value.get(next)?.step, "finished");
  const { step, problem } = queue.uploads.value.get(stuck)!;
  assert.equal(step, "failed");
  assert.match(problem!, /does not give this file back\. Reload the page/);
});

Deno.test("another tab's news that the device does not tell in time removes nothing here", async () => {
  using time = new FakeTime();
  const device = silentStore(memoryUploadStore().store);
  const channel: Pick<BroadcastChannel, "postMessage" | "onmessage"> = {
    onmessage: null,
    postMessage() {},
  };
  const queue = testQueue({ store: device.store, channel, userId: () => undefined });
  const id = queue.add(file("bell"), RECORDING);
  await queue.stored();
  await settled();
  device.fallSilent();
  channel.onmessage!.call(channel as never, { data: id } as MessageEvent);
  await time.advance(SECONDS);
  assert.ok(queue.uploads.value.has(id));
});

Deno.test("a conversion that does not get on is given up, says what to do, and does not hold the next", async () => {
  using time = new FakeTime();
  const queue = testQueue({
    prepare: async (blob) =>
      await blob.text() === "stuck" ? await never() : { blobs: [blob], seconds: 4 },
  });
  const stuck = queue.add(file("stuck"), RECORDING);
  await settled();
  const next = queue.add(file("next"), RECORDING);
  await time.advance(5 * SECONDS);
  assert.equal(queue.uploads.value.get(next)?.step, "finished");
  const { step, problem, isActive } = queue.uploads.value.get(stuck)!;
  assert.deepEqual({ step, isActive }, { step: "failed", isActive: false });
  assert.match(problem!, /Try again.*MP3/);
});

Deno.test("a conversion that gets on may take long", async () => {
  using time = new FakeTime();
  let move: (done: number) => void = () => {};
  const converted = Promise.withResolvers<void>();
  const queue = testQueue({
    async prepare(blob, _, { onProgress }) {
      move = onProgress;
      await converted.promise;
      return { blobs: [blob], seconds: 4 };
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  for (let i = 0; i < 10; i++) {
    await time.advance(2 * SECONDS);
    move(i / 10);
  }
  converted.resolve();
  await queue.at(id, "finished");
});

Deno.test("a file that is removed or replaced while its conversion hangs lets the next one begin", async () => {
  for (const end of ["remove", "pause"] as const) {
    const queue = testQueue({
      prepare: async (blob) =>
        await blob.text() === "stuck" ? await never() : { blobs: [blob], seconds: 4 },
    });
    const stuck = queue.add(file("stuck"), RECORDING);
    await queue.until(() => queue.uploads.value.get(stuck)?.isActive === true);
    const next = queue.add(file("next"), RECORDING);
    queue[end](stuck);
    await queue.at(next, "finished");
    assert.equal(queue.uploads.value.get(stuck)?.step, end === "pause" ? "paused" : undefined);
  }
});

Deno.test("a conversion that ends after its file was paused leaves it paused", async () => {
  const converted = Promise.withResolvers<void>();
  const queue = testQueue({
    prepare: (blob) => converted.promise.then(() => ({ blobs: [blob] })),
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.uploads.value.get(id)?.isActive === true);
  queue.pause(id);
  converted.resolve();
  await settled();
  assert.equal(queue.uploads.value.get(id)?.step, "paused");
});

Deno.test("a file whose sending stalls again and again does not hold those that follow", async () => {
  let time = 0;
  const sent: string[] = [];
  const queue = testQueue({
    now: () => time++,
    async send({ blob }) {
      const text = await blob.text();
      if (text === "stuck") throw new NoAnswer("The connection has stalled");
      sent.push(text);
      return mediaOf(text);
    },
  });
  const [stuck, ...others] = ["stuck", "two", "three"].map((text) =>
    queue.add(file(text), RECORDING)
  );
  await queue.until(() => queue.hold.value === "offline");
  queue.runTimer();
  for (const id of others) await queue.at(id, "finished");
  assert.deepEqual(sent, ["two", "three"]);
  assert.equal(queue.uploads.value.get(stuck)?.step, "waiting", "it is tried again");
});
