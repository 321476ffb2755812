/** A store that takes no write for which its disk has no room. */
import { withMethods } from "./with_methods.ts";

/**
 * The store `kv`, each write of which calls `requireRoom` first and fails with what it throws. The
 * deletion of a single key needs no room of its own, and passes.
 */
export function roomyKv(kv: Deno.Kv, requireRoom: () => void): Deno.Kv {
  return withMethods(kv, {
    async set(...args) {
      requireRoom();
      return await kv.set(...args);
    },
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = async () => {
        requireRoom();
        return await commit();
      };
      return operation;
    },
  });
}
