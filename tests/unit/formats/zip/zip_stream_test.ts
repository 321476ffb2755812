import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { type ZipEntry, zipStream } from "../../../../lib/formats/zip/zip_stream.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const MEGABYTE = new Uint8Array(1_000_000).fill(7);

async function* entries(onRead: () => void): AsyncGenerator<ZipEntry> {
  yield { name: "a note.txt", content: "Über die Mühle" };
  yield {
    name: "media/bell.mp3",
    content: (async function* () {
      for (let n = 0; n < 5; n++) {
        onRead();
        yield MEGABYTE;
      }
    })(),
  };
  yield { name: "empty.txt", content: "" };
}

Deno.test("a zip file that is made of a stream has each file as it was", async () => {
  const parts = await Array.fromAsync(zipStream(entries(() => {}), NOW));
  const files = unzipSync(await new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes());
  assert.deepEqual(Object.keys(files), ["a note.txt", "media/bell.mp3", "empty.txt"]);
  assert.equal(new TextDecoder().decode(files["a note.txt"]), "Über die Mühle");
  assert.equal(files["media/bell.mp3"].length, 5_000_000);
  assert.ok(files["media/bell.mp3"].every((byte) => byte === 7));
  assert.equal(files["empty.txt"].length, 0);
});

Deno.test("nothing of a zip file is read before it can be sent", async () => {
  let read = 0;
  let sent = 0;
  for await (const part of zipStream(entries(() => read++), NOW)) {
    sent += part.length;
    assert.ok(read * 1_000_000 - sent < 2_000_000, `${read} MB read, ${sent} bytes sent`);
  }
  assert.equal(read, 5);
});

Deno.test("a file that cannot be read to its end breaks the zip file off", async () => {
  const broken: AsyncIterable<ZipEntry> = (async function* () {
    yield {
      name: "x",
      content: (async function* () {
        yield MEGABYTE;
        throw new Error("The disk is gone");
      })(),
    };
  })();
  await assert.rejects(Array.fromAsync(zipStream(broken, NOW)), /The disk is gone/);
});
