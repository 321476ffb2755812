/** Writes the entries of a backup to an empty store, and compares them afterwards. */
import { isDeepStrictEqual } from "node:util";
import { StoreError } from "../kv/store_error.ts";
import type { Entry } from "./entry_file.ts";
import { listEntries } from "./list_entries.ts";
import { sizeOf } from "./value_size.ts";

/** The limits of one atomic operation on every store: 1,000 mutations and 800 KiB. */
const MOST_ENTRIES = 500;
const MOST_BYTES = 500_000;

/** Writes all entries; those that have expired by `now` (milliseconds since 1970) are left out. */
export const writeEntries = (
  kv: Deno.Kv,
  entries: AsyncIterable<Entry>,
  now: number,
): Promise<void> => storeEntries(kv, unexpired(entries, now));

/** Writes all entries, which stay unless they say in how many milliseconds they expire. */
export async function storeEntries(
  kv: Deno.Kv,
  entries: AsyncIterable<Entry & { expireIn?: number }>,
): Promise<void> {
  let operation = kv.atomic();
  let [count, bytes] = [0, 0];
  for await (const { key, value, expireIn } of entries) {
    operation.set(key, value, { expireIn });
    bytes += sizeOf(value);
    if (++count < MOST_ENTRIES && bytes < MOST_BYTES) continue;
    await operation.commit();
    operation = kv.atomic();
    [count, bytes] = [0, 0];
  }
  if (count > 0) await operation.commit();
}

/**
 * Compares what the store holds with `entries`, one by one.
 *
 * @throws {StoreError} where they differ.
 */
export async function compareEntries(
  kv: Deno.Kv,
  entries: AsyncIterable<Entry>,
  now: number,
): Promise<void> {
  const stored = listEntries(kv);
  for await (const { key, value } of unexpired(entries, now)) {
    const { value: found } = await stored.next();
    if (!isDeepStrictEqual(found && [found.key, plain(found.value)], [key, plain(value)])) {
      throw new StoreError(`What was restored differs from the backup at ${JSON.stringify(key)}.`);
    }
  }
  const { value: beyond } = await stored.next();
  if (beyond) throw new StoreError("More was restored than the backup holds. Try again.");
}

/** Two KvU64 of the same number are not deeply equal. */
const plain = (value: unknown) => value instanceof Deno.KvU64 ? `sum ${value.value}` : value;

/** When an entry with a limited lifetime expires, in milliseconds since 1970. */
async function* unexpired(entries: AsyncIterable<Entry>, now: number) {
  for await (const entry of entries) {
    const expiresAt = (entry.value as { expiresAt?: unknown } | null)?.expiresAt;
    const expireIn = typeof expiresAt === "number" ? expiresAt - now : undefined;
    if (expireIn === undefined || expireIn > 0) yield { ...entry, expireIn };
  }
}
