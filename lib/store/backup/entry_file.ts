/**
 * All entries of a store as a file: for each one the length of its bytes, a big-endian 32-bit
 * integer, then the bytes, which are V8's serialization of the entry; all of it in gzip.
 */
import { Buffer } from "node:buffer";
import { deserialize, serialize } from "node:v8";

/** What a backup keeps of an entry: not its versionstamp, which the next store gives anew. */
export type Entry = { key: Deno.KvKey; value: unknown };

type Bytes = Uint8Array<ArrayBuffer>;

const HEADER = 4;

/** Bytes that are handed on at once. */
const BLOCK = 64 * 1024;

/** The bytes of entries. */
export function encodeEntries(entries: AsyncIterable<Entry>): ReadableStream<Bytes> {
  return ReadableStream.from(inRecords(entries)).pipeThrough(new CompressionStream("gzip"));
}

async function* inRecords(entries: AsyncIterable<Entry>): AsyncGenerator<Bytes> {
  let waiting: Bytes[] = [];
  let size = 0;
  for await (const { key, value } of entries) {
    const isSum = value instanceof Deno.KvU64;
    const bytes = serialize([key, isSum, isSum ? value.value : value]);
    const header = Buffer.alloc(HEADER);
    header.writeUInt32BE(bytes.length);
    waiting.push(header, bytes);
    size += HEADER + bytes.length;
    if (size < BLOCK) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

/** The entries in the bytes of such a file, which must be as it was written. */
export async function* decodeEntries(content: ReadableStream<Bytes>): AsyncGenerator<Entry> {
  let rest: Bytes = Buffer.alloc(0);
  for await (const chunk of content.pipeThrough(new DecompressionStream("gzip"))) {
    const bytes = Buffer.concat([rest, chunk]);
    let at = 0;
    while (bytes.length - at >= HEADER) {
      const end = at + HEADER + bytes.readUInt32BE(at);
      if (end > bytes.length) break;
      yield decode(bytes.subarray(at + HEADER, end));
      at = end;
    }
    rest = bytes.subarray(at);
  }
}

function decode(bytes: Bytes): Entry {
  const [key, isSum, value] = deserialize(bytes);
  return { key, value: isSum ? new Deno.KvU64(value) : value };
}
