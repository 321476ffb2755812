/** A store as a process sees it that is killed in the middle of its work. */
import { withMethods } from "../../../lib/store/kv/with_methods.ts";

/** The store `kv`, except that all writes after the first `writes` fail. */
export function killedAfter(kv: Deno.Kv, writes: number): Deno.Kv {
  let left = writes;
  const write = () => {
    if (left-- <= 0) throw new Error("The process was killed");
  };
  return withMethods(kv, {
    atomic() {
      write();
      return kv.atomic();
    },
    set(...args) {
      write();
      return kv.set(...args);
    },
    delete(...args) {
      write();
      return kv.delete(...args);
    },
  });
}
