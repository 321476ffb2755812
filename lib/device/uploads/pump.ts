/** Work in steps, in one tab at a time. */

/** The used part of the Web Locks API. */
export type PumpLocks = {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
};

/**
 * Returns the function that continues the work: it calls `step` until that resolves to false, and
 * again if it was called meanwhile. While another tab holds the lock `name`, it waits.
 */
export function createPump(
  name: string,
  locks: PumpLocks | undefined,
  step: () => Promise<boolean>,
): () => void {
  let isRunning = false;
  let isWanted = false;
  const work = async () => {
    try {
      do {
        isWanted = false;
        while (await step());
      } while (isWanted);
    } finally {
      isRunning = false;
    }
  };
  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    const done = locks ? locks.request(name, work) : work();
    done.catch((error) => {
      isRunning = false;
      console.error(error);
    });
  };
}
