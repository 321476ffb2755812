/** A store some of whose methods are others. */

/** The store `kv` with `methods` in place of its own. */
export function withMethods(
  kv: Deno.Kv,
  methods: Partial<Record<keyof Deno.Kv, unknown>>,
): Deno.Kv {
  return new Proxy(kv, {
    get(target, name) {
      if (name in methods) return Reflect.get(methods, name);
      // The methods of a store ask for the very store that they are of.
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
