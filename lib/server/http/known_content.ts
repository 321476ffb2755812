/**
 * What a process last knew of the content, for the time in which the store does not answer: answers
 * in memory that were right a moment before are sent then, and say that they are stale.
 */
import { StoreUnreachable } from "../../store/kv/patient_kv.ts";

/**
 * The longest that the last reading may be ago when the store falls silent, in milliseconds: what
 * another process has hidden since then would be shown.
 */
const MOST_UNKNOWN_MS = 15_000;

export type KnownContent = {
  /** Reads the revision of all content, and remembers it. */
  read(): Promise<bigint>;
  /** The clock by which entries of memory are compared with readings, in milliseconds. */
  now(): number;
  /**
   * Seconds since it was known that what was read at `time` has not changed, where the store does
   * not answer, as `error` says. Else null: it may have changed, and is not to be shown.
   */
  staleness(time: number, error: unknown): number | null;
};

/** Revisions never fall. `now` is a clock in milliseconds that nobody sets. */
export function createKnownContent(
  readRevision: () => Promise<bigint>,
  now: () => number = () => performance.now(),
): KnownContent {
  let last: { revision: bigint; since: number; at: number } | undefined;
  let hasFailed = false;

  function forgetOld(): void {
    if (!hasFailed && last && now() - last.at > MOST_UNKNOWN_MS) last = undefined;
  }

  return {
    now,
    async read() {
      const began = now();
      try {
        const revision = await readRevision();
        hasFailed = false;
        if (last?.revision === revision) last.at = Math.max(last.at, began);
        else if (!last || revision > last.revision) last = { revision, since: now(), at: began };
        return revision;
      } catch (error) {
        forgetOld();
        hasFailed = true;
        throw error;
      }
    },
    staleness(time, error) {
      if (!(error instanceof StoreUnreachable)) return null;
      forgetOld();
      return last && time >= last.since ? Math.ceil((now() - last.at) / 1000) : null;
    },
  };
}

/** How often a process of which nobody asks for a page reads the revision, in milliseconds. */
const READ_EVERY_MS = 5000;

/** Reads the revision now and every five seconds, until `stopping` aborts. */
export function keepKnown({ read }: KnownContent, stopping: AbortSignal): void {
  const attempt = () => void read().catch(() => {});
  const timer = setInterval(attempt, READ_EVERY_MS);
  stopping.addEventListener("abort", () => clearInterval(timer));
  attempt();
}

/** Marks an answer that is so many seconds old, since the store does not answer (RFC 9211). */
export function markStale({ headers }: Response, seconds: number): void {
  headers.set("age", String(seconds));
  headers.set("cache-status", `archives; hit; ttl=${-seconds}; detail="stale, no answer of store"`);
}
