/** A store on a server that may stop answering: reads are limited in time. */
import { TryLater } from "../../model/web/problem.ts";
import { TimedOut, within } from "../../model/within.ts";
import { withMethods } from "./with_methods.ts";

/** The time limit of a read in milliseconds. */
const PATIENCE = 10_000;

/** How often an unresponsive store is tried, in milliseconds. */
const ASK_EVERY = 1000;

/** The store does not answer at present; `cause` is for the host. */
export class StoreUnreachable extends TryLater {
  constructor() {
    const detail = "This site’s database doesn’t answer. Nothing was lost. Try again in a minute.";
    super(503, detail, 30);
    this.cause = new Error("The store does not answer. Check the server that KV_URL names.");
  }
}

/**
 * The store `kv`, whose reads answer within ten seconds or throw a `StoreUnreachable`. After that
 * all reads throw at once, except one a second, until one is answered; so the number of waiting
 * reads is bounded. Writes wait, because nobody could say whether one was done. `now` is a
 * monotonic clock in milliseconds.
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
