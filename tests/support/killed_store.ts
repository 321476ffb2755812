/** A store as a process sees it that is killed in the middle of its work. */

/** The store `kv`, except that all writes after the first `writes` fail. */
export function killedAfter(kv: Deno.Kv, writes: number): Deno.Kv {
  let left = writes;
  return new Proxy(kv, {
    get(target, name) {
      const isWrite = name === "atomic" || name === "set" || name === "delete";
      if (isWrite && left-- <= 0) {
        return () => {
          throw new Error("The process was killed");
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
