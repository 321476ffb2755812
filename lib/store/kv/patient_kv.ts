/** A store on a server, which may not answer: nobody waits for it for ever. */
import { TryLater } from "../../model/web/problem.ts";
import { TimedOut, within } from "../../model/within.ts";
import { withMethods } from "./with_methods.ts";

/** How long a read may take, in milliseconds. */
const PATIENCE = 10_000;

/** How often a store that does not answer is asked, in milliseconds. */
const ASK_EVERY = 1000;

/** A store that does not answer for now; its `cause` is for the host. */
export class StoreUnreachable extends TryLater {
  constructor() {
    const detail = "This site’s database doesn’t answer. Nothing was lost. Try again in a minute.";
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

  async function ask<T>(read: () => Promise<T>): Promise<T> {
    const at = now();
    if (isSilent && at - askedAt < ASK_EVERY) throw new StoreUnreachable();
    askedAt = at;
    const reading = read();
    const answered = () => void (isSilent = false);
    reading.then(answered, answered);
    try {
      return await within(PATIENCE, () => reading);
    } catch (error) {
      if (!(error instanceof TimedOut)) throw error;
      isSilent = true;
      throw new StoreUnreachable();
    }
  }

  return withMethods(kv, {
    get: (...args) => ask(() => kv.get(...args)),
    getMany: (...args) => ask(() => kv.getMany(...args)),
    list(...args) {
      const entries = kv.list(...args);
      const next = entries.next.bind(entries);
      entries.next = () => ask(next);
      return entries;
    },
  });
}
