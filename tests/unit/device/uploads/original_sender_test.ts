/** Recordings as they were made: sent after everything else, and never in its way. */
import assert from "node:assert/strict";
import type { FileToSend } from "../../../../lib/device/uploads/send_file.ts";
import type { UploadQueueParts } from "../../../../lib/device/uploads/upload_queue.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import {
  file,
  hanging,
  mediaOf,
  memoryUploadStore,
  RECORDING,
  refused,
  testQueue,
} from "../../../support/fakes/upload_queue.ts";

/** Makes of each recording another file. */
const prepare: UploadQueueParts["prepare"] = async (source) => ({
  blobs: [file(`mp3 of ${await source.text()}`)],
  hasOriginal: true,
});

Deno.test("the original follows its MP3, named as what that was made of, and leaves the device", async () => {
  const device = memoryUploadStore();
  const sent: [string, string | undefined][] = [];
  const queue = testQueue({
    store: device.store,
    prepare,
    async send({ blob, originalOf }) {
      sent.push([await blob.text(), originalOf]);
      return mediaOf(await blob.text());
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.uploads.value.get(id)?.original?.media !== undefined);
  assert.deepEqual(sent, [["mp3 of bell", undefined], ["bell", mediaOf("mp3 of bell").hash]]);
  await queue.stored();
  assert.equal(device.files.size, 0);
});

Deno.test("an original that is being sent gives way to a recording, and goes on where it was", async () => {
  const sent: string[] = [];
  const urls: (string | undefined)[] = [];
  const queue = testQueue({
    prepare,
    async send({ blob, uploadUrl, originalOf }: FileToSend, parts) {
      if (originalOf) urls.push(uploadUrl);
      if (originalOf && urls.length === 1) {
        parts.onUrl("/api/uploads/7");
        return await hanging(parts);
      }
      sent.push(await blob.text());
      return mediaOf(await blob.text());
    },
  });
  const bell = queue.add(file("bell"), RECORDING);
  await queue.until(() => queue.uploads.value.get(bell)?.original?.uploadUrl !== undefined);
  const mill = queue.add(file("mill"), RECORDING);
  await queue.until(() => queue.uploads.value.get(mill)?.original?.media !== undefined);
  assert.deepEqual(sent, ["mp3 of bell", "mp3 of mill", "bell", "mill"]);
  assert.equal(urls[1], "/api/uploads/7");
});

Deno.test("of a recording that was added twice the original is sent once", async () => {
  const device = memoryUploadStore();
  const queue = testQueue({ store: device.store, prepare });
  const [first, again] = [queue.add(file("bell"), RECORDING), queue.add(file("bell"), RECORDING)];
  await queue.until(() =>
    [first, again].every((id) => queue.uploads.value.get(id)?.original?.media !== undefined)
  );
  assert.deepEqual(queue.sent.filter((text) => text === "bell"), ["bell"]);
  await queue.stored();
  assert.equal(device.files.size, 0);
});

Deno.test("of two files that become the same recording, each sends its own original", async () => {
  const queue = testQueue({
    prepare: () => Promise.resolve({ blobs: [file("same mp3")], hasOriginal: true }),
  });
  const texts = ["bell as WAV", "as FLAC"];
  const ids = texts.map((text) => queue.add(file(text), RECORDING));
  const originalOf = (id: string) => queue.uploads.value.get(id)?.original?.media;
  await queue.until(() => ids.every(originalOf));
  assert.deepEqual(ids.map(originalOf), texts.map(mediaOf));
});

Deno.test("after a reload the original is sent, though its MP3 arrived before", async () => {
  const { store } = memoryUploadStore();
  const before = testQueue({
    store,
    prepare,
    send: async ({ blob, originalOf }, parts) =>
      originalOf ? await hanging(parts) : mediaOf(await blob.text()),
  });
  const id = before.add(file("bell"), RECORDING);
  await before.at(id, "finished");
  await before.stored();
  const after = testQueue({ store });
  await after.until(() => after.uploads.value.get(id)?.original?.media !== undefined);
  assert.deepEqual(after.sent, ["bell"]);
});

Deno.test("without room or where it is refused the MP3 stays alone, and nothing waits", async () => {
  const full = testQueue({
    prepare,
    refusal: (bytes) => Promise.resolve(bytes === 4 ? "There is no room." : undefined),
  });
  const first = full.add(file("bell"), RECORDING);
  await full.until(() => full.uploads.value.get(first)?.original?.leftOut !== undefined);
  assert.equal(full.uploads.value.get(first)?.original?.leftOut, "no-room");
  assert.deepEqual([full.sent, full.hold.value], [["mp3 of bell"], undefined]);
  for (const [status, leftOut] of [[413, "no-room"], [415, "refused"]] as const) {
    const queue = testQueue({
      prepare,
      send: async ({ blob, originalOf }) => {
        if (originalOf) throw refused(status);
        return mediaOf(await blob.text());
      },
    });
    const id = queue.add(file("bell"), RECORDING);
    await queue.until(() => queue.uploads.value.get(id)?.original?.leftOut !== undefined);
    const { step, original } = queue.uploads.value.get(id)!;
    assert.deepEqual([step, original?.leftOut], ["finished", leftOut]);
  }
});

Deno.test("a failed original holds up no recording, and is sent later", async () => {
  let isBusy = true;
  const queue = testQueue({
    prepare,
    send: async ({ blob, originalOf }) => {
      if (originalOf && isBusy) throw refused(503);
      return mediaOf(await blob.text());
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.at(id, "finished");
  const next = queue.add(file("mill"), RECORDING);
  await queue.at(next, "finished");
  assert.equal(queue.hold.value, undefined);
  isBusy = false;
  queue.runTimer();
  await queue.until(() => queue.uploads.value.get(id)?.original?.media !== undefined);
});

Deno.test("an original that is no longer on the device is left out, and the next one is sent", async () => {
  const device = memoryUploadStore();
  const before = testQueue({
    store: device.store,
    prepare,
    send: async ({ blob, originalOf }, parts) =>
      originalOf ? await hanging(parts) : mediaOf(await blob.text()),
  });
  const [lost, kept] = ["bell", "mill"].map((text) => before.add(file(text), RECORDING));
  for (const id of [lost, kept]) await before.at(id, "finished");
  await before.stored();
  device.files.delete(`${lost}/source`);
  const after = testQueue({ store: device.store });
  await after.until(() => after.uploads.value.get(kept)?.original?.media !== undefined);
  assert.equal(after.uploads.value.get(lost)?.original?.leftOut, "refused");
  assert.deepEqual(after.sent, ["mill"]);
});

Deno.test("an original that was begun has its room: nobody asks for it again", async () => {
  const { store } = memoryUploadStore();
  const before = testQueue({
    store,
    prepare,
    async send({ blob, originalOf }, parts) {
      if (!originalOf) return mediaOf(await blob.text());
      parts.onUrl("/api/uploads/7");
      return await hanging(parts);
    },
  });
  const id = before.add(file("bell"), RECORDING);
  await before.until(() => before.uploads.value.get(id)?.original?.uploadUrl !== undefined);
  await before.stored();
  const after = testQueue({ store, refusal: () => Promise.resolve("There is no room.") });
  await after.until(() => after.uploads.value.get(id)?.original?.media !== undefined);
  assert.deepEqual(after.sent, ["bell"]);
});

Deno.test("an original is sent by nobody but whose recording it is", async () => {
  const { store } = memoryUploadStore();
  let userId = "author";
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const queue = testQueue({
    store,
    prepare,
    userId: () => userId,
    async send({ blob, originalOf }) {
      assert.ok(!originalOf, "somebody else's");
      begun.resolve();
      await held.promise;
      return mediaOf(await blob.text());
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await begun.promise;
  userId = "visitor";
  held.resolve();
  await queue.at(id, "finished");
  queue.wake();
  await settled();
  assert.equal(queue.uploads.value.get(id)?.original?.leftOut, undefined);
});
