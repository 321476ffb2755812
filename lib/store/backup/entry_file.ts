/**
 * All entries of a store as a gzip file: for each entry its length in bytes, a big-endian 32-bit
 * integer, then V8's serialization of the entry.
 */
import { Buffer } from "node:buffer";
import { deserialize, serialize } from "node:v8";
import { reasonOf, StoreError } from "../kv/store_error.ts";

/** An entry in a backup, without its versionstamp, which the next store sets. */
export type Entry = { key: Deno.KvKey; value: unknown };

type Bytes = Uint8Array<ArrayBuffer>;

const HEADER = 4;

/** Most bytes of an entry: KV allows keys of 2 KiB and values of 64 KiB. */
const MOST_BYTES = 128 * 1024;

/** Bytes that are passed on at once. */
const BLOCK = 64 * 1024;

/** Serializes entries. */
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

/**
 * Reads the entries of such a file.
 *
 * @throws {StoreError} when an entry is damaged, too long for a store, or cut off.
 */
export async function* decodeEntries(content: ReadableStream<Bytes>): AsyncGenerator<Entry> {
  let rest: Bytes = Buffer.alloc(0);
  for await (const chunk of content.pipeThrough(new DecompressionStream("gzip"))) {
    const bytes = Buffer.concat([rest, chunk]);
    let at = 0;
    while (bytes.length - at >= HEADER) {
      const length = bytes.readUInt32BE(at);
      if (length > MOST_BYTES) throw damaged(`it has ${length} bytes`);
      const end = at + HEADER + length;
      if (end > bytes.length) break;
      yield decode(bytes.subarray(at + HEADER, end));
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length > 0) throw damaged("it is cut off");
}

function decode(bytes: Bytes): Entry {
  try {
    const [key, isSum, value] = deserialize(bytes);
    return { key, value: isSum ? new Deno.KvU64(value) : value };
  } catch (error) {
    throw damaged(reasonOf(error));
  }
}

const damaged = (reason: string) => new StoreError(`An entry of the backup is damaged: ${reason}.`);
