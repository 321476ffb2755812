/** Periodic work of a server beside its requests. */

/** Milliseconds between two runs: an hour. */
const INTERVAL = 3600 * 1000;

/**
 * Does `work` now and each hour until `stopping` aborts. `failed` gets the error of a failed run;
 * the next run follows as usual.
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

/** Does `work`, which does not fail, each minute until `stopping` aborts. */
export function repeatEachMinute(work: () => Promise<void>, stopping: AbortSignal): void {
  const timer = setInterval(work, 60_000);
  stopping.addEventListener("abort", () => clearInterval(timer));
}
