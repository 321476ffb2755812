/** Wraps a store with some methods replaced. */

/** Methods of a store, for any type of value, without cursors of lists. */
type Methods = Partial<Omit<Deno.Kv, "get" | "getMany" | "list">> & {
  get?: (...args: Parameters<Deno.Kv["get"]>) => Promise<Deno.KvEntryMaybe<unknown>>;
  getMany?: (...args: Parameters<Deno.Kv["getMany"]>) => Promise<Deno.KvEntryMaybe<unknown>[]>;
  list?: (...args: Parameters<Deno.Kv["list"]>) => AsyncIterable<Deno.KvEntry<unknown>>;
};

/** The store `kv` with `methods` in place of its own. */
export function withMethods(kv: Deno.Kv, methods: Methods): Deno.Kv {
  return new Proxy(kv, {
    get(target, name) {
      if (name in methods) return Reflect.get(methods, name);
      // The native methods need the original store as `this`.
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
