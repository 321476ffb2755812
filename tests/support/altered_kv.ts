/** A store that a test sees differently. */

/** A store's methods; the cursor of a list is nobody's concern in a test. */
type Methods = Partial<Omit<Deno.Kv, "list">> & {
  list?: (...args: Parameters<Deno.Kv["list"]>) => AsyncIterable<Deno.KvEntry<unknown>>;
};

/** The store `kv` with `methods` in place of some of its own. */
export function alteredKv(kv: Deno.Kv, methods: Methods): Deno.Kv {
  return new Proxy(kv, {
    get(target, name) {
      if (name in methods) return Reflect.get(methods, name);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
