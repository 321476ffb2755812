/** Files on their way: what happens to them when networks, sessions and pages come and go. */
import assert from "node:assert/strict";
import { NoAnswer } from "../../../../lib/device/api.ts";
import { isOnItsWay } from "../../../../lib/device/uploads/upload_record.ts";
import type { FileToSend } from "../../../../lib/device/uploads/send_file.ts";
import {
  file,
  hanging,
  mediaOf,
  memoryUploadStore,
  RECORDING,
  refused,
  testQueue,
} from "../../../support/fakes/upload_queue.ts";

Deno.test("what is added is converted, sent once, and forgotten but for its address", async () => {
  const device = memoryUploadStore();
  const queue = testQueue({ store: device.store });
  const id = queue.add(file("bell"), RECORDING);
  await queue.at(id, "finished");
  assert.deepEqual(queue.sent, ["bell"]);
  const { seconds, files } = queue.uploads.value.get(id)!;
  assert.equal(seconds, 4);
  assert.equal(files[0].media?.url, "/media/bell.mp3");
  await queue.stored();
  assert.equal(device.files.size, 0, "the device has room again");
});

Deno.test("what is converted already is sent as it is, in all its sizes, also after a reload", async () => {
  const device = memoryUploadStore();
  const away = testQueue({ store: device.store, userId: () => undefined });
  const blobs = [file("large"), file("small")];
  const id = away.addConverted({ blobs, width: 1600, height: 900 }, { kind: "picture", name: "x" });
  await away.stored();
  const queue = testQueue({
    store: device.store,
    prepare: () => Promise.reject(new Error("Nothing is to be converted")),
  });
  await queue.at(id, "finished");
  assert.deepEqual(queue.sent, ["large", "small"]);
  const { width, height, files } = queue.uploads.value.get(id)!;
  assert.deepEqual([width, height], [1600, 900]);
  assert.deepEqual(files.map(({ media }) => media?.url), ["/media/large.mp3", "/media/small.mp3"]);
});

Deno.test("a photograph without a stop is converted and kept, also after a reload, and sent once a stop has it", async () => {
  const device = memoryUploadStore();
  const before = testQueue({ store: device.store });
  const loose = { target: "new", stopIds: ["mill"] };
  const id = before.add(file("moon"), { kind: "picture", name: "moon.jpg", loose });
  const bell = before.add(file("bell"), RECORDING);
  await before.at(id, "waiting");
  await before.at(bell, "finished");
  await before.stored();
  const queue = testQueue({ store: device.store });
  await queue.ready;
  queue.wake();
  const gate = queue.add(file("gate"), RECORDING);
  await queue.at(gate, "finished");
  assert.deepEqual([before.sent, queue.sent], [["bell"], ["gate"]]);
  assert.equal(isOnItsWay(queue.uploads.value.get(id)!), false, "it is not counted as unsent");
  const field = { target: "new", stopId: "mill", field: "things.gate" } as const;
  queue.place(id, { field });
  await queue.at(id, "finished");
  assert.deepEqual(queue.sent, ["gate", "moon"]);
  assert.deepEqual(queue.uploads.value.get(id)!.field, field);
});

Deno.test("photographs without a stop are converted before what was added earlier", async () => {
  const converted: string[] = [];
  const queue = testQueue({
    async prepare(blob) {
      converted.push(await blob.text());
      return { blobs: [blob] };
    },
  });
  const ids = ["one", "two"].map((text) => queue.add(file(text), RECORDING));
  const loose = { target: "new", stopIds: ["mill"] };
  queue.add(file("moon"), { kind: "picture", name: "moon.jpg", loose });
  for (const id of ids) await queue.at(id, "finished");
  assert.deepEqual(converted, ["one", "moon", "two"]);
});

Deno.test("several are sent in the order in which they were added", async () => {
  let time = 0;
  const queue = testQueue({ now: () => time++ });
  const ids = ["one", "two", "three"].map((text) => queue.add(file(text), RECORDING));
  for (const id of ids) await queue.at(id, "finished");
  assert.deepEqual(queue.sent, ["one", "two", "three"]);
});

Deno.test("a page that is closed while it sends goes on with the next one, where it was", async () => {
  const { store } = memoryUploadStore();
  const before = testQueue({
    store,
    send(_, parts) {
      parts.onUrl("/api/uploads/7");
      return hanging(parts);
    },
  });
  const id = before.add(file("bell"), RECORDING);
  await before.until(() => before.uploads.value.get(id)?.files[0]?.uploadUrl !== undefined);
  await before.ready;
  const attempts: (string | undefined)[] = [];
  const after = testQueue({
    store,
    send({ uploadUrl }) {
      attempts.push(uploadUrl);
      return Promise.resolve(mediaOf("bell"));
    },
  });
  await after.ready;
  await after.at(id, "finished");
  assert.deepEqual(attempts, ["/api/uploads/7"]);
});

Deno.test("without a connection it waits, and goes on when the network is back", async () => {
  let isOnline = false;
  const queue = testQueue({
    send: () => isOnline ? Promise.resolve(mediaOf("bell")) : Promise.reject(new NoAnswer("lost")),
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.hold.value === "offline");
  assert.equal(queue.uploads.value.get(id)?.step, "waiting");
  isOnline = true;
  queue.wake();
  await queue.at(id, "finished");
  assert.equal(queue.hold.value, undefined);
});

Deno.test("without an event of the network it tries again by itself", async () => {
  const answers = [() => Promise.reject(refused(503)), () => Promise.resolve(mediaOf("bell"))];
  const queue = testQueue({ send: () => answers.shift()!() });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.hold.value === "busy");
  queue.runTimer();
  await queue.at(id, "finished");
  assert.equal(queue.hold.value, undefined);
});

Deno.test("once a sign-out has begun it tries nothing again by itself, but after one that failed it does", async () => {
  const answers = [() => Promise.reject(refused(503)), () => Promise.resolve(mediaOf("bell"))];
  const queue = testQueue({ send: () => answers.shift()!() });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.hold.value === "busy");
  queue.rest();
  queue.runTimer();
  assert.equal(queue.hold.value, "busy");
  assert.equal(answers.length, 1, "it was sent once");
  queue.wake();
  await queue.at(id, "finished");
});

Deno.test("the queue waits for the return of an ended session, and for the first sign-in", async () => {
  for (const begins of [undefined, "author"]) {
    let userId: string | undefined = begins;
    let isSignedIn = false;
    const queue = testQueue({
      userId: () => userId,
      send: () => isSignedIn ? Promise.resolve(mediaOf("bell")) : Promise.reject(refused(401)),
    });
    const id = queue.add(file("bell"), RECORDING);
    await queue.until(() => queue.hold.value === "signed-out");
    userId = "author";
    isSignedIn = true;
    queue.wake();
    await queue.at(id, "finished");
  }
});

Deno.test("what was paused waits for its author, and what is removed is taken off the server", async () => {
  const sends: FileToSend[] = [];
  const queue = testQueue({
    send(sent, parts) {
      sends.push(sent);
      if (sends.length === 2) return Promise.resolve(mediaOf("bell"));
      parts.onUrl(`/api/uploads/${sends.length}`);
      return hanging(parts);
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.uploads.value.get(id)?.files[0]?.uploadUrl !== undefined);
  queue.pause(id);
  await queue.until(() => queue.uploads.value.get(id)?.isActive === false);
  queue.wake();
  assert.equal(queue.uploads.value.get(id)?.step, "paused");
  queue.resume(id);
  await queue.at(id, "finished");
  assert.equal(sends[1].uploadUrl, "/api/uploads/1");

  const other = queue.add(file("gate"), RECORDING);
  await queue.until(() => queue.uploads.value.get(other)?.files[0]?.uploadUrl !== undefined);
  queue.remove(other);
  assert.equal(queue.uploads.value.has(other), false);
  assert.deepEqual(queue.cancelled, ["/api/uploads/3"]);
});

Deno.test("what the server refuses says why, and another try is another upload", async () => {
  const keys: string[] = [];
  const queue = testQueue({
    send({ key, uploadUrl }) {
      keys.push(`${key} ${uploadUrl}`);
      if (keys.length === 1) return Promise.reject(refused(415, "This is no recording."));
      return Promise.resolve(mediaOf("bell"));
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.at(id, "failed");
  assert.equal(queue.uploads.value.get(id)?.problem, "This is no recording.");
  queue.resume(id);
  await queue.at(id, "finished");
  assert.notEqual(keys[0], keys[1]);
});

Deno.test("a fault of the program is not tried for ever: it says what to do, and may be tried again", async () => {
  let isBroken = true;
  const queue = testQueue({
    send: () =>
      isBroken ? Promise.reject(new TypeError("x is undefined")) : Promise.resolve(mediaOf("bell")),
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.at(id, "failed");
  assert.equal(
    queue.uploads.value.get(id)?.problem,
    "Something went wrong on this page (x is undefined). Reload it, and try again.",
  );
  assert.equal(queue.hold.value, undefined, "other files are sent");
  isBroken = false;
  queue.resume(id);
  await queue.at(id, "finished");
});

Deno.test("an upload that the server has forgotten begins anew", async () => {
  const sends: FileToSend[] = [];
  const queue = testQueue({
    send(sent, { onUrl }) {
      sends.push(sent);
      if (sends.length === 1) onUrl("/api/uploads/1");
      if (sends.length < 3) {
        return Promise.reject(sends.length === 1 ? new NoAnswer() : refused(404));
      }
      return Promise.resolve(mediaOf("bell"));
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  for (const attempt of [1, 2]) {
    await queue.until(() => sends.length === attempt && queue.hold.value === "offline");
    queue.wake();
  }
  await queue.at(id, "finished");
  assert.deepEqual(sends.map(({ uploadUrl }) => uploadUrl), [
    undefined,
    "/api/uploads/1",
    undefined,
  ]);
  assert.notEqual(sends[2].key, sends[0].key);
});

Deno.test("what exceeds the quota is not begun, and what cannot be read is not sent", async () => {
  const full = testQueue({ refusal: () => Promise.resolve("There is no room left.") });
  const id = full.add(file("bell"), RECORDING);
  await full.at(id, "failed");
  assert.equal(full.uploads.value.get(id)?.problem, "There is no room left.");
  const broken = testQueue({ prepare: () => Promise.reject(new Error("Cannot be read.")) });
  const other = broken.add(file("bell"), RECORDING);
  await broken.at(other, "failed");
  assert.equal(broken.uploads.value.get(other)?.problem, "Cannot be read.");
  assert.deepEqual([...full.sent, ...broken.sent], []);
});

Deno.test("where the device has no room it says so, and sends all the same", async () => {
  const device = memoryUploadStore();
  device.isFull = true;
  const queue = testQueue({ store: device.store, refusal: () => Promise.reject(new NoAnswer()) });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.uploads.value.get(id)?.isStored === false);
  const sending = testQueue({ store: device.store });
  await sending.at(sending.add(file("bell"), RECORDING), "finished");
  assert.deepEqual(sending.sent, ["bell"]);
});

Deno.test("what somebody else has added on this device is neither shown nor sent", async () => {
  const { store } = memoryUploadStore();
  const theirs = testQueue({ store, send: (_, parts) => hanging(parts) });
  const id = theirs.add(file("bell"), RECORDING);
  await theirs.at(id, "waiting");
  const mine = testQueue({ store, userId: () => "visitor" });
  await mine.ready;
  assert.equal(mine.uploads.value.size, 0);
  assert.deepEqual(mine.sent, []);
});

Deno.test("after 30 days it is gone from the device", async () => {
  const device = memoryUploadStore();
  const before = testQueue({ store: device.store, now: () => 0 });
  await before.at(before.add(file("bell"), RECORDING), "finished");
  await before.stored();
  await testQueue({ store: device.store, now: () => 31 * 24 * 3600 * 1000 }).ready;
  assert.equal(device.all.size, 0);
});

Deno.test("two tabs do the work once, and both see how it goes", async () => {
  const { store } = memoryUploadStore();
  const locks = createLocks();
  const channels = createChannels();
  const [one, two] = [channels(), channels()].map((channel) =>
    testQueue({ store, locks, channel })
  );
  await Promise.all([one.ready, two.ready]);
  const id = two.add(file("bell"), RECORDING);
  await Promise.all([one, two].map((queue) => queue.at(id, "finished")));
  assert.deepEqual([...one.sent, ...two.sent], ["bell"]);
});

Deno.test("while one tab sends, the others say so, also those that are opened meanwhile", async () => {
  const { store } = memoryUploadStore();
  const locks = createLocks();
  const channels = createChannels();
  const lost = Promise.withResolvers<never>();
  const offline = () => Promise.reject(new NoAnswer("No network"));
  const one = testQueue({
    store,
    locks,
    channel: channels(),
    send({ blob }, { onProgress }) {
      onProgress(blob.size / 2);
      return lost.promise;
    },
  });
  const two = testQueue({ store, locks, channel: channels(), send: offline });
  const id = one.add(file("bell"), RECORDING);
  const sends = (queue: typeof one) => () => {
    const { isActive, progress } = queue.uploads.value.get(id) ?? {};
    return isActive === true && progress === 0.5;
  };
  await two.until(sends(two));
  const late = testQueue({ store, locks, channel: channels(), send: offline });
  await late.until(sends(late));

  lost.reject(new NoAnswer("The connection was lost"));
  for (const queue of [one, two, late]) {
    await queue.until(() => queue.hold.value === "offline");
    await queue.until(() => queue.uploads.value.get(id)?.isActive === false);
  }
});

/** Locks of a browser, one holder at a time. */
function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, work: () => Promise<void>) {
      const done = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(name, done);
      return done;
    },
  };
}

/** The channels of several tabs: each hears the others. */
function createChannels() {
  type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage">;
  const all: Channel[] = [];
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of all) {
          if (other !== channel) other.onmessage?.call(other as never, { data } as MessageEvent);
        }
      },
    };
    all.push(channel);
    return channel;
  };
}

Deno.test("after a sign-out nothing of a file is stored again, and its sending ends", async () => {
  const device = memoryUploadStore();
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const queue = testQueue({
    store: device.store,
    send(_, parts) {
      begun.resolve();
      return hanging(parts).finally(ended.resolve);
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await begun.promise;
  await queue.stored();
  device.all.clear();
  device.files.clear();
  queue.clear();
  queue.pause(id);
  await queue.stored();
  await ended.promise;
  assert.equal(queue.uploads.value.size, 0);
  assert.deepEqual([device.all.size, device.files.size], [0, 0]);
});

Deno.test("of a picture in two sizes the progress is that of both together", async () => {
  const seen: number[] = [];
  const queue = testQueue({
    async send({ blob }, { onProgress }) {
      onProgress(blob.size / 2);
      onProgress(blob.size);
      return mediaOf(await blob.text());
    },
  });
  queue.uploads.subscribe((uploads) => {
    for (const { progress, step } of uploads.values()) {
      if (step === "waiting" && progress !== seen.at(-1)) seen.push(progress);
    }
  });
  const blobs = [file("sixsix"), file("22")];
  await queue.at(queue.addConverted({ blobs }, { kind: "picture", name: "x" }), "finished");
  assert.deepEqual(seen, [0, 3 / 8, 6 / 8, 7 / 8, 1]);
});

Deno.test("an upload that was begun has its room, also for its second size: nobody asks for it again", async () => {
  let attempts = 0;
  const questions: number[] = [];
  const queue = testQueue({
    refusal: (bytes) => Promise.resolve(questions.push(bytes) > 1 ? "No room." : undefined),
    async send({ blob }, { onUrl }) {
      if (++attempts === 2) throw new NoAnswer("lost");
      onUrl(`/api/uploads/${attempts}`);
      return mediaOf(await blob.text());
    },
  });
  const blobs = [file("large"), file("small")];
  const id = queue.addConverted({ blobs }, { kind: "picture", name: "x" });
  await queue.until(() => queue.hold.value === "offline");
  queue.wake();
  await queue.at(id, "finished");
  assert.deepEqual(questions, [10]);
});

Deno.test("what is paused in one tab is no longer sent by the other", async () => {
  const { store } = memoryUploadStore();
  const [locks, channels] = [createLocks(), createChannels()];
  const [begun, ended] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const tabs = [0, 1].map((tab) =>
    testQueue({
      store,
      locks,
      channel: channels(),
      send(_, parts) {
        begun.resolve(tab);
        return hanging(parts).finally(ended.resolve);
      },
    })
  );
  await Promise.all(tabs.map(({ ready }) => ready));
  const id = tabs[0].add(file("bell"), RECORDING);
  const sender = await begun.promise;
  await Promise.all(tabs.map((tab) => tab.at(id, "waiting")));
  tabs[1 - sender].pause(id);
  await ended.promise;
  await tabs[sender].until(() => tabs[sender].uploads.value.get(id)?.isActive === false);
  assert.equal(tabs[sender].uploads.value.get(id)?.step, "paused");
});
