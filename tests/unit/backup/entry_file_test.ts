import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { serialize } from "node:v8";
import fc from "fast-check";
import { decodeEntries, encodeEntries } from "../../../lib/store/backup/entry_file.ts";
import { sizeOf } from "../../../lib/store/backup/value_size.ts";

Deno.test("entries of all sizes come back from their blocks, in their order", async () => {
  const entries = Array.from({ length: 3000 }, (_, i) => ({
    key: ["many", i],
    value: i % 500 === 0 ? new Uint8Array(64 * 1024).fill(i) : { title: "é".repeat(i % 90), i },
  }));
  const all = await Array.fromAsync(
    decodeEntries(encodeEntries(ReadableStream.from(entries))),
  );
  assert.deepEqual(all, entries);
  const sum = { key: ["count"], value: new Deno.KvU64(7n) };
  const [read] = await Array.fromAsync(decodeEntries(encodeEntries(ReadableStream.from([sum]))));
  assert.ok(read.value instanceof Deno.KvU64 && read.value.value === 7n);
});

Deno.test("an entry that an earlier version has put in a block of its own is read", async () => {
  const blocks = [[["a"], false, { title: "A mill" }], [["count"], true, 7n]].map((entry) => {
    const bytes = serialize(entry);
    const header = Buffer.alloc(4);
    header.writeUInt32BE(bytes.length);
    return Buffer.concat([header, bytes]);
  });
  const packed = ReadableStream.from(blocks).pipeThrough(new CompressionStream("gzip"));
  const [first, second] = await Array.fromAsync(decodeEntries(packed));
  assert.deepEqual(first, { key: ["a"], value: { title: "A mill" } });
  assert.equal((second.value as Deno.KvU64).value, 7n);
});

Deno.test("no value takes more than what it was taken for", () => {
  const text = fc.string({ unit: "grapheme" });
  const values = fc.oneof(
    fc.jsonValue({ stringUnit: "grapheme" }),
    text,
    fc.uint8Array(),
    fc.date(),
  );
  fc.assert(fc.property(values, (value) => {
    assert.ok(serialize(value).length <= sizeOf(value) + 10, JSON.stringify(value));
  }));
});
