/** A folder and a bucket hold objects alike. */
import assert from "node:assert/strict";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import type { ObjectStore } from "../../../lib/media/object_store.ts";
import { createS3Store } from "../../../lib/media/s3_store.ts";
import { missing } from "../../../tools/programs.ts";
import { startVersitygw } from "../../support/servers/versitygw.ts";
import { orSkipped } from "../../support/skipped.ts";

type Place = AsyncDisposable & { objects: ObjectStore };

async function folder(): Promise<Place> {
  const path = await Deno.makeTempDir();
  return {
    objects: createDiskStore(`${path}/not/there/yet`),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

async function bucket(): Promise<Place> {
  const server = await startVersitygw();
  return {
    objects: createS3Store(server.config, fetch),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const lack = missing("versitygw");

const PLACES: [name: string, open: () => Promise<Place>, lack?: string][] = [
  ["a folder", folder],
  ["a bucket", bucket, lack],
];

const MEGABYTE = 1_000_000;

/** Bytes of which no part is like another. */
function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at++) bytes[at] = (at * 2654435761) >>> 24;
  return bytes;
}

async function* chunks(bytes: Uint8Array<ArrayBuffer>, size = 70_000) {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const textOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>> | null) =>
  stream && await new Response(stream).text();

for (const [place, open, lack] of PLACES) {
  Deno.test({
    ...orSkipped(`${place} gives back what it got, whole and in ranges, however long it is`, lack),
    async fn() {
      await using it = await open();
      for (const size of [1, MEGABYTE, 20 * MEGABYTE]) {
        const bytes = bytesOf(size);
        await it.objects.put("media/a.mp3", chunks(bytes), size);
        assert.equal(await it.objects.size("media/a.mp3"), size);
        const whole = await new Response(await it.objects.read("media/a.mp3")).bytes();
        assert.ok(whole.length === size && whole.every((byte, at) => byte === bytes[at]));
        const range = { start: Math.floor(size / 2), end: Math.min(size / 2 + 100_000, size - 1) };
        range.end = Math.floor(range.end);
        const part = await new Response(await it.objects.read("media/a.mp3", range)).bytes();
        assert.deepEqual(part, bytes.slice(range.start, range.end + 1));
      }
    },
  });

  Deno.test({
    ...orSkipped(`${place} has nothing under a name that was not stored, or was removed`, lack),
    async fn() {
      await using it = await open();
      assert.equal(await it.objects.size("media/a.mp3"), null);
      assert.equal(await it.objects.read("media/a.mp3"), null);
      await it.objects.remove("media/a.mp3");
      await it.objects.put("media/a.mp3", chunks(bytesOf(10)), 10);
      await it.objects.remove("media/a.mp3");
      assert.equal(await it.objects.size("media/a.mp3"), null);
      assert.equal(await it.objects.size("media"), null, "a folder is no object");
    },
  });

  Deno.test({
    ...orSkipped(
      `${place} lists what a folder has, however deep, and nothing of one that is not there`,
      lack,
    ),
    async fn() {
      await using it = await open();
      const names = ["uploads/a/1", "uploads/a/2", "uploads/b/1"];
      for (const name of [...names, "uploads2/c"]) {
        await it.objects.put(name, chunks(bytesOf(10)), 10);
      }
      assert.deepEqual((await Array.fromAsync(it.objects.list("uploads"))).sort(), names);
      assert.deepEqual(await Array.fromAsync(it.objects.list("media")), []);
    },
  });

  Deno.test({
    ...orSkipped(`${place} removes a folder with all that is in it, and no other`, lack),
    async fn() {
      await using it = await open();
      const names = ["uploads/a/1", "uploads/a/2", "uploads/ab/1", "media/a"];
      for (const name of names) await it.objects.put(name, chunks(bytesOf(10)), 10);
      await it.objects.removeFolder("uploads/a");
      await it.objects.removeFolder("uploads/a");
      const sizes = await Promise.all(names.map((name) => it.objects.size(name)));
      assert.deepEqual(sizes, [null, null, 10, 10]);
    },
  });

  Deno.test({
    ...orSkipped(
      `${place} keeps the object that was there when another breaks off, or is too short`,
      lack,
    ),
    async fn() {
      await using it = await open();
      await it.objects.put("media/a", chunks(new TextEncoder().encode("first")), 5);
      async function* broken() {
        yield* chunks(bytesOf(9 * MEGABYTE));
        throw new Error("The connection is gone");
      }
      await assert.rejects(it.objects.put("media/a", broken(), 10 * MEGABYTE), /is gone/);
      await assert.rejects(it.objects.put("media/a", chunks(bytesOf(9 * MEGABYTE)), 10 * MEGABYTE));
      assert.equal(await textOf(await it.objects.read("media/a")), "first");
    },
  });
}

Deno.test({
  ...orSkipped(
    "a bucket that is not there, and a key that may nothing, are failures, and no missing object",
    lack,
  ),
  async fn() {
    await using server = await startVersitygw();
    const wrong = [
      { ...server.config, bucket: "another" },
      { ...server.config, secretAccessKey: "wrong" },
    ];
    for (const config of wrong) {
      const objects = createS3Store(config, fetch);
      await assert.rejects(objects.read("media/a"), /answers GET .* with 40[34] \w+/);
      await assert.rejects(objects.put("media/a", chunks(bytesOf(10)), 10), /with 40[34]/);
    }
  },
});
