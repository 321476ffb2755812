/** Two writers of one record, in the order that a test wants. */
import { withMethods } from "../../../lib/store/kv/with_methods.ts";

/**
 * The store `kv` as one writer sees it, to whom another comes in between: `act` runs once, after
 * the writer has read what it needs, and right before its first atomic operation is committed.
 */
export function beforeCommit(kv: Deno.Kv, act: () => Promise<unknown>): Deno.Kv {
  let next: (() => Promise<unknown>) | undefined = act;
  return withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = async () => {
        const now = next;
        next = undefined;
        await now?.();
        return await commit();
      };
      return operation;
    },
  });
}
