/** Work that a server does again and again beside its requests. */

/** Milliseconds from one time to the next: an hour. */
const INTERVAL = 3600 * 1000;

/**
 * Does `work` now and each hour until `stopping` aborts. `failed` gets what went wrong, after which
 * it goes on.
 */
export function repeatHourly(
  work: () => Promise<void>,
  { stopping, failed }: { stopping: AbortSignal; failed: (cause: unknown) => void },
): void {
  const attempt = async () => {
    try {
      await work();
    } catch (cause) {
      if (!stopping.aborted) failed(cause);
    }
  };
  const timer = setInterval(attempt, INTERVAL);
  stopping.addEventListener("abort", () => clearInterval(timer));
  attempt();
}
