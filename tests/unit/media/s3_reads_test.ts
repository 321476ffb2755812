/** Readers of a bucket: slow ones, many, and a server that stops. */
import assert from "node:assert/strict";
import type { S3Config } from "../../../lib/media/media_config.ts";
import { BucketUnreachable } from "../../../lib/media/s3_client.ts";
import { createS3Store } from "../../../lib/media/s3_store.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";
import { stubBucket } from "../../support/servers/stub_bucket.ts";

const CONFIG: S3Config = {
  url: "http://bucket.example",
  bucket: "archives",
  region: "us-east-1",
  accessKeyId: "test",
  secretAccessKey: "test",
};

const CHUNK = 64 * 1024;

/** Chunks of an object that no two have alike. */
function objectOf(chunks: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks * CHUNK - 7);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 2654435761) >>> 24;
  return bytes;
}

async function restOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  const chunks = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
  }
  return await new Blob(chunks).bytes();
}

Deno.test("a recording in a bucket is read to its end, however long its reader takes", async () => {
  using time = new FakeTime();
  const object = objectOf(12);
  const bucket = stubBucket(object, CHUNK);
  const stream = await createS3Store(CONFIG, bucket.fetch).read("media/a.mp3");
  const chunks = [];
  for await (const chunk of stream!) {
    chunks.push(chunk);
    await time.advance(3600_000);
  }
  assert.deepEqual(await new Blob(chunks).bytes(), object);
  assert.equal(bucket.asked.length, 1);
});

Deno.test("300 readers of a bucket that take nothing hold 64 connections, and all read to the end", async () => {
  const object = objectOf(12);
  const bucket = stubBucket(object, CHUNK);
  const objects = createS3Store(CONFIG, bucket.fetch);
  const range = { start: 1000, end: object.length - 1000 };
  let most = 0;
  const readers = [];
  for (let n = 0; n < 300; n++) {
    const stream = await objects.read("media/a.mp3", n % 2 === 0 ? range : undefined);
    most = Math.max(most, bucket.open());
    readers.push(stream!.getReader());
  }
  const firsts = [];
  for (const reader of readers) {
    firsts.push((await reader.read()).value!);
    most = Math.max(most, bucket.open());
  }
  assert.ok(most <= 64, `${most} connections`);
  const rests = await Promise.all(readers.map(restOf));
  for (const [n, rest] of rests.entries()) {
    const whole = n % 2 === 0 ? object.subarray(range.start, range.end + 1) : object;
    assert.deepEqual(await new Blob([firsts[n], rest]).bytes(), new Uint8Array(whole));
  }
  assert.equal(bucket.open(), 0);
});

Deno.test("readers of a bucket that go away leave their connections", async () => {
  const bucket = stubBucket(objectOf(12), CHUNK);
  const objects = createS3Store(CONFIG, bucket.fetch);
  for (let n = 0; n < 200; n++) {
    const reader = (await objects.read("media/a.mp3"))!.getReader();
    await reader.read();
    if (n % 2 === 0) await reader.cancel();
    else reader.read().catch(() => {}).then(() => reader.cancel());
  }
  const last = await objects.read("media/a.mp3");
  await last!.cancel();
  assert.ok(bucket.open() <= 1, `${bucket.open()} connections`);
});

Deno.test("a bucket that sends nothing for ten seconds fails its readers, and those who wait", async () => {
  using time = new FakeTime();
  const bucket = stubBucket(objectOf(12), CHUNK);
  const objects = createS3Store(CONFIG, bucket.fetch);
  const readers = [];
  for (let n = 0; n < 64; n++) readers.push((await objects.read("media/a.mp3"))!.getReader());
  bucket.sends = false;
  const late = readers.map((reader) => assert.rejects(reader.read(), BucketUnreachable));
  const waiting = Array.from({ length: 100 }, () => objects.size("media/a.mp3"));
  late.push(...waiting.map((size) => assert.rejects(size, BucketUnreachable)));
  await time.advance(10_000);
  await Promise.all(late);
  await time.advance(10_000); // Probes end, too.
  assert.equal(bucket.open(), 0);
});

Deno.test("a bucket that is not there or is busy is said to be, without the names of objects", async () => {
  const fetches = [
    () =>
      Promise.reject(new TypeError("error sending request for url (http://a/media/x): refused")),
    () => Promise.resolve(new Response("<Error><Code>SlowDown</Code></Error>", { status: 503 })),
    () => Promise.resolve(new Response("", { status: 429 })),
  ];
  for (const fetcher of fetches) {
    const objects = createS3Store(CONFIG, fetcher as typeof fetch);
    for (const ask of [objects.read, objects.size]) {
      const error = await ask("media/x").then(() => assert.fail(), (error) => error);
      assert.ok(error instanceof BucketUnreachable);
      assert.equal(error.status, 503);
      assert.match(error.detail, /doesn’t answer.*Try again in a minute/);
      assert.match(String(error.cause), /refused|with 503 SlowDown|with 429/);
      assert.ok(!String(error.cause).includes("media/"));
    }
  }
});
