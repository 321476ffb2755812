/** All entries under a prefix, for backups and checks. */
import { reasonOf, StoreError } from "./store_error.ts";

/** Entries in one batch of a list: with values of 64 KiB that is 32 MB. */
const BATCH = 500;

/**
 * Lists entries.
 *
 * @throws {StoreError} with the place, for a value that is damaged beyond reading.
 */
export async function* readAll<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
): AsyncGenerator<Deno.KvEntry<T>> {
  let last = prefix;
  try {
    for await (const entry of kv.list<T>({ prefix }, { batchSize: BATCH })) {
      last = entry.key;
      yield entry;
    }
  } catch (error) {
    if (!/deserialize/.test(reasonOf(error))) throw error;
    throw new StoreError(
      `One of the ${BATCH} entries after ${JSON.stringify(last)} is damaged (${
        reasonOf(error)
      }). ` +
        "Nothing was changed. Copy the whole data folder to another disk before anything else; " +
        "then look at the disk, and restore the newest backup with --replace, which puts this " +
        "data aside.",
      { cause: error },
    );
  }
}
