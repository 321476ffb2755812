/** Reading many keys: KV's `getMany` takes ten. */
const BATCH = 10;

/** The entries of `keys`, in their order, in batches of ten read side by side. Those missing are left out. */
export async function getAll<T>(kv: Deno.Kv, keys: Deno.KvKey[]): Promise<Deno.KvEntry<T>[]> {
  const batches: Promise<Deno.KvEntryMaybe<T>[]>[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    batches.push(kv.getMany<T[]>(keys.slice(start, start + BATCH)));
  }
  const entries = (await Promise.all(batches)).flat();
  return entries.filter((entry) => entry.versionstamp !== null);
}
