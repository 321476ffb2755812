/** A store that says which keys were written. */
import { withMethods } from "../../../lib/store/kv/with_methods.ts";

const WRITES = ["set", "delete", "sum", "min", "max"] as const;

/** The store `kv`; `take` returns the keys that were written since it was called last. */
export function watchWrites(kv: Deno.Kv): { kv: Deno.Kv; take(): Deno.KvKey[] } {
  let written: Deno.KvKey[] = [];
  const watched = withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const keys: Deno.KvKey[] = [];
      for (const name of WRITES) {
        const write = operation[name].bind(operation) as (...args: unknown[]) => typeof operation;
        operation[name] = (...args: unknown[]) => {
          keys.push(args[0] as Deno.KvKey);
          return write(...args);
        };
      }
      const commit = operation.commit.bind(operation);
      operation.commit = async () => {
        const result = await commit();
        if (result.ok) written.push(...keys);
        return result;
      };
      return operation;
    },
    set(key, ...rest) {
      written.push(key);
      return kv.set(key, ...rest);
    },
    delete(key) {
      written.push(key);
      return kv.delete(key);
    },
  });
  return {
    kv: watched,
    take() {
      const taken = written;
      written = [];
      return taken;
    },
  };
}
