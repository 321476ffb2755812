import assert from "node:assert/strict";
import { keptCacheName } from "../../../../lib/offline/keep/kept_tours.ts";
import { answerRecording } from "../../../../lib/offline/worker/media.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";

const URL = "https://archive.example.org/one.mp3";
const BYTES = Uint8Array.from({ length: 100 }, (_, i) => i);

/** A device on which the recording is kept. */
const kept = createFakeCaches();
const file = new Response(BYTES, { headers: { "content-type": "audio/mpeg" } });
await (await kept.open(keptCacheName("mill"))).put(URL, file);

const ask = (range?: string) =>
  answerRecording(new Request(URL, { headers: range ? { range } : {} }), kept);

for (
  const [range, first, last] of [["bytes=0-", 0, 99], ["bytes=10-19", 10, 19], [
    "bytes=-5",
    95,
    99,
  ]] as const
) {
  Deno.test(`a kept recording answers "${range}" with that part of it, and 206`, async () => {
    const response = await ask(range);
    assert.equal(response.status, 206);
    assert.equal(response.headers.get("content-range"), `bytes ${first}-${last}/100`);
    assert.equal(response.headers.get("content-length"), String(last - first + 1));
    assert.deepEqual(await response.bytes(), BYTES.slice(first, last + 1));
  });
}

Deno.test("a range beyond the end of a kept recording is 416, never the whole file", async () => {
  assert.equal((await ask("bytes=200-")).status, 416);
});

Deno.test("a kept recording that is asked for as a whole is given as a whole", async () => {
  const response = await ask();
  assert.equal(response.status, 200);
  assert.deepEqual(await response.bytes(), BYTES);
});
