/**
 * JSON that is larger than a value may be (64 KiB), in numbered parts. Parts are bytes, because
 * their size is exact; KV's strings take one or two bytes per character. All parts of a value are
 * written by one atomic operation.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { Problem } from "../../model/web/problem.ts";
import { pauseBefore, tooBusy } from "./atomic.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

const PART_BYTES = 60_000;

/**
 * Most bytes in one record's parts: an atomic operation allows 819,200; the rest is for the record
 * and the cards.
 */
export const MAX_STORED_BYTES = 700_000;

/** Most bytes of JSON in parts, before compression. */
export const MAX_JSON_BYTES = 4_000_000;

/** The bytes of a value that are not the author's: the short codes of 500 stops have 8,000. */
const ROOM_BESIDES = 20_000;

/** The size in bytes from which JSON is compressed; smaller values are not worth the time. */
const COMPRESSED_FROM = 200_000;

/** The first byte of a value compressed with Brotli. No JSON begins with it. */
const BROTLI = 1;

/** A third smaller than gzip for transcripts, and as fast. */
const QUALITY = 5;

/** Most parts of one value; older versions of the program wrote up to 750,000 bytes. */
const MAX_PARTS = 13;

/** How often a reader tries again when writers replace the value. */
export const MAX_READS = 24;

/** From this try on a reader's pauses no longer grow: 64 ms at most. */
const LAST_LONGER_PAUSE = 6;

const partKey = (prefix: Deno.KvKey, part: number): Deno.KvKey => [...prefix, part];

const toJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The size of `value` as JSON in bytes. */
export const jsonBytes = (value: unknown): number => toJson(value).length;

/** What is cut into parts, for messages. */
type What = "stops" | "draft" | "words";

/**
 * Cuts `value` into parts for `setParts`. `besides` is the number of bytes of other JSON in the
 * same step that grows with the value.
 *
 * @throws {Problem} 413 when both are larger than `MAX_JSON_BYTES`, or than `MAX_STORED_BYTES` when
 * the value is compressed; the message names `what`.
 */
export function toParts(value: unknown, what: What, besides = 0): Uint8Array[] {
  const json = toJson(value);
  checkSize(what, json.length + besides, MAX_JSON_BYTES);
  const bytes = compressLarge(json);
  checkSize(what, bytes.length + besides, MAX_STORED_BYTES, "Compressed");
  return cut(bytes);
}

/** The parts of a stored value to which a migration has added at most 20,000 bytes. */
export const toMigratedParts = (value: unknown): Uint8Array[] => cut(compressLarge(toJson(value)));

const compressLarge = (json: Uint8Array): Uint8Array =>
  json.length < COMPRESSED_FROM ? json : compress(json);

function cut(bytes: Uint8Array): Uint8Array[] {
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, part) => {
    return bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
  });
}

function checkSize(what: What, has: number, limit: number, when: "" | "Compressed" = ""): void {
  if (has > limit) throw new Problem(413, t(`${what}TooLarge${when}`, { has, limit }));
}

function compress(bytes: Uint8Array): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: 22,
  };
  return concatenate([Uint8Array.of(BROTLI), brotliCompressSync(bytes, { params })]);
}

/**
 * Adds to `operation` the writing of `parts` under `prefix`, and the removal of all other parts
 * there.
 */
export function setParts(
  operation: Deno.AtomicOperation,
  prefix: Deno.KvKey,
  parts: Uint8Array[],
): void {
  // Deletes without reading how many there are, because deleting a missing key costs nothing.
  for (let part = 0; part < MAX_PARTS; part++) {
    if (part < parts.length) operation.set(partKey(prefix, part), parts[part]);
    else operation.delete(partKey(prefix, part));
  }
}

/**
 * The value in the parts under `prefix`, as of one moment; undefined without parts. To read it
 * together with its record use `readWithParts`.
 */
export async function readParts(kv: Deno.Kv, prefix: Deno.KvKey): Promise<unknown> {
  const parts = await listParts(kv, prefix);
  return parts.length === 0 ? undefined : joinParts(parts);
}

/**
 * Reads a record and the value in its parts from one write, although parts are overwritten in
 * place: both are written together, so their versionstamps show which belong together. Null for a
 * missing record.
 *
 * @throws {Problem} 503 when each try met a writer (about one second).
 */
export async function readWithParts<R>(
  kv: Deno.Kv,
  key: Deno.KvKey,
  prefix: Deno.KvKey,
): Promise<{ record: R; value: unknown } | null> {
  for (let tries = 0; tries < MAX_READS; tries++) {
    if (tries > 0) await pauseBefore(Math.min(tries, LAST_LONGER_PAUSE));
    const record = await kv.get<R>(key);
    if (record.versionstamp === null) return null;
    const parts = await listParts(kv, prefix);
    // Parts not newer than the record were its parts when it was read; newer ones belong to a later
    // record.
    if (parts.length > 0 && parts.every((part) => part.versionstamp === parts[0].versionstamp)) {
      if (parts[0].versionstamp <= record.versionstamp) {
        return { record: record.value, value: joinParts(parts) };
      }
    }
  }
  throw tooBusy();
}

/** All parts in one batch, because a list is consistent only within a batch. */
function listParts(kv: Deno.Kv, prefix: Deno.KvKey): Promise<Deno.KvEntry<Uint8Array>[]> {
  return Array.fromAsync(kv.list<Uint8Array>({ prefix }, { limit: 100, batchSize: 100 }));
}

/** The value in `parts`, in order, compressed or not. */
export function joinParts(parts: Deno.KvEntry<Uint8Array>[]): unknown {
  const stored = concatenate(parts.map(({ value }) => value));
  const bytes = stored[0] === BROTLI
    ? brotliDecompressSync(stored.subarray(1), { maxOutputLength: MAX_JSON_BYTES + ROOM_BESIDES })
    : stored;
  return JSON.parse(new TextDecoder().decode(bytes));
}

function concatenate(arrays: Uint8Array[]): Uint8Array {
  if (arrays.length === 1) return arrays[0];
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}
