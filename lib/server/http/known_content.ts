/**
 * The content's last known revision, for times when the store does not answer: a process then sends
 * answers from memory that were right a moment before, marked as stale.
 */
import { StoreUnreachable } from "../../store/kv/patient_kv.ts";

/**
 * The maximum age of the last reading when the store stops answering, in milliseconds. A longer one
 * would show content that another process has hidden since.
 */
const MOST_UNKNOWN_MS = 15_000;

export type KnownContent = {
  /** Reads the revision of all content, and remembers it. */
  read(): Promise<bigint>;
  /** The clock by which entries of memory are compared with readings, in milliseconds. */
  now(): number;
  /**
   * The seconds since a reading last confirmed content of `time`, if `error` says that the store
   * does not answer. Null if the content may have changed and must not be shown.
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
