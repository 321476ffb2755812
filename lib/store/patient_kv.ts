/** A store on a server, which may not answer: nobody waits for it for ever. */
import { TryLater } from "../model/problem.ts";
import { withMethods } from "./with_methods.ts";

/** How long a read may take, in milliseconds. */
const PATIENCE = 10_000;

/** How often a store that does not answer is asked, in milliseconds. */
const ASK_EVERY = 1000;

/** A store that does not answer for now; its `cause` is for the host. */
export class StoreUnreachable extends TryLater {
  constructor() {
    const detail =
      "The place where this site keeps its data does not answer. Nothing was lost. Try again in a " +
      "minute.";
    super(503, detail, 30);
    this.cause = new Error("The store does not answer. Check the server that KV_URL names.");
  }
}

/**
 * The store `kv`, each read of which answers within ten seconds or throws a `StoreUnreachable`.
 * From then on all throw it at once, but for one a second, until one is answered: what waits for a
 * store that is gone is bounded. Writes wait: nobody could say whether one was done. `now` is a
 * clock in milliseconds that nobody sets.
 */
export function patientKv(
  kv: Deno.Kv,
  { now = () => performance.now() } = {},
): Deno.Kv {
  let isSilent = false;
  let askedAt = 0;

  async function within<T>(read: () => Promise<T>): Promise<T> {
    const at = now();
    if (isSilent && at - askedAt < ASK_EVERY) throw new StoreUnreachable();
    askedAt = at;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isSilent = true;
      late.reject(new StoreUnreachable());
    }, PATIENCE);
    const reading = read();
    const answered = () => void (isSilent = false);
    reading.then(answered, answered);
    try {
      return await Promise.race([reading, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return withMethods(kv, {
    get: (...args) => within(() => kv.get(...args)),
    getMany: (...args) => within(() => kv.getMany(...args)),
    list(...args) {
      const entries = kv.list(...args);
      const next = entries.next.bind(entries);
      entries.next = () => within(next);
      return entries;
    },
  });
}
