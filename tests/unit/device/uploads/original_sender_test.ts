/** Recordings as they were made: sent after everything else, and never in its way. */
import assert from "node:assert/strict";
import type { FileToSend } from "../../../../lib/device/uploads/send_file.ts";
import type { UploadQueueParts } from "../../../../lib/device/uploads/upload_queue.ts";
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
  assert.equal(device.blobs.size, 0);
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
  assert.equal(device.blobs.size, 0);
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

Deno.test("a failed original holds up no recording", async () => {
  const queue = testQueue({
    prepare,
    send: async ({ blob, originalOf }) => {
      if (originalOf) throw refused(503);
      return mediaOf(await blob.text());
    },
  });
  const id = queue.add(file("bell"), RECORDING);
  await queue.at(id, "finished");
  const next = queue.add(file("mill"), RECORDING);
  await queue.at(next, "finished");
  assert.equal(queue.hold.value, undefined);
});
