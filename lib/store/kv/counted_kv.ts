/** A store whose operations are counted and timed. */
import { withMethods } from "./with_methods.ts";

/** The operations of the store; a list counts once, however many entries it has. */
type KvOperation = "get" | "get_many" | "list" | "commit";

/**
 * Gets each operation, with the seconds until its answer or failure; without them for a list, which
 * is read while its caller goes on.
 */
export type CountKvOperation = (operation: KvOperation, seconds?: number) => void;

/** The store `kv` that reports each operation to `count`. */
export function countedKv(kv: Deno.Kv, count: CountKvOperation): Deno.Kv {
  const timed =
    <A extends unknown[], R>(operation: KvOperation, method: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      const began = performance.now();
      return method(...args).finally(() => count(operation, (performance.now() - began) / 1000));
    };
  return withMethods(kv, {
    get: timed("get", kv.get.bind(kv)),
    getMany: timed("get_many", kv.getMany.bind(kv)),
    set: timed("commit", kv.set.bind(kv)),
    delete: timed("commit", kv.delete.bind(kv)),
    list(...args) {
      count("list");
      return kv.list(...args);
    },
    atomic() {
      const operation = kv.atomic();
      operation.commit = timed("commit", operation.commit.bind(operation));
      return operation;
    },
  });
}
