/** Reads of many keys. */

/** Most keys that KV takes in one read. */
const KEYS_PER_READ = 10;

/** The entries of any number of keys, in their order; each ten of them are read in one step. */
export async function getAll<T>(
  kv: Deno.Kv,
  keys: readonly Deno.KvKey[],
): Promise<Deno.KvEntryMaybe<T>[]> {
  const entries: Deno.KvEntryMaybe<T>[] = [];
  for (let start = 0; start < keys.length; start += KEYS_PER_READ) {
    entries.push(...await kv.getMany<T[]>(keys.slice(start, start + KEYS_PER_READ)));
  }
  return entries;
}
