/** Two lists of the store, read side by side. */

/**
 * Gives a function that finds the value under `prefix` whose key ends with an id. It must be asked
 * for ids in their order, each as often as one likes: it reads one list, and remembers one entry.
 */
export function inOrder<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
): (id: string) => Promise<T | undefined> {
  const entries = kv.list<T>({ prefix }, { batchSize: 1000 });
  let last: IteratorResult<Deno.KvEntry<T>> | undefined;
  const idOf = ({ key }: Deno.KvEntry<T>) => String(key.at(-1));
  return async (id) => {
    while (!last || (!last.done && idOf(last.value) < id)) last = await entries.next();
    return !last.done && idOf(last.value) === id ? last.value.value : undefined;
  };
}
