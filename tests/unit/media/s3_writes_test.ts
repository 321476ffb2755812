/** Files that are put into a bucket: how many are in memory at once. */
import assert from "node:assert/strict";
import { createS3Store } from "../../../lib/media/s3_store.ts";

const CONFIG = {
  url: "http://bucket.example",
  bucket: "archives",
  region: "us-east-1",
  accessKeyId: "test",
  secretAccessKey: "test",
};

Deno.test("of fifty files that are put at once four are read, and all are put in the end", async () => {
  const fourAsked = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  let [asked, read] = [0, 0];
  const fetcher = async () => {
    if (++asked === 4) fourAsked.resolve();
    await answering.promise;
    return new Response();
  };
  async function* content() {
    read++;
    yield new Uint8Array(1000);
  }
  const objects = createS3Store(CONFIG, fetcher as typeof fetch);
  const puts = Array.from({ length: 50 }, (_, n) => objects.put(`media/${n}.mp3`, content(), 1000));
  await fourAsked.promise;
  assert.equal(read, 4);
  answering.resolve();
  await Promise.all(puts);
  assert.deepEqual([asked, read], [50, 50]);
});
